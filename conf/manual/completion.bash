# bash completion for almanac(1), generated from the tables of the command.

@completion

# Words of command names that may follow the words in $1.
_almanac_names()
{
	local verb rest

	for verb in "${!_almanac_words[@]}"; do
		rest=${verb#"$1"}
		[[ $rest != "$verb" || -z $1 ]] && echo "${rest%% *}"
	done
}

# Completions for the placeholder $1: FILE, DATABASE or ROLE; none for others.
_almanac_values()
{
	case $1 in
	FILE | DATABASE) compgen -f -- "$2" ;;
	ROLE) compgen -W "$_almanac_roles" -- "$2" ;;
	COMMAND) compgen -W "$(_almanac_names '') site.yaml" -- "$2" ;;
	esac
}

# The placeholder of the value that the option $2 of the command $1 takes.
_almanac_value_of()
{
	local flag

	for flag in ${_almanac_flags[$1]}; do
		[[ $flag == "$2="* ]] && echo "${flag#*=}"
	done
}

_almanac()
{
	local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]}
	local verb='' kind='' names i behind=0

	for ((i = 1; i < COMP_CWORD; i++)); do
		if [[ -z $verb || -z ${_almanac_words[$verb]+set} ]]; then
			verb+="${verb:+ }${COMP_WORDS[i]}"
		elif [[ -n $(_almanac_value_of "$verb" "${COMP_WORDS[i]}") ]]
		then
			((i++))
		elif [[ ${COMP_WORDS[i]} != -* ]]; then
			((behind++))
		fi
	done

	if [[ -z $verb || -z ${_almanac_words[$verb]+set} ]]; then
		names=$(_almanac_names "${verb:+$verb }")
		[[ -z $verb ]] && names+=' --help --version'
		mapfile -t COMPREPLY < <(compgen -W "$names" -- "$word")
		return
	fi
	kind=$(_almanac_value_of "$verb" "$last")
	if [[ -z $kind && $word == -* ]]; then
		for names in ${_almanac_flags[$verb]}; do
			kind+=" ${names%=*}"
		done
		mapfile -t COMPREPLY < <(compgen -W "$kind" -- "$word")
		return
	fi
	if [[ -z $kind ]]; then
		read -ra names <<< "${_almanac_words[$verb]//[\[\]]/}"
		kind=${names[behind]-}
		[[ $kind == ... ]] && kind=${names[behind-1]}
	fi
	mapfile -t COMPREPLY < <(_almanac_values "$kind" "$word")
}

complete -o filenames -F _almanac almanac
