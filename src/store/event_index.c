#include "store/event_index.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_entry.h"
#include "store/lists/event_stretches.h"
#include "store/lists/record_ends.h"
#include "store/lists/venue_places.h"
#include "store/search/search_index.h"
#include "store/search/search_names.h"
#include "store/search/search_words.h"

/* Returns the ids in `ids` that are not in `but`. Both are ascending. */
static struct list_ids
subtract(struct arena *arena, const struct ids *ids, const struct ids *but)
{
	struct ids	 rest = { 0 };
	size_t		 i, j = 0;

	for (i = 0; i < ids->count; i++) {
		while (j < but->count && but->list[j] < ids->list[i])
			j++;
		if (j == but->count || but->list[j] != ids->list[i])
			ids_add(&rest, arena, ids->list[i]);
	}
	return ((struct list_ids){ rest.count, rest.list });
}

/* Lists in both entries stay unchanged, unless the key has changed. */
static void
change_lists(struct db *db, struct arena *arena, const struct event_entry *old,
    const struct event_entry *new, struct statement *counted)
{
	static const struct ids	 none;
	bool			 moves;

	moves = event_key_compare(&old->key, &new->key) != 0;
	event_lists_move(db, arena,
	    &(struct event_move){ &old->key, subtract(arena, &old->lists,
	    moves ? &none : &new->lists) },
	    &(struct event_move){ &new->key, subtract(arena, &new->lists,
	    moves ? &none : &old->lists) }, counted);
}

static void
delete_entry(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_index WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	db_run(st);
}

static void
change_search(struct db *db, struct arena *arena,
    const struct event_entry *old, const struct event_entry *new)
{
	struct search_times	 from = { old->key.start, old->key.end };
	struct search_entry	 entry = { .times = { new->key.start,
	    new->key.end } };

	if (!new->searched) {
		search_index_replace(db, arena, old->key.id, &from, NULL);
		return;
	}
	memcpy(entry.texts, new->texts, sizeof(entry.texts));
	entry.lists = search_lists(arena, &new->links);
	search_index_replace(db, arena, new->key.id,
	    old->searched ? &from : NULL, &entry);
}

static struct list_ids
links_of(const struct event_entry *e)
{
	return ((struct list_ids){ e->links.count, e->links.list });
}

struct list_ids
event_index_refresh(struct db *db, struct arena *arena, int64_t event,
    bool has_new_texts)
{
	struct event_entry	 old, new;
	bool			 was, is;

	event_stretches_add(db, event);
	was = event_entry_find(db, arena, event, &old);
	is = event_entry_derive(db, arena, event, &new);
	if (old.searched != new.searched || (new.searched && (has_new_texts ||
	    event_key_compare(&old.key, &new.key) != 0 ||
	    !event_entry_same_links(&old, &new))))
		change_search(db, arena, &old, &new);
	if (was == is && event_entry_equal(&old, &new))
		return (links_of(&new));
	change_lists(db, arena, &old, &new, NULL);
	record_ends_change(db, arena, &old, &new);
	if (is)
		event_entry_store(db, arena, &new);
	else
		delete_entry(db, event);
	return (links_of(&new));
}

static void
add_entry(struct db *db, struct arena *arena, const struct event_entry *new)
{
	static const struct event_entry	 none;
	const struct list_ids		 lists = { new->lists.count,
	    new->lists.list };
	struct statement		*counted;

	counted = event_lists_send(db, arena, &lists);
	if (new->searched)
		change_search(db, arena, &none, new);
	change_lists(db, arena, &none, new, counted);
	record_ends_change(db, arena, &none, new);
	event_entry_store(db, arena, new);
}

struct list_ids
event_index_add(struct db *db, struct arena *arena, int64_t event)
{
	struct event_entry	 new;

	event_stretches_add(db, event);
	search_words_send(db);
	if (event_entry_derive(db, arena, event, &new))
		add_entry(db, arena, &new);
	search_words_end(db);
	return (links_of(&new));
}

static struct list_ids
read_ids(struct statement *st, struct arena *arena, int64_t value)
{
	db_bind_integer(st, 1, value);
	return (ids_read(st, arena));
}

struct list_ids
event_index_of_record(struct db *db, struct arena *arena, int64_t id)
{
	return (read_ids(db_query(db, "SELECT event_id FROM event_lists"
	    " WHERE list IN " EVENT_LISTS_OF_RECORD("$1")), arena, id));
}

struct list_ids
event_index_of_term(struct db *db, struct arena *arena, int64_t id)
{
	return (read_ids(db_query(db, "SELECT event_id FROM event_lists"
	    " WHERE list IN " EVENT_LISTS_OF_TERM("$1")), arena, id));
}

void
event_index_refresh_all(struct db *db, const struct list_ids *events)
{
	struct arena	*arena;
	size_t		 i;

	if (events->count == 0)
		return;
	arena = arena_new();
	for (i = 0; i < events->count; i++) {
		(void)event_index_refresh(db, arena, events->list[i], false);
		arena_reset(arena);
	}
	arena_free(arena);
}

void
event_index_publish(struct db *db, int64_t now, int64_t most, int64_t until)
{
	struct statement	*st;
	struct list_ids		 due;
	struct arena		*arena;
	size_t			 i;

	arena = arena_new();
	st = db_query(db, "SELECT id FROM events WHERE status = 1"
	    " AND published <= $1 ORDER BY published LIMIT $2");
	db_bind_integer(st, 2, most);
	due = read_ids(st, arena, now);
	for (i = 0; i < due.count; i++) {
		st = db_query(db, "UPDATE events SET status = 0 WHERE id = $1");
		db_bind_integer(st, 1, due.list[i]);
		db_run(st);
		event_index_refresh_all(db,
		    &(struct list_ids){ 1, due.list + i });
		if (clock_steady() >= until)
			break;
	}
	arena_free(arena);
}

/* A row of event_lists. */
struct row {
	int64_t			 list;
	struct event_key	 key;
};

struct rows {
	size_t		 count, size;
	struct row	*list;
};

static size_t
count_rows(const struct event_entry *e)
{
	return (e->lists.count * (event_span(&e->key) > 0 ? 2 : 1));
}

/* Returns the number of rows for event_lists. */
static size_t
derive_all(struct db *db, const struct list_ids *events)
{
	struct event_entry	 e;
	struct arena		*arena;
	size_t			 i, count = 0;

	arena = arena_new();
	for (i = 0; i < events->count; i++) {
		event_entry_derive(db, arena, events->list[i], &e);
		event_entry_store(db, arena, &e);
		count += count_rows(&e);
		arena_reset(arena);
	}
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
	span = event_span(&e->key);
	for (i = 0; i < e->lists.count; i++) {
		rows->list[rows->count++] = (struct row){ e->lists.list[i],
		    e->key };
		if (span > 0)
			rows->list[rows->count++] = (struct row){
			    e->lists.list[i] + span, e->key };
	}
}

static void
gather_rows(struct db *db, const struct list_ids *events, struct rows *rows)
{
	struct event_entry	 e;
	struct arena		*arena;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < events->count; i++) {
		event_entry_find(db, arena, events->list[i], &e);
		add_rows(rows, &e);
		arena_reset(arena);
	}
	arena_free(arena);
}

static int
compare_rows(const void *p, const void *q)
{
	const struct row	*a = p, *b = q;

	if (a->list != b->list)
		return (a->list < b->list ? -1 : 1);
	return (event_key_compare(&a->key, &b->key));
}

/* Sorted, so that SQLite appends to the end of the table. */
static void
store_rows(struct db *db, const struct rows *rows)
{
	struct statement	*st;
	const struct row	*row;

	for (row = rows->list; row < rows->list + rows->count; row++) {
		st = db_query(db, "INSERT INTO event_lists (list, start_local,"
		    " end_local, event_id) VALUES ($1, $2, $3, $4)");
		db_bind_integer(st, 1, row->list);
		db_bind_integer(st, 2, row->key.start);
		db_bind_integer(st, 3, row->key.end);
		db_bind_integer(st, 4, row->key.id);
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
	struct list_ids	 events;
	struct arena	*arena;

	db_run(db_query(db, "DELETE FROM event_index"));
	db_run(db_query(db, "DELETE FROM event_lists"));
	db_run(db_query(db, "DELETE FROM event_list_counts"));

	venue_places_rebuild(db);
	arena = arena_new();
	events = ids_read(db_query(db, "SELECT id FROM events ORDER BY id"),
	    arena);
	rows.size = derive_all(db, &events);
	rows.list = arena_alloc(arena, rows.size * sizeof(*rows.list));
	gather_rows(db, &events, &rows);
	qsort(rows.list, rows.count, sizeof(*rows.list), compare_rows);
	store_rows(db, &rows);
	count_lists(db, &rows);
	event_stretches_rebuild(db);
	record_ends_rebuild(db);
	search_names_rebuild(db);
	search_index_rebuild(db);
	arena_free(arena);
}
