#!/bin/sh
# Takes the screenshots for README.md from the demo, on a day in December, and
# one in each look of conf/looks/:
#
#     screenshots.sh BUILD TO
set -eu

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/support/await.sh
. "$here/../support/await.sh"
almanac=$(realpath "$1")/almanac
folder=$(realpath "$1")/screenshots
to=$2
database=$folder/demo.db
ALMANAC_CLOCK=2026-12-02T15:00:00Z
export ALMANAC_CLOCK

# Serves the demo with the settings of a look, or without, for some pictures.
take() {	# look or /dev/null, names of pictures
	cat conf/demo.yaml "$1" > "$folder/site.yaml"
	shift
	"$almanac" serve --config "$folder/site.yaml" --db "$database" \
	    --port 0 > "$folder/log" 2>&1 &
	server=$!
	await grep -q '^listening' "$folder/log" || {
		cat "$folder/log"
		exit 1
	}
	address=$(sed -n 's/^listening on \(.*\)\//\1/p' "$folder/log")
	node "$here/screenshots.mjs" "$address" "$folder" "$to" "$@"
	kill "$server"
	wait "$server" || :
	server=
}

"$here/../packages.sh" "$here" "$folder"
rm -f "$database"*
"$almanac" demo --config conf/demo.yaml --db "$database" > "$folder/log"
mkdir -p "$to"
server=
trap '[ -z "$server" ] || kill "$server"' EXIT
take /dev/null home phone
for look in conf/looks/*.yaml; do
	take "$look" "look-$(basename "$look" .yaml)"
done
