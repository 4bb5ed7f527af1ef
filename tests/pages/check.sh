#!/bin/sh
# Opens the pages of a running service in Chromium:
#
#     check.sh http://127.0.0.1:8888 [FOLDER]
#
# FOLDER, build/pages, holds the packages from npm, screenshots of what was
# looked at and, when ALMANAC names the command, a database almanac.db that
# gets the calendar of `almanac demo`.  ALMANAC_USER=name:password is an
# administrator.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/pages}

"$here/../packages.sh" "$here" "$folder"
if [ -n "${ALMANAC:-}" ]; then
	"$ALMANAC" demo --db "$folder/almanac.db" --config "$folder/site.yaml"
fi
node "$here/check.mjs" "$base" "$folder"
node "$here/reference.mjs" "$base" "$folder"
exec node "$here/lighthouse.mjs" "$base" "$folder"
