#include "store/index/slots_read.h"

#include <string.h>

#include "base/arena.h"
#include "store/engine.h"
#include "store/ids.h"
#include "store/index/damage.h"
#include "store/index/slots.h"
#include "store/packed.h"
#include "store/status.h"
#include "text/cost.h"
#include "text/dates.h"
#include "text/fold.h"

#define BATCH	128	/* events that are read at once */

/* Texts whose words are searched. Events of a series may share the last two. */
enum { TITLE, EXCERPT, DESCRIPTION, TEXTS };

/*
 * An event, its links in the form of store/stored_links.h, and its texts,
 * fold_search()ed.
 */
struct event_read {
	struct slot_event	 event;
	struct packed		 links;
	int64_t			 shared;	/* id in series_texts, or 0 */
	const char		*texts[TEXTS];
};

/* The links are in the arena, since a row ends with the next step. */
static struct packed
read_links(struct arena *arena, struct statement *st, int column)
{
	const void	*links;
	size_t		 length;
	char		*copy;

	links = db_blob(st, column, &length);
	copy = arena_alloc(arena, length + 1);
	if (links != NULL)
		memcpy(copy, links, length);
	return (packed_read(copy, length));
}

static void
set_shared(struct event_read *events, size_t count, int64_t id,
    const char *excerpt, const char *description)
{
	size_t	 i;

	for (i = 0; i < count; i++) {
		if (events[i].shared != id)
			continue;
		events[i].texts[EXCERPT] = excerpt;
		events[i].texts[DESCRIPTION] = description;
	}
}

struct statement *
slots_read_shared(struct db *db, struct arena *arena, const struct ids *ids)
{
	struct statement	*st;

	st = db_query(db, "SELECT x.id, x.excerpt, x.description"
	    " FROM id_list($1) j JOIN series_texts x ON x.id = j.value");
	db_bind_text(st, 1, ids_text(arena, ids));
	return (st);
}

/* Reads texts that events share once for all of them. */
static void
read_shared(struct db *db, struct arena *arena, struct event_read *events,
    size_t count)
{
	struct statement	*st;
	struct ids		 ids = { 0 };
	size_t			 i;

	for (i = 0; i < count; i++)
		if (events[i].shared != 0)
			ids_insert(&ids, arena, events[i].shared);
	if (ids.count == 0)
		return;
	st = slots_read_shared(db, arena, &ids);
	while (db_step(st))
		set_shared(events, count, db_integer(st, 0),
		    fold_search(arena, db_string(st, 1)),
		    fold_search(arena, db_string(st, 2)));
	db_done(st);
}

/* Reads the events of a batch. Their texts are in the arena. */
static size_t
read_events(struct db *db, struct arena *arena, const char *ids,
    struct event_read *events)
{
	struct statement	*st;
	struct slot_event	*e;
	size_t			 count = 0;
	int			 i;

	st = db_query(db, "SELECT e.id, e.author, COALESCE(e.post_parent, -1),"
	    " COALESCE(e.series_id, 0), e.end_utc, e.start_local, e.end_local,"
	    " e.modified, COALESCE(e.published, e.created), e.status,"
	    " e.hide_from_listings, CASE WHEN e.password IS NULL THEN 0 ELSE 1"
	    " END, e.featured, e.ticketed, e.title, e.excerpt, e.description,"
	    " e.links, COALESCE(e.texts_id, 0), e.cost FROM events e"
	    " JOIN id_list($1) j ON e.id = j.value"
	    " WHERE e.status <> " SQL_MODEL " ORDER BY e.id");
	db_bind_text(st, 1, ids);
	while (count < BATCH && db_step(st)) {
		events[count].links = read_links(arena, st, 14 + TEXTS);
		events[count].shared = db_integer(st, 15 + TEXTS);
		for (i = 0; i < TEXTS; i++)
			events[count].texts[i] = fold_search(arena,
			    db_string(st, 14 + i));
		e = &events[count++].event;
		*e = (struct slot_event){ .id = db_integer(st, 0),
		    .author = db_integer(st, 1), .parent = db_integer(st, 2),
		    .series = db_integer(st, 3), .end_utc = db_integer(st, 4),
		    .status = status_read(st, 9) };
		for (i = 0; i < SLOT_TIMES; i++)
			e->time[i] = db_bounded(st, 5 + i, i == SLOT_END ?
			    e->time[SLOT_START] : DATE_LEAST, DATE_MOST);
		for (i = SLOT_HIDDEN; i < SLOT_FREE; i++)
			e->flags[i] = db_integer(st, 10 + i - SLOT_HIDDEN) != 0;
		e->flags[SLOT_FREE] = cost_says_free(arena,
		    db_string(st, 16 + TEXTS));
		e->flags[SLOT_REPEATED] = e->series != 0;
		e->title_key = fold_title(arena, db_string(st, 14));
	}
	db_done(st);
	read_shared(db, arena, events, count);
	return (count);
}

static void
add_event(struct slots *s, struct event_read *e)
{
	int64_t	 organizers = 0, id;

	if (!packed_next(&e->links, &e->event.venue) ||
	    !packed_next(&e->links, &organizers))
		e->event.venue = 0;
	slots_add(s, &e->event);
	while (packed_next(&e->links, &id))
		slots_link(s, organizers-- > 0 ? LINKED_ORGANIZER :
		    LINKED_TERM, id);
}

/* The number of events at the start that share texts. */
static uint32_t
count_sharing(const struct event_read *events, size_t count)
{
	uint32_t	 n = 1;

	while (n < count && events[0].shared != 0 &&
	    events[n].shared == events[0].shared)
		n++;
	return (n);
}

/* Adds the words of events that were just added. */
static void
add_words(struct slots *s, const struct event_read *events, size_t count)
{
	uint32_t	 slot = s->count - (uint32_t)count, n, i;

	for (; count > 0; count -= n, events += n) {
		n = count_sharing(events, count);
		slots_add_words(s, slot, n, events->texts[EXCERPT]);
		slots_add_words(s, slot, n, events->texts[DESCRIPTION]);
		for (i = 0; i < n; i++)
			slots_add_words(s, slot++, 1, events[i].texts[TITLE]);
	}
}

/*
 * Adds events with these ids, ascending, of which some may not exist, or be
 * damaged. Reads the others before it changes anything, and so without the
 * lock.
 */
static void
add_batch(struct slots *s, const struct damaged *d, struct db *db,
    struct arena *arena, const struct ids *batch, bool replaces)
{
	const struct ids	 whole = damage_none(d, arena, batch);
	struct event_read	*events;
	size_t			 count, i;

	events = arena_alloc(arena, BATCH * sizeof(*events));
	count = read_events(db, arena, ids_text(arena, &whole), events);
	if (db_failed(db) || !slots_begin_change(s, db))
		return;
	for (i = 0; replaces && i < batch->count; i++)
		slots_kill(s, batch->list[i]);
	for (i = 0; i < count; i++)
		add_event(s, &events[i]);
	add_words(s, events, count);
	if (replaces)
		slots_order(s, false);
	slots_end_change(s);
}

/* Finds the damaged events of a batch. */
static void
add_each(struct slots *s, struct damaged *d, struct db *db,
    struct arena *arena, const struct ids *batch, bool replaces)
{
	struct ids	 one = { 1, NULL, 0 };
	size_t		 i;

	damage_pass(d, db);
	for (i = 0; i < batch->count && !db_failed(db); i++) {
		one.list = &batch->list[i];
		add_batch(s, d, db, arena, &one, replaces);
		if (!damage_met(db))
			continue;
		damage_leave_out(d, db, "event", *one.list);
		add_batch(s, d, db, arena, &one, replaces);
	}
}

void
slots_read(struct slots *s, struct damaged *d, struct db *db,
    const struct ids *ids, bool replaces)
{
	struct arena	*arena = arena_new();
	struct ids	 batch = { 0 };
	size_t		 at;

	for (at = 0; at < ids->count && !db_failed(db); at += batch.count) {
		batch.count = ids->count - at < BATCH ? ids->count - at : BATCH;
		batch.list = ids->list + at;
		add_batch(s, d, db, arena, &batch, replaces);
		if (damage_met(db))
			add_each(s, d, db, arena, &batch, replaces);
		arena_reset(arena);
	}
	arena_free(arena);
}
