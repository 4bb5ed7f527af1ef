#!/bin/sh
# Opens the pages of a running service in Chromium:
#
#     check.sh http://127.0.0.1:8888 [FOLDER]
#
# FOLDER, build/site by default, gets the npm packages and screenshots. If
# ALMANAC, the command, is set, it adds the calendar of `almanac demo` to the
# database FOLDER/almanac.db. ALMANAC_USER is name:password of an
# administrator.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/site}

"$here/../packages.sh" "$here" "$folder"
if [ -n "${ALMANAC:-}" ]; then
	"$ALMANAC" demo --db "$folder/almanac.db" --config "$folder/site.yaml"
fi
node "$here/check.mjs" "$base" "$folder"
node "$here/reference.mjs" "$base" "$folder"
exec node "$here/lighthouse.mjs" "$base" "$folder"
