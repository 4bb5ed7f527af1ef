#!/bin/sh
# Runs a script with a new service and an empty database:
#
#     tests/with_server.sh BUILD FOLDER SCRIPT
#
# Calls SCRIPT ADDRESS FOLDER. FOLDER keeps the files of the script. The
# service has an administrator and a subscriber; ALMANAC_USER and
# ALMANAC_SUBSCRIBER are their name:password. It has both names of the
# namespace and four languages. SITE is a file with more settings. ALMANAC is
# the command, and the database is FOLDER/almanac.db.
set -eu
# shellcheck source=tests/support/await.sh
. "$(dirname "$0")/support/await.sh"

almanac=$(realpath "$1")/almanac
folder=$2
script=$3
database=$folder/almanac.db

add() {	# name, role
	echo "$1:$("$almanac" user add "$1" --role "$2" --db "$database")"
}

mkdir -p "$folder"
rm -f "$database"*
: > "$folder/log"	# an earlier server has left one
ALMANAC_USER=$(add admin administrator)
ALMANAC_SUBSCRIBER=$(add reader subscriber)
ALMANAC=$almanac
export ALMANAC ALMANAC_USER ALMANAC_SUBSCRIBER
cat > "$folder/site.yaml" <<'YAML'
login_rate: 0    # some tests send wrong passwords
submissions: true
mounts:
  - {prefix: "", locale: en}
  - {prefix: /wp-json, locale: en}
  - {prefix: /de, locale: de}
  - {prefix: /fr, locale: fr}
  - {prefix: /es, locale: es}
YAML
[ -z "${SITE:-}" ] || cat "$SITE" >> "$folder/site.yaml"

"$almanac" serve --config "$folder/site.yaml" --db "$database" --port 0 \
    > "$folder/log" 2>&1 &
server=$!
trap 'kill $server; wait $server || :' EXIT
await grep -q '^listening' "$folder/log" || { cat "$folder/log"; exit 1; }
address=$(sed -n 's/^listening on \(.*\)\//\1/p' "$folder/log")
"$script" "$address" "$folder"
