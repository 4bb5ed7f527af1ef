# bash completion for almanac(1), from what `almanac help` prints.

# The help of a command; without words, a list of all commands.
_almanac_help()
{
	"${COMP_WORDS[0]}" help "$@" 2>/dev/null
}

# The names of all commands, one per line.
_almanac_names()
{
	_almanac_help | sed -n '/^  [a-z]/ { s/^  //; s/  .*//p }'
}

# Completions for the placeholder $1: FILE, DATABASE, ROLE or COMMAND; none for others.
_almanac_values()
{
	local words=''

	case $1 in
	FILE | DATABASE) compgen -f -- "$2"; return ;;
	ROLE) words=$(_almanac_help user add |
	    sed -n '/^  --role ROLE/ { s///; s/,//g; s/ or / /p }') ;;
	FORMAT) words=$(_almanac_help export |
	    sed -n '/^  --format FORMAT/ { s///; s/;.*//; s/,//g; s/ or / /p }') ;;
	COMMAND) words="$(_almanac_names | sed 's/ .*//') site.yaml" ;;
	esac
	compgen -W "$words" -- "$2"
}

# The placeholder of the value that the option $2 takes; $1 is the command's help.
_almanac_value_of()
{
	awk -v option="$2" '/^  --/ && $1 == option && $2 ~ /^[A-Z]+$/ { print $2 }' \
	    <<< "$1"
}

_almanac()
{
	local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]}
	local names verb='' help='' kind='' words i behind=0

	names=$(_almanac_names)
	for ((i = 1; i < COMP_CWORD; i++)); do
		if [[ -z $help ]]; then
			verb+="${verb:+ }${COMP_WORDS[i]}"
			# shellcheck disable=SC2086
			grep -qxF -- "$verb" <<< "$names" &&
			    help=$(_almanac_help $verb)
		elif [[ -n $(_almanac_value_of "$help" "${COMP_WORDS[i]}") ]]
		then
			((i++))
		elif [[ ${COMP_WORDS[i]} != -* ]]; then
			((behind++))
		fi
	done

	if [[ -z $help ]]; then
		words=$(awk -v verb="${verb:+$verb }" 'index($0, verb) == 1 {
		    $0 = substr($0, length(verb) + 1); print $1 }' <<< "$names")
		[[ -z $verb ]] && words+=' --help --version'
		mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
		return
	fi
	kind=$(_almanac_value_of "$help" "$last")
	if [[ -z $kind && $word == -* ]]; then
		words=$(sed -n 's/^  \(--[a-z-]*\).*/\1/p' <<< "$help")
		mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
		return
	fi
	if [[ -z $kind ]]; then
		read -ra words < <(sed "s/^usage: almanac $verb//; s/\[--[^]]*]//g
		    s/--[a-z-]* [A-Z]*//g; s/[][]//g; q" <<< "$help")
		kind=${words[behind]-}
		[[ $kind == ... ]] && kind=${words[behind-1]}
	fi
	mapfile -t COMPREPLY < <(_almanac_values "$kind" "$word")
}

complete -o filenames -F _almanac almanac
