#!/bin/sh
# Runs existing clients with a running service:
#
#     check.sh http://127.0.0.1:8888 [FOLDER]
#
# The database must be empty. ALMANAC_USER is name:password of an
# administrator. FOLDER, build/clients by default, gets the npm packages.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/clients}

"$here/../packages.sh" "$here" "$folder"
unset http_proxy HTTP_PROXY	# which only some clients use
exec node "$here/check.mjs" "$base" "$folder"
