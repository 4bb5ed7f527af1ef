#!/bin/sh
# Changes only the spec: adds a parameter and changes a default, builds, and
# checks that the service uses both, in checks, index, OPTIONS and /doc. Also
# adds a stored field: the table gets its column, and the field is created, read,
# updated, searched, compared, embedded, exported, restored and merged. A number
# and a flag that an export lacks have the values of `absent`.
#
#     tests/spec_change.sh BUILD
#     tests/with_postgresql.sh tests/spec_change.sh BUILD
set -eu
unset MAKEFLAGS
# shellcheck source=tests/support/await.sh
. "$(dirname "$0")/support/await.sh"

build=$(realpath "$1")
copy=$build/changed
set -- Makefile codegen conf generated spec src
mkdir -p "$copy"
(cd "$copy" && rm -rf "$@")
cp -a "$@" "$copy/"
cd "$copy"

sed -i -e '/^  event_list:/,/^  event_create:/ {
	s/^      featured: .*/&\n      level: {in: query, type: integer, max: 5}/
	s/, orderby, order\]/, orderby, order, level]/
	s/default: asc/default: desc/
	s/default: +2 years/default: +3 years/
}' spec/events.yaml
sed -i 's/^    city: .*column: city.*/&\
    accessibility: {type: string, column: accessibility, optional: true, searched: true, compared: true, clean: line}\
    steps: {type: integer, column: steps, absent: 3}\
    indoors: {type: boolean, column: indoors, absent: true}/' spec/records.yaml
sed -i 's/^      city: .*/&\
      accessibility: {in: body, type: string, default: null}/' spec/venues.yaml
for locale in spec/locales/*.yaml; do
	cat >> "$locale" <<'END'
event_list.level: Level of skill.
venue_fields.accessibility: How to get in.
venue_fields.accessibility.label: Accessibility
record.Venue.accessibility: How to get in.
record.Venue.steps: Steps.
record.Venue.indoors: Inside.
END
done

# generated/ is current only after `make generated`, which writes what differs.
touch -d @0 generated/* generated/old.c
if make -s build/current CFLAGS=-O0 >log 2>&1; then
	echo "not ok: the build accepts an old generated/"
	exit 1
fi
grep -q "^Only in generated: old.c$" log
grep -q "^run 'make generated'$" log
make -s generated CFLAGS=-O0 >/dev/null
[ ! -e generated/old.c ]
[ -z "$(find generated/errors.c -newermt @0)" ]
make -s -j"$(nproc)" all CFLAGS=-O0 >/dev/null

rm -f changed.db* restored.db*
changed=changed.db restored=restored.db
if [ -n "${POSTGRESQL:-}" ]; then
	for name in changed restored; do
		"$POSTGRESQL_BIN/createdb" -h "$POSTGRESQL" -U almanac $name
	done
	changed="postgresql:///changed?host=$POSTGRESQL&user=almanac"
	restored="postgresql:///restored?host=$POSTGRESQL&user=almanac"
fi
build/almanac user add bob --role editor --db "$changed" >/dev/null
user() {	# database; prints an administrator's name and password
	build/almanac user add ada --role administrator --db "$1" |
	    sed -n 's/.*: *//; $s/^/ada:/p'
}
login=$(user "$changed")
cat > german.yaml <<'YAML'
mounts:
  - {prefix: "", locale: en}
  - {prefix: /de, locale: de}
YAML
ALMANAC_CLOCK=2026-11-21T12:00:00Z \
build/almanac serve --config german.yaml --db "$changed" --port 0 > log 2>&1 &
server=$!
trap 'kill $server; wait $server || :' EXIT
await grep -q '^listening' log || { cat log; exit 1; }
root=$(sed -n 's/^listening on //p' log)
api=calendar/events/v1

passed=0 failed=0
shows() {	# name of the check, path, text, more arguments for curl
	what=$1 path=$2 text=$3
	shift 3
	if curl -sg "$@" "$root$path" | grep -qF "$text"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "spec change: not in $what: $text"
	fi
}

schema='"description":"Level of skill.","type":"integer","maximum":5'
order='"enum":["asc","desc"],"default":"desc"'
shows 'the check' "$api/events?level=6" '"level must be 5 or less."'
shows 'the address' "$api/events?level=4" '&level=4"'
shows 'the window' $api/events '&end_date=2029-11-21+23%3A59%3A59&'
shows 'the index' $api "\"level\":{$schema,\"required\":false}"
shows 'the index' $api "$order"
shows 'OPTIONS' $api/events "\"level\":{$schema,\"required\":false}" -X OPTIONS
shows 'OPTIONS' $api/events "$order" -X OPTIONS
shows '/doc' $api/doc '{"name":"level","in":"query","description":"Level of skill."'
shows '/doc' $api/doc "$order"
shows 'the German /doc' de/$api/doc '"name":"level"'

# A stored field.
stairs='"accessibility":"Three stairs"' lift='"accessibility":"A lift"'
set -- -u "$login"
shows 'what was created' $api/venues "$stairs" "$@" \
    -d venue=Hall -d accessibility=' Three <b>stairs</b> '
shows 'a read' $api/venues/1 "$stairs"
shows 'what was updated' $api/venues/1 "$lift" "$@" -d accessibility='A lift'
shows 'a search' "$api/venues?search=lift" "$lift"
shows 'the same venue' $api/venues '"id":1,' "$@" \
    -d venue=Hall -d accessibility='a LIFT'
shows 'another venue' $api/venues '"id":2,' "$@" \
    -d venue=Hall -d accessibility=None
shows 'an event' $api/events "$lift" "$@" -d title=Talk -d venue=1 \
    -d start_date='2027-03-01 18:00' -d end_date='2027-03-01 20:00'
shows '/doc' $api/doc '"How to get in."'

link=$(build/almanac user invite ada --db "$changed" | sed 's/.*key=//')
curl -s -o /dev/null -c cookies -H 'Sec-Fetch-Site: same-origin' \
    -d key="$link" -d password='seven green bicycles' "${root}desk/welcome"
shows 'the desk' desk/venues/new 'for="accessibility">Accessibility<' -b cookies
shows 'the desk' desk/venues/1 'name="accessibility" value="A lift"' -b cookies

holds() {	# name of the check, database, text
	build/almanac export --db "$2" > lines
	if grep '"kind":"venue"' lines | grep -qF "$3"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "spec change: not in $1: $3"
	fi
}
holds 'an export' "$changed" "$lift"
new='"steps":3,"indoors":true'
old='"steps":7,"indoors":false'
holds 'an export' "$changed" "$new"
sed -i "/A lift/s/$new/$old/; /\"None\"/s/,$new//" lines
user "$restored" >/dev/null
build/almanac import lines --db "$restored" >/dev/null
holds 'a restored calendar' "$restored" "$lift"
holds 'a restored calendar' "$restored" "$old"
holds 'what an export lacks' "$restored" "$new"
ramp='"accessibility":"A ramp"'
sed "1s/\"site\":\"[^\"]*\"/\"site\":\"another\"/; s/$lift/$ramp/" lines > others
build/almanac import others --db "$restored" --source others >/dev/null
holds 'a merged calendar' "$restored" "$ramp"

echo "$passed passed, $failed failed"
[ $failed = 0 ]
