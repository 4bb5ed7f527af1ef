#!/bin/sh
# kodev runs the compiler and the linker through this script (build.conf). It updates
# generated/ from the spec, and has objects compiled again if a header of theirs has
# changed, which kodev does not notice. After the linker of `kodev run` the script
# serves in its place, builds after each edit and starts the server again. After a
# fault in an edit the server of before goes on.
set -eu
unset MAKEFLAGS MAKELEVEL

# Updates generated/ and removes old objects. Prints nothing if there are none.
update() {
	make -s -C src/.. generated >&2 || return
	cat .objs/*.d 2>/dev/null | sed 's/^\(\.objs\/.*\)\.o:/\1.d:/' |
	    make -rs -f conf/kodev.mk -f - all
}

start() {
	kore -fnrc conf/almanac.conf &
	server=$!
}

stop() {
	kill "$server" 2>/dev/null || :
	wait "$server" || :
}

# Serves until kodev, whose process is $1, ends.
follow() {
	trap stop EXIT
	trap exit INT TERM
	start
	while sleep 0.3 && kill -0 "$1" 2>/dev/null; do
		[ -n "$(find src/../spec src/../codegen src/ \
		    -newer .objs/edited -print -quit)" ] || continue
		touch .objs/edited
		if update >/dev/null && UPDATED=1 kodev build; then
			stop
			start
		fi
	done
}

# Before the first object: otherwise all objects so far would be compiled again.
if [ -z "${UPDATED-}" ] && ! [ -e .objs/edited ]; then
	touch .objs/edited
	update >/dev/null || :
fi

case " $* " in
*" src/server/main.c "*)
	# By now kodev has chosen the files to compile, so a second kodev compiles
	# the others.
	if [ -z "${UPDATED-}" ]; then
		touch .objs/edited
		[ -z "$(update)" ] || UPDATED=1 kodev build
	fi
	;;
*/collect2\ *)
	"$@"
	# Remove the object, so that the check above runs at each build.
	rm -f .objs/main.c.o
	read -r _ _ _ kodev _ < /proc/$PPID/stat
	case $(tr '\0' ' ' < "/proc/$kodev/cmdline") in
	*"kodev run ")
		follow "$kodev" ;;
	esac
	exit
	;;
esac
exec "$@"
