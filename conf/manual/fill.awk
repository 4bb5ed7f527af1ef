# Writes a manual page from a template and what `almanac help` prints:
#
#     awk -v almanac=build/almanac -f conf/manual/fill.awk conf/manual/almanac.1
#
# In a template, @synopsis, @commands, @options and @settings are replaced by parts of
# the help, and "@file PATH" by a file, verbatim.

function fail(why) {
	print "manual: " why > "/dev/stderr"
	exit 1
}

# Without what roff would interpret.
function escape(line) {
	gsub(/\\/, "\\e", line)

	return line ~ /^[.']/ ? "\\&" line : line
}

# Prints prose in lines of its own for each sentence.
function print_lines(text,	i, count, lines) {
	gsub(/\. /, ".\n", text)
	count = split(text, lines, "\n")
	for (i = 1; i <= count; i++) {
		sub(/^ +/, "", lines[i])
		sub(/ +$/, "", lines[i])
		if (lines[i] != "")
			print escape(lines[i])
	}
}

# Prints "NAME ...": text between ` and ` as a literal, with punctuation after it.
function print_paragraph(text,	i, count, parts, after) {
	count = split(text, parts, "`")
	for (i = 1; i <= count; i += 2) {
		print_lines(parts[i])
		if (i == count)
			break
		gsub(/\n/, " ", parts[i + 1])
		gsub(/"/, "\\(dq", parts[i + 1])
		match(parts[i + 2], /^[.,:;)]*/)
		after = substr(parts[i + 2], 1, RLENGTH)
		parts[i + 2] = substr(parts[i + 2], RLENGTH + 1)
		gsub(/./, " &", after)
		print ".Ql \"" parts[i + 1] "\"" after
	}
}

function print_text(text,	i, count, paragraphs) {
	gsub(/^\n+|\n+$/, "", text)
	count = split(text, paragraphs, "\n\n")
	for (i = 1; i <= count; i++) {
		if (i > 1)
			print ".Pp"
		print_paragraph(paragraphs[i])
	}
}

# "NAME [--mail ADDRESS]" becomes "Ar NAME Oo Fl -mail Ar ADDRESS Oc".
function macros(words) {
	gsub(/[A-Z]+|\.\.\./, "Ar &", words)
	gsub(/--/, "Fl -", words)
	gsub(/\[/, "Oo ", words)
	gsub(/\]/, " Oc", words)

	return words
}

# Reads the names of all commands: "  user add         add a user and ...".
function read_commands(	command, line) {
	command = almanac " help"
	while ((command | getline line) > 0)
		if (line ~ /^  [a-z]/) {
			sub(/^  /, "", line)
			sub(/  .*/, "", line)
			names[++name_count] = line
		}
	close(command)
	if (name_count == 0)
		fail(command " lists no commands")
}

# Notes an option or a key, which begins at `start`, and its meaning, after the match.
function add_option(line, start) {
	options[++option_count] = substr(line, start, RLENGTH - start + 1)
	sub(/ +$/, "", options[option_count])
	meanings[option_count] = substr(line, RLENGTH + 1)
}

# Reads the help of a command: its usage, text and options. Options that its usage
# does not have are those of every command.
function read_command(name,	command, line) {
	command = almanac " help " name
	if ((command | getline usage) <= 0)
		fail(command " prints nothing")
	text = ""
	option_count = own_count = 0
	while ((command | getline line) > 0)
		if (match(line, /^  --[a-z-]+( [A-Z]+)? +/)) {
			add_option(line, 3)
			if (index(usage, options[option_count]))
				own_count++
			options[option_count] = macros(options[option_count])
		} else if (option_count > 0)
			meanings[option_count] = meanings[option_count] "\n" line
		else
			text = text "\n" line
	close(command)
	sub("^usage: almanac " name, "", usage)
}

function print_options(from, to,	i) {
	if (from > to)
		return
	print ".Bl -tag -width Ds"
	for (i = from; i <= to; i++) {
		print ".It " options[i]
		print_text(meanings[i])
	}
	print ".El"
}

function print_commands(	i) {
	print ".Bl -tag -width Ds"
	for (i = 1; i <= name_count; i++) {
		read_command(names[i])
		print ".It Cm " names[i] macros(usage)
		print_text(text)
		print_options(1, own_count)
	}
	print ".El"
}

function print_synopsis(	i) {
	for (i = 1; i <= name_count; i++) {
		read_command(names[i])
		print ".Nm\n.Cm " names[i] macros(usage)
	}
}

# Prints a setting from its comment, "#   key   meaning" for each key of its maps, and
# its default: "#key: value".
function print_setting(value,	key) {
	key = value
	sub(/:.*/, "", key)
	sub(/^[a-z_]+: */, "", value)
	print ".It Ic " key
	print_text(text)
	print_options(1, option_count)
	if (option_count > 0)
		print ".Pp"
	if (value ~ /^\n/)
		print "By default:\n.Bd -literal -offset indent\n" key ":" \
		    value "\n.Ed"
	else
		print_text("By default `" value "`.")
}

function print_settings(	command, block, lines, i, count, value) {
	command = almanac " help site.yaml"
	print ".Bl -tag -width Ds"
	RS = ""
	while ((command | getline block) > 0) {
		text = value = ""
		option_count = 0
		count = split(block, lines, "\n")
		for (i = 1; i <= count; i++)
			if (sub(/^#([a-z]|  -)/, "&", lines[i]))
				value = value (value == "" ? "" : "\n") \
				    substr(lines[i], 2)
			else if (match(lines[i], /^#   [a-z_]+ +/)) {
				add_option(lines[i], 5)
				options[option_count] = "Ic " options[option_count]
			} else if (sub(/^#   /, "\n", lines[i]))
				meanings[option_count] = meanings[option_count] lines[i]
			else
				text = text "\n" substr(lines[i], 3)
		if (value != "")
			print_setting(value)
	}
	RS = "\n"
	print ".El"
	close(command)
}

function print_file(path,	line, found) {
	while ((getline line < path) > 0) {
		gsub(/\t/, "    ", line)
		print escape(line)
		found = 1
	}
	close(path)
	if (!found)
		fail("cannot read " path)
}

BEGIN { read_commands() }
!/^@/ { print; next }
$1 == "@file" { print_file($2); next }
$0 == "@synopsis" { print_synopsis(); next }
$0 == "@commands" { print_commands(); next }
$0 == "@options" {
	read_command("help")
	print_options(own_count + 1, option_count)
	next
}
$0 == "@settings" { print_settings(); next }
{ fail("there is no " $0) }
