#!/bin/sh
# with_postgresql.sh COMMAND...: runs a command with a temporary PostgreSQL,
# which listens on a socket in a temporary folder and on localhost. The server
# stops with the command and its data is deleted. So it does not sync writes,
# unless DURABLE=1 is set.
#
# The command gets:
#
#     POSTGRESQL      the folder of the socket; the user is "almanac"
#     POSTGRESQL_BIN  the folder of psql
#     PGPORT          the port of both; libpq reads it
#
# The role "guarded" has the password "opensesame77", which is required over
# TCP. $POSTGRESQL/ca.pem has signed the certificate of localhost.
set -eu

bin=${POSTGRESQL_BIN:-$(find /usr/lib/postgresql/*/bin -name initdb 2>/dev/null |
    sort -V | tail -n 1 | xargs -r dirname)}
[ -n "$bin" ] || {
	echo "there is no initdb: install postgresql" >&2
	exit 1
}
# Each database has hundreds of small files. After many removals ext4 takes
# long to find free inodes, so a memory file system is used if it is large
# enough.
top=/tmp
[ -n "${DURABLE-}" ] ||
    [ "$(df --output=fstype,avail /dev/shm 2>/dev/null |
    awk '$1 == "tmpfs" && $2 > 2000000' | wc -l)" = 0 ] || top=/dev/shm
folder=$(mktemp -d "$top/almanac-pg-XXXXXX")

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
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
    -keyout "$folder/key.pem" -out "$folder/ca.pem" -days 2 \
    -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
chmod 600 "$folder/key.pem"
[ "$(id -u)" != 0 ] || chown postgres "$folder/key.pem"
as sed -i '1i host all guarded all scram-sha-256' "$folder/data/pg_hba.conf"
as tee -a "$folder/data/postgresql.conf" >/dev/null <<END
listen_addresses = 'localhost'
ssl = on
ssl_cert_file = '$folder/ca.pem'
ssl_key_file = '$folder/key.pem'
unix_socket_directories = '$folder'
unix_socket_permissions = 0777
max_connections = 200
END
[ -n "${DURABLE-}" ] || as tee -a "$folder/data/postgresql.conf" >/dev/null <<END
shared_buffers = 64MB
max_wal_size = 256MB
fsync = off
full_page_writes = off
synchronous_commit = off
autovacuum = off
END
# The port may be in use.
tries=0
until PGPORT=$(shuf -i 20000-30000 -n 1) && export PGPORT &&
    as "$bin/pg_ctl" -D "$folder/data" -s -w -l "$folder/data/log" start; do
	tries=$((tries + 1))
	[ $tries -lt 5 ]
done
"$bin/psql" -q -h "$folder" -U almanac -d postgres -c \
    "CREATE ROLE guarded SUPERUSER LOGIN PASSWORD 'opensesame77'"

POSTGRESQL=$folder POSTGRESQL_BIN=$bin "$@"
