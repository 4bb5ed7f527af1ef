#!/bin/sh
# Programs that nobody here wrote, against a running service:
#
#     check.sh http://127.0.0.1:8888 FOLDER
#
# Its database is FOLDER/almanac.db, without records: ALMANAC, the command,
# fills it with the calendar of the demo.  ALMANAC_USER is name:password of an
# administrator.  FOLDER gets the packages from npm and what is made of the
# document; CHROMIUM names a browser.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=$2

"$here/../../packages.sh" "$here" "$folder"
unset http_proxy HTTP_PROXY	# which only some clients obey
"$ALMANAC" demo --db "$folder/almanac.db" >/dev/null
curl -sf "$base/calendar/events/v1/doc" > "$folder/doc.json"
exec node "$here/check.mjs" "$base" "$folder"
