#!/bin/sh
# kodev runs the compiler and the linker through this script (build.conf). If the
# spec has changed, it updates generated/. By then kodev has chosen the files to
# compile, so a second kodev compiles the generated ones.
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
	# Remove the object, so that the check above runs at each build.
	rm -f .objs/main.c.o
	exit
	;;
esac
exec "$@"
