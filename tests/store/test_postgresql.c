/* Failures that only PostgreSQL has: lost connections. */
#include <sys/wait.h>

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/clock.h"
#include "tests/support/db_file.h"
#include "tests/support/postgresql.h"
#include "tests/support/postgresql_wire.h"
#include "tests/support/until.h"
#include "store/db.h"
#include "store/store.h"

static struct db	*other;		/* does not use the wire */

static void
open_wire(void)
{
	const char	*why;

	if (!postgresql_is_there())
		return;
	db_file_make();
	other = db;
	db = db_open(wire_start(postgresql_name()), &why);
	cr_assert_not_null(db, "%s", why);
}

static void
close_wire(void)
{
	if (!postgresql_is_there())
		return;
	db_close(db);
	db_close(other);
}

TestSuite(postgresql, .init = open_wire, .fini = close_wire);

#define NEEDS_POSTGRESQL \
	if (!postgresql_is_there()) \
		cr_skip_test("there is no PostgreSQL")

/* Ends every connection except that of the statement. */
static void
terminate_all(void)
{
	db_run(db_query(other, "SELECT pg_terminate_backend(pid)"
	    " FROM pg_stat_activity WHERE datname = current_database()"
	    " AND pid <> pg_backend_pid()"));
	cr_assert_not(db_failed(other), "%s", db_message(other));
}

static int64_t
read_count(void)
{
	int64_t	 count;

	db_begin_read(db);
	count = db_file_count(db);
	db_end_read(db);
	return (count);
}

Test(postgresql, a_connection_that_was_lost_is_made_again)
{
	NEEDS_POSTGRESQL;
	cr_assert_eq(read_count(), 0);
	terminate_all();
	cr_expect_eq(read_count(), 0);
	cr_expect_not(db_failed(db), "%s", db_message(db));
	terminate_all();
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_expect(db_commit(db), "%s", db_message(db));
	terminate_all();
	cr_expect_gt(db_version(db), 0);
	cr_expect_eq(db_file_count(db), 1);
	cr_expect_not(db_failed(db), "%s", db_message(db));
}

Test(postgresql, a_read_that_has_begun_fails)
{
	NEEDS_POSTGRESQL;
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	terminate_all();
	cr_expect_eq(db_file_count(db), -1);
	cr_expect_eq(db_error(db), DB_AWAY, "%s", db_message(db));
	db_recover(db);
	cr_expect_eq(read_count(), 0);
}

static struct statement *
send_text(bool first)
{
	struct statement	*st;

	st = first ? db_query(db, "SELECT CAST($1 AS TEXT)") :
	    db_query(db, "SELECT 'b' || CAST($1 AS TEXT)");
	db_bind_text(st, 1, "a");
	db_together(&st, 1);
	return (st);
}

static void
expect_text(struct statement *st, const char *text)
{
	cr_assert(db_step(st), "%s", db_message(db));
	cr_expect_str_eq(db_string(st, 0), text);
	db_done(st);
}

Test(postgresql, statements_sent_in_advance_are_sent_again)
{
	struct statement	*first, *second;

	NEEDS_POSTGRESQL;
	cr_assert_eq(read_count(), 0);
	terminate_all();
	db_begin_read(db);
	first = send_text(true);
	second = send_text(false);
	expect_text(second, "ba");
	expect_text(first, "a");
	cr_expect_gt(db_snapshot_version(db), 0);
	db_end_read(db);
	cr_expect_not(db_failed(db), "%s", db_message(db));
	terminate_all();
	db_begin_read(db);
	db_done(send_text(true));
	cr_expect_gt(db_snapshot_version(db), 0);
	cr_expect_eq(db_file_count(db), 0);
	db_end_read(db);
	cr_expect_not(db_failed(db), "%s", db_message(db));
}

Test(postgresql, statements_sent_after_an_answer_fail)
{
	struct statement	*first, *second;

	NEEDS_POSTGRESQL;
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	first = send_text(true);
	terminate_all();
	second = send_text(false);
	cr_expect_not(db_step(second));
	cr_expect_not(db_step(first));
	cr_expect_eq(db_error(db), DB_AWAY);
	db_recover(db);
	cr_expect_eq(read_count(), 0);
}

Test(postgresql, a_write_that_has_begun_fails_as_a_whole)
{
	NEEDS_POSTGRESQL;
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert_not(db_failed(db));
	terminate_all();
	db_file_add(db, 2, "b");
	cr_expect_not(db_commit(db));
	cr_expect_eq(db_error(db), DB_AWAY);
	db_recover(db);
	cr_expect_eq(db_file_count(db), 0);
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_expect(db_commit(db), "%s", db_message(db));
}

/* The savepoint was lost with the connection. */
Test(postgresql, a_lost_write_cannot_be_undone_in_part)
{
	NEEDS_POSTGRESQL;
	db_begin_write(db);
	db_savepoint(db);
	db_file_add(db, 1, "a");
	terminate_all();
	cr_expect_eq(db_file_count(db), -1);
	db_savepoint_undo(db);
	cr_expect_eq(db_error(db), DB_AWAY);
	cr_expect_not(db_commit(db));
	db_recover(db);
	cr_expect_eq(db_file_count(db), 0);
}

Test(postgresql, a_commit_whose_answer_is_lost_has_happened)
{
	NEEDS_POSTGRESQL;
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert_not(db_failed(db));
	wire_set(WIRE_ONCE);
	cr_expect(db_commit(db), "%s", db_message(db));
	cr_expect_not(db_failed(db));
	cr_expect_eq(db_file_count(db), 1);
	cr_expect_eq(db_file_count(other), 1);
}

/* The server dies before it has written the commit. */
Test(postgresql, a_commit_that_was_lost_has_not_happened)
{
	NEEDS_POSTGRESQL;
	postgresql_run(postgresql_name(), "CREATE FUNCTION die() RETURNS"
	    " TRIGGER LANGUAGE plpgsql AS $$ BEGIN PERFORM"
	    " pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;"
	    " CREATE CONSTRAINT TRIGGER die AFTER INSERT ON almanac.images"
	    " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW"
	    " EXECUTE FUNCTION die()");
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert_not(db_failed(db));
	cr_expect_not(db_commit(db));
	cr_expect_eq(db_error(db), DB_AWAY, "%s", db_message(db));
	db_recover(db);
	cr_expect_eq(db_file_count(db), 0);
}

Test(postgresql, a_commit_of_unknown_outcome_fails)
{
	int64_t	 since;

	NEEDS_POSTGRESQL;
	db_set_timeout(db, 300);
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert_not(db_failed(db));
	wire_set(WIRE_CUT);
	since = clock_steady();
	cr_expect_not(db_commit(db));
	cr_expect_eq(db_error(db), DB_UNKNOWN, "%s", db_message(db));
	cr_expect_lt(clock_steady() - since, 5 * CLOCK_SECOND);
	cr_expect_eq(db_file_count(other), 1);
}

Test(postgresql, a_server_that_does_not_answer_is_left)
{
	int64_t	 since;

	NEEDS_POSTGRESQL;
	db_set_timeout(db, 300);
	cr_assert_eq(read_count(), 0);
	wire_set(WIRE_SILENT);
	since = clock_steady();
	(void)read_count();
	cr_expect_neq(db_error(db), DB_FINE);
	cr_expect_lt(clock_steady() - since, 5 * CLOCK_SECOND);
	wire_set(WIRE_OPEN);
	for (; clock_steady() - since < 9 * CLOCK_SECOND; usleep(10000)) {
		db_recover(db);
		if (read_count() == 0)
			break;
	}
	cr_expect_not(db_failed(db), "%s", db_message(db));
}

Test(postgresql, a_server_that_stops_answering_is_left)
{
	int64_t	 since;

	NEEDS_POSTGRESQL;
	db_set_timeout(db, 300);
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	wire_set(WIRE_SILENT);
	since = clock_steady();
	cr_expect_eq(db_file_count(db), -1);
	cr_expect_eq(db_error(db), DB_BUSY, "%s", db_message(db));
	cr_expect_lt(clock_steady() - since, 5 * CLOCK_SECOND);
	wire_set(WIRE_OPEN);
	db_recover(db);
	cr_expect_eq(read_count(), 0);
	cr_expect_not(db_failed(db), "%s", db_message(db));
}

Test(postgresql, a_statement_alone_waits_no_longer)
{
	int64_t	 since;

	NEEDS_POSTGRESQL;
	db_set_timeout(db, 300);
	cr_assert_eq(db_file_count(db), 0);
	wire_set(WIRE_SILENT);
	since = clock_steady();
	cr_expect_eq(db_file_count(db), -1);
	cr_expect_eq(db_error(db), DB_BUSY, "%s", db_message(db));
	db_recover(db);
	(void)db_version(db);
	cr_expect_neq(db_error(db), DB_FINE);
	cr_expect_lt(clock_steady() - since, 6 * CLOCK_SECOND);
}

/* Only the first statement of a transaction is sent twice. */
Test(postgresql, a_write_is_never_sent_twice)
{
	NEEDS_POSTGRESQL;
	cr_assert_eq(db_file_count(db), 0);
	wire_set(WIRE_ONCE);
	db_file_add(db, 1, "a");
	cr_expect_eq(db_error(db), DB_AWAY, "%s", db_message(db));
	db_recover(db);
	cr_expect_eq(db_file_count(db), 1);
}

/* PGPORT is the port of both hosts. */
Test(postgresql, may_be_on_one_of_several_hosts)
{
	const char	*why;
	struct db	*of_two;
	char		 address[128];

	NEEDS_POSTGRESQL;
	snprintf(address, sizeof(address),
	    "postgresql://almanac@localhost,localhost/%s", postgresql_name());
	cr_assert_not_null(of_two = db_open(address, &why), "%s", why);
	cr_expect_eq(db_file_count(of_two), 0, "%s", db_message(of_two));
	db_close(of_two);
}

Test(postgresql, knows_how_many_follow_it)
{
	struct db_replicas	 replicas;

	NEEDS_POSTGRESQL;
	db_replicas(db, &replicas);
	cr_expect_eq(replicas.count, 0);
	cr_expect_eq(replicas.lag, 0);
	cr_expect_not(db_failed(db), "%s", db_message(db));
}

Test(postgresql, says_why_it_cannot_open)
{
	const char	*why;

	NEEDS_POSTGRESQL;
	why = store_prepare("postgresql:///almanac?host=/nonexistent"
	    "&password=secret");
	cr_expect_not_null(strstr(why, "PostgreSQL: connection"
	    " to server on socket \"/nonexistent/"), "%s", why);
	cr_expect_null(strstr(why, "secret"));
}

/* One column per line: table, name, type, whether it must be set. */
static void
read_lines(struct statement *st, char *to)
{
	while (db_step(st))
		to += sprintf(to, "%s\n", db_string(st, 0));
	db_done(st);
}

Test(postgresql, tables_are_those_of_sqlite)
{
	static char	 expected[1 << 16], found[1 << 16];
	struct db	*memory;

	NEEDS_POSTGRESQL;
	memory = store_memory();
	read_lines(db_query(memory, "SELECT m.name || '.' || c.name || ' ' ||"
	    " CASE c.type WHEN 'INTEGER' THEN 'bigint' WHEN 'BLOB' THEN 'bytea'"
	    " WHEN 'REAL' THEN 'double precision' ELSE 'text C' END ||"
	    " CASE WHEN c.\"notnull\" OR c.pk THEN ' NOT NULL' ELSE '' END"
	    " FROM sqlite_schema m, pragma_table_info(m.name) c"
	    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
	    " ORDER BY 1"), expected);
	read_lines(db_query(db, "SELECT table_name || '.' || column_name"
	    " || ' ' || data_type || COALESCE(' ' || collation_name, '') ||"
	    " CASE is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END"
	    " FROM information_schema.columns WHERE table_schema = 'almanac'"
	    " AND table_name NOT IN ('contents', 'commits')"
	    " ORDER BY 1"), found);
	cr_expect_str_neq(expected, "");
	cr_expect_str_eq(found, expected);
	db_close(memory);
}

/* Tables that have rows in every database. */
static const char *
dump_of(struct db *from)
{
	char	*dump = calloc(1, 4096);

	cr_assert_not_null(dump);
	read_lines(db_query(from, "SELECT 's' || kind || ' ' || last"
	    " FROM sequences UNION ALL SELECT 'm' || name || ' ' || value"
	    " FROM meta UNION ALL SELECT 'i' || length(id) || ' ' ||"
	    " one FROM site ORDER BY 1"), dump);
	return (dump);
}

Test(postgresql, a_new_database_has_the_rows_of_sqlite)
{
	struct db	*memory;

	NEEDS_POSTGRESQL;
	memory = store_memory();
	cr_expect_eq(store_version(db), store_version(memory));
	cr_expect_str_eq(dump_of(db), dump_of(memory));
	db_close(memory);
}

Test(postgresql, is_ready_unless_it_is_of_another_version)
{
	const char	*why;

	NEEDS_POSTGRESQL;
	cr_expect_null(store_ready(db, false));
	cr_expect_null(store_ready(db, true));
	db_run(db_query(other, "UPDATE contents SET layout = layout + 1"));
	why = store_ready(db, true);
	cr_assert_not_null(why);
	cr_expect_not_null(strstr(why, "the database is of version "), "%s",
	    why);
	cr_expect_not(db_failed(db));
}

/* Runs a command in a folder, or here. Returns the exit status. */
static int __attribute__((format(printf, 2, 3)))
run_in(const char *folder, const char *format, ...)
{
	char	 command[PATH_MAX], words[PATH_MAX], line[3 * PATH_MAX];
	va_list	 list;
	int	 status;

	va_start(list, format);
	vsnprintf(words, sizeof(words), format, list);
	va_end(list);
	cr_assert_not_null(realpath(getenv("ALMANAC"), command));
	snprintf(line, sizeof(line), "cd %s && exec %s %s", folder, command,
	    words);
	status = system(line);
	return (WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

#define run(...)	run_in(".", __VA_ARGS__)

static void
expect_equal(const char *folder, const char *a, const char *b)
{
	char	 line[PATH_MAX];

	snprintf(line, sizeof(line), "cmp %s/%s %s/%s", folder, a, folder, b);
	cr_expect_eq(system(line), 0, "%s", line);
}

Test(postgresql, exports_are_equal_byte_by_byte)
{
	char		 folder[] = P_tmpdir "/almanac-pg-XXXXXX", line[64];
	const char	*address;

	NEEDS_POSTGRESQL;
	cr_assert_not_null(mkdtemp(folder));
	address = postgresql_address(postgresql_name());
	cr_assert_eq(run("demo --config conf/demo.yaml --db %s/a.db"
	    " >/dev/null", folder), 0);
	cr_expect_eq(run("export --db %s/a.db %s/a", folder, folder), 0);
	cr_expect_eq(run_in(folder, "import a --db '%s' >/dev/null", address),
	    0);
	cr_expect_eq(run("check --db '%s'", address), 0);
	cr_expect_eq(run("export --db '%s' %s/b", address, folder), 0);
	expect_equal(folder, "a", "b");
	cr_expect_eq(run("import %s/b --db %s/c.db >/dev/null", folder,
	    folder), 0);
	cr_expect_eq(run("export --db %s/c.db %s/c", folder, folder), 0);
	expect_equal(folder, "a", "c");
	snprintf(line, sizeof(line), "rm -r %s", folder);
	cr_expect_eq(system(line), 0);
}

/* The file may have the password of another database. */
Test(postgresql, the_first_password_replaces_no_file)
{
	char		 folder[] = P_tmpdir "/almanac-pg-XXXXXX";
	char		 town[PATH_MAX], line[256];
	const char	*address;

	NEEDS_POSTGRESQL;
	cr_assert_not_null(mkdtemp(folder));
	address = postgresql_address(postgresql_name());
	snprintf(line, sizeof(line), "echo other >%s/almanac.password",
	    folder);
	cr_assert_eq(system(line), 0);
	cr_assert_not_null(realpath("tests/import/town.ics", town));
	cr_assert_eq(run_in(folder, "import '%s' --db '%s' >output", town,
	    address), 0);
	snprintf(line, sizeof(line), "cd %s && grep -qx other"
	    " almanac.password && grep -q '^admin:' almanac-2.password &&"
	    " grep -q ': %s/almanac-2.password$' output && rm -r %s", folder,
	    folder, folder);
	cr_expect_eq(system(line), 0, "%s", line);
}

Test(postgresql, commands_that_need_a_file_say_so)
{
	NEEDS_POSTGRESQL;
	cr_expect_eq(run("backup x --db postgresql:///a 2>/dev/null"), 2);
	cr_expect_eq(run("restore x --db postgresql:///a 2>/dev/null"), 2);
}

Test(postgresql, a_password_on_the_command_line_is_rejected)
{
	NEEDS_POSTGRESQL;
	cr_expect(store_has_password("postgresql://me:secret@host/a"));
	cr_expect(store_has_password("postgresql:///a?password=secret"));
	cr_expect(store_has_password("postgresql:///a?sslpassword=secret"));
	cr_expect_not(store_has_password("postgresql://me@host/a"));
	cr_expect_eq(run("check --db postgresql://me:secret@h/a 2>/dev/null"),
	    1);
}

Test(postgresql, one_connection_delivers)
{
	struct db	*rival;

	NEEDS_POSTGRESQL;
	rival = db_file_open();
	cr_expect(db_lock_job(other, DB_JOB_DELIVERIES));
	cr_expect_not(db_lock_job(rival, DB_JOB_DELIVERIES));
	cr_expect_not(db_failed(rival));
	db_close(other);
	other = rival;
	UNTIL(db_lock_job(rival, DB_JOB_DELIVERIES));
	cr_expect(db_lock_job(db, DB_JOB_SUBSCRIPTIONS));
	cr_expect_not(db_lock_job(rival, DB_JOB_SUBSCRIPTIONS));
}

Test(postgresql, a_deliverer_does_not_connect_again)
{
	NEEDS_POSTGRESQL;
	cr_expect(db_lock_job(db, DB_JOB_DELIVERIES));
	terminate_all();
	cr_expect_eq(read_count(), -1);
	cr_expect_eq(db_error(db), DB_AWAY);
	db_recover(db);
	cr_expect_not(db_lock_job(db, DB_JOB_DELIVERIES));
	cr_expect_eq(db_error(db), DB_AWAY);
}
