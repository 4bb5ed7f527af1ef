#!/bin/sh
# Takes the screenshots for README.md from the demo, on a day in December:
#
#     screenshots.sh BUILD TO
set -eu

here=$(cd "$(dirname "$0")" && pwd)
almanac=$(realpath "$1")/almanac
folder=$(realpath "$1")/screenshots
to=$2
database=$folder/demo.db
ALMANAC_CLOCK=2026-12-02T15:00:00Z
export ALMANAC_CLOCK

"$here/../packages.sh" "$here" "$folder"
rm -f "$database"*
"$almanac" demo --config conf/demo.yaml --db "$database" > "$folder/log"
"$almanac" serve --config conf/demo.yaml --db "$database" --port 0 \
    > "$folder/log" 2>&1 &
server=$!
trap 'kill $server; wait $server || :' EXIT
for _ in $(seq 100); do
	grep -q '^listening' "$folder/log" && break
	sleep 0.1
done
address=$(sed -n 's/^listening on \(.*\)\//\1/p' "$folder/log")
[ -n "$address" ] || { cat "$folder/log"; exit 1; }
mkdir -p "$to"
node "$here/screenshots.mjs" "$address" "$folder" "$to"
