/* Databases of older versions, as their programs made them. */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "tests/support/db_version.h"
#include "generated/records.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/schema/schema.h"
#include "store/store.h"

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

/* Texts of rows, one per line. Blanks are removed: they differ in a schema. */
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
	static const struct check_report	 tell = { 10, fail, NULL };
	struct db			*db;
	const char			*why;

	db = db_open(path, &why);
	db_begin_read(db);
	cr_expect_eq(check_database(db, &tell), 0);
	db_end_read(db);
	cr_expect_not(db_failed(db));
	db_close(db);
}

Test(schema, migrated_databases_equal_new_ones)
{
	static const char	 every[] = "SELECT type, name, sql FROM"
	    " sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2";
	static char		 fresh[TEXT];
	int			 version;

	cr_assert_null(store_prepare(path));
	strcpy(fresh, rows(every));
	for (version = 1; version < SCHEMA_VERSION; version++) {
		unlink(path);
		db_version_make(path, version);
		cr_assert_null(store_prepare(path));
		cr_expect_str_eq(rows(every), fresh, "version %d", version);
	}
}

static int
compare_columns(const void *p, const void *q)
{
	const struct stored_column	*a = p, *b = q;

	return (strcmp(a->column, b->column));
}

/*
 * One column per line: name, type, whether it must be set, what it refers to.
 */
static const char *
columns_of(const struct stored_table *table)
{
	static const char *const	 types[] = {
		[STORED_TEXT] = "TEXT", [STORED_SLUG] = "TEXT",
		[STORED_ID] = "INTEGER", [STORED_USER] = "INTEGER",
		[STORED_INTEGER] = "INTEGER", [STORED_NUMBER] = "REAL",
		[STORED_TRUTH] = "INTEGER", [STORED_TIME] = "INTEGER",
		[STORED_STATUS] = "INTEGER",
		[STORED_TERM_KIND] = "INTEGER"
	};
	static char			 text[TEXT];
	struct stored_column		 sorted[64];
	const struct stored_column	*c;
	char				*end = text;
	size_t				 i;

	memcpy(sorted, table->columns, table->count * sizeof(*sorted));
	qsort(sorted, table->count, sizeof(*sorted), compare_columns);
	for (i = 0; i < table->count; i++) {
		c = &sorted[i];
		end += sprintf(end, "%s|%s|%d|%s|\n", c->column,
		    types[c->holds], c->null == STORED_NULL_NEVER,
		    c->refers == NULL ? "" : c->refers);
	}
	return (text);
}

Test(schema, columns_are_those_of_the_spec)
{
	const struct stored_table *const	 tables[] = {
		&stored_event, &stored_venue, &stored_organizer,
		&stored_term
	};
	char					 sql[512];
	size_t					 i;

	cr_assert_null(store_prepare(path));
	for (i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
		snprintf(sql, sizeof(sql), "SELECT c.name, c.type,"
		    " c.\"notnull\" OR c.pk, k.\"table\""
		    " FROM pragma_table_info('%s') c"
		    " LEFT JOIN pragma_foreign_key_list('%s') k"
		    " ON k.\"from\" = c.name ORDER BY c.name",
		    tables[i]->name, tables[i]->name);
		cr_expect_str_eq(rows(sql), columns_of(tables[i]));
	}
}

Test(schema, older_versions_keep_their_rows)
{
	int	 version;

	for (version = 1; version < SCHEMA_VERSION; version++) {
		unlink(path);
		db_version_make(path, version);
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

Test(schema, protected_events_leave_the_lists_of_version_3)
{
	db_version_make(path, 3);
	(void)rows("UPDATE events SET password = 'x', featured = 1");
	cr_assert_null(store_prepare(path));
	expect_sound();
	cr_expect_str_eq(rows("SELECT list FROM event_lists ORDER BY list"),
	    "0|\n88|\n120|\n128|\n152|\n184|\n");
}

Test(schema, version_8_folded_texts_with_accents)
{
	db_version_make(path, 8);
	(void)rows("UPDATE event_texts SET title = 'caf\xc3\xa9',"
	    " description = 'stra\xc3\x9f" "e'");
	(void)rows("UPDATE venues SET searched = '\xc3\xa9t\xc3\xa9'");
	(void)rows("UPDATE terms SET name_folded = 'f\xc3\xaate'"
	    " WHERE id = 1");
	cr_assert_null(store_prepare(path));
	expect_sound();
	cr_expect_str_eq(rows("SELECT title, description FROM event_texts"),
	    "cafe|strasse|\n");
	cr_expect_str_eq(rows("SELECT searched FROM venues"), "ete|\n");
	cr_expect_str_eq(rows("SELECT trim(searched, char(31)) FROM terms"
	    " WHERE id = 1"), "fete|\n");
	cr_expect_str_eq(rows("SELECT kind, word FROM search_names"
	    " WHERE kind = 2"), "2|free|\n2|music|\n");
}

Test(schema, a_new_database_and_an_older_one_get_an_id_of_the_site)
{
	static const char	 id[] = "SELECT id FROM site";
	static char		 other[TEXT];

	cr_assert_null(store_prepare(path));
	strcpy(other, rows(id));
	cr_expect_eq(strspn(other, "0123456789abcdef"), 32);
	cr_assert_null(store_prepare(path));
	cr_expect_str_eq(rows(id), other);
	unlink(path);
	db_version_make(path, 3);
	cr_assert_null(store_prepare(path));
	cr_expect_eq(strspn(rows(id), "0123456789abcdef"), 32);
	cr_expect_str_neq(rows(id), other);
}

Test(schema, sources_of_imports_get_the_names_of_their_sites)
{
	db_version_make(path, 3);
	cr_assert_null(store_prepare(path));
	cr_expect_str_eq(rows("SELECT source, id FROM imports"
	    " ORDER BY source"), "atown|9|\nhall.example/de|3|\n"
	    "hill.example/b|3|\ntown.example|9|\n"
	    "town.example/wp-json|3|\n");
}

Test(schema, sources_of_version_8_lose_their_www)
{
	db_version_make(path, 8);
	(void)rows("DELETE FROM imports");
	(void)rows("INSERT INTO imports VALUES ('www.a.example/b', 4, '1', 1,"
	    " 1, 1), ('www.b.example:81', 4, '1', 1, 1, 1),"
	    " ('b.example:81', 4, '1', 2, 1, 1),"
	    " ('www.example/a.b', 4, '1', 1, 1, 1),"
	    " ('www', 4, '1', 1, 1, 1)");
	cr_assert_null(store_prepare(path));
	cr_expect_str_eq(rows("SELECT source, id FROM imports"
	    " ORDER BY source"), "a.example/b|1|\nb.example:81|2|\nwww|1|\n"
	    "www.b.example:81|1|\nwww.example/a.b|1|\n");
}

Test(schema, mail_addresses_of_version_8_stay_with_the_first_user)
{
	db_version_make(path, 8);
	(void)rows("DELETE FROM users");
	(void)rows("INSERT INTO users VALUES (4, 'd', 1, 1, '', 'A@b.example',"
	    " ''), (3, 'c', 1, 1, '', 'a@B.example', ''),"
	    " (5, 'e', 1, 1, '', '', ''), (2, 'b', 1, 1, '', 'a@b.example',"
	    " ''), (6, 'f', 1, 1, '', 'f@b.example', '')");
	cr_assert_null(store_prepare(path));
	cr_expect_str_eq(rows("SELECT login, mail, new_mail FROM users"
	    " ORDER BY id"), "b|a@b.example||\nc||a@B.example|\n"
	    "d||A@b.example|\ne|||\nf|f@b.example||\n");
}

static void
fail_migration(const char *change, const char *why)
{
	unlink(path);
	db_version_make(path, 1);
	(void)rows(change);
	cr_expect_str_eq(strstr(store_prepare(path), "almanac.db") +
	    strlen("almanac.db"), why);
	cr_expect_str_eq(rows("PRAGMA user_version"), "1|\n");
	cr_expect_str_eq(rows("SELECT name FROM sqlite_schema"
	    " WHERE name = 'event_index'"), "");
}

Test(schema, a_migration_that_fails_is_undone)
{
	fail_migration("UPDATE events SET end_local = 9e15", "': the"
	    " stored end_local cannot be 9000000000000000 (almanac"
	    " check lists all such values) in: SELECT e.start_local,"
	    " e.end_local, e.id, e.status = 0 AND e.hide_from_listings = 0,"
	    " e.featured, e.ticketed, e.password IS NULL, l.venue_id,"
	    " v.geo_lat IS NOT NULL, e.status, e.end_utc, e.series_id IS NOT"
	    " NULL, COALESCE(t.title, ''), COALESCE(t.excerpt, ''),"
	    " COALESCE(t.description, '') FROM events e"
	    " LEFT JOIN event_venues l"
	    " ON l.event_id = e.id LEFT JOIN venues v ON v.id = l.venue_id"
	    " LEFT JOIN event_texts t ON t.event_i");
}

Test(schema, an_older_version_that_another_program_has_changed_is_rejected)
{
	fail_migration("CREATE VIEW everything AS SELECT * FROM events",
	    " was changed by another program: the schema has a foreign view"
	    " everything");
	fail_migration("DROP INDEX events_start", " was changed by another"
	    " program: the schema has no index events_start");
}
