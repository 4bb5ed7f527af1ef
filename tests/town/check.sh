#!/bin/sh
# A year of a town on a real service:
#
#     tests/town/check.sh BUILD FOLDER
#
# FOLDER gets the npm packages and keeps what the services leave. Within
# tests/with_postgresql.sh the calendar is in a database there.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
folder=$2

"$here/../packages.sh" "$here/../feeds" "$folder"
exec node "$here/check.mjs" "$build" "$(realpath "$folder")"
