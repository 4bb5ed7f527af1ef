#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/check/check.h"
#include "store/schema/schema.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

#define SENTENCE	256
#define TABLE		"table "

/* An object of a schema, such as "table events", its table, and its SQL. */
struct object {
	const char	*name;
	const char	*table;
	const char	*text;
};

struct objects {
	struct object	*list;
	size_t		 count, size;
};

static void
add_object(struct objects *o, struct arena *arena, struct statement *st)
{
	o->list = arena_room(arena, o->list, o->count, &o->size,
	    sizeof(*o->list));
	o->list[o->count++] = (struct object){
		.name = arena_string(arena, db_string(st, 0)),
		.table = arena_string(arena, db_string(st, 1)),
		.text = arena_string(arena, db_string(st, 2))
	};
}

/*
 * Sorted by name. Ignores blanks, which differ after a dump was read back, and
 * tables of SQLite: those of ANALYZE only help the planner, and the other one
 * counts rows of foreign tables.
 */
static void
read_objects(struct db *db, struct arena *arena, struct objects *o)
{
	struct statement	*st;

	st = db_query(db, "SELECT type || ' ' || name, tbl_name,"
	    " tbl_name || replace("
	    "replace(replace(COALESCE(sql, ''), ' ', ''), char(9), ''),"
	    " char(10), '') FROM sqlite_schema WHERE type <> 'table'"
	    " OR name NOT IN ('sqlite_stat1', 'sqlite_stat4',"
	    " 'sqlite_sequence') ORDER BY 1");
	while (db_step(st))
		add_object(o, arena, st);
	db_done(st);
}

/* The objects of a new database. */
static void
read_expected(struct arena *arena, struct objects *o)
{
	struct db	*db;

	db = sqlite_connect_memory();
	schema_make(db);
	read_objects(db, arena, o);
	if (db_failed(db))
		db_abort("no schema in memory", db_message(db));
	sqlite_close(db);
}

static void
report_object(const struct check_report *report, const char *what,
    const char *name)
{
	char	 sentence[SENTENCE], *c;

	snprintf(sentence, sizeof(sentence), "the schema has %s %.200s", what,
	    name);
	for (c = sentence; *c != '\0'; c++)
		if ((unsigned char)*c < ' ')
			*c = '?';
	report->say(report->context, sentence);
}

static bool
has_table(const struct objects *o, const char *table)
{
	size_t	 i;

	for (i = 0; i < o->count; i++)
		if (strncmp(o->list[i].name, TABLE, strlen(TABLE)) == 0 &&
		    strcmp(o->list[i].table, table) == 0)
			return (true);
	return (false);
}

/*
 * Whether the object is a table of another program, or its index. A virtual
 * table runs code, and a table with references can prevent changes of ours.
 */
static bool
is_apart(const struct object *f, const struct objects *expected)
{
	if (has_table(expected, f->table))
		return (false);
	if (strncmp(f->name, TABLE, strlen(TABLE)) == 0)
		return (strncasecmp(f->text + strlen(f->table),
		    "CREATETABLE", strlen("CREATETABLE")) == 0 &&
		    strcasestr(f->text, "REFERENCES") == NULL);
	return (strncmp(f->name, "index ", strlen("index ")) == 0);
}

static size_t
compare_objects(const struct objects *found, const struct objects *expected,
    const struct check_report *report)
{
	const struct object	*f, *e;
	size_t			 i = 0, j = 0, count = 0;
	int			 order;

	while ((i < found->count || j < expected->count) &&
	    count < report->most) {
		f = &found->list[i];
		e = &expected->list[j];
		order = i == found->count ? 1 : j == expected->count ? -1 :
		    strcmp(f->name, e->name);
		if (order < 0 && is_apart(f, expected)) {
			i++;
			continue;
		}
		if (order < 0)
			report_object(report, "a foreign", f->name);
		else if (order > 0)
			report_object(report, "no", e->name);
		else if (strcmp(f->text, e->text) != 0)
			report_object(report, "a changed", f->name);
		count += order != 0 || strcmp(f->text, e->text) != 0;
		i += order <= 0;
		j += order >= 0;
	}
	return (count);
}

size_t
sqlite_check_schema(struct db *db, const struct check_report *report)
{
	struct objects	 found = { 0 }, expected = { 0 };
	struct arena	*arena;
	size_t		 count;

	arena = arena_new();
	read_objects(db, arena, &found);
	read_expected(arena, &expected);
	count = db_failed(db) ? 0 : compare_objects(&found, &expected, report);
	arena_free(arena);
	return (count);
}

/* The name is quoted, since another program has chosen it. */
static void
drop_table(struct db *db, const char *name)
{
	char	*sql;

	if ((sql = sqlite3_mprintf("DROP TABLE \"%w\"", name)) == NULL)
		db_abort("out of memory", "");
	db_script(db, sql);
	sqlite3_free(sql);
}

void
sqlite_drop_foreign(struct db *db, const struct check_report *report)
{
	struct objects	 found = { 0 }, expected = { 0 };
	struct arena	*arena;
	const char	*name;
	size_t		 i;

	arena = arena_new();
	read_objects(db, arena, &found);
	read_expected(arena, &expected);
	for (i = 0; i < found.count && !db_failed(db); i++) {
		name = found.list[i].name;
		if (strncmp(name, TABLE, strlen(TABLE)) != 0 ||
		    !is_apart(&found.list[i], &expected))
			continue;
		drop_table(db, found.list[i].table);
		if (report != NULL)
			report->say(report->context, name);
	}
	arena_free(arena);
}
