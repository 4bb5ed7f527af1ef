#include "store/check/check_values.h"

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "store/check/check_rules.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

#define SENTENCE	256

struct check {
	struct db			*db;
	struct arena			*arena;		/* of a row */
	const struct event_check	*tell;
	const struct check_table	*table;
	size_t				 said;
};

static void
say(struct check *c, const char *sentence)
{
	c->tell->say(c->tell->context, sentence);
	c->said++;
}

/* Names the row by the first column, which may be a text from anywhere. */
static void
blame(struct check *c, struct statement *st, const char *column,
    const char *what)
{
	char		 sentence[SENTENCE], key[48], *k;
	const char	*text;

	text = db_text(st, 0);
	snprintf(key, sizeof(key), "%s", text == NULL ? "NULL" : text);
	for (k = key; *k != '\0'; k++)
		if (*k < ' ' || *k > '~')
			*k = '?';
	snprintf(sentence, sizeof(sentence), "%s: %s %s: %s %s",
	    c->table->name, c->table->columns[0].name, key, column, what);
	say(c, sentence);
}

static void
check_integer(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	char	 what[96];
	int64_t	 n;

	n = db_integer(st, i);
	if (n >= column->least && n <= column->most)
		return;
	snprintf(what, sizeof(what), "is %" PRId64 ", not within %" PRId64
	    " and %" PRId64, n, column->least, column->most);
	blame(c, st, column->name, what);
}

static void
check_number(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	char	 what[96];
	double	 n;

	n = db_number(st, i);
	if (n >= (double)column->least && n <= (double)column->most)
		return;
	snprintf(what, sizeof(what), "is %g, not within %" PRId64 " and %"
	    PRId64, n, column->least, column->most);
	blame(c, st, column->name, what);
}

static bool
is_line(const char *text)
{
	for (; *text != '\0'; text++)
		if ((unsigned char)*text < ' ' || *text == '\x7f')
			return (false);
	return (true);
}

static const char *
fault_of(struct check *c, const struct check_column *column, const char *text,
    size_t length)
{
	const char	*error;

	if (strlen(text) != length)
		return ("holds a NUL");
	if (u8_check((const uint8_t *)text, length) != NULL)
		return ("is not UTF-8");
	if ((int64_t)length < column->least)
		return ("is too short");
	if ((int64_t)length > column->most)
		return ("is too long");
	if (column->kind == CHECK_LINE && !is_line(text))
		return ("holds a control character");
	if (column->kind == CHECK_JSON &&
	    json_read(c->arena, text, length, &error) == NULL)
		return ("is not JSON");
	return (NULL);
}

static void
check_text(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	const char	*text, *fault;
	size_t		 length;

	text = db_string(st, i);
	(void)db_blob(st, i, &length);
	if ((fault = fault_of(c, column, text, length)) != NULL)
		blame(c, st, column->name, fault);
}

static void
check_bytes(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	size_t	 length;

	(void)db_blob(st, i, &length);
	if ((int64_t)length < column->least || (int64_t)length > column->most)
		blame(c, st, column->name, "is of another length");
}

/* Where NULL may not be, the schema says so. */
static void
check_column(struct check *c, struct statement *st, int i)
{
	const struct check_column	*column = &c->table->columns[i];

	if (db_null(st, i))
		return;
	switch (column->kind) {
	case CHECK_INTEGER:
		check_integer(c, st, i, column);
		break;
	case CHECK_NUMBER:
		check_number(c, st, i, column);
		break;
	case CHECK_TEXT:
	case CHECK_LINE:
	case CHECK_JSON:
		check_text(c, st, i, column);
		break;
	case CHECK_BYTES:
		check_bytes(c, st, i, column);
		break;
	}
}

static int
compose(struct buf *sql, const struct check_table *table)
{
	int	 count;

	buf_string(sql, "SELECT ");
	for (count = 0; table->columns[count].name != NULL; count++)
		buf_printf(sql, "%s%s", count == 0 ? "" : ", ",
		    table->columns[count].name);
	buf_printf(sql, " FROM %s", table->name);
	return (count);
}

static void
check_table(struct check *c)
{
	struct statement	*st;
	struct arena		*arena;
	struct buf		 sql;
	int			 count, i;

	arena = arena_new();
	buf_init(&sql, arena, 512);
	count = compose(&sql, c->table);
	st = db_compose(c->db, sql.data);
	while (c->said < c->tell->most && db_step(st)) {
		for (i = 0; i < count && c->said < c->tell->most; i++)
			check_column(c, st, i);
		arena_reset(c->arena);
	}
	db_done(st);
	arena_free(arena);
}

/* Of each row that a query finds: what is wrong, and with whom. */
static void
say_each(struct check *c, struct statement *st)
{
	char	 sentence[SENTENCE];

	while (c->said < c->tell->most && db_step(st)) {
		snprintf(sentence, sizeof(sentence), "%s %" PRId64,
		    db_string(st, 0), db_integer(st, 1));
		say(c, sentence);
	}
	db_done(st);
}

static void
check_together(struct check *c)
{
	say_each(c, db_query(c->db, "SELECT 'terms: a circle of parents, or"
	    " none of its kind, above id', id FROM terms WHERE id NOT IN"
	    " (WITH RECURSIVE below (id, kind) AS"
	    " (SELECT id, kind FROM terms WHERE parent IS NULL UNION ALL"
	    " SELECT t.id, t.kind FROM terms t JOIN below b"
	    " ON t.parent = b.id AND t.kind = b.kind) SELECT id FROM below)"));
	say_each(c, db_query(c->db, "SELECT 'sequences: too small for records"
	    " of kind', kind FROM sequences s JOIN ("
	    "SELECT 0 AS k, MAX(id) AS most FROM events"
	    " UNION ALL SELECT 0, MAX(id) FROM venues"
	    " UNION ALL SELECT 0, MAX(id) FROM organizers"
	    " UNION ALL SELECT 1, MAX(id) FROM terms"
	    " UNION ALL SELECT 2, MAX(id) FROM users"
	    " UNION ALL SELECT 3, MAX(id) FROM images) ON k = kind"
	    " WHERE last < most GROUP BY kind"));
	say_each(c, db_query(c->db, "SELECT 'sequences: there is none of"
	    " kind', k FROM (SELECT 0 AS k UNION ALL SELECT 1 UNION ALL"
	    " SELECT 2 UNION ALL SELECT 3)"
	    " WHERE k NOT IN (SELECT kind FROM sequences)"));
}

size_t
check_values(struct db *db, const struct event_check *tell)
{
	struct check	 c = { .db = db, .tell = tell };
	int64_t		 version;

	c.arena = arena_new();
	version = store_version(db);
	for (c.table = check_tables; c.table->name != NULL; c.table++)
		if (c.table->version <= version)
			check_table(&c);
	check_together(&c);
	arena_free(c.arena);
	return (c.said);
}
