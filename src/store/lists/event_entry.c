#include "store/lists/event_entry.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/lists/packed.h"
#include "store/lists/query.h"
#include "store/status.h"
#include "text/dates.h"

#define PARENTS		64	/* kept at a time */
#define ORGANIZERS	1	/* their number in the links of an entry */

/* The list of a record or term to which the event is linked. */
static int64_t
list_of(const struct event_entry *e, enum event_list_of of, int64_t id)
{
	return (e->searched ? EVENT_LIST(of, id) : EVENT_LIST_UNLISTED(of, id));
}

/* The terms above others, as far as they were looked up. */
struct parents {
	struct db	*db;
	struct arena	*arena;
	size_t		 count;
	struct parent {
		int64_t	 id, above;		/* 0: none */
	}		 list[PARENTS];
};

static int64_t
parent_of(struct parents *p, int64_t id)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < p->count; i++)
		if (p->list[i].id == id)
			return (p->list[i].above);
	if (p->count == PARENTS)
		p->count = 0;
	st = db_query(p->db, "SELECT parent FROM terms WHERE id = $1");
	db_bind_integer(st, 1, id);
	p->list[p->count++] = (struct parent){ id, db_step(st) ?
	    db_bounded(st, 0, 0, ID_MOST) : 0 };
	db_done(st);
	return (p->list[p->count - 1].above);
}

/* Adds the lists of a term and of all terms above it, without duplicates. */
static void
add_term_lists(struct parents *p, int64_t id, int64_t parent,
    struct event_entry *e)
{
	while (ids_insert(&e->lists, p->arena, list_of(e, LIST_TERM, id)) &&
	    parent != 0) {
		id = parent;
		parent = parent_of(p, id);
	}
}

/* The organizers of events in their order, then the terms by id. */
#define LINKS(table, where) \
	"SELECT l.event_id, 0, l.position, l.organizer_id, 0" \
	" FROM " table("event_organizers") where " UNION ALL" \
	" SELECT l.event_id, 1, l.term_id, l.term_id, t.parent" \
	" FROM " table("event_terms") " CROSS JOIN terms t" \
	" ON t.id = l.term_id" where " ORDER BY 1, 2, 3"

#define OF_ONE(table)	table " l"
#define OF_EACH(table) \
	"id_list($1) j CROSS JOIN " table " l ON l.event_id = j.value"

static struct statement *
select_links(struct db *db, int64_t event)
{
	struct statement	*st;

	st = db_query(db, LINKS(OF_ONE, " WHERE l.event_id = $1"));
	db_bind_integer(st, 1, event);
	db_send(st);
	return (st);
}

/* Adds a row of LINKS(). */
static void
add_link(struct parents *p, struct statement *st, struct event_entry *e)
{
	int64_t	 id;

	id = db_bounded(st, 3, 1, ID_MOST);
	ids_add(&e->links, p->arena, id);
	if (db_integer(st, 1) == 1)
		add_term_lists(p, id, db_bounded(st, 4, 0, ID_MOST), e);
	else {
		e->links.list[ORGANIZERS]++;
		ids_insert(&e->lists, p->arena, list_of(e, LIST_RECORD, id));
	}
}

enum column {
	START, END, ID, LISTED, FEATURED, TICKETED, UNLOCKED, VENUE, LOCATED,
	STATUS, END_UTC, REPEATED, TEXTS
};

#define COLUMNS \
	"e.start_local, e.end_local, e.id," \
	" e.status = 0 AND e.hide_from_listings = 0, e.featured, e.ticketed," \
	" e.password IS NULL, l.venue_id, v.geo_lat IS NOT NULL, e.status," \
	" e.end_utc, e.series_id IS NOT NULL"
#define AND_VENUE \
	" LEFT JOIN event_venues l ON l.event_id = e.id" \
	" LEFT JOIN venues v ON v.id = l.venue_id"
#define AND_TEXTS \
	", COALESCE(t.title, ''), COALESCE(t.excerpt, '')," \
	" COALESCE(t.description, '')"
#define OF_TEXTS	" LEFT JOIN event_texts t ON t.event_id = e.id"

static void
read_end(struct statement *st, int column, bool is_open, struct event_entry *e)
{
	if ((e->is_open = is_open))
		e->open_end = db_bounded(st, column, DATE_LEAST, DATE_MOST);
}

static void
read_event(struct statement *st, struct arena *arena, bool has_texts,
    struct event_entry *e)
{
	int64_t	 venue;
	int	 i;

	event_key_read(st, &e->key);
	read_end(st, END_UTC, db_integer(st, STATUS) == STATUS_PUBLISH &&
	    db_integer(st, UNLOCKED), e);
	e->listed = db_integer(st, LISTED);
	e->searched = e->listed && db_integer(st, UNLOCKED);
	for (i = 0; has_texts && e->searched && i < SEARCH_TEXTS; i++)
		e->texts[i] = arena_string(arena, db_string(st, TEXTS + i));
	venue = db_bounded(st, VENUE, 0, ID_MOST);
	ids_add(&e->links, arena, venue);
	ids_add(&e->links, arena, 0);
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

	st = db_query(db, "SELECT " COLUMNS AND_TEXTS " FROM events e"
	    AND_VENUE OF_TEXTS " WHERE e.id = $1");
	db_bind_integer(st, 1, event);
	db_send(st);
	return (st);
}

bool
event_entry_derive(struct db *db, struct arena *arena, int64_t event,
    struct event_entry *e)
{
	struct parents		 p = { .db = db, .arena = arena };
	struct statement	*st, *links = NULL;
	bool			 found;

	memset(e, 0, sizeof(*e));
	e->key.id = event;
	st = select_event(db, event);
	if (db_sends(db))
		links = select_links(db, event);
	if ((found = db_step(st)))
		read_event(st, arena, true, e);
	db_done(st);
	if (found && links == NULL)
		links = select_links(db, event);
	while (found && db_step(links))
		add_link(&p, links, e);
	if (links != NULL)
		db_done(links);
	return (found);
}

static struct event_entry *
new_entries(struct arena *arena, const struct list_ids *events)
{
	struct event_entry	*all;
	size_t			 i;

	all = arena_alloc(arena, events->count * sizeof(*all));
	memset(all, 0, events->count * sizeof(*all));
	for (i = 0; i < events->count; i++)
		all[i].key.id = events->list[i];
	return (all);
}

/* Returns the entry of the event that a row begins with, or NULL. */
static struct event_entry *
entry_of(struct statement *st, int column, struct event_entry *all,
    const struct list_ids *events)
{
	int64_t		 id = db_integer(st, column);
	const int64_t	*at;

	at = bsearch(&id, events->list, events->count, sizeof(id),
	    ids_compare);
	return (at == NULL ? NULL : &all[at - events->list]);
}

static void
send_ids(struct statement *st, const char *ids)
{
	db_bind_text(st, 1, ids);
	db_send(st);
}

#define EACH \
	" FROM id_list($1) j CROSS JOIN events e ON e.id = j.value" AND_VENUE

struct event_entry *
event_entries_derive(struct db *db, struct arena *arena,
    const struct list_ids *events, bool has_texts)
{
	struct parents		 p = { .db = db, .arena = arena };
	struct event_entry	*all, *e;
	struct statement	*st, *links;
	const char		*ids = query_ids(arena, events);

	all = new_entries(arena, events);
	st = has_texts ?
	    db_query(db, "SELECT " COLUMNS AND_TEXTS EACH OF_TEXTS) :
	    db_query(db, "SELECT " COLUMNS EACH);
	send_ids(st, ids);
	links = db_query(db, LINKS(OF_EACH, ""));
	send_ids(links, ids);
	while (db_step(st))
		if ((e = entry_of(st, ID, all, events)) != NULL)
			read_event(st, arena, has_texts, e);
	db_done(st);
	while (db_step(links))
		if ((e = entry_of(links, 0, all, events)) != NULL &&
		    e->links.count > 0)
			add_link(&p, links, e);
	db_done(links);
	return (all);
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

#define ROW \
	"i.start_local, i.end_local, i.event_id, i.searched, i.lists, i.links," \
	" i.open_end"

static void
read_row(struct db *db, struct statement *st, struct arena *arena,
    struct event_entry *e)
{
	event_key_read(st, &e->key);
	e->searched = db_integer(st, 3);
	unpack_ids(db, st, arena, 4, &e->lists);
	e->listed = e->lists.count > 0 && e->lists.list[0] == LIST_ALL;
	unpack_ids(db, st, arena, 5, &e->links);
	read_end(st, 6, !db_null(st, 6), e);
}

bool
event_entry_find(struct db *db, struct arena *arena, int64_t event,
    struct event_entry *e)
{
	struct statement	*st;
	bool			 found;

	memset(e, 0, sizeof(*e));
	e->key.id = event;
	st = db_query(db, "SELECT " ROW " FROM event_index i"
	    " WHERE i.event_id = $1");
	db_bind_integer(st, 1, event);
	if ((found = db_step(st)))
		read_row(db, st, arena, e);
	db_done(st);
	return (found);
}

struct event_entry *
event_entries_find(struct db *db, struct arena *arena,
    const struct list_ids *events)
{
	struct event_entry	*all, *e;
	struct statement	*st;

	all = new_entries(arena, events);
	st = db_query(db, "SELECT " ROW " FROM id_list($1) j"
	    " CROSS JOIN event_index i ON i.event_id = j.value");
	db_bind_text(st, 1, query_ids(arena, events));
	while (db_step(st))
		if ((e = entry_of(st, 2, all, events)) != NULL)
			read_row(db, st, arena, e);
	db_done(st);
	return (all);
}

bool
event_entry_equal(const struct event_entry *a, const struct event_entry *b)
{
	return (event_key_compare(&a->key, &b->key) == 0 &&
	    a->searched == b->searched && a->is_open == b->is_open &&
	    a->open_end == b->open_end && ids_equal(&a->lists, &b->lists) &&
	    ids_equal(&a->links, &b->links));
}

bool
event_entry_same_links(const struct event_entry *a,
    const struct event_entry *b)
{
	return (ids_equal(&a->links, &b->links));
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
