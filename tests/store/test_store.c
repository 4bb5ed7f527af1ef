#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "base/array.h"
#include "store/db.h"
#include "store/schema/schema.h"
#include "store/sequences.h"
#include "store/store.h"
#include "tests/support/message.h"
#include "tests/support/store_empty.h"

static char	 folder[] = P_tmpdir "/almanac-store-XXXXXX";
static char	 path[PATH_MAX];

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
	umask(022);
}

static void
teardown(void)
{
	unlink(path);
	rmdir(folder);
}

TestSuite(store, .init = setup, .fini = teardown);

static void
run(const char *sql)
{
	sqlite3	*db;

	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
}

static void
expect_refusal(const char *rest)
{
	char	 expected[PATH_MAX * 2];

	snprintf(expected, sizeof(expected), "%s %s", path, rest);
	cr_assert_str_eq(store_prepare(path), expected);
}

Test(store, makes_a_database_that_opens)
{
	struct db	*db;
	struct stat	 st;
	const char	*why;

	cr_assert_null(store_prepare(path));
	cr_assert_eq(stat(path, &st), 0);
	cr_assert_eq(st.st_mode & 0777, 0640);
	db = db_open(path, &why);
	cr_assert_not_null(db);
	cr_assert_eq(store_last_write(db), 0);
	db_close(db);
}

Test(store, files_made_by_root_belong_to_the_owner_of_the_folder)
{
	struct db	*db;
	struct stat	 st;
	const char	*why;
	char		 name[PATH_MAX + 8];

	if (geteuid() != 0)
		cr_skip_test("not root");
	cr_assert_eq(chown(folder, 12345, 12346), 0);
	cr_assert_null(store_prepare(path));
	db = db_open(path, &why);
	db_begin_write(db);
	store_wrote(db, 1);
	cr_assert(db_commit(db));
	snprintf(name, sizeof(name), "%s-wal", path);
	cr_assert_eq(stat(name, &st), 0);
	cr_assert_eq(st.st_uid, 12345);
	cr_assert_eq(st.st_gid, 12346);
	cr_assert_eq(st.st_mode & 0777, 0640);
	snprintf(name, sizeof(name), "%s-shm", path);
	cr_assert_eq(stat(name, &st), 0);
	cr_assert_eq(st.st_uid, 12345);
	db_close(db);
	cr_assert_eq(stat(path, &st), 0);
	cr_assert_eq(st.st_uid, 12345);
}

Test(store, does_not_change_a_current_database)
{
	struct db	*db;
	const char	*why;

	cr_assert_null(store_prepare(path));
	db = db_open(path, &why);
	db_begin_write(db);
	store_wrote(db, 77);
	cr_assert(db_commit(db));
	cr_assert_null(store_prepare(path));
	cr_assert_eq(store_last_write(db), 77);
	db_close(db);
}

Test(store, takes_an_empty_file_for_a_new_database)
{
	struct db	*db;
	const char	*why;

	close(open(path, O_CREAT | O_WRONLY, 0600));
	cr_assert_null(store_prepare(path));
	db = db_open(path, &why);
	cr_assert_eq(store_last_write(db), 0);
	cr_assert_not(db_failed(db));
	db_close(db);
}

Test(store, rejects_a_newer_version)
{
	char	 sql[64], why[128];

	cr_assert_null(store_prepare(path));
	snprintf(sql, sizeof(sql), "PRAGMA user_version = %d",
	    SCHEMA_VERSION + 1);
	run(sql);
	snprintf(why, sizeof(why), "is of a newer version (%d) than this"
	    " program (%d)", SCHEMA_VERSION + 1, SCHEMA_VERSION);
	expect_refusal(why);
}

Test(store, rejects_another_program_s_database)
{
	run("CREATE TABLE notes (id INTEGER)");
	expect_refusal("is the database of another program");
	run("DROP TABLE notes; PRAGMA application_id = 5");
	expect_refusal("is the database of another program");
}

Test(store, rejects_other_files)
{
	FILE	*f;
	int	 i;

	f = fopen(path, "w");
	for (i = 0; i < 1000; i++)
		fputs("not a database at all\n", f);
	fclose(f);
	expect_refusal("is not a database");
}

Test(store, says_which_folder_is_missing)
{
	EXPECT_MESSAGE(store_prepare("/nonexistent/almanac.db"),
	    "cannot make '/nonexistent/almanac.db': folder '/nonexistent':"
	    " <library>");
}

Test(store, rejects_a_folder)
{
	char	 expected[PATH_MAX];

	snprintf(expected, sizeof(expected),
	    "cannot open '%s': %s", folder, strerror(EISDIR));
	cr_assert_str_eq(store_prepare(folder), expected);
}

Test(store, rejects_a_schema_that_another_program_has_changed)
{
	static const char *const	 changes[][2] = {
		{ "CREATE TRIGGER spy AFTER INSERT ON events BEGIN"
		  " DELETE FROM users; END", "a foreign trigger spy" },
		{ "CREATE VIEW everything AS SELECT * FROM users",
		  "a foreign view everything" },
		{ "CREATE TABLE notes (x REFERENCES events)",
		  "a foreign table notes" },
		{ "CREATE VIRTUAL TABLE notes USING fts4(x)",
		  "a foreign table notes" },
		{ "CREATE INDEX \"a\nb\" ON events (title)",
		  "a foreign index a?b" },
		{ "DROP TRIGGER events_removed", "no trigger events_removed" },
		{ "ALTER TABLE users ADD note TEXT", "a changed table users" },
		{ "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql ="
		  " replace(sql, 'NOT NULL', '') WHERE name = 'images'",
		  "a changed table images" }
	};
	char				 expected[256];
	size_t				 i;

	for (i = 0; i < COUNT(changes); i++) {
		cr_assert_null(store_prepare(path));
		run(changes[i][0]);
		snprintf(expected, sizeof(expected), "was changed by another"
		    " program: the schema has %s", changes[i][1]);
		expect_refusal(expected);
		unlink(path);
	}
}

Test(store, takes_a_schema_with_tables_of_another_program)
{
	cr_assert_null(store_prepare(path));
	run("CREATE TABLE \"a \"\"b\" (x INTEGER PRIMARY KEY AUTOINCREMENT,"
	    " y UNIQUE); CREATE INDEX c ON \"a \"\"b\" (y);"
	    " INSERT INTO \"a \"\"b\" (y) VALUES (5)");
	cr_assert_null(store_prepare(path));
}

Test(store, takes_a_schema_that_was_analyzed)
{
	cr_assert_null(store_prepare(path));
	run("ANALYZE");
	cr_assert_null(store_prepare(path));
}

Test(store, never_gives_a_number_twice)
{
	struct db	*db;
	int64_t		 i;

	db = store_empty();
	for (i = 1; i < 5; i++)
		cr_assert_eq(sequence_next(db, SEQUENCE_RECORDS), i);
	cr_assert_eq(sequence_next(db, SEQUENCE_TERMS), 1);
	cr_assert_eq(sequence_next(db, SEQUENCE_USERS), 1);
	cr_assert_eq(sequence_next(db, SEQUENCE_IMAGES), 1);
	cr_assert_eq(sequence_next(db, SEQUENCE_HISTORY), 1);
	cr_assert_eq(sequence_next(db, SEQUENCE_RECORDS), 5);
	db_close(db);
}

Test(store, keeps_the_time_of_the_last_write)
{
	struct db	*db;

	db = store_empty();
	cr_assert_eq(store_last_write(db), 0);
	store_wrote(db, 1700000000);
	cr_assert_eq(store_last_write(db), 1700000000);
	db_close(db);
}
