#include "store/stored_links.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/changes.h"
#include "store/packed.h"
#include "store/sequences.h"
#include "store/status.h"

#define BATCH	256	/* events whose links are read at once */

/* The kind of a link, its position, and the id, of each event. */
#define LINKS \
	"SELECT l.event_id, 0, 0, l.venue_id FROM id_list($1) j" \
	" JOIN event_venues l ON l.event_id = j.value" \
	" UNION ALL SELECT l.event_id, 1, l.position, l.organizer_id" \
	" FROM id_list($1) j" \
	" JOIN event_organizers l ON l.event_id = j.value" \
	" UNION ALL SELECT l.event_id, 2, l.term_id, l.term_id" \
	" FROM id_list($1) j JOIN event_terms l ON l.event_id = j.value" \
	" ORDER BY 1, 2, 3"

enum { VENUE, ORGANIZER };

/* The links of an event without any. */
static struct ids
no_links(struct arena *arena)
{
	struct ids	 links = { 0 };

	ids_add(&links, arena, 0);
	ids_add(&links, arena, 0);
	return (links);
}

static void
add_link(struct ids *links, struct arena *arena, struct statement *st)
{
	const int64_t	 id = db_bounded(st, 3, 1, ID_MOST);

	if (db_integer(st, 1) == VENUE) {
		links->list[0] = id;
		return;
	}
	links->list[1] += db_integer(st, 1) == ORGANIZER;
	ids_add(links, arena, id);
}

static struct buf
pack_links(struct arena *arena, const struct ids *links)
{
	struct buf	 packed;
	size_t		 i;

	buf_init(&packed, arena, links->count * 4);
	for (i = 0; i < links->count; i++)
		packed_add(&packed, links->list[i]);
	return (packed);
}

static void
store_links(struct db *db, struct arena *arena, int64_t event,
    const struct ids *links)
{
	const struct buf	 packed = pack_links(arena, links);
	struct statement	*st;

	st = db_query(db, "UPDATE events SET links = $1 WHERE id = $2");
	db_bind_blob(st, 1, packed.data, packed.length);
	db_bind_integer(st, 2, event);
	db_run(st);
	change_note(db, CHANGE_EVENT, event);
}

/* Reads the links of up to BATCH events from the tables. */
static struct ids *
read_links(struct db *db, struct arena *arena, const struct ids *events)
{
	struct statement	*st;
	struct ids		*links;
	size_t			 at = 0, i;

	links = arena_alloc(arena, events->count * sizeof(*links));
	for (i = 0; i < events->count; i++)
		links[i] = no_links(arena);
	st = db_query(db, LINKS);
	db_bind_text(st, 1, ids_text(arena, events));
	while (db_step(st)) {
		while (at < events->count &&
		    events->list[at] < db_integer(st, 0))
			at++;
		if (at == events->count)
			break;
		add_link(&links[at], arena, st);
	}
	db_done(st);
	return (links);
}

static struct ids *
change_batch(struct db *db, struct arena *arena, const struct ids *events)
{
	struct ids	*links = read_links(db, arena, events);
	size_t		 i;

	for (i = 0; i < events->count; i++)
		store_links(db, arena, events->list[i], &links[i]);
	return (links);
}

struct ids
event_links_changed(struct db *db, struct arena *arena, int64_t id)
{
	return (*change_batch(db, arena, &(struct ids){ 1, &id, 0 }));
}

void
events_links_changed(struct db *db, const struct ids *events)
{
	struct arena	*arena = arena_new();
	struct ids	 batch = { 0 };
	size_t		 i;

	for (i = 0; i < events->count && !db_failed_yet(db); i += BATCH) {
		batch.list = events->list + i;
		batch.count = events->count - i < BATCH ? events->count - i :
		    BATCH;
		(void)change_batch(db, arena, &batch);
		arena_reset(arena);
	}
	arena_free(arena);
}

static struct ids
next_events(struct db *db, struct arena *arena, int64_t after)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM events WHERE id > $1 ORDER BY id"
	    " LIMIT $2");
	db_bind_integer(st, 1, after);
	db_bind_integer(st, 2, BATCH);
	return (ids_read(st, arena));
}

/* Finds the first event of a batch whose links differ. */
static bool
compare_batch(struct db *db, struct arena *arena,
    const struct ids *events, bool (*differs)(void *, int64_t), void *arg)
{
	const struct ids	*links = read_links(db, arena, events);
	struct statement	*st;
	struct buf		 packed;
	const void		*stored;
	size_t			 length, i;
	bool			 more = true;

	st = db_query(db, "SELECT links FROM events WHERE id >= $1"
	    " ORDER BY id LIMIT $2");
	db_bind_integer(st, 1, events->list[0]);
	db_bind_integer(st, 2, (int64_t)events->count);
	for (i = 0; i < events->count && more && db_step(st); i++) {
		packed = pack_links(arena, &links[i]);
		stored = db_blob(st, 0, &length);
		if (length != packed.length || (stored != NULL &&
		    memcmp(stored, packed.data, length) != 0))
			more = differs(arg, events->list[i]);
	}
	db_done(st);
	return (more);
}

void
events_links_compare(struct db *db, bool (*differs)(void *, int64_t),
    void *arg)
{
	struct arena	*arena = arena_new();
	struct ids	 events;
	int64_t		 last = 0;
	bool		 more = true;

	while (more && (events = next_events(db, arena, last)).count > 0) {
		last = events.list[events.count - 1];
		more = compare_batch(db, arena, &events, differs, arg);
		arena_reset(arena);
	}
	arena_free(arena);
}

void
events_links_store(struct db *db)
{
	struct arena	*arena = arena_new();
	struct ids	 events;

	events = ids_read(db_query(db, "SELECT id FROM events ORDER BY id"),
	    arena);
	events_links_changed(db, &events);
	arena_free(arena);
}

static struct ids
read_ids(struct statement *st, struct arena *arena, int64_t value)
{
	db_bind_integer(st, 1, value);
	return (ids_read(st, arena));
}

struct ids
events_of_record(struct db *db, struct arena *arena, int64_t id)
{
	return (read_ids(db_query(db, "SELECT event_id FROM event_venues"
	    " WHERE venue_id = $1 UNION SELECT event_id FROM event_organizers"
	    " WHERE organizer_id = $1 ORDER BY 1"), arena, id));
}

struct ids
events_of_term(struct db *db, struct arena *arena, int64_t id)
{
	return (read_ids(db_query(db, "SELECT event_id FROM event_terms"
	    " WHERE term_id = $1 ORDER BY event_id"), arena, id));
}

void
events_publish(struct db *db, int64_t now, int64_t most)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	struct ids		 due;

	st = db_query(db, "SELECT id FROM events WHERE status = " SQL_FUTURE
	    " AND published <= $1 ORDER BY published LIMIT $2");
	db_bind_integer(st, 2, most);
	due = read_ids(st, arena, now);
	st = db_query(db, "UPDATE events SET status = " SQL_PUBLISH
	    " WHERE id IN (SELECT value FROM id_list($1))");
	db_bind_text(st, 1, ids_text(arena, &due));
	db_run(st);
	changes_note(db, CHANGE_EVENT, &due);
	arena_free(arena);
}
