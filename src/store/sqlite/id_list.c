/*
 * The table-valued function id_list(text) returns the numbers of a JSON list
 * such as [3,-1,12] as rows, in this order, in the column `value`. json_each()
 * does the same for any JSON, but takes several times as long.
 */
#include <stdlib.h>
#include <string.h>

#include "store/sqlite/connection.h"

enum column { VALUE, LIST };

struct cursor {
	sqlite3_vtab_cursor	 base;
	char			*text;		/* a copy; NULL: none yet */
	char			*at;		/* after the number */
	int64_t			 value;
	int64_t			 row;
	bool			 over;
};

static int
connect_table(sqlite3 *sqlite, void *unused, int count,
    const char *const *arguments, sqlite3_vtab **table, char **why)
{
	(void)unused;
	(void)count;
	(void)arguments;
	(void)why;
	if ((*table = sqlite3_malloc(sizeof(**table))) == NULL)
		return (SQLITE_NOMEM);
	memset(*table, 0, sizeof(**table));
	return (sqlite3_declare_vtab(sqlite,
	    "CREATE TABLE x (value INTEGER, list TEXT HIDDEN)"));
}

static int
disconnect_table(sqlite3_vtab *table)
{
	sqlite3_free(table);
	return (SQLITE_OK);
}

/* Rejects plans without the argument. */
static int
choose_plan(sqlite3_vtab *table, sqlite3_index_info *plan)
{
	int	 i;

	(void)table;
	for (i = 0; i < plan->nConstraint; i++)
		if (plan->aConstraint[i].iColumn == LIST &&
		    plan->aConstraint[i].usable &&
		    plan->aConstraint[i].op == SQLITE_INDEX_CONSTRAINT_EQ) {
			plan->aConstraintUsage[i].argvIndex = 1;
			plan->aConstraintUsage[i].omit = 1;
			plan->estimatedCost = 1;
			return (SQLITE_OK);
		}
	return (SQLITE_CONSTRAINT);
}

static int
open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor)
{
	struct cursor	*c;

	(void)table;
	if ((c = sqlite3_malloc(sizeof(*c))) == NULL)
		return (SQLITE_NOMEM);
	memset(c, 0, sizeof(*c));
	*cursor = &c->base;
	return (SQLITE_OK);
}

static int
close_cursor(sqlite3_vtab_cursor *cursor)
{
	struct cursor	*c = (struct cursor *)cursor;

	sqlite3_free(c->text);
	sqlite3_free(c);
	return (SQLITE_OK);
}

static int
next_number(sqlite3_vtab_cursor *cursor)
{
	struct cursor	*c = (struct cursor *)cursor;
	char		*digits = c->at + (*c->at != '\0');

	c->value = strtoll(digits, &c->at, 10);
	c->over = c->at == digits;
	c->row++;
	return (SQLITE_OK);
}

static int
filter_rows(sqlite3_vtab_cursor *cursor, int number, const char *name,
    int count, sqlite3_value **arguments)
{
	struct cursor	*c = (struct cursor *)cursor;
	const char	*text;

	(void)number;
	(void)name;
	(void)count;
	sqlite3_free(c->text);
	text = (const char *)sqlite3_value_text(arguments[0]);
	c->text = sqlite3_mprintf("%s", text == NULL ? "" : text);
	if (c->text == NULL)
		return (SQLITE_NOMEM);
	c->at = c->text;
	c->row = 0;
	return (next_number(cursor));
}

static int
is_over(sqlite3_vtab_cursor *cursor)
{
	return (((struct cursor *)cursor)->over);
}

static int
read_column(sqlite3_vtab_cursor *cursor, sqlite3_context *to, int column)
{
	if (column == VALUE)
		sqlite3_result_int64(to, ((struct cursor *)cursor)->value);
	return (SQLITE_OK);
}

static int
read_row(sqlite3_vtab_cursor *cursor, sqlite3_int64 *row)
{
	*row = ((struct cursor *)cursor)->row;
	return (SQLITE_OK);
}

/* Without xCreate, the table exists without CREATE VIRTUAL TABLE. */
static const sqlite3_module	 module = {
	.xConnect = connect_table, .xBestIndex = choose_plan,
	.xDisconnect = disconnect_table, .xOpen = open_cursor,
	.xClose = close_cursor, .xFilter = filter_rows, .xNext = next_number,
	.xEof = is_over, .xColumn = read_column, .xRowid = read_row
};

void
id_list_install(struct db *db)
{
	sqlite3_create_module(handle_of(db), "id_list", &module, NULL);
}
