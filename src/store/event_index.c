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

/* Events refreshed by the same statements; fewer if texts are read. */
#define TOGETHER	256
#define TOGETHER_ANEW	32

_Static_assert(TOGETHER <= EVENT_MOVES, "more than event_lists_move() takes");

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
static struct event_move
move_of(struct arena *arena, const struct event_entry *old,
    const struct event_entry *new)
{
	static const struct ids	 none;
	bool			 moves;

	moves = event_key_compare(&old->key, &new->key) != 0;
	return ((struct event_move){ &old->key, &new->key,
	    subtract(arena, &old->lists, moves ? &none : &new->lists),
	    subtract(arena, &new->lists, moves ? &none : &old->lists) });
}

static void
delete_entry(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_index WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	db_run(st);
}

static struct search_entry
entry_for_search(struct arena *arena, const struct event_entry *e)
{
	struct search_entry	 entry = { .times = { e->key.start,
	    e->key.end }, .lists = search_lists(arena, &e->links) };

	memcpy(entry.texts, e->texts, sizeof(entry.texts));
	return (entry);
}

static void
change_search(struct db *db, struct arena *arena,
    const struct event_entry *old, const struct event_entry *new)
{
	struct search_times	 from = { old->key.start, old->key.end };
	struct search_entry	 entry;

	if (!new->searched) {
		search_index_replace(db, arena, old->key.id, &from, NULL);
		return;
	}
	entry = entry_for_search(arena, new);
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
	struct event_move	 move;
	struct ends_change	 ends = { 0 };
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
	move = move_of(arena, &old, &new);
	event_lists_move(db, arena, &move, 1, NULL);
	if (is)
		event_entry_store(db, arena, &new);
	else
		delete_entry(db, event);
	record_ends_note(arena, &old, &new, &ends);
	record_ends_change(db, arena, &ends);
	return (links_of(&new));
}

static void
add_entry(struct db *db, struct arena *arena, const struct event_entry *new)
{
	static const struct event_entry	 none;
	struct event_move		 move = move_of(arena, &none, new);
	struct ends_change		 ends = { 0 };
	struct statement		*counted;

	counted = event_lists_send(db, arena, &move.entered);
	if (new->searched)
		change_search(db, arena, &none, new);
	event_lists_move(db, arena, &move, 1, counted);
	event_entry_store(db, arena, new);
	record_ends_note(arena, &none, new, &ends);
	record_ends_change(db, arena, &ends);
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
	    " WHERE list IN " EVENT_LISTS_OF_RECORD("$1")
	    " ORDER BY event_id"), arena, id));
}

struct list_ids
event_index_of_term(struct db *db, struct arena *arena, int64_t id)
{
	return (read_ids(db_query(db, "SELECT event_id FROM event_lists"
	    " WHERE list IN " EVENT_LISTS_OF_TERM("$1")
	    " ORDER BY event_id"), arena, id));
}

/* Changes of several events. */
struct together {
	struct db		*db;
	struct arena		*arena;
	struct event_move	 moves[TOGETHER];
	const struct event_entry *entries[TOGETHER];	/* of the moves */
	struct search_links	 links[TOGETHER];
	struct search_change	 searched[TOGETHER_ANEW];
	size_t			 moved, linked, changed;
	struct ends_change	 ends;
};

/* Whether other lists and links are all that may have changed. */
static bool
is_relinked(const struct event_entry *old, const struct event_entry *new)
{
	return (old->links.count > 0 && new->links.count > 0 &&
	    old->searched == new->searched &&
	    event_key_compare(&old->key, &new->key) == 0);
}

static void
relink(struct together *t, const struct event_entry *old,
    const struct event_entry *new)
{
	if (new->searched && !event_entry_same_links(old, new))
		t->links[t->linked++] = (struct search_links){ new->key.id,
		    { new->key.start, new->key.end },
		    search_lists(t->arena, &old->links),
		    search_lists(t->arena, &new->links) };
}

static void
search_anew(struct together *t, const struct event_entry *old,
    const struct event_entry *new)
{
	struct search_change	*c;

	if (!old->searched && !new->searched)
		return;
	c = &t->searched[t->changed++];
	*c = (struct search_change){ .event = new->key.id,
	    .had = old->searched, .old = { old->key.start, old->key.end },
	    .has = new->searched };
	if (new->searched)
		c->entry = entry_for_search(t->arena, new);
}

static void
change(struct together *t, const struct event_entry *old,
    const struct event_entry *new)
{
	if (event_entry_equal(old, new))
		return;
	t->moves[t->moved] = move_of(t->arena, old, new);
	t->entries[t->moved++] = new;
	record_ends_note(t->arena, old, new, &t->ends);
}

/* Takes a few statements for each event, and a few for all. */
static void
refresh_together(struct together *t, const struct list_ids *events, bool anew)
{
	struct event_entry	*old, *new;
	size_t			 i;
	bool			 full;

	t->moved = t->linked = t->changed = 0;
	memset(&t->ends, 0, sizeof(t->ends));
	if (anew)
		event_stretches_add_all(t->db, t->arena, events);
	full = !anew && search_words_full(search_words(t->db));
	old = event_entries_find(t->db, t->arena, events);
	new = event_entries_derive(t->db, t->arena, events, anew);
	for (i = 0; i < events->count; i++, old++, new++) {
		if (new->links.count == 0 ||
		    (!anew && (full || !is_relinked(old, new)))) {
			(void)event_index_refresh(t->db, t->arena, new->key.id,
			    anew);
			continue;
		}
		if (anew)
			search_anew(t, old, new);
		else
			relink(t, old, new);
		change(t, old, new);
	}
	event_lists_move(t->db, t->arena, t->moves, t->moved, NULL);
	for (i = 0; i < t->moved; i++)
		event_entry_store(t->db, t->arena, t->entries[i]);
	record_ends_change(t->db, t->arena, &t->ends);
	search_index_replace_all(t->db, t->arena, t->searched, t->changed);
	search_index_relink(t->db, t->arena, t->links, t->linked);
}

void
event_index_refresh_all(struct db *db, const struct list_ids *events,
    bool anew)
{
	struct together	*t;
	struct arena	*arena;
	struct list_ids	 some;
	size_t		 i, most = anew ? TOGETHER_ANEW : TOGETHER;

	if (events->count == 0)
		return;
	arena = arena_new();
	for (i = 0; i < events->count; i += some.count) {
		some.list = events->list + i;
		some.count = events->count - i < most ? events->count - i :
		    most;
		t = arena_alloc(arena, sizeof(*t));
		t->db = db;
		t->arena = arena;
		refresh_together(t, &some, anew);
		arena_reset(arena);
	}
	arena_free(arena);
}

void
event_index_publish(struct db *db, int64_t now, int64_t most, int64_t until)
{
	struct statement	*st;
	struct list_ids		 due;
	struct arena		*arena, *each;
	size_t			 i;

	arena = arena_new();
	each = arena_new();
	st = db_query(db, "SELECT id FROM events WHERE status = 1"
	    " AND published <= $1 ORDER BY published LIMIT $2");
	db_bind_integer(st, 2, most);
	due = read_ids(st, arena, now);
	for (i = 0; i < due.count; i++) {
		st = db_query(db, "UPDATE events SET status = 0 WHERE id = $1");
		db_bind_integer(st, 1, due.list[i]);
		db_run(st);
		(void)event_index_refresh(db, each, due.list[i], false);
		arena_reset(each);
		if (clock_steady() >= until)
			break;
	}
	arena_free(each);
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
