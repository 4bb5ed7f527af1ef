#!/bin/sh
# A new parameter and a changed default, in the spec alone, must show in the
# answers of a service built from it: checks, index, OPTIONS and /doc.
#
#     tests/spec_change.sh BUILD
set -eu
unset MAKEFLAGS

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
for locale in spec/locales/*.yaml; do
	echo 'event_list.level: Level of skill.' >> "$locale"
done
make -s generated CFLAGS=-O0 >/dev/null
make -s -j"$(nproc)" all CFLAGS=-O0 >/dev/null

rm -f changed.db*
ALMANAC_CLOCK=2026-11-21T12:00:00Z \
build/almanac serve --db changed.db --port 0 > log 2>&1 &
server=$!
trap 'kill $server; wait $server || :' EXIT
for _ in $(seq 100); do
	grep -q '^listening' log && break
	sleep 0.1
done
root=$(sed -n 's/^listening on //p' log)
api=calendar/events/v1

passed=0 failed=0
shows() {	# what, path, text; more are arguments of curl
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

echo "$passed passed, $failed failed"
[ $failed = 0 ]
