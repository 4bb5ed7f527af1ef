#!/bin/sh
# Checks spec/rules.md: rules are numbered without gaps, each names tests that
# exist, and every reference in the project to a rule or section is valid. Also
# checks that the files exist which the documents name in backticks, and that lines
# of C are not too long.
#
# References: "rule 13.1", "rules 13.1, 13.2 and 13.4", "rules 13.1 to 13.5",
# "rules, section 13", "rules, sections 13 and 17".
set -eu
cd "$(dirname "$0")/.."

rules=spec/rules.md
list=$(mktemp)
trap 'rm -f "$list"' EXIT

# All tests, as SUITE::NAME.
grep -rhoE '^(Parameterized)?Test\([a-z_]+, *[a-z0-9_]+' tests --include='*.c' |
    sed -E 's/^.*\(([a-z_]+), */\1::/' >"$list"

check_rules() {
	awk '
function complain(what) {
	print "rules: " FILENAME ":" FNR ": " what
	failed = 1
}
function end_rule() {
	if (rule != "" && !shown)
		complain("rule " rule " names no test")
	rule = ""
}
FILENAME != ARGV[2] { test[$1]; next }
/^## / {
	if ($2 != section + 1)
		complain("section " $2 " comes after section " section + 0)
	section = $2
	number = 0
}
/^\*\*[0-9]+\.[0-9]+\*\*/ {
	rule = substr($1, 3, length($1) - 4)
	shown = 0
	if (rule != section "." ++number)
		complain("rule " rule " stands where " section "." number \
		    " should")
}
/^$/ { end_rule() }
{
	count = split($0, span, "`")
	for (i = 2; i <= count; i += 2)
		if (span[i] ~ /^[a-z_]+::[a-z0-9_]+$/) {
			shown = 1
			if (!(span[i] in test))
				complain("there is no test " span[i])
		} else if (span[i] ~ /^tests\/./) {
			shown = 1
			if (system("test -e " span[i]) != 0)
				complain("there is no " span[i])
		}
}
END { end_rule(); exit failed }' "$list" "$rules"
}

# Joins the lines of comments.
check_references() {
	find src codegen tests spec conf README.md SECURITY.md -type f \
	    ! -path '*/node_modules/*' ! -path tests/rules.sh \( -name '*.[ch]' \
	    -o -name '*.md' -o -name '*.mjs' -o -name '*.sh' -o -name '*.yaml' \
	    \) -exec grep -lE '[Rr]ules?($|[ ,])' {} + >"$list"
	# shellcheck disable=SC2016
	xargs awk '
function complain(what) {
	print "rules: " name ": there is no " what
	failed = 1
}
function look(text, pattern, kind,	found, count, number, i) {
	while (match(text, pattern)) {
		found = substr(text, RSTART, RLENGTH)
		text = substr(text, RSTART + RLENGTH)
		count = split(found, number, /[^0-9.]+/)
		for (i = 1; i <= count; i++)
			if (number[i] != "" && !((kind, number[i]) in known))
				complain(kind " " number[i])
	}
}
function end_file() {
	look(text, "[Rr]ules? [0-9]+[.][0-9]+((,|,? and| to) " \
	    "[0-9]+[.][0-9]+)*", "rule")
	look(text, "[Rr]ules, sections? [0-9]+((,|,? and| to) [0-9]+)*", "section")
	text = ""
}
FNR == 1 { end_file(); name = FILENAME; first = name == ARGV[1] && !read++ }
first && /^## / { known["section", $2] }
first && /^\*\*[0-9]+\.[0-9]+\*\*/ {
	known["rule", substr($1, 3, length($1) - 4)]
}
!first { sub(/^[ \t]*([*]+|#+|\/\/)?[ \t]*/, ""); text = text $0 " " }
END { end_file(); exit failed }' "$rules" "$rules" <"$list"
}

# A path begins at the root, src/, src/store/ or tests/; a name is that of a file
# in any folder. Both may have an asterisk.
check_paths() {
	for page in README.md SECURITY.md CHANGELOG.md src/README.md \
	    src/store/README.md tests/README.md spec/README.md; do
		awk 'BEGIN { RS = "" } {
			count = split($0, span, "`")
			for (i = 2; i <= count; i += 2)
				print span[i]
		}' "$page" | tr -s '[:space:]' '\n' |
		    grep -E '^[a-zA-Z0-9_*./-]+\.(c|h|sh|mjs|yaml|md|html)$' |
		    sort -u | while read -r path; do
			# shellcheck disable=SC2086	# it may be a pattern
			case $path in
			*/*) ls -d $path src/$path src/store/$path tests/$path ;;
			*) find . -path ./build -prune -o -name node_modules \
			    -prune -o -name "$path" -print ;;
			esac 2>/dev/null | grep -q . ||
			    echo "rules: $page: there is no $path"
		done
	done | grep . && return 1
	return 0
}

# Lines of C have at most 80 columns, with tabs of 8. Of a character, only the first
# byte counts.
check_widths() {
	LC_ALL=C find src codegen generated tests -name '*.[ch]' \
	    ! -path '*/node_modules/*' -exec awk '
{
	line = $0
	gsub(/[\200-\277]/, "", line)
	while ((i = index(line, "\t")) > 0)
		line = substr(line, 1, i - 1) \
		    sprintf("%*s", 8 - (i - 1) % 8, "") substr(line, i + 1)
	if (length(line) > 80) {
		print "rules: " FILENAME ":" FNR ": has " length(line) " columns"
		failed = 1
	}
}
END { exit failed }' {} +
}

failed=0
check_rules || failed=1
check_references || failed=1
check_paths || failed=1
check_widths || failed=1
exit "$failed"
