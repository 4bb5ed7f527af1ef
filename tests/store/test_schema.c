/* The tables of a database, and those of earlier programs. */
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "base/array.h"
#include "generated/records.h"
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

TestSuite(schema, .init = setup, .fini = teardown);

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
	size_t				 i, count = 0;

	for (c = table->columns; c < table->columns + table->count; c++)
		if (c->column != NULL)
			sorted[count++] = *c;
	qsort(sorted, count, sizeof(*sorted), compare_columns);
	for (i = 0; i < count; i++) {
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
	for (i = 0; i < COUNT(tables); i++) {
		snprintf(sql, sizeof(sql), "SELECT c.name, c.type,"
		    " c.\"notnull\" OR c.pk, k.\"table\""
		    " FROM pragma_table_info('%s') c"
		    " LEFT JOIN pragma_foreign_key_list('%s') k"
		    " ON k.\"from\" = c.name"
		    " WHERE c.name <> 'links'"
		    " ORDER BY c.name",
		    tables[i]->name, tables[i]->name);
		cr_expect_str_eq(rows(sql), columns_of(tables[i]));
	}
}

Test(schema, a_new_database_gets_an_id_of_the_site)
{
	static const char	 id[] = "SELECT id FROM site";
	static char		 first[TEXT];

	cr_assert_null(store_prepare(path));
	strcpy(first, rows(id));
	cr_expect_eq(strspn(first, "0123456789abcdef"), 32);
	cr_assert_null(store_prepare(path));
	cr_expect_str_eq(rows(id), first);
	unlink(path);
	cr_assert_null(store_prepare(path));
	cr_expect_str_neq(rows(id), first);
}

/* Almanacs before version 1 marked their files otherwise. */
Test(schema, a_database_of_an_earlier_program_is_refused)
{
	char	 expected[PATH_MAX + 256];

	(void)rows("CREATE TABLE events (id INTEGER PRIMARY KEY);"
	    " PRAGMA application_id = 0x616c6d61; PRAGMA user_version = 9");
	snprintf(expected, sizeof(expected), "%s is of an earlier program:"
	    " export it with the program that made it ('almanac export'), and"
	    " import it into an empty database ('almanac import')", path);
	cr_expect_str_eq(store_prepare(path), expected);
	cr_expect_str_eq(rows("PRAGMA user_version"), "9|\n");
}
