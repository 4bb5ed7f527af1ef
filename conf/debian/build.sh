#!/bin/sh
# Builds a Debian package: conf/debian/build.sh BUILD [VERSION]
#
# Writes BUILD/almanac_VERSION_ARCHITECTURE.deb.  The default VERSION is that of
# almanac.  Builds are reproducible.  If this Debian's archive has no kore, a package
# of kore is added, so that apt can install BUILD/*.deb.
set -eu

build=$(mkdir -p "$1" && realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
root=$build/root
umask 022
rm -rf "$root" "$build/debian" "$build"/almanac_*.deb "$build"/kore_*.deb
mkdir -p "$root/DEBIAN" "$build/debian"
cd "$here/../.."

if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
	SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0)
fi
export SOURCE_DATE_EPOCH

flags() {
	DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get "$1"
}
make BUILD="$build" DESTDIR="$root" PREFIX=/usr \
    CFLAGS="$(flags CFLAGS) $(flags CPPFLAGS)" LDFLAGS="$(flags LDFLAGS)" \
    install
strip --strip-unneeded --remove-section=.comment --remove-section=.note \
    "$root/usr/bin/almanac" "$root/usr/lib/almanac/almanac.so"

version=${2:-$("$build/almanac" --version | cut -d ' ' -f 2)-1}
architecture=$(dpkg --print-architecture)
doc=$root/usr/share/doc/almanac

rm -r "$root/usr/lib/sysusers.d"	# postinst creates the user
mkdir -p "$root/lib/systemd"
mv "$root/usr/lib/systemd/system" "$root/lib/systemd/system"
rmdir "$root/usr/lib/systemd"
sed -i -e 's|^#operations: .*|operations: 127.0.0.1:8889|' \
    -e 's|^#request_log: .*|request_log: /var/log/almanac/requests.log|' \
    "$root/etc/almanac/site.yaml"

sed 's/^$/./; s/^/ /' LICENSE | sed '1,2d' > "$build/debian/license"
sed -e "/^@license@/{r $build/debian/license
d}" "$here/copyright" > "$doc/copyright"
install -m 644 "$here/README.Debian" "$doc/README.Debian"
gzip -9n < CHANGELOG.md > "$doc/changelog.gz"
gzip -9n > "$doc/changelog.Debian.gz" <<CHANGES
almanac ($version) unstable; urgency=medium

  * See changelog.gz.

 -- The almanac authors <almanac@packages.invalid>  $(date -Ru \
    -d "@$SOURCE_DATE_EPOCH")
CHANGES
install -D -m 644 "$here/lintian-overrides" \
    "$root/usr/share/lintian/overrides/almanac"
find "$root/usr/share/man" -type f -exec gzip -9n {} +

# dpkg-shlibdeps requires a source package.
echo 'Source: almanac' > "$build/debian/control"
depends=$(cd "$build" && dpkg-shlibdeps -O --ignore-missing-info \
    root/usr/bin/almanac -eroot/usr/lib/almanac/almanac.so \
    2>"$build/shlibdeps.log" | sed 's/^shlibs:Depends=//')
[ -n "$depends" ] || { cat "$build/shlibdeps.log"; exit 1; }
kore=$(dpkg-query -W -f '${source:Upstream-Version}' kore)

sed -e "s|@version@|$version|" -e "s|@architecture@|$architecture|" \
    -e "s|@depends@|$depends|" -e "s|@kore@|$kore|g" \
    -e "s|@size@|$(du -sk --apparent-size "$root" | cut -f 1)|" \
    "$here/control" > "$root/DEBIAN/control"
for script in preinst postinst prerm postrm; do
	"$here/script.sh" $script > "$root/DEBIAN/$script"
	chmod 755 "$root/DEBIAN/$script"
done
(cd "$root" && find etc -type f | LC_ALL=C sort | sed 's|^|/|') \
    > "$root/DEBIAN/conffiles"
(cd "$root" && find usr lib -type f | LC_ALL=C sort | xargs md5sum) \
    > "$root/DEBIAN/md5sums"

dpkg-deb --root-owner-group -Zxz --build "$root" \
    "$build/almanac_${version}_$architecture.deb"
kore=$("$here/kore.sh")
[ -z "$kore" ] || cp "$kore" "$build/"
