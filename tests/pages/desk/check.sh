#!/bin/sh
# Users of each role edit the calendar of a running service in Chromium:
#
#     check.sh http://127.0.0.1:8888 [FOLDER]
#
# Before that, one takes the first steps of an empty calendar (start.mjs).
# FOLDER, build/desk by default, gets the npm packages and screenshots. It has
# the service's database almanac.db, in which ALMANAC, the command, creates
# users.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
base=$1
folder=${2:-build/desk}

invite() {	# name, role
	"$ALMANAC" user invite "$1" --role "$2" --db "$folder/almanac.db" \
	    --config "$folder/site.yaml" | sed 's/.*key=//'
}

"$here/../../packages.sh" "$here/.." "$folder"
for way in wide narrow plain; do
	for role in administrator editor author contributor subscriber; do
		echo "$way-$role $(invite "$way-$role" "$role")"
	done
done > "$folder/links"
mkdir -p "$folder/start"
node "$here/start.mjs" "$(dirname "$ALMANAC")" "$folder"
exec node "$here/check.mjs" "$base" "$folder"
