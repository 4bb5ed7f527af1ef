#!/bin/sh
# Whether SQLite and PostgreSQL make a difference to clients; within
# tests/with_postgresql.sh:
#
#     tests/twins/check.sh BUILD FOLDER
#
# FOLDER keeps what the services leave.  SEED selects other requests.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
folder=$2

mkdir -p "$folder"
exec node "$here/check.mjs" "$build" "$(realpath "$folder")"
