#!/bin/sh
# Runs unit tests, each folder's by its own program:
#
#     FILTER='dates/*' tests/unit.sh BUILD ROOM...
#
# FILTER, if set, selects tests by SUITE/NAME.
set -eu

build=$1
shift
[ -n "${POSTGRESQL-}" ] && [ -z "${FILTER-}" ] && FILTER=${OF_ENGINES-}
failed=
for room; do
	ALMANAC=$build/almanac CODEGEN=$build/codegen/codegen \
	    LSAN_OPTIONS=suppressions=tests/leaks.supp \
	    "$build/tests/$room/run" "-j$(nproc)" ${FILTER:+--filter "$FILTER"} ||
	    failed="$failed $room"
done
[ -z "$failed" ] || {
	echo "failed:$failed; 'make test-ROOM FILTER=SUITE/NAME' repeats one test"
	exit 1
}
