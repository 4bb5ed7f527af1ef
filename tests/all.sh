#!/bin/sh
# Runs all tests but those of `make test`, and prints the seconds of each part:
#
#     CFLAGS='-O2 -g' tests/all.sh BUILD
#
# tests/README.md names those that take long, which are not among them.
set -eu

build=$1
cores=$(nproc)
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES

took() {	# command
	since=$(date +%s)
	"$@"
	echo "$(($(date +%s) - since)) s: $*"
}

run() {	# targets and variables
	took make "$@" "BUILD=$build" "CFLAGS=$CFLAGS"
}

sanitized() {	# priority, targets
	priority=$1
	shift
	took nice -n "$priority" make "$@" SANITIZE=1 "BUILD=$build/sanitized"
}

# 0 if a command in the background succeeds; otherwise shows its log up to the first
# target that failed, since others may have gone on beside it.
ended() {	# pid, log
	wait "$1" || {
		sed '/^make: \*\*\*/q' "$2" | tail -n 100
		exit 1
	}
}

# Alone, since it measures how long other clients wait.
run test-overload

# Tests of servers, and browsers and other programs beside them, wait for much of their
# time. Meanwhile the cores compile, and run fuzzers and the tests under ASan and UBSan:
# these with more than the least of priorities, since inputs and requests have a time
# limit.
{
	took nice -n 19 make test-kodev "BUILD=$build" "CFLAGS=$CFLAGS"
	took nice -n 19 make analyze
	took nice -n 19 make fuzzers
	sanitized 19 units "$build/sanitized/tests/run-server"
	took nice -n 10 make fuzz SECONDS=5
	sanitized 15 test
} > "$build/compiled.log" 2>&1 &
compiled=$!

# Before more runs beside it, since it measures how long nodes are away.
run test-cluster STORE=postgresql STORING=1

{
	while read -r name from; do
		tests/packages.sh "tests/$from" "$build/$name"
	done <<'END'
readers feeds
clients clients
webhooks webhooks
mail mail
site pages
desk pages
town feeds
END
	# The first two mostly wait for the next try of what could not be sent.
	run -j3 --output-sync=target test-mail test-webhooks test-subscriptions \
	    test-spec test-readers test-clients test-desk test-site test-town
	run --output-sync=target STORE=postgresql test-subscriptions test-town
} > "$build/clients.log" 2>&1 &
clients=$!

# With sanitizers, SQLite runs all suites; here those that PostgreSQL leaves out.
run test-server 'FILTER=@(backup|deliverer|failing|fault*|log|operations|sandbox*|start|storage)/*'
for target in test-scripts test-crash test-install test-api test-doc; do
	run "$target"
done

for target in test-server test-crash test-twins test; do
	run "$target" STORE=postgresql STORING=1
done

ended "$clients" "$build/clients.log"
ended "$compiled" "$build/compiled.log"
grep -h ' s: \|Synthesis' "$build/clients.log" "$build/compiled.log"

# Last and alone, since services with sanitizers are slow. Kore is not built with them, so
# their libraries are preloaded.  Leaks are not reported, since Kore frees nothing at its
# end.  Most tests wait for much of their time, but slow reads need a core each.
services() {	# processes, suites
	took env LD_PRELOAD="$(cc -print-file-name=libasan.so) \
$(cc -print-file-name=libubsan.so)" ASAN_OPTIONS="detect_leaks=0:\
quarantine_size_mb=0:thread_local_quarantine_size_kb=0" \
	    ALMANAC="$build/sanitized/almanac" \
	    "$build/sanitized/tests/run-server" "-j$1" --filter "$2"
}
services "$((cores * 2))" '!(slow_reads)/*'
services 1 'slow_reads/*'
