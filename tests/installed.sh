#!/bin/sh
# Checks which files `make install` installs, and that the installation works:
#
#     tests/installed.sh BUILD
set -eu
# shellcheck source=tests/support/await.sh
. "$(dirname "$0")/support/await.sh"

build=$(realpath "$1")
tree=$build/installed
tests=$(cd "$(dirname "$0")" && pwd)
failed=0
fail() {
	echo "installed: $*"
	failed=1
}
# shellcheck disable=SC2317
stop() {
	for pid in ${nginx:-} ${server:-}; do
		kill "$pid"
		wait "$pid" || :
	done
}
trap stop EXIT

rm -rf "$tree"
make -s install BUILD="$1" DESTDIR="$tree" PREFIX=/usr >/dev/null

files() {
	(cd "$tree" && find . -type f -o -type l | LC_ALL=C sort)
}
[ "$(files)" = "./etc/almanac/site.yaml
./etc/logrotate.d/almanac
./usr/bin/almanac
./usr/lib/almanac/almanac.so
./usr/lib/systemd/system/almanac.service
./usr/lib/sysusers.d/almanac.conf
./usr/share/bash-completion/completions/almanac
./usr/share/doc/almanac/copyright
./usr/share/man/man1/almanac.1
./usr/share/man/man5/site.yaml.5" ] || fail "these files: $(files)"

grep -q '^database: /var/lib/almanac/almanac.db$' \
    "$tree/etc/almanac/site.yaml" || fail 'the database is somewhere else'

[ "$(stat -c %a "$tree/etc/almanac/site.yaml")" = 640 ] ||
    fail 'everybody may read the configuration'

# Only the version of Kore that the server is written for is accepted.
mkdir "$tree/kore"
printf '#!/bin/sh\necho "4.2.3 pgsql tasks "\n' > "$tree/kore/kore"
chmod +x "$tree/kore/kore"
said=$(PATH=$tree/kore:$PATH make -s all BUILD="$1" 2>/dev/null) &&
    fail 'it builds with any Kore'
[ "$said" = "almanac needs Kore 4.1.0, not '4.2.3':\
 src/server/guard.c relies on its internals" ] || fail "another Kore: $said"

# An existing configuration is kept.
echo 'timezone: Europe/Paris' > "$tree/etc/almanac/site.yaml"
make -s install BUILD="$1" DESTDIR="$tree" PREFIX=/usr >/dev/null
[ "$(cat "$tree/etc/almanac/site.yaml")" = 'timezone: Europe/Paris' ] ||
    fail 'the configuration was replaced'
grep -q '^ExecStart=/usr/bin/almanac serve' \
    "$tree/usr/lib/systemd/system/almanac.service" ||
    fail 'the unit starts something else'

# mandoc and groff must not complain about the manual pages.
for page in man1/almanac.1 man5/site.yaml.5; do
	said=$(mandoc -T lint "$tree/usr/share/man/$page" 2>/dev/null |
	    grep -v 'referenced manual not found' || :)
	[ -z "$said" ] || fail "mandoc: $said"
	said=$(LC_ALL=C.UTF-8 man --warnings -l "$tree/usr/share/man/$page" \
	    2>&1 >/dev/null)
	[ -z "$said" ] || fail "man: $said"
done

PATH=$tree/usr/bin:$PATH bash "$tests/completion.bash" \
    "$tree/usr/share/bash-completion/completions/almanac" || failed=1

# It serves, also behind nginx as configured in almanac(1). Links have the
# address of the proxy.
folder=$build/proxied
rm -rf "$folder"
mkdir "$folder"
cd "$folder"
echo 'trusted_proxies: [127.0.0.1]' > site.yaml
"$tree/usr/bin/almanac" serve --config site.yaml --db almanac.db --port 0 \
    > log 2>&1 &
server=$!
await grep -qs '^listening' log || { cat log; exit 1; }
address=$(sed -n 's|^listening on http://\(.*\)/|\1|p' log)

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=cal.example \
    -addext subjectAltName=DNS:cal.example -keyout key.pem \
    -out fullchain.pem 2>/dev/null
{
	echo "error_log $folder/error.log; pid $folder/nginx.pid;"
	echo 'daemon off; events {} http { access_log off;'
	for kind in client_body proxy fastcgi uwsgi scgi; do
		echo "${kind}_temp_path $folder/$kind;"
	done
	sed -e "s|server 127.0.0.1:8888|server $address|" \
	    -e "s|/etc/ssl/cal.example|$folder|" \
	    -e '/listen \[::\]/d' -e "s|listen 443|listen unix:$folder/tls|" \
	    -e "s|listen 80|listen unix:$folder/plain|" \
	    "$tests/../conf/proxy/nginx.conf"
	echo '}'
} > nginx.conf
nginx=$(PATH=$PATH:/usr/sbin command -v nginx)
"$nginx" -q -t -c "$folder/nginx.conf" || fail 'nginx refuses it'
"$nginx" -c "$folder/nginx.conf" &
nginx=$!
await [ -S tls -a -S plain ] || fail 'nginx does not start'
api=calendar/events/v1
curl -s --unix-socket tls --cacert fullchain.pem \
    "https://cal.example/$api/events" > answer
grep -q '"rest_url":"https://cal.example/calendar/events/v1/events' answer ||
    fail "by nginx: $(cat answer)"
moved=$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' \
    --unix-socket plain "http://cal.example/$api?a=b")
[ "$moved" = "301 https://cal.example/$api?a=b" ] || fail "plain: $moved"

[ $failed = 0 ] && echo 'installed: ok'
exit $failed
