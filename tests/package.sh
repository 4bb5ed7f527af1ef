#!/bin/sh
# Installs, upgrades, downgrades, removes and purges the Debian package, in a
# separate Debian:
#
#     tests/package.sh BUILD        as root
#
# systemd does not run there: the script starts the program of the unit, as the
# unit's user.
set -eu

build=$(realpath "$1")
debian=$build/package/system
tests=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/support/await.sh
. "$tests/support/await.sh"
old=0.9-1

# The same source, with the mark of databases before the one schema.
build_old() {
	source=$build/package/source
	mkdir -p "$source"
	(cd "$tests/.." && tar -c --exclude-from=.containerignore .) |
	    tar -x -C "$source"
	mark=$(sed -n 's/^#define SCHEMA_BEFORE[[:space:]]*//p' \
	    "$source/src/store/schema/schema.h")
	sed -i -e "s/^\(#define SCHEMA_APPLICATION[[:space:]]*\)[^[:space:]]*/\1$mark/" \
	    -e 's/^\(#define SCHEMA_BEFORE[[:space:]]*\).*/\10x616c6d30/' \
	    "$source/src/store/schema/schema.h"
	"$source/conf/debian/build.sh" "$build/package/deb" $old
}

if [ "${2:-}" != inside ]; then
	mkdir -p "$build/package"
	# shellcheck source=/dev/null
	[ -e "$debian/etc/debian_version" ] || debootstrap --variant=minbase \
	    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$debian"
	rm -rf "$debian/tmp/deb"
	mkdir "$debian/tmp/deb"
	build_old
	mv "$build"/package/deb/almanac_*.deb "$debian/tmp/almanac_old.deb"
	"$tests/../conf/debian/build.sh" "$build/deb"
	cp "$build"/deb/*.deb "$debian/tmp/deb/"
	mount -t proc proc "$debian/proc"
	trap 'umount "$debian/proc"' EXIT
	chroot "$debian" apt-get -qq update
	# Dependencies, installed as in the README.
	DEBIAN_FRONTEND=noninteractive chroot "$debian" sh -c \
	    'apt-get install -qq --no-install-recommends /tmp/deb/*.deb' \
	    >/dev/null
	# A separate network namespace, so that all ports are free.
	unshare --net "$0" "$1" inside
	exit
fi

ip link set lo up 2>/dev/null || ifconfig lo up
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
root=http://127.0.0.1:8888
api=$root/calendar/events/v1
failed=0
fail() {
	echo "package: $*"
	failed=1
}
run() {
	chroot "$debian" "$@"
}
as_almanac() {
	run runuser -u almanac -- "$@"
}
server=
stop() {
	[ -z "$server" ] || kill "$server"
	[ -z "$server" ] || wait "$server" || :
	server=
}
trap stop EXIT
start() {	# as systemd would
	line=$(sed -n 's/^ExecStart=//p' \
	    "$debian/lib/systemd/system/almanac.service")
	chroot "$debian" setpriv --reuid almanac --regid almanac --clear-groups \
	    sh -c "cd /var/lib/almanac && exec $line" \
	    > "$build/package.log" 2>&1 &
	server=$!
	await grep -q '^listening' "$build/package.log" || {
		cat "$build/package.log"
		exit 1
	}
}
install() {	# old or new
	run dpkg --force-confold -i "/tmp/almanac_$1.deb" \
	    > "$build/dpkg.log" 2>&1 || { cat "$build/dpkg.log"; exit 1; }
}
titles() {
	curl -s "$api/events" | grep -o '"title":"[^"]*"' || :
}

mv "$debian"/tmp/deb/almanac_*.deb "$debian/tmp/almanac_new.deb"
run dpkg --purge almanac >/dev/null 2>&1
run rm -rf /var/lib/almanac

# A new installation.
install old
[ "$(run stat -c '%U %G %a' /var/lib/almanac)" = 'almanac almanac 750' ] ||
    fail 'the folder of the database is somebody else'"'"'s'
[ "$(run stat -c '%U %G %a' /etc/almanac/site.yaml)" = \
    'root almanac 640' ] || fail 'others may read the configuration'
[ -L "$debian/etc/systemd/system/multi-user.target.wants/almanac.service" ] ||
    fail 'the service is not enabled'
start
secret=$debian/var/lib/almanac/almanac.db.password
[ "$(stat -c %a "$secret")" = 600 ] || fail 'others may read the password'
[ "$(stat -c %U "$secret")" = "$(stat -c %U "${secret%.password}")" ] ||
    fail 'the password is not its owner'"'"'s'
login=$(cat "$secret")
! grep -q "${login#admin:}" "$build/package.log" ||
    fail 'the password is in the log'
post() {	# title
	curl -sf -u "$login" "$api/events" -d title="$1" \
	    -d start_date=tomorrow -d end_date=tomorrow >/dev/null
}
post Before || fail 'no event can be made'
for path in healthz readyz; do
	curl -sf "http://127.0.0.1:8889/$path" >/dev/null ||
	    fail "there is no /$path"
done
grep -q '"path":"/calendar/events/v1/events"' \
    "$debian/var/log/almanac/requests.log" || fail 'a request is in no log'
as_almanac almanac user list | grep -q '  admin$' ||
    fail 'the command finds no database'

# A reload fails if the configuration has mistakes, before the signal.
reload=$(sed -n 's/^ExecReload=//p' \
    "$debian/lib/systemd/system/almanac.service" | head -n 1)
# shellcheck disable=SC2086
as_almanac $reload >/dev/null || fail 'a reload without mistakes fails'
cp "$debian/etc/almanac/site.yaml" "$build/site.yaml"
echo 'prot: 8888' >> "$debian/etc/almanac/site.yaml"
# shellcheck disable=SC2086
! as_almanac $reload >/dev/null 2>&1 ||
    fail 'a reload with a mistake in the configuration does not fail'
cat "$build/site.yaml" > "$debian/etc/almanac/site.yaml"

# An upgrade, from the state of an older package.
run chown root:root /etc/almanac/site.yaml
run chmod 644 /etc/almanac/site.yaml
echo '# changed' >> "$debian/etc/almanac/site.yaml"

# Without an export it stops, and the old program goes on.
mkdir "$debian/var/lib/almanac/of-version-$old.jsonl"
! run dpkg --force-confold -i /tmp/almanac_new.deb > "$build/dpkg.log" 2>&1 ||
    fail 'it is upgraded without an export'
grep -q 'almanac is not upgraded' "$build/dpkg.log" ||
    fail 'a failed export is not explained'
rmdir "$debian/var/lib/almanac/of-version-$old.jsonl"
post Between || fail 'a failed upgrade stops the old program'
records() {
	curl -sf -u "$login" "$api/events"
}
records > "$build/records.old"
[ -s "$build/records.old" ] || fail 'there are no records to compare'
stop
install new
grep -q "of-version-$old.jsonl" "$build/dpkg.log" ||
    fail 'a move does not name the export'
[ "$(run stat -c '%U %a' "/var/lib/almanac/of-version-$old.jsonl")" = \
    'almanac 600' ] || fail 'others may read the export'
start
records | cmp - "$build/records.old" || fail 'a move changes records'
[ "$(run stat -c '%U %G %a' /etc/almanac/site.yaml)" = \
    'root almanac 640' ] || fail 'after an upgrade others may read it'
grep -q '^# changed' "$debian/etc/almanac/site.yaml" ||
    fail 'the configuration was replaced'
[ "$(titles | sort | xargs)" = 'title:Before title:Between' ] ||
    fail "after an upgrade: $(titles)"
post After || fail 'the password is gone'
as_almanac almanac check || fail 'the database is not what it should be'

# A downgrade, as described in README.Debian.
stop
install old
as_almanac almanac restore --force \
    /var/lib/almanac/of-version-$old.db
start
[ "$(titles | sort | xargs)" = 'title:Before title:Between' ] ||
    fail "after going back: $(titles)"
stop
install new
[ "$(run find /var/lib/almanac -name 'of-version-*.db' | wc -l)" = 2 ] ||
    fail 'the copies are not the newest two'

# A fake systemctl records how the scripts call it.
mkdir -p "$debian/run/systemd/system"
printf '#!/bin/sh\necho "$@" >> /run/systemd/asked\n' \
    > "$debian/usr/bin/systemctl"
chmod +x "$debian/usr/bin/systemctl"
install new
run dpkg -r almanac >/dev/null 2>&1
asked=$(grep -o '\(re\)\?start .*\|stop .*\|daemon-reload' \
    "$debian/run/systemd/asked" | uniq | xargs)
[ "$asked" = "daemon-reload restart almanac.service stop almanac.service \
daemon-reload" ] || fail "systemd is asked to $asked"
rm -r "$debian/run/systemd" "$debian/usr/bin/systemctl"

# Removed, except for the calendar.
for file in /etc/almanac/site.yaml /var/lib/almanac/almanac.db; do
	[ -e "$debian$file" ] || fail "removal takes $file"
done
run dpkg --purge almanac > "$build/dpkg.log" 2>&1
grep -q 'remain in /var/lib/almanac\. .*rm -r /var/lib/almanac;' \
    "$build/dpkg.log" || fail 'purging does not say what it keeps'
[ -e "$debian/var/lib/almanac/almanac.db" ] || fail 'purging takes the calendar'
run getent passwd almanac >/dev/null || fail 'the calendar has lost its owner'
run rm -r /var/lib/almanac
run deluser --quiet --system almanac
left=$(run find / -xdev -path /tmp -prune -o -path /proc -prune -o \
    -iname '*almanac*' -print)
[ -z "$left" ] || fail "purging leaves $left"

[ $failed = 0 ] && echo 'package: ok'
exit $failed
