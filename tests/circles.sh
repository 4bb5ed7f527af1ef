#!/bin/sh
# Checks that files need only those of the same room or of rooms above it in
# src/README.md, and not each other in a circle, so that each can be read with those
# that it needs alone:
#
#     tests/circles.sh BUILD
set -eu
cd "$(dirname "$0")/.."

# Generated tables name all handlers, and those of engines (store/engine.h) all functions
# of an engine.
known='^generated/'

build=$1
: > "$build/upward"
objects=$(find src -name '*.c' ! -path 'src/store/absent/*' |
	sed "s|^|$build/|; s|c\$|o|")
# shellcheck disable=SC2086 # a list of names without blanks
nm -AP $objects > "$build/symbols"
awk -v known="$known" -v from="$build/src/" '
		FILENAME != ARGV[ARGC - 1] {
			if (!/^    src\//)
				next
			rooms++
			for (i = 1; i <= NF && $i ~ /^src\//; i++) {
				sub(/^src\//, "", $i)
				sub(/,$/, "", $i)
				room[$i] = rooms
			}
			next
		}
		{
			file = substr($1, length(from) + 1)
			sub(/\.o:$/, "", file)
			if ($3 == "U" && $2 !~ /_engine$/)
				needs[file, $2] = 1
			else if ($3 ~ /^[TDRBC]$/)
				defined[$2] = file
		}
		# The place of the room of a file in the list of rooms; 0: in none.
		function place(file,    path) {
			for (path = file; sub(/[^\/]*\/?$/, "", path) && path != ""; )
				if (path in room)
					return room[path]
			return 0
		}
		END {
			for (pair in needs) {
				split(pair, part, SUBSEP)
				to = defined[part[2]]
				if (to != "" && to != part[1] &&
				    !(to ~ known && part[1] ~ known))
					print part[1], to
				if (to !~ known && part[1] !~ known &&
				    place(to) > place(part[1]))
					print part[1], "needs", to > upward
			}
		}' upward="$build/upward" src/README.md "$build/symbols" |
	tsort 2>&1 >/dev/null | sed 's/^tsort: //' | {
	! grep .
} || {
	echo 'circles: these files need each other' >&2
	exit 1
}
if [ -s "$build/upward" ]; then
	cat "$build/upward"
	echo 'circles: these files need a room below theirs in src/README.md' >&2
	exit 1
fi
