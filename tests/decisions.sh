#!/bin/sh
# Checks decisions, most of which keep attacks out (SECURITY.md): each line of code
# that a decision is about may stand only in the files that are named here.
set -eu
cd "$(dirname "$0")/.."

failed=0
where=src

# Reports lines of $where that match, unless their file is in the list.
only() {	# what, pattern, files...
	what=$1
	pattern=$2
	shift 2
	found=$(grep -rnE --include='*.[ch]' -e "$pattern" "$where") || :
	for file; do
		found=$(printf '%s\n' "$found" | grep -v "^$file:") || :
	done
	[ -z "$found" ] || {
		printf 'decisions: %s only in %s:\n%s\n' "$what" "$*" "$found"
		failed=1
	}
}

# The caller of a request is the user of its credentials or of its session. In a
# request within another one it is a copy, or reads a record for a webhook.
# Commands and imports run for the user whom the operator names.
only 'rq->caller is set' \
    '(rq|inner|->request)->caller(\.[a-z]+)? = ' \
    src/http/session.c src/pages/ask.c src/calendar/notices.c \
    src/command/inside.c
only 'a password or session is checked' \
    '(user_check|session_find|account_check|account_matches)\(' \
    src/store/users.h src/store/users.c src/store/sessions.h \
    src/store/sessions.c src/http/credentials.c src/http/session.c \
    src/pages/desk/desk_sign.c src/pages/desk/desk.c

only 'an action needs a password' 'desk_password_wrong\(' \
    src/pages/desk/desk.h src/pages/desk/desk.c src/pages/desk/desk_settings.c

writes='(INSERT INTO|UPDATE|DELETE FROM)'
only 'a user or password is stored' "$writes (users|passwords)\\>" \
    src/store/users.c
only 'a code is checked' 'second_factor_take\(' \
    src/store/second_factors.h src/store/second_factors.c \
    src/pages/desk/desk_sign.c
only 'a second factor is stored' "$writes (second_factors|recovery_codes)\\>" \
    src/store/second_factors.c
only 'a session or link is stored' "$writes (sessions|invitations)\\>" \
    src/store/sessions.c

only 'a link of a proposal is stored' "$writes amendments\\>" \
    src/store/amendments.c src/store/schema/schema_sqlite.c \
    src/store/schema/schema_postgresql.c

# A guess about who writes chooses a queue.
only 'writer_expects() is called' 'writer_expects\(' \
    src/server/writer.h src/server/writer.c src/server/requests.c

# Commands have one list of system calls.
only 'a process is confined' 'confine_(files|calls)\(' \
    src/base/confine.h src/base/confine.c src/pictures/maker.c \
    src/server/sandbox.c src/command/command_confine.c

# Stored markup is cleaned where it is stored, and where people see it.
only 'markup is cleaned' 'html_(show|allow)\(' \
    src/text/html.h src/text/html_parse.h src/text/html_allow.c \
    src/calendar/markup.c src/pages/data.c \
    src/pages/desk/desk_shown.c src/text/html_foreign.c
only 'any markup is stored' 'may_use_any_markup\(' \
    src/store/permissions.h src/store/permissions.c src/calendar/markup.c

# Calls go only to rooms above (src/README.md).
rooms='base text pictures config store http calendar feeds pages server command'
for room in $rooms; do
	rooms=${rooms#* }
	where=src/$room
	[ "$room" = command ] || only "src/$room includes what is below" \
	    "^#include \"($(echo "$rooms" | tr ' ' '|'))/"
done

# db_*() is the interface of all engines.
for where in src/store/sqlite src/store/postgresql; do
	only 'a function of an engine has the name of the interface' \
	    '^(db_[a-z_]+\(|[a-z].*[*[:space:]]db_[a-z_]+\()'
done

# Pages store by requests to the API, which check rights and fields.
where=src/pages
only 'a page changes a table' '"[^"]*\<(INSERT INTO|UPDATE|DELETE FROM) '

# A caller learns from the header that a result may be NULL, and so do analyzers.
names=$(find src -name '*.c' -exec awk '
		/^[a-z_0-9]+\(/ {
			name = before ~ /^static|[^*]$/ ? "" : $0
			sub(/\(.*/, "", name)
		}
		/return \(NULL\);|[?:] NULL( :.*)?\);$/ && name != "" {
			print name
			name = ""
		}
		{ before = $0 }' {} +)
for name in $names; do
	if grep -rqE --include='*.h' "[*]$name\(" src; then
		echo "decisions: $name() may return NULL, but is not _Nullable"
		failed=1
	fi
done

# Statuses and kinds in SQL have the names of store/status.h.
where=src
only 'SQL has numbers of statuses and kinds' \
    '"[^"]*\<(status|kind) (=|<>|<|>|%) [0-9]' src/store/index/term_query.h

# A static function has a verb and an object, so that a stack trace tells which.
find src codegen -name '*.c' -exec awk '
	before ~ /^static/ && /^[a-z]+\(/ {
		sub(/\(.*/, "")
		print "decisions: " FILENAME ": " $0 "() does not say what it" \
		    " acts on"
		failed = 1
	}
	{ before = $0 }
	END { exit failed }' {} + || failed=1

# The number of an array's elements is COUNT().
for where in src tests; do
	only 'an array is counted' 'sizeof\(.+\) /( \(?sizeof|$)' src/base/array.h \
	    tests/spec/good/expected/documents.c
done

# Other tests have one limit (tests/support/criterion/limit.c), and wait for what they mean.
where=tests
only 'a test has a limit' '\.timeout = [0-9]' tests/crash/test_crash.c \
    tests/crash/test_power.c tests/cluster/test_cluster.c

exit "$failed"
