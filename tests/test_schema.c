/* Databases of older versions, as programs of then made them. */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "store/check.h"
#include "store/db.h"
#include "store/event_check.h"
#include "store/schema.h"
#include "store/store.h"

#define SCRIPT	32768	/* bytes of a file in tests/schema/ */
#define TEXT	65536

static char	 folder[] = P_tmpdir "/almanac-schema-XXXXXX";
static char	 path[PATH_MAX];

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
}

static void
teardown(void)
{
	unlink(path);
	rmdir(folder);
}

TestSuite(schema, .init = setup, .fini = teardown, .timeout = 60);

static void
make(int version)
{
	static char	 script[SCRIPT];
	char		 name[64];
	sqlite3		*db;
	FILE		*f;
	size_t		 length;

	snprintf(name, sizeof(name), "tests/schema/version_%d.sql", version);
	cr_assert_not_null(f = fopen(name, "r"));
	length = fread(script, 1, sizeof(script), f);
	cr_assert_lt(length, sizeof(script));
	script[length] = '\0';
	fclose(f);
	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, script, NULL, NULL, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(db));
	sqlite3_close(db);
}

/* Texts of rows, a line each, without blanks, which differ in a schema. */
static int
add_row(void *to, int count, char **texts, char **names)
{
	char	*end = (char *)to + strlen(to);
	int	 i;

	(void)names;
	for (i = 0; i < count; i++, *end++ = '|')
		for (; texts[i] != NULL && *texts[i] != '\0'; texts[i]++)
			if (!isspace((unsigned char)*texts[i]))
				*end++ = *texts[i];
	strcpy(end, "\n");
	return (0);
}

static const char *
rows(const char *sql)
{
	static char	 text[TEXT];
	sqlite3		*db;

	*text = '\0';
	cr_assert_eq(sqlite3_open(path, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, sql, add_row, text, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(db));
	sqlite3_close(db);
	return (text);
}

static void
fail(void *context, const char *sentence)
{
	(void)context;
	cr_expect(false, "%s", sentence);
}

static void
expect_sound(void)
{
	static const struct event_check	 tell = { 10, fail, NULL };
	struct db			*db;
	const char			*why;

	db = db_open(path, &why);
	db_begin_read(db);
	cr_expect_eq(check_database(db, &tell), 0);
	db_end_read(db);
	cr_expect_not(db_failed(db));
	db_close(db);
}

Test(schema, older_versions_get_what_a_new_database_has)
{
	static const char	 every[] = "SELECT type, name, sql FROM"
	    " sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2";
	static char		 fresh[TEXT];
	int			 version;

	cr_assert_null(store_prepare(path));
	strcpy(fresh, rows(every));
	for (version = 1; version < SCHEMA_VERSION; version++) {
		unlink(path);
		make(version);
		cr_assert_null(store_prepare(path));
		cr_expect_str_eq(rows(every), fresh, "version %d", version);
	}
}

Test(schema, older_versions_keep_their_rows)
{
	int	 version;

	for (version = 1; version < SCHEMA_VERSION; version++) {
		unlink(path);
		make(version);
		cr_assert_null(store_prepare(path));
		cr_expect_str_eq(rows("SELECT title, venue_id, organizer_id,"
		    " (SELECT group_concat(term_id) FROM event_terms)"
		    " FROM events e JOIN event_venues v ON v.event_id = e.id"
		    " JOIN event_organizers o ON o.event_id = e.id;"
		    " SELECT login, role FROM users;"
		    " SELECT name, event_count FROM terms ORDER BY id;"
		    " SELECT kind, last FROM sequences ORDER BY kind;"
		    " SELECT value FROM meta WHERE name = 'last_write'"),
		    "Talk|1|2|1,2|\nada|5|\nMusic|1|\nFree|1|\n"
		    "0|3|\n1|2|\n2|1|\n3|1|\n1700000000|\n");
		expect_sound();
	}
}
