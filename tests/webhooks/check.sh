#!/bin/sh
# Webhook messages of a real service, verified by npm's standardwebhooks:
#
#     tests/webhooks/check.sh BUILD FOLDER
#
# FOLDER keeps the packages and the files of the service.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
folder=$2

"$here/../packages.sh" "$here" "$folder"
exec node "$here/check.mjs" "$build" "$(realpath "$folder")"
