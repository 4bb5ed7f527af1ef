#!/bin/sh
# Attacks on the package's scripts by the service's user, who plants names and
# links in the folders that the user owns. Each attack runs in its own small
# root.
#
#     tests/maintainer.sh BUILD     as root
set -eu

build=$(realpath "$1")
top=$(cd "$(dirname "$0")/.." && pwd)
root=$build/maintainer
folder=$root/var/lib/almanac
service=4242	# the id of the user and the group
failed=0
fail() {
	echo "maintainer: $*"
	failed=1
}

copy_program() {	# name; with its libraries
	program=$(command -v "$1")
	for file in "$program" $(ldd "$program" | grep -o '/[^ ]*'); do
		mkdir -p "$root$(dirname "$file")"
		cp -L "$file" "$root$file"
	done
}

# Files that an attack could damage, and a command that only creates FILE.
make_root() {
	rm -rf "$root"
	mkdir -p "$root/etc" "$root/dev" "$folder" "$root/var/log/almanac" \
	    "$root/precious/bin"
	for name in bin lib lib64 sbin; do
		mkdir -p "$root/usr/$name"
		ln -s "usr/$name" "$root/$name"
	done
	for name in chmod chgrp cp cut find mv od rm rmdir sed setpriv setsid \
	    sh sort stat tail tr xargs; do
		copy_program "$name"
	done
	: > "$root/dev/null"
	chmod 666 "$root/dev/null"
	echo 'root:x:0:0::/:/bin/sh' > "$root/etc/passwd"
	echo "almanac:x:$service:$service::/:/bin/sh" >> "$root/etc/passwd"
	printf 'root:x:0:\nalmanac:x:%d:\n' $service > "$root/etc/group"
	: > "$root/.db"
	: > "$root/precious/bin/file"
	echo precious > "$root/precious/text"
	chmod 755 "$root/precious"
	cat > "$root/usr/bin/almanac" <<'EOS'
#!/bin/sh
# almanac backup or export FILE --force --db DATABASE ...
# almanac import or restore FILE [--force] --db DATABASE ...
# almanac check --db DATABASE ...
verb=$1 file=$2
[ ! -e "/broken-$verb" ] && [ ! -e /broken ] || exit 1
while [ "$1" != --db ]; do shift; done
case $verb in
backup | export) cp "$2" "$file.new" && mv "$file.new" "$file" ;;
import) { printf '%080d\n' 0; tail -n 1 "$file"; } > "$2" ;;
restore) cp "$file" "$2" ;;
esac
EOS
	chmod 755 "$root/usr/bin/almanac"
	for script in preinst postinst prerm postrm; do
		"$top/conf/debian/script.sh" $script > "$root/$script"
	done
	for name in adduser deb-systemd-helper; do
		printf '#!/bin/sh\n' > "$root/usr/bin/$name"
		chmod 755 "$root/usr/bin/$name"
	done
	echo calendar > "$folder/almanac.db"
}

plant() {	# name, age in days
	echo planted > "$folder/of-version-$1.db"
	touch -d "$2 days ago" "$folder/of-version-$1.db"
}

give_away() {
	chown -hR $service:$service "$folder" "$root/var/log/almanac"
	chmod 750 "$folder"
}

run() {	# script, arguments
	chroot "$root" sh "$@" > "$root/log" 2>&1
}

is_whole() {	# name of the attack
	for file in bin/sh lib .db precious/text precious/bin/file; do
		[ -e "$root/$file" ] || fail "$1 removes /$file"
	done
	[ "$(cat "$root/precious/text")" = precious ] ||
	    fail "$1 changes a file of root's"
}

copies() {
	find "$folder" -maxdepth 1 -type f -name 'of-version-*.db' |
	    sed 's/.*of-version-//' | LC_ALL=C sort | paste -sd ' '
}

attack_upgrade() {	# name of the attack
	give_away
	run /preinst upgrade 0.9-1 || {
		fail "$1 stops an upgrade"
		cat "$root/log"
	}
	is_whole "$1"
	[ "$(cat "$folder/of-version-0.9-1.db")" = calendar ] ||
	    fail "$1 costs the copy of the database"
}

# Names with spaces, quotes or newlines.
make_root
plant 'x bin lib ' 8
plant '0.8-1' 3
plant '0.7-1' 4
attack_upgrade 'a name with blanks'
[ "$(copies)" = '0.8-1.db 0.9-1.db' ] ||
    fail "these copies are kept: $(copies)"

make_root
for name in "it's" '0.8"1' '-rf' '*' "$(printf '0\n.db')"; do
	plant "$name" 5
done
plant 0.8-1 3
attack_upgrade 'a quote in a name'
[ "$(copies)" = '0.8-1.db 0.9-1.db' ] ||
    fail "these copies are kept: $(copies)"

# The new copy is kept, even if others claim to be newer.
make_root
plant 9.1-1 -30
plant 9.2-1 -31
attack_upgrade 'a copy from the future'
[ "$(copies)" = '0.9-1.db 9.2-1.db' ] ||
    fail "these copies are kept: $(copies)"

# The database in the configuration is copied.
configure() {	# line
	mkdir -p "$root/etc/almanac"
	printf '# database: none.db\n%s\nport: 8888\n' "$1" \
	    > "$root/etc/almanac/site.yaml"
}
for line in 'database: almanac.db' "database: 'almanac.db'  # ours" \
    'database: "/var/lib/almanac/almanac.db"' 'timezone: UTC'; do
	make_root
	configure "$line"
	attack_upgrade "$line"
done
make_root
configure 'database:   /srv/the calendar.db # of the town'
mkdir "$root/srv"
mv "$folder/almanac.db" "$root/srv/the calendar.db"
chown -R $service "$root/srv"
attack_upgrade 'another folder'
make_root
configure 'database: postgresql:///almanac'
rm "$folder/almanac.db"
give_away
run /preinst upgrade 0.9-1 || fail 'PostgreSQL stops an upgrade'
grep -q '^almanac: the database is in PostgreSQL and is not copied;' \
    "$root/log" || fail 'nothing is said about PostgreSQL'
[ -z "$(copies)" ] || fail "copies of PostgreSQL: $(copies)"

# Links, and folders named like copies.
make_root
plant 0.8-1 1
plant 0.7-1 2
ln -s /precious/text "$folder/of-version-link.db"
ln -s /precious "$folder/of-version-folder.db"
ln -s / "$folder/of-version-root.db"
touch -hd '9 days ago' "$folder"/of-version-[lfr]*.db
mkdir "$folder/of-version-dir.db"
: > "$folder/of-version-dir.db/bin"
attack_upgrade 'a link'

make_root
ln -s /precious/text "$folder/of-version-0.9-1.db"
attack_upgrade 'a link in the place of the copy'

# Without a copy nothing is upgraded, and no older copy is removed.
make_root
plant 0.8-1 1
plant 0.7-1 2
plant 0.6-1 3
: > "$root/broken"
give_away
! run /preinst upgrade 0.9-1 || fail 'it is upgraded without a copy'
[ "$(copies)" = '0.6-1.db 0.7-1.db 0.8-1.db' ] ||
    fail "without a new copy these are kept: $(copies)"

# A database that the new program rejects is exported, and moved by postinst.
make_old() {
	make_root
	mark=$(sed -n 's/^#define SCHEMA_BEFORE.*0x//p' \
	    "$top/src/store/schema/schema.h")
	{
		head -c 68 /dev/zero
		for byte in $(echo "$mark" | sed 's/../0x& /g'); do
			# shellcheck disable=SC2059	# an octal escape
			printf "\\$(printf %03o "$byte")"
		done
		printf '\ncalendar\n'
	} > "$folder/almanac.db"
	cp "$folder/almanac.db" "$root/before.db"
	give_away
}
is_old() {	# file
	cmp -s "$root/before.db" "$1"
}

make_old
run /preinst upgrade 0.9-1 || fail 'an earlier schema stops an upgrade'
is_old "$folder/of-version-0.9-1.jsonl" || fail 'there is no export'
for verb in import check restore; do
	: > "$root/broken-$verb"
	! run /postinst configure 0.9-1 || fail "a failed $verb is no failure"
	grep -q 'Repeat with: dpkg --configure almanac' "$root/log" ||
	    fail "a failed $verb does not say what to do"
	is_old "$folder/almanac.db" || fail "a failed $verb costs the database"
	rm "$root/broken-$verb"
done
run /postinst configure 0.9-1 || { fail 'no move'; cat "$root/log"; }
[ "$(cat "$folder/almanac.db")" = "$(printf '%080d\ncalendar' 0)" ] ||
    fail 'the database is not the export'
is_old "$folder/of-version-0.9-1.db" || fail 'the old database is not kept'
[ ! -e "$folder/almanac.db.moved" ] || fail 'the move leaves a file'
run /postinst configure 0.9-1 || fail 'a second run fails'
[ ! -s "$root/log" ] || fail "a second run says: $(cat "$root/log")"

make_old
: > "$root/broken-export"
! run /preinst upgrade 0.9-1 || fail 'it is upgraded without an export'
grep -q 'almanac is not upgraded' "$root/log" || fail 'no word of the export'
is_old "$folder/almanac.db" || fail 'a failed export costs the database'

# No program runs as root in the folder. The programs log when root runs them.
make_root
for name in find rm xargs; do
	program=$root$(command -v $name)
	mv "$program" "$program.real"
	cat > "$program" <<EOS
#!/bin/sh
[ -w /etc/passwd ] && echo $name >> /as-root
exec ${program#"$root"}.real "\$@"
EOS
	chmod 755 "$program"
done
plant 0.8-1 1
plant 0.7-1 2
attack_upgrade 'looking on'
[ ! -e "$root/as-root" ] ||
    fail "as root in the folder: $(sort -u "$root/as-root" | xargs)"

# Purging does not follow links and keeps the calendar.
make_root
ln -s /precious "$folder/link"
ln -s /precious/text "$root/var/log/almanac/requests.log"
ln -s / "$root/var/log/almanac/root"
give_away
run /postrm purge || fail 'a link stops purging'
is_whole 'purging'
[ "$(cat "$folder/almanac.db")" = calendar ] ||
    fail 'purging takes the calendar'
[ ! -e "$root/var/log/almanac" ] || fail 'purging leaves the logs'
grep -q 'remain in /var/lib/almanac\. .*rm -r /var/lib/almanac;' "$root/log" ||
    fail 'purging does not say what it keeps'

make_root
rm "$folder/almanac.db"
run /postrm purge || fail 'purging stops without a calendar'
[ ! -e "$folder" ] || fail 'purging leaves an empty folder'
[ ! -s "$root/log" ] || fail "purging says: $(cat "$root/log")"

rm -rf "$root"
[ $failed = 0 ] && echo 'maintainer: ok'
exit $failed
