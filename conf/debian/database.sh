# shellcheck shell=sh disable=SC2034
# Shared by preinst and postinst: build.sh inserts it.
folder=/var/lib/almanac
site=/etc/almanac/site.yaml

# The database in the configuration, which belongs to root.
configured() {
	[ ! -e $site ] || sed -n "s/^database:[ \t]*['\"]\{0,1\}\([^'\"#]*[^'\"# \t]\).*/\1/p" \
	    $site | tail -n 1
}

database=$(configured)
case $database in
/* | postgres*://*) ;;
*) database=$folder/${database:-almanac.db} ;;
esac

# The service's user can create any files and links in the folder, so root must do
# nothing in it.  setsid keeps that user away from root's terminal.
as_almanac() {
	setsid -w setpriv --reuid almanac --regid almanac --init-groups \
	    --reset-env "$@"
}

# Whether FILE is a database of a program before the one schema, which the new
# program rejects.  build.sh writes the mark, from src/store/schema/schema.h.
is_before() {	# FILE
	[ "$(as_almanac od -An -tx1 -j68 -N4 -- "$1" < /dev/null | tr -d ' ')" = \
	    @before@ ]
}
