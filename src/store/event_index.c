#include "store/event_index.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/event_entry.h"

/*
 * Lists that are in both entries stay as they are, unless the event stands
 * elsewhere in them.
 */
static void
change_lists(struct db *db, const struct event_entry *old,
    const struct event_entry *new)
{
	const struct event_ids	*from = &old->lists, *to = &new->lists;
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

void
event_index_refresh(struct db *db, struct arena *arena, int64_t event)
{
	struct event_entry	 old, new;
	bool			 was, is;

	was = event_entry_find(db, arena, event, &old);
	is = event_entry_derive(db, arena, event, &new);
	if (was == is && event_entry_equal(&old, &new))
		return;
	change_lists(db, &old, &new);
	if (is)
		event_entry_store(db, arena, &new);
	else
		forget(db, event);
}

static struct list_ids
collect(struct statement *st, struct arena *arena, int64_t id)
{
	size_t	 count = 0, size = 0;
	int64_t	*list = NULL, *larger;

	db_bind_integer(st, 1, id);
	while (db_step(st)) {
		if (count == size) {
			size = size == 0 ? 64 : size * 2;
			larger = arena_alloc(arena, size * sizeof(*larger));
			if (count > 0)
				memcpy(larger, list, count * sizeof(*list));
			list = larger;
		}
		list[count++] = db_integer(st, 0);
	}
	db_done(st);
	return ((struct list_ids){ count, list });
}

struct list_ids
event_index_of_venue(struct db *db, struct arena *arena, int64_t id)
{
	return (collect(db_query(db,
	    "SELECT event_id FROM event_venues WHERE venue_id = $1"), arena,
	    id));
}

struct list_ids
event_index_of_organizer(struct db *db, struct arena *arena, int64_t id)
{
	return (collect(db_query(db, "SELECT event_id FROM event_organizers"
	    " WHERE organizer_id = $1"), arena, id));
}

struct list_ids
event_index_of_term(struct db *db, struct arena *arena, int64_t id)
{
	return (collect(db_query(db, "WITH RECURSIVE below (id) AS ("
	    "SELECT $1 UNION"
	    " SELECT t.id FROM below b JOIN terms t ON t.parent = b.id)"
	    " SELECT DISTINCT l.event_id FROM below b"
	    " CROSS JOIN event_terms l ON l.term_id = b.id"), arena, id));
}

struct list_ids
event_index_due(struct db *db, struct arena *arena, int64_t now)
{
	return (collect(db_query(db, "SELECT id FROM events"
	    " WHERE status = 1 AND published <= $1"), arena, now));
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
		event_index_refresh(db, arena, events->list[i]);
		arena_reset(arena);
	}
	arena_free(arena);
}
