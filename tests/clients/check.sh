#!/bin/sh
# Old clients against a running service: check.sh http://127.0.0.1:8888 [FOLDER]
#
# Its database must be empty.
# ALMANAC_USER is name:password of an administrator; FOLDER, build/clients,
# holds the packages from npm.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/clients}

"$here/../packages.sh" "$here" "$folder"
unset http_proxy HTTP_PROXY	# which only some clients obey
exec node "$here/check.mjs" "$base" "$folder"
