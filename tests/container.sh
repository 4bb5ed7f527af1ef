#!/bin/sh
# Executes conf/Containerfile without a container engine: each stage in its own
# Debian, each instruction in turn.
#
#     tests/container.sh BUILD      as root
#
# At the end the last stage serves as its user and passes its health check.
set -eu
unset MAKEFLAGS

build=$(realpath "$1")
top=$(cd "$(dirname "$0")/.." && pwd)
stages=$build/container
base=$stages/base
stage=

if [ "${2:-}" != inside ]; then
	mkdir -p "$stages"
	[ -e "$base/etc/debian_version" ] ||
	    debootstrap --variant=minbase bookworm "$base"
	rm -rf "$stages/build" "$stages/last"
	exec unshare --mount "$0" "$1" inside
fi

run() {	# in the current stage
	chroot "$stages/$stage" setpriv --reuid "$user" --regid "$user" \
	    --clear-groups env -C "$folder" DEBIAN_FRONTEND=noninteractive "$@"
}

from() {	# image, or image AS name
	stage=${3:-last} user=root folder=/
	cp -a "$base" "$stages/$stage"
	mount -t proc proc "$stages/$stage/proc"
}

copy() {	# . TO, or --from=STAGE FILES TO
	set +f
	case $1 in
	.)	(cd "$top" && tar -c --exclude-from=.containerignore .) |
		    tar -x -C "$stages/$stage$2" ;;
	--from=*)
		# shellcheck disable=SC2086	# a pattern
		cp "$stages/${1#--from=}"$2 "$stages/$stage$3" ;;
	esac
}

words() {	# of ["a", "b"]
	echo "$1" | sed 's/^\[//; s/\]$//; s/"//g; s/,//g'
}

# Joins the lines of an instruction.
sed -e '/^#/d' -e '/^$/d' -e ':more' -e '/\\$/{N;s/\\\n *//;b more' -e '}' \
    "$top/conf/Containerfile" > "$stages/instructions"
while read -r instruction rest <&3; do
	echo "container: $instruction $rest"
	# shellcheck disable=SC2086	# words, and patterns
	case $instruction in
	FROM)	from $rest ;;
	COPY)	set -f; copy $rest ;;
	RUN)	run sh -ec "$rest" > "$stages/log" 2>&1 ||
		    { tail -20 "$stages/log"; exit 1; } ;;
	WORKDIR) mkdir -p "$stages/$stage$rest"; folder=$rest ;;
	USER)	user=$rest ;;
	HEALTHCHECK) health=${rest#CMD } ;;
	ENTRYPOINT) entry=$(words "$rest") ;;
	esac
done 3< "$stages/instructions"

cat > "$stages/live" <<'EOS'
. "$top/tests/support/await.sh"
ip link set lo up
set -- $entry
chroot "$stages/last" setpriv --reuid "$user" --regid "$user" --clear-groups \
    env -C "$folder" "$@" > "$stages/log" 2>&1 &
server=$!
failed=0
await grep -q '^listening' "$stages/log" || failed=1
chroot "$stages/last" $health >/dev/null || failed=1
chroot "$stages/last" curl -fsS -o /dev/null http://127.0.0.1:8888/ || failed=1
grep -q '^admin:' "$stages/last/var/lib/almanac/almanac.db.password" ||
    failed=1
kill "$server"
wait "$server" || failed=1
[ $failed = 0 ] || cat "$stages/log"
exit $failed
EOS
export top stages user folder entry health
unshare --net sh "$stages/live"
echo 'container: ok'
