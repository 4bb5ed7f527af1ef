#!/bin/sh
# Subscriptions of a real service to a real web server:
#
#     tests/subscriptions/check.sh BUILD FOLDER
#
# FOLDER keeps what the service leaves.  Within tests/with_postgresql.sh the
# service has a database there.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
folder=$2

mkdir -p "$folder"
exec node "$here/check.mjs" "$build" "$(realpath "$folder")"
