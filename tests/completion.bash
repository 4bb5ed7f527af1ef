#!/bin/bash
# Prints what the shell completes after `almanac ...`: completion.bash FILE
#
# Used by tests/installed.sh.
set -u
# shellcheck source=/dev/null
. "$1"

failed=0
offers() {	# expected completions; typed words, the last incomplete
	local expected=$1 got

	shift
	COMP_WORDS=(almanac "$@")
	COMP_CWORD=$#
	COMPREPLY=()
	_almanac
	got=$(printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | xargs)
	if [ "$got" != "$expected" ]; then
		echo "almanac $*: offered '$got', not '$expected'"
		failed=1
	fi
}

cd "$(mktemp -d)" || exit
trap 'rm -rf "$PWD"' EXIT
touch 'a.db' 'other'

offers 'serve' se
offers '--help --version' --
offers 'add invite list one-step remove' user ''
offers 'remove' password r
offers '' user frob ''
offers '--config --db --full-name --help --role' user add --
offers '--config --db --full-name --help --role' user add ada --
offers 'author' user add --role au
offers 'administrator author contributor editor subscriber' \
    user add ada --role ''
offers 'csv ics lines' export --format ''
offers '' user add ''
offers '--listen' serve --l
offers '' serve --port ''
offers 'a.db' serve --db a
offers 'a.db other' backup ''
offers 'a.db other' check-config ''
offers 'a.db other' backup --force ''
offers '--force' backup --db a.db --f
offers '' backup a.db ''
offers 'site.yaml' help si
offers '' frob ''
exit $failed
