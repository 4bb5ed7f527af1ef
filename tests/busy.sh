#!/bin/sh
# Runs each suite of a program 20 times, or TIMES, beside six busy loops. A test that
# fails then waits for the clock instead of what it means.
#
#     TIMES=3 tests/busy.sh PROGRAM
set -eu

program=$1
loops=
end() {
	# shellcheck disable=SC2086
	kill $loops
}
trap end EXIT
for _ in 1 2 3 4 5 6; do
	while :; do :; done &
	loops="$loops $!"
done

failed=
for suite in $("$program" --list | sed -n 's/^\([a-z_0-9]*\): .*/\1/p'); do
	left=${TIMES:-20}
	while [ "$left" -gt 0 ]; do
		"$program" --filter "$suite/*" > "$program.log" 2>&1 || {
			cat "$program.log"
			failed="$failed $suite"
		}
		left=$((left - 1))
	done
done
[ -z "$failed" ] || {
	echo "failed:$failed; '$program --filter SUITE/*' repeats one"
	exit 1
}
