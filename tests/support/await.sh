# shellcheck shell=sh

# await COMMAND...: waits until it succeeds, and hides what it says. Fails after 90 seconds, which is long
# enough for a machine that is busy.
await() {
	end=$(($(date +%s) + 90))
	until "$@" > /dev/null 2>&1; do
		[ "$(date +%s)" -lt $end ] || return 1
		sleep 0.1
	done
}
