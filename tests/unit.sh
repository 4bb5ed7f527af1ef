#!/bin/sh
# Runs unit tests, each folder's by its own program:
#
#     FILTER='dates/*' tests/unit.sh BUILD ROOM...
#
# FILTER, if set, selects tests by SUITE/NAME. The programs of several rooms run as many
# at once as there are cores, and one more, since some wait; each prints all at its end.
set -eu

build=$1
shift
cores=$(nproc)
if [ $# -gt 1 ]; then
	export JOBS=1
	printf '%s\n' "$@" | xargs -P $((cores + 1)) -I ROOM "$0" "$build" ROOM
	exit
fi

room=$1
[ -n "${POSTGRESQL-}" ] && [ -z "${FILTER-}" ] && FILTER=${OF_ENGINES-}
export ALMANAC="$build/almanac" CODEGEN="$build/codegen/codegen"
passed=yes
"$build/tests/$room/run" "-j${JOBS-$cores}" ${FILTER:+--filter "$FILTER"} \
    > "$build/tests/$room/log" 2>&1 || passed=
cat "$build/tests/$room/log"
[ -n "$passed" ] || {
	echo "failed: $room; 'make test-$room ${SEED+SEED=$SEED }SHARE=${SHARE:-1}" \
	    "FILTER=SUITE/NAME' repeats one test"
	exit 1
}
