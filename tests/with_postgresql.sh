#!/bin/sh
# with_postgresql.sh COMMAND...: runs it with a PostgreSQL of its own, which
# listens on a socket in a temporary folder only, and ends with it. What is in
# it is gone then, so that it need not survive a crash.
#
#   POSTGRESQL	is the folder of the socket; the user is "almanac"
#   POSTGRESQL_BIN	that of psql
set -eu

bin=${POSTGRESQL_BIN:-$(find /usr/lib/postgresql/*/bin -name initdb 2>/dev/null |
    sort -V | tail -n 1 | xargs -r dirname)}
[ -n "$bin" ] || {
	echo "there is no initdb: install postgresql" >&2
	exit 1
}
folder=$(mktemp -d /tmp/almanac-pg-XXXXXX)

# initdb refuses to run as root.
as() {
	if [ "$(id -u)" = 0 ]; then
		(cd / && setpriv --reuid=postgres --regid=postgres \
		    --clear-groups "$@")
	else
		"$@"
	fi
}

# shellcheck disable=SC2317 # called by the trap
finish() {
	as "$bin/pg_ctl" -D "$folder/data" -m immediate -s stop ||:
	rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

[ "$(id -u)" != 0 ] || chown postgres "$folder"
chmod 711 "$folder"
as "$bin/initdb" -D "$folder/data" -U almanac -A trust -E UTF8 \
    --locale=C.UTF-8 --no-sync >"$folder/initdb.log"
as tee -a "$folder/data/postgresql.conf" >/dev/null <<END
listen_addresses = ''
unix_socket_directories = '$folder'
unix_socket_permissions = 0777
max_connections = 200
shared_buffers = 64MB
fsync = off
full_page_writes = off
synchronous_commit = off
autovacuum = off
END
as "$bin/pg_ctl" -D "$folder/data" -s -w -l "$folder/data/log" start

POSTGRESQL=$folder POSTGRESQL_BIN=$bin "$@"
