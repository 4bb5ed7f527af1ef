#!/bin/sh
# Installs Debian packages, through sudo unless run by root:
#
#     conf/debian/install.sh NAME ...
set -eu

here=$(dirname "$0")
as_root() {
	if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

echo "installing $*"
as_root apt-get update -qq
for name; do
	shift
	case $name in
	kore)	# a file, if the archive has no package
		file=$("$here/kore.sh")
		set -- "$@" "${file:-kore}" ;;
	tzdata-legacy)	# part of tzdata up to Debian 12
		[ -z "$(apt-cache madison "$name")" ] || set -- "$@" "$name" ;;
	*)
		set -- "$@" "$name" ;;
	esac
done
as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@"
