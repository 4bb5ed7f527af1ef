#!/bin/sh
# Reads feeds with third-party parsers: check.sh http://127.0.0.1:8888 [FOLDER]
#
# The service's database must be empty. ALMANAC_USER is name:password of an
# administrator. FOLDER, build/readers by default, gets the npm packages.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/readers}

"$here/../packages.sh" "$here" "$folder"
exec node "$here/check.mjs" "$base" "$folder"
