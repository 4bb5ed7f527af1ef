#include "store/event_index.h"

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_entry.h"
#include "store/search/search_index.h"

/*
 * Lists that are in both entries stay as they are, unless the event stands
 * elsewhere in them.
 */
static void
change_lists(struct db *db, const struct event_entry *old,
    const struct event_entry *new)
{
	const struct ids	*from = &old->lists, *to = &new->lists;
	bool			 moves;
	size_t			 i, j;

	moves = event_place_compare(&old->place, &new->place) != 0;
	for (i = j = 0; i < from->count || j < to->count;) {
		if (!moves && i < from->count && j < to->count &&
		    from->list[i] == to->list[j]) {
			i++;
			j++;
		} else if (j == to->count || (i < from->count &&
		    from->list[i] <= to->list[j]))
			event_lists_remove(db, from->list[i++], &old->place);
		else
			event_lists_add(db, to->list[j++], &new->place);
	}
}

static void
forget(struct db *db, int64_t event)
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
	struct search_times	 from = { old->place.start, old->place.end };
	struct search_entry	 entry = { .times = { new->place.start,
	    new->place.end } };
	struct statement	*st;
	int			 i;

	if (!new->searched) {
		search_index_replace(db, arena, old->place.id, &from, NULL);
		return;
	}
	st = db_query(db, "SELECT title, excerpt, description"
	    " FROM event_texts WHERE event_id = $1");
	db_bind_integer(st, 1, new->place.id);
	if (db_step(st)) {
		for (i = 0; i < SEARCH_TEXTS; i++)
			entry.texts[i] = db_string(st, i);
		search_index_replace(db, arena, new->place.id,
		    old->searched ? &from : NULL, &entry);
	}
	db_done(st);
}

static void
refresh(struct db *db, struct arena *arena, int64_t event, bool has_new_texts)
{
	struct event_entry	 old, new;
	bool			 was, is;

	was = event_entry_find(db, arena, event, &old);
	is = event_entry_derive(db, arena, event, &new);
	if (old.searched != new.searched || (new.searched && (has_new_texts ||
	    event_place_compare(&old.place, &new.place) != 0)))
		change_search(db, arena, &old, &new);
	if (was == is && event_entry_equal(&old, &new))
		return;
	change_lists(db, &old, &new);
	if (is)
		event_entry_store(db, arena, &new);
	else
		forget(db, event);
}

void
event_index_refresh(struct db *db, struct arena *arena, int64_t event)
{
	refresh(db, arena, event, true);
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
		refresh(db, arena, events->list[i], false);
		arena_reset(arena);
	}
	arena_free(arena);
}

void
event_index_publish(struct db *db, int64_t now, int64_t most)
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
	}
	event_index_refresh_all(db, &due);
	arena_free(arena);
}
