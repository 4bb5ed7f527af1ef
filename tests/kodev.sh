#!/bin/sh
# In a folder named almanac `kodev run` updates generated/ after a change of
# the spec, builds, and serves.
#
#     tests/kodev.sh BUILD
set -eu
unset MAKEFLAGS

copy=$(realpath "$1")/kodev/almanac
rm -rf "$copy"
mkdir -p "$copy"
cp -a Makefile codegen conf generated spec src "$copy/"
cd "$copy"

port=$((20000 + $$ % 20000))
sed -i "s/ 8888 / $port /; s/ 8889 / $((port + 1)) /" conf/almanac.conf
sed -i '/^  event_list:/,/^  event_create:/s/^      featured: .*/&\
      level: {in: query, type: integer, max: 5}/' spec/events.yaml
for locale in spec/locales/*.yaml; do
	echo 'event_list.level: Level of skill.' >> "$locale"
done

setsid kodev run > log 2>&1 &
group=$!
trap 'kill -- -$group; wait $group || :' EXIT
for _ in $(seq 600); do
	answer=$(curl -s "http://127.0.0.1:$port/calendar/events/v1/events?level=6") && break
	kill -0 "$group" || break
	sleep 1
done
case $answer in
*'"level"'*)
	echo "ok: kodev run serves the spec as edited" ;;
*)
	tail -n 50 log
	echo "the answer was: $answer"
	exit 1 ;;
esac
