#!/bin/sh
# Checks that files of a room do not need each other in a circle, so that each can be
# read with those below it alone:
#
#     tests/circles.sh BUILD
set -eu
cd "$(dirname "$0")/.."

# Generated tables name all handlers, and those of engines (store/engine.h) all functions
# of an engine.
known='^generated/'

build=$1
objects=$(find src -name '*.c' ! -path 'src/store/absent/*' |
	sed "s|^|$build/|; s|c\$|o|")
# shellcheck disable=SC2086 # a list of names without blanks
nm -AP $objects > "$build/symbols"
awk -v known="$known" -v from="$build/src/" '
		{
			file = substr($1, length(from) + 1)
			sub(/\.o:$/, "", file)
			if ($3 == "U" && $2 !~ /_engine$/)
				needs[file, $2] = 1
			else if ($3 ~ /^[TDRBC]$/)
				defined[$2] = file
		}
		END {
			for (pair in needs) {
				split(pair, part, SUBSEP)
				to = defined[part[2]]
				if (to != "" && to != part[1] &&
				    !(to ~ known && part[1] ~ known))
					print part[1], to
			}
		}' "$build/symbols" | tsort 2>&1 >/dev/null | sed 's/^tsort: //' | {
	! grep .
} || {
	echo 'circles: these files need each other' >&2
	exit 1
}
