#!/bin/sh
# Runs the commands of the README on a minimal Debian 13, in a separate folder:
#
#     tests/debian13.sh BUILD       as root
#
# `make run` and `make demo` must serve, `make test` and `make test-deb` must
# pass, and Kore's package is fetched only if its signature is valid.
set -eu
unset MAKEFLAGS

build=$(realpath "$1")
top=$(cd "$(dirname "$0")/.." && pwd)
base=$build/debian13/base
system=$build/debian13/system
log=$build/debian13/log

if [ "${2:-}" != inside ]; then
	mkdir -p "$build/debian13"
	[ -e "$base/etc/debian_version" ] ||
	    debootstrap --variant=minbase trixie "$base"
	rm -rf "$system"
	exec unshare --mount "$0" "$1" inside
fi

become() {
	exec chroot "$system" env -C /src DEBIAN_FRONTEND=noninteractive \
	    LC_ALL=C.UTF-8 MAKEFLAGS="-j$(nproc)" "$@"
}
run() {
	(become "$@")
}
no_warnings() {	# from the compiler
	if grep '\[-W' "$log"; then exit 1; fi
}
step() {
	echo "debian 13: $*"
	run "$@" > "$log" 2>&1 || { tail -20 "$log"; exit 1; }
	no_warnings
}
serves() {	# target; packages are installed, so it needs no network
	echo "debian 13: make $1"
	unshare --net "$0" "$build" inside "$1"
	no_warnings
}

if [ -n "${3:-}" ]; then
	ip link set lo up
	become make "$3" > "$log" 2>&1 &
	server=$!
	for _ in $(seq 6000); do
		grep -q '^listening' "$log" && break
		kill -0 "$server" 2>/dev/null || break
		sleep 0.1
	done
	failed=0
	for path in '' calendar/events/v1/events; do
		run curl -fsS -o /dev/null "http://127.0.0.1:8888/$path" ||
		    failed=1
	done
	kill "$server"
	wait "$server" || :
	[ $failed = 0 ] || tail -20 "$log"
	exit $failed
fi

cp -a "$base" "$system"
mount -t proc proc "$system/proc"
mount -t devpts devpts "$system/dev/pts"
mkdir "$system/src"
(cd "$top" && tar -c --exclude-from=.containerignore .) |
    tar -x -C "$system/src"
step apt-get update
step apt-get install -y --no-install-recommends make
step make packages
grep '^downloading kore' "$log"
serves run
serves demo
step make test

# Fails with keys other than those that signed Debian 12.
rm -r "$system/src/build/kore"
keys=/usr/share/keyrings
echo "deb [signed-by=$keys/debian-archive-trixie-stable.gpg]" \
    "http://deb.debian.org/debian trixie main" \
    > "$system/etc/apt/sources.list"
step apt-get update
echo 'debian 13: conf/debian/kore.sh'
if run conf/debian/kore.sh > "$log" 2>&1; then
	echo 'debian 13: kore is fetched unverified'
	exit 1
fi
grep 'is not signed' "$log"

# Sources in the deb822 format.
rm "$system/etc/apt/sources.list"
cat > "$system/etc/apt/sources.list.d/debian.sources" <<SOURCES
# A comment, which is not an entry.

Types: deb deb-src
URIs: http://deb.debian.org/debian
Suites: trixie-updates trixie
Components: main
Signed-By: $keys/debian-archive-keyring.pgp
SOURCES
step apt-get update
step make test-deb
grep '^downloading kore' "$log"
echo 'debian 13: ok'
