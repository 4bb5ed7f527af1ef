#!/bin/sh
# In a folder named almanac `kodev run` updates generated/ after a change of the spec,
# builds, and serves. While it runs it follows edits.
#
#     tests/kodev.sh BUILD
set -eu
unset MAKEFLAGS
# shellcheck source=tests/support/await.sh
. "$(dirname "$0")/support/await.sh"

copy=$(realpath "$1")/kodev/almanac
rm -rf "$copy"
mkdir -p "$copy"
cp -a Makefile codegen conf generated spec src "$copy/"
cd "$copy"

# An address of this process alone.
host=127.$(($$ >> 16)).$(($$ >> 8 & 255)).$(($$ & 255))
address=http://$host:8888/calendar/events/v1
sed -i "s/ 127.0.0.1 / $host /" conf/almanac.conf
sed -i '/^  event_list:/,/^  event_create:/s/^      featured: .*/&\
      level: {in: query, type: integer, default: 3, max: 5}/' spec/events.yaml
for locale in spec/locales/*.yaml; do
	echo 'event_list.level: Level of skill.' >> "$locale"
done

# Waits until the answer, or the log, has a text.
until_has() {
	began=$(date +%s%N)
	for _ in $(seq 6000); do
		if [ "$2" = log ]; then
			answer=$(cat log)
		else
			answer=$(curl -s "$2" || :)
		fi
		case $answer in
		*"$3"*)
			echo "ok: $1 ($(($(date +%s%N) / 1000000 -
			    began / 1000000)) ms)"
			return ;;
		esac
		kill -0 "$group" || break
		sleep 0.1
	done
	tail -n 50 log
	echo "not ok: $1"
	echo "the answer was: $answer"
	exit 1
}

setsid kodev run > log 2>&1 &
group=$!
trap 'kill -- -$group; wait $group || :' EXIT
until_has 'kodev run serves the spec as edited' "$address/events?level=6" '"level"'
until_has 'and serves until an edit' "$address/events?level=5" '"events"'

sed -i 's/default: 3, max: 5/default: 3, max: 4/' spec/events.yaml
until_has 'another limit' "$address/events?level=5" '"level"'

sed -i 's/default: 3, max: 4/default: 2, max: 4/' spec/events.yaml
until_has 'another default' "$address" '"default":2,'

sed -i 's/^event_list.level: .*/event_list.level: Level of art./' \
    spec/locales/en.yaml
until_has 'another text of a route' "$address" 'Level of art.'

sed -i 's/^page.today: .*/page.today: This very day/' spec/locales/en.yaml
until_has 'another text of a page' "http://$host:8888/" 'This very day'

sed -i 's/^<html /<html id="edited" /' src/pages/layout.html
until_has 'another template' "http://$host:8888/" 'id="edited"'

fault='the default must be an integer'
sed -i 's/default: 2, max: 4/default: much, max: 4/' spec/events.yaml
until_has 'a fault is reported' log "$fault"
until_has 'and the server goes on' "$address" '"default":2,'
sed -i 's/default: much, max: 4/default: 4, max: 4/' spec/events.yaml
until_has 'and follows the repair' "$address" '"default":4,'

kill "$group"
is_gone() {
	! curl -s "$address"
}
await is_gone
echo 'ok: it ends with kodev'
