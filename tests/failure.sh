#!/bin/sh
# Checks that tests which fail print the command that repeats them, with the seed:
#
#     tests/failure.sh BUILD
set -eu

build=$1/failure
program=$build/tests/room/run
mkdir -p "${program%/*}"
# shellcheck disable=SC2016 # which the program expands
printf '#!/bin/sh\n[ "$1" = --list ] && echo "suite: 2 tests"\n' > "$program"
chmod +x "$program"

says() {	# what it prints, command
	expected=$1
	shift
	said=$("$@") && { echo "failure: $* succeeds"; exit 1; }
	[ "$said" = "$expected" ] || { echo "failure: $* prints: $said"; exit 1; }
}
unset FILTER POSTGRESQL
export SEED=5 SHARE=13 TIMES=1
says "failed: room; 'make test-room SEED=5 SHARE=13 FILTER=SUITE/NAME' repeats one test" \
    tests/unit.sh "$build" room
says "failed: suite; '$program --filter SUITE/*' repeats one" \
    tests/busy.sh "$program"
