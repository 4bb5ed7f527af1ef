#!/bin/sh
# Letters of a real service, received by npm's smtp-server and parsed by npm's
# mailparser:
#
#     tests/mail/check.sh BUILD FOLDER
#
# FOLDER keeps the packages and the files of the service.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
folder=$2

"$here/../packages.sh" "$here" "$folder"
exec node "$here/check.mjs" "$build" "$(realpath "$folder")"
