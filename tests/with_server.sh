#!/bin/sh
# Runs a script against a service of its own, with a fresh database:
#
#     tests/with_server.sh BUILD FOLDER SCRIPT
#
# as SCRIPT ADDRESS FOLDER.  FOLDER keeps what the script makes.  The service
# knows an administrator and a subscriber, whom ALMANAC_USER and
# ALMANAC_SUBSCRIBER name as name:password, and both names of the namespace.
# It is in four languages; SITE names a file with more settings.
# ALMANAC is the command, and the database is FOLDER/almanac.db.
set -eu

almanac=$(realpath "$1")/almanac
folder=$2
script=$3
database=$folder/almanac.db

add() {	# name, role
	echo "$1:$("$almanac" user add "$1" --role "$2" --db "$database")"
}

mkdir -p "$folder"
rm -f "$database"*
ALMANAC_USER=$(add admin administrator)
ALMANAC_SUBSCRIBER=$(add reader subscriber)
ALMANAC=$almanac
export ALMANAC ALMANAC_USER ALMANAC_SUBSCRIBER
cat > "$folder/site.yaml" <<'YAML'
login_rate: 0    # wrong passwords are among what is asked
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
for _ in $(seq 100); do
	grep -q '^listening' "$folder/log" && break
	sleep 0.1
done
address=$(sed -n 's/^listening on \(.*\)\//\1/p' "$folder/log")
[ -n "$address" ] || { cat "$folder/log"; exit 1; }
"$script" "$address" "$folder"
