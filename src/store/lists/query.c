#include "store/lists/query.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/listing.h"
#include "store/search/search.h"

#define PUBLISHED	1u	/* the bit of STATUS_PUBLISH, which is 0 */

void
query_init(struct query *q, struct arena *arena)
{
	memset(q, 0, sizeof(*q));
	q->arena = arena;
	buf_init(&q->where, arena, 512);
}

/* Appends a literal; each $ in it becomes the next parameter. */
static void
append_literal(struct query *q, struct buf *to, const char *literal)
{
	size_t	 length;

	for (; literal[length = strcspn(literal, "$")] != '\0';
	    literal += length + 1) {
		buf_add(to, literal, length);
		buf_printf(to, "$%d", ++q->parameters);
	}
	buf_string(to, literal);
}

void
query_require(struct query *q, const char *literal)
{
	buf_string(&q->where, q->where.length == 0 ? " WHERE " : " AND ");
	append_literal(q, &q->where, literal);
}

static struct query_value *
next_value(struct query *q, enum query_kind kind)
{
	struct query_value	*value;

	if (q->count == QUERY_VALUES)
		db_abort("has too many values", q->where.data);
	value = &q->values[q->count++];
	value->kind = kind;
	return (value);
}

void
query_give(struct query *q, int64_t value)
{
	next_value(q, QUERY_INTEGER)->integer = value;
}

void
query_give_text(struct query *q, const char *text)
{
	next_value(q, QUERY_TEXT)->text = text;
}

void
query_give_search(struct query *q, struct search *search)
{
	next_value(q, QUERY_SEARCH)->search = search;
}

void
query_require_bound(struct query *q, const char *literal,
    const struct list_bound *bound)
{
	if (!bound->set)
		return;
	query_require(q, literal);
	query_give(q, bound->value);
}

const char *
query_ids(struct arena *arena, const struct list_ids *ids)
{
	struct buf	 text;
	size_t		 i;

	buf_init(&text, arena, ids->count * 8 + 2);
	buf_char(&text, '[');
	for (i = 0; i < ids->count; i++) {
		if (i > 0)
			buf_char(&text, ',');
		buf_integer(&text, ids->list[i]);
	}
	buf_char(&text, ']');
	return (text.data);
}

void
query_require_ids(struct query *q, const char *literal,
    const struct list_ids *ids)
{
	if (ids->count == 0)
		return;
	query_require(q, literal);
	query_give_text(q, query_ids(q->arena, ids));
}

/* PostgreSQL does not shift by a BIGINT. */
#define SHIFT	"CAST(" QUERY_STATUS " AS INTEGER)"

bool
query_require_visible(struct query *q, const struct visibility *v)
{
	unsigned	 of_all, own;

	of_all = v->reads_all ? v->statuses : v->statuses & PUBLISHED;
	own = v->reader != 0 ? v->statuses & ~of_all : 0;
	if (own == 0 && of_all == PUBLISHED) {
		query_require(q, "(e.status = 0 OR"
		    " (e.status = 1 AND e.published <= $))");
	} else if (own == 0) {
		query_require(q, "(($ >> " SHIFT ") & 1) = 1");
		query_give(q, of_all);
	} else {
		query_require(q, "((($ | CASE WHEN e.author = $ THEN $"
		    " ELSE 0 END) >> " SHIFT ") & 1) = 1");
		query_give(q, of_all);
		query_give(q, v->reader);
		query_give(q, own);
	}
	query_give(q, v->now);
	return ((of_all | own) != 0);
}

static void
bind_value(struct statement *st, int parameter, const struct query_value *value)
{
	switch (value->kind) {
	case QUERY_INTEGER:
		db_bind_integer(st, parameter, value->integer);
		break;
	case QUERY_TEXT:
		db_bind_text(st, parameter, value->text);
		break;
	case QUERY_SEARCH:
		db_bind_search(st, parameter, value->search);
		break;
	}
}

struct statement *
query_run(struct query *q, struct db *db, const char *what, const char *tail)
{
	struct statement	*st;
	struct buf		 sql;
	int			 i;

	buf_init(&sql, q->arena, 1024);
	buf_string(&sql, what);
	buf_add(&sql, q->where.data, q->where.length);
	append_literal(q, &sql, tail);

	st = db_compose(db, sql.data);
	for (i = 0; i < q->parameters; i++)
		bind_value(st, i + 1, &q->values[i]);
	return (st);
}

int64_t
query_count(struct query *q, struct db *db, const char *from)
{
	struct statement	*st;
	int64_t			 total;

	st = query_run(q, db, arena_printf(q->arena, "SELECT COUNT(*)%s",
	    from), "");
	total = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (total);
}

void
query_turn(struct list_page *page)
{
	int64_t	 id;
	size_t	 i;

	for (i = 0; i < page->count / 2; i++) {
		id = page->ids[i];
		page->ids[i] = page->ids[page->count - 1 - i];
		page->ids[page->count - 1 - i] = id;
	}
}

void
query_ids_page(struct query *q, struct db *db, const char *from,
    const struct query_slice *slice, struct list_page *page)
{
	struct statement	*st;
	int64_t			 offset = slice->offset, limit, rest;
	bool			 back;

	if (offset < 0 || offset >= page->total || slice->limit <= 0)
		return;
	limit = slice->limit < page->total - offset ? slice->limit :
	    page->total - offset;
	rest = page->total - offset - limit;
	back = rest < offset;
	query_give(q, limit);
	query_give(q, back ? rest : offset);
	page->ids = arena_alloc(q->arena, (size_t)limit * sizeof(*page->ids));
	st = query_run(q, db, arena_printf(q->arena, "SELECT e.id%s", from),
	    arena_printf(q->arena, " ORDER BY %s LIMIT $ OFFSET $",
	    slice->orders[slice->descending != back]));
	while (page->count < (size_t)limit && db_step(st))
		page->ids[page->count++] = db_integer(st, 0);
	db_done(st);
	if (back)
		query_turn(page);
}

void
query_page(struct query *q, struct db *db, const char *from,
    const char *ordered_from, const struct query_slice *slice,
    struct list_page *page)
{
	page->total = query_count(q, db, from);
	query_ids_page(q, db, ordered_from, slice, page);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
