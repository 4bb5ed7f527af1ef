/* almanac check, and the differences that it finds. */
#include <sys/wait.h>

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/event_rows.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

static char	 path[] = P_tmpdir "/almanac-check-XXXXXX";
static char	 output[4096];

static int run(const char *, ...) __attribute__((format(printf, 1, 2)));

static int
run(const char *format, ...)
{
	char	 words[512], line[PATH_MAX + 1024];
	va_list	 list;
	FILE	*f;
	int	 status;

	va_start(list, format);
	vsnprintf(words, sizeof(words), format, list);
	va_end(list);
	snprintf(line, sizeof(line), "%s %s 2>&1", getenv("ALMANAC") != NULL ?
	    getenv("ALMANAC") : "build/almanac", words);
	f = popen(line, "r");
	cr_assert_not_null(f);
	output[fread(output, 1, sizeof(output) - 1, f)] = '\0';
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

/* Two events, the first for two days, the second a draft. */
static void
give(struct db *db)
{
	struct arena		*arena;
	struct event_row	 row = { .id = 1, .author = 1,
	    .has_published = true, .end = 2 * 86400, .title = "jazz",
	    .excerpt = "", .description = "" };

	arena = arena_new();
	db_begin_write(db);
	event_rows_venues(db);
	row.has_venue = row.located = true;
	event_rows_add(db, arena, &row);
	row.id = 2;
	row.status = DRAFT;
	event_rows_add(db, arena, &row);
	db_run(db_query(db, "UPDATE sequences SET last = 20000"));
	cr_assert(db_commit(db));
	arena_free(arena);
}

static void
setup(void)
{
	const char	*why;
	struct db	*db;
	int		 fd;

	cr_assert((fd = mkstemp(path)) != -1);
	(void)close(fd);
	(void)unlink(path);
	cr_assert_null(store_prepare(path));
	cr_assert_not_null(db = db_open(path, &why));
	give(db);
	db_close(db);
}

static void
teardown(void)
{
	static const char *const	 ends[] = { "", "-wal", "-shm" };
	char	 name[sizeof(path) + 8];
	size_t	 i;

	for (i = 0; i < COUNT(ends); i++) {
		snprintf(name, sizeof(name), "%s%s", path, ends[i]);
		(void)unlink(name);
	}
}

TestSuite(check, .init = setup, .fini = teardown);

static void
change(const char *sql)
{
	sqlite3	*db;

	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	(void)sqlite3_close(db);
}

static void
expect(int status, const char *text)
{
	cr_assert_eq(run("check --db %s", path), status);
	cr_assert_str_eq(output, text);
}

Test(check, a_sound_database_is_passed_over_in_silence)
{
	expect(0, "");
}

/* A model, which is a copy of a draft, and its series. */
#define MODEL								\
	"CREATE TEMP TABLE m AS SELECT * FROM events WHERE id = 2;"	\
	"UPDATE m SET id = 9, status = 6;"				\
	"INSERT INTO events SELECT * FROM m;"
#define SERIES								\
	MODEL "INSERT INTO series (id, rule, status, made_until)"	\
	" VALUES (9, 'FREQ=DAILY', 0, 0)"

Test(check, reports_differences)
{
	static const struct {
		const char	*sql;
		const char	*said;
	}	 faults[] = {
		{ "UPDATE events SET links = X'00' WHERE id = 2",
		  "events: id 2: links are not those of its records\n" },
		{ "UPDATE events SET links = NULL",
		  "events: id 1: links are not those of its records\n"
		  "events: id 2: links are not those of its records\n" },
		{ "DELETE FROM event_venues WHERE event_id = 1",
		  "events: id 1: links are not those of its records\n" },
		{ "PRAGMA foreign_keys = OFF;"
		  " INSERT INTO event_terms VALUES (2, 99)",
		  "a row of event_terms refers to nothing in terms\n" },
		{ MODEL, "events: id 9: is the model of no series\n" },
		{ SERIES ";UPDATE events SET status = 2, slug = 'm'"
		  " WHERE id = 9", "series: id 9: has no model\n" },
		{ SERIES ";UPDATE events SET series_id = 9 WHERE id = 9",
		  "events: id 9: is the model of a series and an event of"
		  " one\nevents: id 9: has no original start in its series\n" },
		{ SERIES ";UPDATE events SET series_id = 9 WHERE id = 1",
		  "events: id 1: has no original start in its series\n" },
	};
	size_t	 i;

	for (i = 0; i < COUNT(faults); i++) {
		change(faults[i].sql);
		expect(1, faults[i].said);
		teardown();
		strcpy(path + sizeof(path) - 7, "XXXXXX");
		setup();
	}
}

#define TERMS								\
	"INSERT INTO terms (id, kind, parent, name, name_key, name_folded," \
	" slug, description, description_key, searched) VALUES "
#define WITHIN(key, column, value, least, most) \
	key ": " column " is " value ", not within " least " and " most "\n"

Test(check, reports_impossible_values)
{
	static const struct {
		const char	*sql;
		const char	*said;
	}	 faults[] = {
		{ "UPDATE events SET status = 9 WHERE id = 2",
		  WITHIN("events: id 2", "status", "9", "0", "6") },
		{ "UPDATE venues SET status = -1 WHERE id = 10001",
		  WITHIN("venues: id 10001", "status", "-1", "0", "5") },
		{ "INSERT INTO users VALUES (1, 'a', '', 6, 0, '', '', '', '')",
		  WITHIN("users: id 1", "role", "6", "1", "5") },
		{ TERMS "(1, 4, NULL, 'a', 'a', 'a', 'a', '', '', '')",
		  WITHIN("terms: id 1", "kind", "4", "0", "3") },
		{ TERMS "(1, 3, NULL, 'a', 'a', 'a', 'a', '', '', '');"
		  " INSERT INTO event_terms VALUES (1, 1),"
		  " (2, 1); UPDATE sequences SET last = 1 WHERE kind = 1",
		  "terms: a published event has a waiting one, id 1\n" },
		{ SERIES "; UPDATE series SET rule = 'FREQ=HOURLY'",
		  "series: id 9: rule is not a recurrence rule\n" },
		{ SERIES "; UPDATE series SET added = '20270309,'",
		  "series: id 9: added is not a list of dates\n" },
		{ SERIES "; UPDATE series SET left_out = '20270231'",
		  "series: id 9: left_out is not a list of dates\n" },
		{ SERIES "; UPDATE series SET duration = 'PT0S'",
		  "series: id 9: duration is not a duration\n" },
		{ "UPDATE events SET sticky = 2 WHERE id = 1",
		  WITHIN("events: id 1", "sticky", "2", "0", "1") },
		{ "UPDATE events SET end_local = 9e15 WHERE id = 1",
		  WITHIN("events: id 1", "end_local", "9000000000000000",
		  "-62135769600", "253402473600") },
		{ "UPDATE venues SET geo_lat = 91 WHERE id = 10001",
		  WITHIN("venues: id 10001", "geo_lat", "91", "-90", "90") },
		{ "UPDATE events SET title = CAST(X'ff' AS TEXT) WHERE id = 1",
		  "events: id 1: title is not UTF-8\n" },
		{ "UPDATE events SET title = 'a' || char(0) WHERE id = 1",
		  "events: id 1: title holds a NUL\n" },
		{ "UPDATE events SET slug = 'a' || char(10) WHERE id = 1",
		  "events: id 1: slug holds a control character\n" },
		{ "UPDATE events SET slug = hex(zeroblob(200)) WHERE id = 1",
		  "events: id 1: slug is too long\n" },
		{ "INSERT INTO outbox (id, type, body, created)"
		  " VALUES (1, 'event.created', '{', 0)",
		  "outbox: id 1: body is not JSON\n" },
		{ "INSERT INTO idempotency_keys VALUES (1, 'p', 'k', X'00', "
		  "500, '', '{}', 0)",
		  "idempotency_keys: user_id 1: request is of"
		  " another length\n" WITHIN("idempotency_keys: user_id 1",
		  "status", "500", "200", "201") },
		{ TERMS "(1, 0, NULL, 'a', 'a', 'a', 'a', '', '', 'a'),"
		  " (2, 2, 1, 'b', 'b', 'b', 'b', '', '', 'b'); UPDATE "
		  "sequences SET last = 2 WHERE kind = 1",
		  "terms: a circle of parents, or none of its kind, above id"
		  " 2\n" },
		{ TERMS "(1, 0, 1, 'a', 'a', 'a', 'a', '', '', 'a')",
		  "terms: a circle of parents, or none of its kind,"
		  " above id 1\n" },
		{ "UPDATE sequences SET last = 1 WHERE kind = 0",
		  "sequences: too small for records of kind 0\n" },
		{ "INSERT INTO images (id, url, bytes) VALUES (1, 'a', 7);"
		  " UPDATE sequences SET last = 1 WHERE kind = 3",
		  "images: other bytes than its files have, id 1\n" },
		{ "DELETE FROM sequences WHERE kind = 3",
		  "sequences: there is none of kind 3\n" },
		{ "CREATE TRIGGER spy AFTER INSERT ON events BEGIN"
		  " DELETE FROM users; END; CREATE VIEW v AS SELECT 1;"
		  " DROP INDEX venues_due", "the schema has no index venues_due"
		  "\nthe schema has a foreign trigger spy\n"
		  "the schema has a foreign view v\n" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(faults); i++) {
		change(faults[i].sql);
		expect(1, faults[i].said);
		teardown();
		strcpy(path + sizeof(path) - 7, "XXXXXX");
		setup();
	}
}

/* Reads the file whose name has this ending. 0: there is none. */
static size_t
read_file(const char *end, char *bytes, size_t size)
{
	char	 name[PATH_MAX];
	FILE	*f;
	size_t	 length;

	snprintf(name, sizeof(name), "%s%s", path, end);
	if ((f = fopen(name, "r")) == NULL)
		return (0);
	length = fread(bytes, 1, size, f);
	cr_assert_lt(length, size);
	(void)fclose(f);
	return (length);
}

static void
expect_unchanged(int status, const char *text)
{
	static const char *const	 ends[] = { "", "-wal", "-journal" };
	static char	 before[3][1 << 20], after[1 << 20];
	size_t		 lengths[3], i;

	for (i = 0; i < 3; i++)
		lengths[i] = read_file(ends[i], before[i], sizeof(before[i]));
	expect(status, text);
	for (i = 0; i < 3; i++) {
		cr_expect_eq(read_file(ends[i], after, sizeof(after)),
		    lengths[i], "%s", ends[i]);
		cr_expect_arr_eq(after, before[i], lengths[i]);
	}
}

Test(check, changes_nothing)
{
	char	 expected[256];

	expect_unchanged(0, "");
	change("PRAGMA journal_mode = DELETE");
	expect_unchanged(0, "");
	(void)truncate(path, 0);
	snprintf(expected, sizeof(expected),
	    "almanac: %s is an empty database\n", path);
	expect_unchanged(1, expected);
}

/* The log of a server that was killed. */
Test(check, keeps_a_log_that_was_not_written_back)
{
	char	 copy[PATH_MAX], command[PATH_MAX * 3];
	sqlite3	*db;

	snprintf(copy, sizeof(copy), "%s.copy", path);
	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, "UPDATE meta SET value = 7", NULL, NULL,
	    NULL), SQLITE_OK);
	snprintf(command, sizeof(command), "cp %s %s && cp %s-wal %s-wal",
	    path, copy, path, copy);
	cr_assert_eq(system(command), 0);
	(void)sqlite3_close(db);
	snprintf(command, sizeof(command), "mv %s %s && mv %s-wal %s-wal",
	    copy, path, copy, path);
	cr_assert_eq(system(command), 0);

	expect_unchanged(0, "");
	snprintf(command, sizeof(command), "%s-wal", path);
	cr_expect_eq(access(command, F_OK), 0);
}

Test(check, wrong_uses_are_rejected)
{
	cr_assert_eq(run("check more"), 2);
	cr_assert_eq(strncmp(output, "almanac: check takes no arguments\n",
	    34), 0);
	cr_assert_eq(run("check --db none.db"), 1);
	cr_assert_str_eq(output,
	    "almanac: there is no database 'none.db'\n");
	cr_assert_eq(run("check --help"), 0);
	cr_assert_eq(strncmp(output, "usage: almanac check\n", 21), 0);
}
