#include "store/lists/event_order.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_range.h"

/* What a place is ordered by before its own order; one of both is unset. */
struct key {
	int64_t			 number;
	const char		*text;
	struct event_place	 place;
};

static int64_t
ask(struct statement *st, int64_t event)
{
	int64_t	 answer;

	db_bind_integer(st, 1, event);
	answer = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (answer);
}

static const char *
ask_title(struct db *db, struct arena *arena, int64_t event)
{
	struct statement	*st;
	const char		*title;

	st = db_query(db,
	    "SELECT title_key FROM event_texts WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	title = db_step(st) ? arena_string(arena, db_string(st, 0)) : "";
	db_done(st);
	return (title);
}

static void
fill(struct db *db, struct arena *arena, enum event_order order,
    struct key *key)
{
	int64_t	 id = key->place.id;

	key->text = "";
	switch (order) {
	case EVENT_BY_START:
		break;
	case EVENT_BY_END:
		key->number = key->place.end;
		break;
	case EVENT_BY_TITLE:
		key->text = ask_title(db, arena, id);
		break;
	case EVENT_BY_DATE:
		key->number = ask(db_query(db, "SELECT COALESCE(published,"
		    " created) FROM events WHERE id = $1"), id);
		break;
	case EVENT_BY_MODIFIED:
		key->number = ask(db_query(db,
		    "SELECT modified FROM events WHERE id = $1"), id);
		break;
	case EVENT_BY_ID:
		key->number = id;
		break;
	}
}

static int
compare(const void *p, const void *q)
{
	const struct key	*a = p, *b = q;
	int			 order;

	if (a->number != b->number)
		return (a->number < b->number ? -1 : 1);
	if ((order = strcmp(a->text, b->text)) != 0)
		return (order);
	return (event_place_compare(&a->place, &b->place));
}

void
event_order_sort(struct db *db, struct arena *arena, enum event_order order,
    bool descending, struct event_places *places)
{
	struct key	*keys;
	size_t		 i;

	if (places->count == 0)
		return;
	keys = arena_alloc(arena, places->count * sizeof(*keys));
	for (i = 0; i < places->count; i++) {
		keys[i].place = places->list[i];
		fill(db, arena, order, &keys[i]);
	}
	qsort(keys, places->count, sizeof(*keys), compare);
	for (i = 0; i < places->count; i++)
		places->list[i] = keys[descending ? places->count - 1 - i :
		    i].place;
}
