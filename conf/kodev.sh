#!/bin/sh
# What `kodev` runs the compiler and the linker by (build.conf): makes generated/
# anew when the spec has changed. kodev has chosen what to compile by then, so
# another one builds all that follows from the spec.
set -eu

case " $* " in
*" src/server/main.c "*)
	root=$(realpath "$(readlink -f src)/..")
	if ! make -s -C "$root" build/current >/dev/null 2>&1; then
		make -s -C "$root" generated >&2
		rm -rf .objs/*.o
		kodev build
	fi
	;;
*/collect2\ *)
	"$@"
	# Compiled each time, so that this is asked each time.
	rm -f .objs/main.c.o
	exit
	;;
esac
exec "$@"
