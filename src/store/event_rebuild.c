#include <stdlib.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/lists/event_counts.h"
#include "store/lists/event_entry.h"
#include "store/lists/venue_places.h"
#include "store/search/search_index.h"

/* A row of event_lists. */
struct row {
	int64_t			 list;
	struct event_place	 place;
};

struct rows {
	size_t		 count, size;
	struct row	*list;
};

static size_t
count_rows(const struct event_entry *e)
{
	return (e->lists.count * (event_span(&e->place) > 0 ? 2 : 1));
}

/* How many rows of lists it makes. */
static size_t
derive_all(struct db *db)
{
	struct statement	*st;
	struct event_entry	 e;
	struct arena		*arena;
	size_t			 count = 0;

	arena = arena_new();
	st = db_query(db, "SELECT id FROM events ORDER BY id");
	while (db_step(st)) {
		event_entry_derive(db, arena, db_integer(st, 0), &e);
		event_entry_store(db, arena, &e);
		count += count_rows(&e);
		arena_reset(arena);
	}
	db_done(st);
	arena_free(arena);
	return (count);
}

static void
add_rows(struct rows *rows, const struct event_entry *e)
{
	size_t	 i;
	int	 span;

	if (count_rows(e) > rows->size - rows->count)
		return;
	span = event_span(&e->place);
	for (i = 0; i < e->lists.count; i++) {
		rows->list[rows->count++] = (struct row){ e->lists.list[i],
		    e->place };
		if (span > 0)
			rows->list[rows->count++] = (struct row){
			    e->lists.list[i] + span, e->place };
	}
}

static void
gather(struct db *db, struct rows *rows)
{
	struct statement	*st;
	struct event_entry	 e;
	struct arena		*arena;

	arena = arena_new();
	st = db_query(db, "SELECT event_id FROM event_index");
	while (db_step(st)) {
		event_entry_find(db, arena, db_integer(st, 0), &e);
		add_rows(rows, &e);
		arena_reset(arena);
	}
	db_done(st);
	arena_free(arena);
}

static int
compare(const void *p, const void *q)
{
	const struct row	*a = p, *b = q;

	if (a->list != b->list)
		return (a->list < b->list ? -1 : 1);
	return (event_place_compare(&a->place, &b->place));
}

/* In their order, so that the tree grows at its end. */
static void
store_rows(struct db *db, const struct rows *rows)
{
	struct statement	*st;
	const struct row	*row;

	for (row = rows->list; row < rows->list + rows->count; row++) {
		st = db_query(db, "INSERT INTO event_lists (list, start_local,"
		    " end_local, event_id) VALUES ($1, $2, $3, $4)");
		db_bind_integer(st, 1, row->list);
		db_bind_integer(st, 2, row->place.start);
		db_bind_integer(st, 3, row->place.end);
		db_bind_integer(st, 4, row->place.id);
		db_run(st);
	}
}

static void
count_lists(struct db *db, const struct rows *rows)
{
	const struct row	*row, *end, *next;

	end = rows->list + rows->count;
	for (row = rows->list; row < end; row = next) {
		for (next = row; next < end && next->list == row->list;)
			next++;
		if (row->list == LIST_ALL || (EVENT_LIST_SPAN(row->list) == 0 &&
		    next - row > EVENT_LIST_SHORT))
			event_counts_begin(db, row->list, true);
	}
}

void
event_index_rebuild(struct db *db)
{
	struct rows	 rows = { 0 };
	struct arena	*arena;

	db_run(db_query(db, "DELETE FROM event_index"));
	db_run(db_query(db, "DELETE FROM event_lists"));
	db_run(db_query(db, "DELETE FROM event_list_counts"));

	venue_places_rebuild(db);
	arena = arena_new();
	rows.size = derive_all(db);
	rows.list = arena_alloc(arena, rows.size * sizeof(*rows.list));
	gather(db, &rows);
	qsort(rows.list, rows.count, sizeof(*rows.list), compare);
	store_rows(db, &rows);
	count_lists(db, &rows);
	search_index_rebuild(db);
	arena_free(arena);
}
