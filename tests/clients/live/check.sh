#!/bin/sh
# Runs third-party programs with a running service:
#
#     check.sh http://127.0.0.1:8888 FOLDER
#
# The database is FOLDER/almanac.db, without records; ALMANAC, the command,
# adds the calendar of the demo. ALMANAC_USER is name:password of an
# administrator. FOLDER gets the npm packages and the files generated from the
# document. CHROMIUM is the path of a browser.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=$2

"$here/../../packages.sh" "$here" "$folder"
unset http_proxy HTTP_PROXY	# which only some clients use
"$ALMANAC" demo --db "$folder/almanac.db" >/dev/null
curl -sf "$base/calendar/events/v1/doc" > "$folder/doc.json"
exec node "$here/check.mjs" "$base" "$folder"
