#!/bin/sh
# Follows "More than one machine" in almanac(1), with the texts from there, and
# checks that the result is what the manual promises:
#
#     tests/manual.sh BUILD         as root
#
# A machine is a process with a network, mounts and processes of its own. If it
# is killed, its processes and its address are gone, as after a power failure.
# All machines are in such a process themselves, so nothing outlives the script
# except the logs in BUILD/machines.
#
# systemd does not run there. The script starts the programs of the units, as
# the units' users; IPAddressAllow has no effect.
#
# shellcheck disable=SC2317	# functions that `await` calls
set -eu

build=$(realpath "$1")
tests=$(cd "$(dirname "$0")" && pwd)
logs=$build/machines
machines=/run/machines

skip() {
	printf '\n*** manual: NOT TESTED: %s ***\n\n' "$1"
	exit 0
}

if [ "${2:-}" = machine ]; then		# NAME
	mount --bind "$machines/$3/etc" /etc
	mount --bind "$machines/$3/lib" /var/lib
	mount --bind "$machines/programs" /srv
	case $3 in	# 16 cores
	web*)	mount --bind "$machines/cores" /sys/devices/system/cpu/online ;;
	esac
	mount -t tmpfs run /run
	install -d -o postgres /run/postgresql
	install -d /run/haproxy
	: > /etc/up
	# Collects the processes that others leave, as init does.
	while sleep 1; do :; done
fi

if [ "${2:-}" != inside ]; then
	[ "$(id -u)" = 0 ] || skip 'only root can create namespaces'
	set -- unshare --mount --pid --net --fork --kill-child --mount-proc
	"$@" ip link add name bridge type bridge ||
	    skip 'this system does not allow namespaces or bridges'
	rm -rf "$logs"
	mkdir -p "$logs"
	exec "$@" "$0" "$build" inside
fi

failed=0
fail() {
	echo "manual: $*"
	failed=1
}
stop() {
	echo "manual: $*; see $logs"
	exit 1
}
# shellcheck source=tests/support/await.sh
. "$tests/support/await.sh"

# The texts of the manual.
section() {
	sed -n '/^\.Ss More than one machine$/,/^\.S[hs] SEE/p' \
	    "$tests/../conf/manual/almanac.1" | sed 's/\\(dq/"/g; s/\\e/\\/g'
}
block() {	# what it begins with
	section | awk -v begin="$1" '
/^\.Bd/ { text = ""; inside = 1; next }
/^\.Ed/ && index(text, begin) == 1 { printf "%s", text; found++ }
/^\.Ed/ { text = ""; inside = 0 }
inside { text = text $0 "\n" }
END { if (found != 1) { print "no block " begin > "/dev/stderr"; exit 1 } }'
}

# Machines.
addresses='db1 10.0.0.1
db2 10.0.0.2
db3 10.0.0.3
proxy 10.0.0.9
web1 10.0.0.11
web2 10.0.0.12'
address() {	# name
	echo "$addresses" | sed -n "s/^$1 //p"
}
on() {	# machine, command
	host=$(cat "$machines/$1/host")
	shift
	nsenter -t "$host" -m -n --pid="/proc/$host/ns/pid_for_children" \
	    env -i -C / PATH="/srv:$PATH" LC_ALL=C.UTF-8 "$@"
}
as() {	# user, machine, command
	user=$1
	machine=$2
	shift 2
	on "$machine" setpriv --reuid "$user" --regid "$user" --init-groups "$@"
}
boot() {	# name
	rm -f "$machines/$1/etc/up"
	unshare --mount --net --pid --fork --kill-child --mount-proc \
	    "$0" "$build" machine "$1" &
	echo $! > "$machines/$1/host"
	await test -e "$machines/$1/etc/up" || stop "$1 does not start"
	await ip link add name "to-$1" type veth peer name eth0 netns $! ||
	    stop "$1 has no network"
	ip link set "to-$1" master bridge up
	on "$1" ip link set lo up
	on "$1" ip address add "$(address "$1")/24" dev eth0
	on "$1" ip link set eth0 up
}
lose() {	# name; the others receive nothing from it any more
	ip link delete "to-$1"
	kill -9 "$(cat "$machines/$1/host")"
	rm "$machines/$1/host"
}

mount -t tmpfs run /run
mkdir -p "$machines/programs"
cp "$build/almanac" "$build/almanac.so" "$machines/programs/"
echo 0-15 > "$machines/cores"
cp -a /etc "$machines/etc"
id almanac >/dev/null 2>&1 || useradd -P "$machines" -r -U almanac
echo '127.0.0.1 localhost' > "$machines/etc/hosts"
echo "$addresses" | while read -r name at; do
	echo "$at $name"
done >> "$machines/etc/hosts"
ip link set lo up
ip link add name bridge type bridge
ip link set bridge up
ip address add 10.0.0.100/24 dev bridge
for name in $(echo "$addresses" | cut -d ' ' -f 1); do
	mkdir -p "$machines/$name/lib"
	cp -a "$machines/etc" "$machines/$name/etc"
	boot "$name"
	on "$name" install -d -o etcd /var/lib/etcd
	on "$name" install -d -o postgres /var/lib/postgresql
	on "$name" install -d -o almanac -m 750 /var/lib/almanac
	on "$name" install -d /var/lib/haproxy /etc/almanac
done

# PostgreSQL, Patroni and etcd.
ca=$machines/ca
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
    -keyout "$ca.key" -out "$ca.crt" -days 2 -subj /CN=almanac 2>/dev/null
installed=$(find /usr/lib/postgresql/*/bin -name initdb | sort -V |
    tail -n 1 | cut -d / -f 5)
configure_db() {	# name
	at=$(address "$1")
	etc=$machines/$1/etc
	block ETCD_NAME= | sed "/_CLUSTER=/!s/db1/$1/
	    /_CLUSTER=/!s/10\.0\.0\.1:/$at:/" > "$etc/default/etcd"
	block scope: | sed "s/^name: db1/name: $1/
	    /^etcd3:/!s/10\.0\.0\.1:/$at:/g
	    s|postgresql/15/|postgresql/$installed/|" > "$etc/patroni/config.yml"
	(
		cd "$etc/patroni"
		openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
		    -nodes -keyout server.key -subj "/CN=$1" 2>/dev/null |
		    openssl x509 -req -CA "$ca.crt" -CAkey "$ca.key" -days 2 \
		    -extfile /dev/fd/3 -out server.crt 3<<END 2>/dev/null
subjectAltName=DNS:$1
END
		chown postgres server.key
	)
}
start_db() {	# name
	# shellcheck disable=SC2016	# in the machine
	as etcd "$1" sh -c 'set -a; . /etc/default/etcd
	    exec etcd --data-dir /var/lib/etcd/default' \
	    >> "$logs/$1-etcd.log" 2>&1 &
	as postgres "$1" patroni /etc/patroni/config.yml \
	    >> "$logs/$1.log" 2>&1 &
}
role_of() {	# role; prints the machine
	for name in db1 db2 db3; do
		[ -e "$machines/$name/host" ] || continue
		on $name patronictl -c /etc/patroni/config.yml list -f tsv \
		    2>> "$logs/patronictl.log" |
		    awk -F '\t' -v role="$1" '$4 == role { print $2 }'
		return
	done
}
is_complete() {
	[ -n "$(role_of Leader)" ] && [ -n "$(role_of 'Sync Standby')" ] &&
	    [ -n "$(role_of Replica)" ]
}
for name in db1 db2 db3; do
	configure_db $name
	start_db $name
done
await is_complete || stop 'not a Leader, a Sync Standby and a Replica'
leader=$(role_of Leader)
echo "manual: $leader is the leader"
printf 'opensesame77\nopensesame77\n' | as postgres "$leader" setsid -w sh -ec \
    "$(block createuser)" > "$logs/roles" 2>&1 || stop 'no role'

# A calendar in SQLite, in the service's folder of web1.
database=/var/lib/almanac/almanac.db
site=$(block database:)
for name in web1 web2; do
	etc=$machines/$name/etc/almanac
	{
		echo "$site" | sed "s/10\.0\.0\.11/$(address $name)/"
		echo 'read_time: 10000	# all machines share the cores of one'
	} > "$etc/site.yaml"
	cp "$ca.crt" "$etc/"
	for db in db1 db2 db3; do
		section | sed -n 's/^\.Ql \(db1:.*\)PASSWORD$/\1opensesame77/p' |
		    sed "s/db1/$db/"
	done | as almanac $name sh -c 'umask 77; cat > /var/lib/almanac/pgpass'
	on $name chgrp almanac /etc/almanac/site.yaml
	chmod 640 "$etc/site.yaml"
done
environment=$(block '[Service]' | sed -n 's/^Environment=//p')
login=ada:$(as almanac web1 almanac user add ada --role administrator \
    --db "$database")
as almanac web1 almanac demo --db "$database" > "$logs/demo"

# Moved to PostgreSQL.
export_of() {	# database
	as almanac web1 env "$environment" almanac export --secrets --db "$1"
}
calendar=$(echo "$site" | sed -n 's/^database: //p')
on web1 sh -ec "$(block 'cd /var/lib/almanac')" > "$logs/moved" ||
    stop 'the calendar cannot be moved'
export_of "$database" > "$logs/before"
export_of "$calendar" > "$logs/after"
cmp "$logs/before" "$logs/after" || fail 'the calendar has changed'

# The service, and the proxy.
service=$(sed -n 's|^ExecStart=/usr/local/bin/||p' \
    "$tests/../conf/almanac.service")
start_web() {	# name
	as almanac "$1" env -C /var/lib/almanac "$environment" \
	    sh -c "echo \$\$ > pid; exec $service" >> "$logs/$1.log" 2>&1 &
	await curl -sf "$(address "$1"):9000/readyz" ||
	    stop "$1 is not ready"
}
start_web web1
start_web web2
block frontend >> "$machines/proxy/etc/haproxy/haproxy.cfg"
on proxy haproxy -W -db -f /etc/haproxy/haproxy.cfg > "$logs/proxy.log" 2>&1 &
events=calendar/events/v1/events
new=$machines/new	# options of a request that creates an event
cat > "$new" <<END
user = "$login"
data = "start_date=tomorrow"
data = "end_date=tomorrow"
END
ask() {	# address, options of curl
	asked=$1
	shift
	curl -s -m 30 --resolve "cal.example:80:$(address proxy)" "$@" \
	    "http://$asked"
}
status() {	# address, options of curl
	ask "$@" -o /dev/null -w '%{http_code}'
}
await ask cal.example -f || stop 'the proxy does not answer'

# Both answer, and know the client.
count_answers() {	# name
	grep -c '"client":"10.0.0.100".*"route":"event_list"' \
	    "$logs/$1.log" || :
}
answers() {	# name
	before=$(count_answers "$1")
	for _ in 1 2 3; do
		ask "cal.example/$events"
	done
	[ "$(count_answers "$1")" -gt "$before" ]
}
await answers web1 || fail 'web1 does not answer'
await answers web2 || fail 'web2 does not answer'

# Links have the host that the proxy was asked for.
ask "cal.example/$events" -H 'X-Forwarded-Host: evil.example' \
    -H 'X-Forwarded-Proto: ftp' > "$logs/answer"
grep -q "\"rest_url\":\"http://cal.example/$events" "$logs/answer" ||
    fail 'links lead elsewhere'
! grep -q 'evil\|ftp:' "$logs/answer" || fail 'a client decides about links'

# Passwords are those of the old calendar.
[ "$(status "cal.example/$events" -K "$new" -d title=Moved)" = 201 ] ||
    fail 'a password is not valid any more'
[ "$(status "cal.example/$events" -K "$new" -u ada:wrong -d title=Wrong)" = \
    401 ] || fail 'any password is valid'

# What one writes the other shows.
for names in 'web1 web2' 'web2 web1'; do
	one=$(address "${names% *}"):8080
	other=$(address "${names#* }"):8080
	id=$(ask "$one/$events" -K "$new" -d "title=By $one" |
	    sed -n 's/^{"id":\([0-9]*\),.*/\1/p')
	ask "$other/$events/$id" | grep -q "\"title\":\"By $one\"" ||
	    fail "what $one has written, $other does not show"
done

# Connections while all workers are busy, also while both nodes are reloaded.
keep_busy() {
	ask "cal.example/$events?search=a&page=[1-9]&per_page=[1-20]" -Z \
	    --parallel-max 100 > "$logs/answer" 2>&1 &
	reader=$!
	ask "cal.example/$events#[1-100]" -K "$new" -d title=Busy -Z \
	    --parallel-max 100 > "$logs/answers" 2>&1
	wait "$reader"
}
reload() {
	for name in web1 web2; do
		# shellcheck disable=SC2016	# in the machine
		on "$name" sh -c 'kill -HUP "$(cat /var/lib/almanac/pid)"'
	done
	keep_busy
}
most_connections() {	# command
	"$@" &
	busy=$!
	while kill -0 $busy 2>/dev/null; do
		as postgres "$leader" psql -Atc "SELECT count(*)
		    FROM pg_stat_activity WHERE usename = 'almanac'"
	done > "$logs/connections"
	sort -n "$logs/connections" | tail -n 1
}
promised=$(section | sed -n 's/^each open at most \([0-9]*\)\.$/\1/p')
allowed=$(section | sed -n 's/.*--connection-limit=\([0-9]*\) .*/\1/p')
busy=$(most_connections keep_busy)
reloaded=$(most_connections reload)
echo "manual: $busy connections, $reloaded during a reload"
if [ "$busy" -le $((promised / 2)) ] || [ "$busy" -gt "$promised" ]; then
	fail "$busy connections, not up to $promised"
fi
[ "$reloaded" -le "$allowed" ] || fail "$reloaded connections, not $allowed"
! grep -qi 'too many\|remaining connection' "$logs"/*.log ||
    fail 'a connection was rejected'

# Losses, while a client reads and writes.
request() {	# what, options of curl
	what=$1
	shift
	echo "$(date +%s.%N) $what $(ask "cal.example/$events" "$@" \
	    -o /dev/null -w '%{http_code} %{time_total} %header{retry-after}')"
}
read_and_write() {	# title, seconds
	end=$(($(date +%s) + $2))
	n=0
	while [ "$(date +%s)" -lt $end ]; do
		n=$((n + 1))
		request "write $1-$n" -K "$new" -d "title=$1-$n"
		request "read $1-$n"
	done
}
# Each request that fails must have begun within the seconds after the loss, and
# have the answer that the manual says.
survive() {	# loss, machine, seconds, answer
	read_and_write "$1" $(($3 + 10)) > "$logs/$1" &
	client=$!
	sleep 2
	at=$(date +%s.%N)
	lose "$2"
	wait $client
	awk -v loss="$1" -v at="$at" -v seconds="$3" '
{ what = $2; status = $4; took = $5; retry = $6 }
status == 200 || status == 201 { next }
{ last = $1 - at }
last + took < 0 || last > seconds || !('"$4"') {
	print "manual: " loss ": " $0
	failed = 1
}
END {
	printf "manual: a lost %s fails requests for %.1f s\n", loss, last
	exit failed
}' "$logs/$1" || fail "the loss of a $1 has other effects"
}
survive node web1 6 'status == 504'
boot web1
start_web web1
await answers web1 || fail 'web1 does not answer again'

standby=$(role_of 'Sync Standby')
survive standby "$standby" 30 'what == "write" && status == 503 && retry'
boot "$standby"
start_db "$standby"
await is_complete || stop "$standby is not a Replica again"

survive leader "$(role_of Leader)" 40 'status == 503 && retry'

# What was acknowledged exists once.
export_of "$calendar" > "$logs/end"
for loss in node standby leader; do
	awk '$2 == "write" && $4 == 201 { print $3 }' "$logs/$loss"
done > "$logs/acknowledged"
while read -r title; do
	[ "$(grep -cF "\"name\":\"$title\"" "$logs/end")" = 1 ] ||
	    fail "$title is stored more or less than once"
done < "$logs/acknowledged"

[ $failed = 0 ] && echo 'manual: ok'
exit $failed
