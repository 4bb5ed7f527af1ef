#include "store/lists/event_entry.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/lists/packed.h"
#include "store/status.h"
#include "text/dates.h"

/* The list of a record or term to which the event is linked. */
static int64_t
list_of(const struct event_entry *e, enum event_list_of of, int64_t id)
{
	return (e->searched ? EVENT_LIST(of, id) : EVENT_LIST_UNLISTED(of, id));
}

/* Adds the lists of a term and of all terms above it, without duplicates. */
static void
add_term_lists(struct db *db, struct arena *arena, int64_t id, int64_t parent,
    struct event_entry *e)
{
	struct statement	*st;

	while (ids_insert(&e->lists, arena, list_of(e, LIST_TERM, id)) &&
	    parent != 0) {
		id = parent;
		st = db_query(db, "SELECT parent FROM terms WHERE id = $1");
		db_bind_integer(st, 1, id);
		parent = db_step(st) ? db_bounded(st, 0, 0, ID_MOST) : 0;
		db_done(st);
	}
}

/* The organizers of an event in their order, then its terms by id. */
static struct statement *
select_links(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "SELECT 0, position, organizer_id, 0"
	    " FROM event_organizers WHERE event_id = $1 UNION ALL"
	    " SELECT 1, l.term_id, l.term_id, t.parent FROM event_terms l"
	    " CROSS JOIN terms t ON t.id = l.term_id WHERE l.event_id = $1"
	    " ORDER BY 1, 2");
	db_bind_integer(st, 1, event);
	db_send(st);
	return (st);
}

static void
add_links(struct db *db, struct arena *arena, struct statement *st,
    struct event_entry *e)
{
	size_t	 number = e->links.count;
	int64_t	 id;

	ids_add(&e->links, arena, 0);
	while (db_step(st)) {
		id = db_bounded(st, 2, 1, ID_MOST);
		ids_add(&e->links, arena, id);
		if (db_integer(st, 0) == 1)
			add_term_lists(db, arena, id,
			    db_bounded(st, 3, 0, ID_MOST), e);
		else {
			e->links.list[number]++;
			ids_insert(&e->lists, arena,
			    list_of(e, LIST_RECORD, id));
		}
	}
	db_done(st);
}

enum column {
	START, END, ID, LISTED, FEATURED, TICKETED, UNLOCKED, VENUE, LOCATED,
	TEXTS, STATUS = TEXTS + SEARCH_TEXTS, END_UTC, REPEATED
};

static void
read_end(struct statement *st, int column, bool is_open, struct event_entry *e)
{
	if ((e->is_open = is_open))
		e->open_end = db_bounded(st, column, DATE_LEAST, DATE_MOST);
}

static void
read_event(struct statement *st, struct arena *arena, struct event_entry *e)
{
	int64_t	 venue;
	int	 i;

	event_key_read(st, &e->key);
	read_end(st, END_UTC, db_integer(st, STATUS) == STATUS_PUBLISH &&
	    db_integer(st, UNLOCKED), e);
	e->listed = db_integer(st, LISTED);
	e->searched = e->listed && db_integer(st, UNLOCKED);
	for (i = 0; e->searched && i < SEARCH_TEXTS; i++)
		e->texts[i] = arena_string(arena, db_string(st, TEXTS + i));
	venue = db_bounded(st, VENUE, 0, ID_MOST);
	ids_add(&e->links, arena, venue);
	if (venue != 0)
		ids_insert(&e->lists, arena, list_of(e, LIST_RECORD, venue));
	if (!e->listed)
		return;

	ids_insert(&e->lists, arena, LIST_ALL);
	if (db_integer(st, REPEATED))
		ids_insert(&e->lists, arena, LIST_REPEATED);
	if (!e->searched) {
		ids_insert(&e->lists, arena, LIST_PROTECTED);
		return;
	}
	if (db_integer(st, FEATURED))
		ids_insert(&e->lists, arena, LIST_FEATURED);
	if (db_integer(st, TICKETED))
		ids_insert(&e->lists, arena, LIST_TICKETED);
	if (!db_integer(st, LOCATED))
		ids_insert(&e->lists, arena, LIST_UNLOCATED);
}

static struct statement *
select_event(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, "SELECT e.start_local, e.end_local, e.id,"
	    " e.status = 0 AND e.hide_from_listings = 0, e.featured,"
	    " e.ticketed, e.password IS NULL, l.venue_id,"
	    " v.geo_lat IS NOT NULL, COALESCE(t.title, ''),"
	    " COALESCE(t.excerpt, ''), COALESCE(t.description, ''), e.status,"
	    " e.end_utc, e.series_id IS NOT NULL FROM events e"
	    " LEFT JOIN event_venues l ON l.event_id = e.id"
	    " LEFT JOIN venues v ON v.id = l.venue_id"
	    " LEFT JOIN event_texts t ON t.event_id = e.id WHERE e.id = $1");
	db_bind_integer(st, 1, event);
	db_send(st);
	return (st);
}

bool
event_entry_derive(struct db *db, struct arena *arena, int64_t event,
    struct event_entry *e)
{
	struct statement	*st, *links = NULL;
	bool			 found;

	memset(e, 0, sizeof(*e));
	e->key.id = event;
	st = select_event(db, event);
	if (db_sends(db))
		links = select_links(db, event);
	if ((found = db_step(st)))
		read_event(st, arena, e);
	db_done(st);
	if (found)
		add_links(db, arena, links != NULL ? links :
		    select_links(db, event), e);
	else if (links != NULL)
		db_done(links);
	return (found);
}

static void
unpack_ids(struct db *db, struct statement *st, struct arena *arena, int column,
    struct ids *ids)
{
	struct packed	 packed;
	size_t		 length;
	const void	*data;
	int64_t		 id;

	data = db_blob(st, column, &length);
	packed = packed_read(data, length);
	while (packed_next(&packed, &id) && id <= LIST_MOST)
		ids_add(ids, arena, id);
	if (packed.at != packed.end)
		db_fail(db, DB_BROKEN, "a row of event_index is damaged");
}

bool
event_entry_find(struct db *db, struct arena *arena, int64_t event,
    struct event_entry *e)
{
	struct statement	*st;
	bool			 found;

	memset(e, 0, sizeof(*e));
	e->key.id = event;
	st = db_query(db, "SELECT start_local, end_local, event_id, searched,"
	    " lists, links, open_end FROM event_index WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	if ((found = db_step(st))) {
		event_key_read(st, &e->key);
		e->searched = db_integer(st, 3);
		unpack_ids(db, st, arena, 4, &e->lists);
		e->listed = e->lists.count > 0 &&
		    e->lists.list[0] == LIST_ALL;
		unpack_ids(db, st, arena, 5, &e->links);
		read_end(st, 6, !db_null(st, 6), e);
	}
	db_done(st);
	return (found);
}

static bool
equal_ids(const struct ids *a, const struct ids *b)
{
	return (a->count == b->count && (a->count == 0 ||
	    memcmp(a->list, b->list, a->count * sizeof(*a->list)) == 0));
}

bool
event_entry_equal(const struct event_entry *a, const struct event_entry *b)
{
	return (event_key_compare(&a->key, &b->key) == 0 &&
	    a->searched == b->searched && a->is_open == b->is_open &&
	    a->open_end == b->open_end && equal_ids(&a->lists, &b->lists) &&
	    equal_ids(&a->links, &b->links));
}

bool
event_entry_same_links(const struct event_entry *a,
    const struct event_entry *b)
{
	return (equal_ids(&a->links, &b->links));
}

static void
pack_ids(struct buf *to, struct arena *arena, const struct ids *ids)
{
	size_t	 i;

	buf_init(to, arena, ids->count * 4 + 1);
	for (i = 0; i < ids->count; i++)
		packed_add(to, ids->list[i]);
}

void
event_entry_store(struct db *db, struct arena *arena,
    const struct event_entry *e)
{
	struct statement	*st;
	struct buf		 lists, links;

	pack_ids(&lists, arena, &e->lists);
	pack_ids(&links, arena, &e->links);
	st = db_query(db, "INSERT INTO event_index (event_id, start_local,"
	    " end_local, searched, lists, links, open_end)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (event_id)"
	    " DO UPDATE SET start_local = excluded.start_local,"
	    " end_local = excluded.end_local, searched = excluded.searched,"
	    " lists = excluded.lists, links = excluded.links,"
	    " open_end = excluded.open_end");
	db_bind_integer(st, 1, e->key.id);
	db_bind_integer(st, 2, e->key.start);
	db_bind_integer(st, 3, e->key.end);
	db_bind_integer(st, 4, e->searched);
	db_bind_blob(st, 5, lists.data, lists.length);
	db_bind_blob(st, 6, links.data, links.length);
	if (e->is_open)
		db_bind_integer(st, 7, e->open_end);
	db_run(st);
}
