#!/bin/sh
# Checks /doc of a running service: check.sh http://127.0.0.1:8888 [FOLDER]
#
# FOLDER, build/doc by default, gets the npm packages and generated files. If
# ALMANAC_USER=name:password of an administrator and ALMANAC_SUBSCRIBER of a
# subscriber are set, writes are tested too; then the database should be empty.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/doc}

"$here/../packages.sh" "$here" "$folder"
exec node "$here/check.mjs" "$base" "$folder"
