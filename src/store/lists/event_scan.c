#include "store/lists/event_scan.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_lists.h"
#include "store/lists/event_query.h"
#include "store/lists/event_range.h"
#include "store/lists/event_set.h"
#include "store/lists/event_stretches.h"
#include "store/lists/query.h"
#include "store/lists/venue_places.h"
#include "store/search/search.h"
#include "store/status.h"

static const char *const	 orders[][2] = {
	[EVENT_BY_START] = {
		"e.start_local, e.end_local, e.id",
		"e.start_local DESC, e.end_local DESC, e.id DESC"
	},
	[EVENT_BY_END] = {
		"e.end_local, e.start_local, e.id",
		"e.end_local DESC, e.start_local DESC, e.id DESC"
	},
	[EVENT_BY_TITLE] = {
		"t.title_key, e.start_local, e.end_local, e.id",
		"t.title_key DESC, e.start_local DESC, e.end_local DESC,"
		    " e.id DESC"
	},
	[EVENT_BY_DATE] = {
		"COALESCE(e.published, e.created), e.start_local,"
		    " e.end_local, e.id",
		"COALESCE(e.published, e.created) DESC, e.start_local DESC,"
		    " e.end_local DESC, e.id DESC"
	},
	[EVENT_BY_MODIFIED] = {
		"e.modified, e.start_local, e.end_local, e.id",
		"e.modified DESC, e.start_local DESC, e.end_local DESC,"
		    " e.id DESC"
	},
	[EVENT_BY_ID] = { "e.id", "e.id DESC" },
};

/* Orders of rows of the list of all events. */
static const char *const	 listed_order[] = {
	"s.start_local, s.end_local, s.event_id",
	"s.start_local DESC, s.end_local DESC, s.event_id DESC"
};

/* The column whose index a scan walks. */
enum scan_by { SCAN_ANY };
#define SCAN_BY(order)	((enum scan_by)((order) + 1))

#define LOCATED \
	"EXISTS (SELECT 1 FROM event_venues l" \
	" JOIN venues v ON v.id = l.venue_id" \
	" WHERE l.event_id = e.id AND v.geo_lat IS NOT NULL" \
	" AND " LISTING_READS("v", "$", "$", "$") ")"

#define PROBED	8	/* lists in which an event is looked up */

/* Looks up the event: a walk visits few events, and a list may be long. */
#define IN_LIST \
	"EXISTS (SELECT 1 FROM event_lists l WHERE l.list IN " QUERY_IDS \
	" AND l.start_local = e.start_local AND l.end_local = e.end_local" \
	" AND l.event_id = e.id)"

/*
 * Reads the lists once, since looking up each event in many lists takes
 * longer.
 */
#define IN_LISTS \
	"e.id IN (SELECT event_id FROM event_lists WHERE list IN " QUERY_IDS ")"

/* For many venues. */
#define AT_VENUES \
	"EXISTS (SELECT 1 FROM event_venues w WHERE w.event_id = e.id" \
	" AND w.venue_id IN " QUERY_IDS ")"

/* Events at any venue with coordinates, except at some. */
#define OTHERS	16
#define AT_OTHERS \
	"EXISTS (SELECT 1 FROM event_venues w JOIN venues v" \
	" ON v.id = w.venue_id WHERE w.event_id = e.id" \
	" AND v.geo_lat IS NOT NULL AND v.id NOT IN " QUERY_IDS \
	" AND " LISTING_READS("v", "$", "$", "$") ")"

/* Whether the caller may see flags, links and texts of an event. */
#define CONTENT_SHOWN \
	"(e.password IS NULL OR $ <> 0 OR (e.author = $ AND" \
	" ($ = 0 OR " QUERY_STATUS " NOT IN (0, 1))))"

/* The flag as the caller sees it. */
#define FLAG(column) \
	"CASE WHEN e." column " <> 0 AND " CONTENT_SHOWN " THEN 1 ELSE 0 END"

static void
give_content_shown(struct query *q, const struct event_filter *f)
{
	query_give(q, f->finds_protected);
	query_give(q, f->visible.reader);
	query_give(q, f->drafts_only);
	query_give(q, f->visible.now);
}

static void
require_located(struct query *q, const struct event_filter *f)
{
	query_require(q, f->all_located ?
	    "(" LOCATED " AND " CONTENT_SHOWN ")" :
	    "NOT (" LOCATED " AND " CONTENT_SHOWN ")");
	query_give(q, f->visible.reads_all);
	query_give(q, f->visible.now);
	query_give(q, f->visible.reader);
	give_content_shown(q, f);
}

static void
require_flags(struct query *q, const struct event_filter *f)
{
	if (!f->shows_hidden)
		query_require(q, "e.hide_from_listings = 0");
	if (f->featured != -1) {
		query_require(q, FLAG("featured") " = $");
		give_content_shown(q, f);
		query_give(q, f->featured);
	}
	if (f->ticketed != -1) {
		query_require(q, FLAG("ticketed") " = $");
		give_content_shown(q, f);
		query_give(q, f->ticketed);
	}
	if (f->all_located != -1)
		require_located(q, f);
}

/*
 * Requires the event to be in a list of one of the ids. A category's list
 * includes those of categories below it.
 */
static void
require_lists(struct query *q, enum event_list_of of,
    const struct list_ids *ids, bool probes)
{
	struct ids	 lists = { 0 };
	size_t		 i;

	for (i = 0; i < ids->count; i++) {
		ids_add(&lists, q->arena, EVENT_LIST(of, ids->list[i]));
		ids_add(&lists, q->arena, EVENT_LIST_UNLISTED(of,
		    ids->list[i]));
	}
	query_require_ids(q, probes && ids->count <= PROBED ? IN_LIST :
	    IN_LISTS, &(struct list_ids){ lists.count, lists.list });
}

/*
 * The first event of a series within the dates, among those with the same
 * visibility: unpublished ones to their author, and scheduled ones that are
 * due. The parameters are for give_dates(). The longest event of all series
 * limits how many past events are read.
 */
#define LONGEST \
	"(SELECT MAX(end_local - start_local) FROM events" \
	" WHERE series_id IS NOT NULL)"
#define WITHIN \
	" p.start_local >= MAX($, $ - " LONGEST ")" \
	" AND p.end_local >= $ AND p.end_local <= $"
#define LEAST	(INT64_MIN / 2)		/* minus LONGEST does not overflow */
#define IS_FIRST \
	"(e.series_id IS NULL OR NOT EXISTS (SELECT 1 FROM events p" \
	" WHERE p.series_id = e.series_id AND" WITHIN \
	" AND p.start_local <= e.start_local" \
	" AND (p.start_local < e.start_local OR p.id < e.id)" \
	" AND p.status = e.status AND (p.status = 0 OR p.author = e.author)" \
	" AND (p.status <> 1 OR (p.published <= $) = (e.published <= $))" \
	" AND p.hide_from_listings = e.hide_from_listings))"
#define FIRST_LISTED \
	"e.id = (SELECT p.id FROM events p WHERE p.series_id = s.id AND" WITHIN \
	" AND p.status = 0 AND p.hide_from_listings = 0" \
	" ORDER BY p.start_local, p.id LIMIT 1)"

static void
give_dates(struct query *q, const struct event_filter *f)
{
	int64_t	 end_from = list_bound_or(&f->end_from, LEAST);

	query_give(q, list_bound_or(&f->start_from, LEAST));
	query_give(q, end_from);
	query_give(q, end_from);
	query_give(q, list_bound_or(&f->end_until, INT64_MAX));
}

static void
require_relations(struct query *q, const struct event_filter *f,
    enum scan_by lead)
{
	bool	 probes = lead != SCAN_ANY || f->include.count > 0 ||
	    f->has_parent || f->author != 0 || f->series != 0;

	if (f->has_parent) {
		query_require(q, "e.post_parent = $");
		query_give(q, f->parent);
	}
	if (f->author != 0) {
		query_require(q, "e.author = $");
		query_give(q, f->author);
	}
	if (f->series != 0) {
		query_require(q, "e.series_id = $");
		query_give(q, f->series);
	}
	if (f->hides_subsequent) {
		query_require(q, IS_FIRST);
		give_dates(q, f);
		query_give(q, f->visible.now);
		query_give(q, f->visible.now);
	}
	query_require_ids(q, "e.id IN " QUERY_IDS, &f->include);
	require_lists(q, LIST_RECORD, &f->venues, probes);
	require_lists(q, LIST_RECORD, &f->organizers, probes);
	require_lists(q, LIST_TERM, &f->tags, probes);
	require_lists(q, LIST_TERM, &f->categories, probes);
}

static void
require_circle(struct query *q, struct db *db, const struct event_filter *f)
{
	struct list_ids	 venues;

	if (!f->has_circle)
		return;
	if (venue_places_outside(db, q->arena, &f->circle, OTHERS, &venues)) {
		query_require(q, AT_OTHERS);
		query_give_text(q, query_ids(q->arena, &venues));
		query_give(q, f->visible.reads_all);
		query_give(q, f->visible.now);
		query_give(q, f->visible.reader);
		return;
	}
	venues = venue_places_within(db, q->arena, &f->circle, &f->visible);
	if (venues.count == 0)
		query_require(q, "FALSE");
	query_require_ids(q, AT_VENUES, &venues);
}

/* Whether the filter is by links or texts. */
static bool
asks_for_content(struct arena *arena, const struct event_filter *f)
{
	return (f->by_content || f->has_circle || f->venues.count > 0 ||
	    f->organizers.count > 0 || f->categories.count > 0 ||
	    f->tags.count > 0 || search_find(arena, f->search) != NULL);
}

static void
require_content_shown(struct query *q, const struct event_filter *f)
{
	if (f->finds_protected || !asks_for_content(q->arena, f))
		return;
	query_require(q, CONTENT_SHOWN);
	give_content_shown(q, f);
}

/* Whether the filter is by content that a password hides. */
static bool
asks_for_hidden(struct arena *arena, const struct event_filter *f)
{
	return (f->featured != -1 || f->ticketed != -1 ||
	    f->all_located != -1 || asks_for_content(arena, f));
}

/* Adds the search. Returns true if the query needs the table of texts. */
static bool
require_search(struct query *q, const struct event_filter *f)
{
	struct search	*search;

	if ((search = search_find(q->arena, f->search)) == NULL)
		return (false);
	query_require(q,
	    "search_matches($, t.title, t.excerpt, t.description)");
	query_give_search(q, search);
	return (true);
}

/* A plus keeps SQLite from choosing the index of the column. */
#define BOUND(column, compare, leads) \
	((leads) ? "e." column " " compare " $" : "+e." column " " compare " $")

/* `lead` is the column whose index is walked; SCAN_ANY: the engine chooses. */
static void
require_dates(struct query *q, const struct event_filter *f, enum scan_by lead)
{
	bool	 any = lead == SCAN_ANY, starts = any, ends, modified;

	ends = any || lead == SCAN_BY(EVENT_BY_END);
	modified = any || lead == SCAN_BY(EVENT_BY_MODIFIED);
	query_require_bound(q, BOUND("start_local", ">=", starts),
	    &f->start_from);
	query_require_bound(q, BOUND("start_local", "<=", starts),
	    &f->start_until);
	query_require_bound(q, BOUND("end_local", ">=", ends), &f->end_from);
	query_require_bound(q, BOUND("end_local", "<=", ends), &f->end_until);

	/*
	 * No event begins after its end, so the index need not be read
	 * further.
	 */
	query_require_bound(q, BOUND("start_local", "<=", starts),
	    &f->end_until);
	query_require_bound(q, BOUND("end_local", ">=", ends),
	    &f->start_from);
	query_require_bound(q, BOUND("modified", ">=", modified),
	    &f->modified_from);
	query_require_bound(q, BOUND("modified", "<=", modified),
	    &f->modified_until);
}

/*
 * Adds all conditions except visibility. Returns true if the query needs the
 * table of texts.
 */
static bool
require_all(struct query *q, struct db *db, const struct event_filter *f,
    enum scan_by lead)
{
	require_dates(q, f, lead);
	require_flags(q, f);
	require_relations(q, f, lead);
	require_circle(q, db, f);
	require_content_shown(q, f);
	return (require_search(q, f));
}

static const char	 plain[] = " FROM events e";
static const char	 with_texts[] = " FROM events e"
    " LEFT JOIN event_texts t ON t.event_id = e.id";

static const char	 of_series[] = " FROM series s CROSS JOIN events e";
static const char	 of_series_with_texts[] = " FROM series s"
    " CROSS JOIN events e LEFT JOIN event_texts t ON t.event_id = e.id";

static const char	 by_title[] = " FROM event_texts t"
    " CROSS JOIN events e ON e.id = t.event_id";
static const char	 by_start[] = " FROM event_lists s"
    " CROSS JOIN events e ON e.id = s.event_id"
    " LEFT JOIN event_texts t ON t.event_id = e.id";

void
event_scan_page(struct db *db, struct arena *arena,
    const struct event_filter *f, struct list_page *page)
{
	struct query	 q;
	bool		 searched;

	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return;
	searched = require_all(&q, db, f, SCAN_ANY);
	query_page(&q, db, searched ? with_texts : plain,
	    searched || f->order == EVENT_BY_TITLE ? with_texts : plain,
	    &(struct query_slice){ orders[f->order], f->descending, f->offset,
	    f->limit }, page);
}

bool
event_scan_few(struct db *db, const struct event_filter *f, int64_t most)
{
	struct statement	*st;
	bool			 few;

	st = db_query(db, "SELECT 1 FROM events WHERE modified >= $1"
	    " AND modified <= $2 LIMIT 1 OFFSET $3");
	db_bind_integer(st, 1, f->modified_from.set ? f->modified_from.value :
	    INT64_MIN);
	db_bind_integer(st, 2, f->modified_until.set ?
	    f->modified_until.value : INT64_MAX);
	db_bind_integer(st, 3, most);
	few = !db_step(st);
	db_done(st);
	return (few);
}

/* Selects all events that were modified within the bounds. */
static const char *
require_modified(struct query *q, struct db *db, const struct event_filter *f)
{
	return (require_all(q, db, f, SCAN_BY(EVENT_BY_MODIFIED)) ||
	    f->order == EVENT_BY_TITLE ? with_texts : plain);
}

void
event_scan_modified(struct db *db, struct arena *arena,
    const struct event_filter *f, struct list_page *page)
{
	struct query	 q;
	const char	*from;

	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return;
	from = require_modified(&q, db, f);
	query_page(&q, db, from, from, &(struct query_slice){
	    orders[f->order], f->descending, f->offset, f->limit }, page);
}

int64_t
event_scan_count(struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct query	 q;

	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return (0);
	return (query_count(&q, db, require_modified(&q, db, f)));
}

/* Selects events from the list of all events. */
static const char *
require_listed(struct query *q, const struct event_filter *f)
{
	query_require(q, "s.list = 0");
	query_require_bound(q, "s.start_local >= $", &f->start_from);
	query_require_bound(q, "s.start_local <= $", &f->start_until);
	query_require_bound(q, "s.start_local <= $", &f->end_until);
	return (by_start);
}

/*
 * Skips the parts at both ends of the order that have no event in the window.
 */
static void
require_stretches(struct query *q, struct db *db, const struct event_filter *f)
{
	struct list_bound	 from = { .set = true }, until = from;

	if (!event_stretches_find(db, f, &from.value, &until.value))
		return;
	query_require_bound(q, f->order == EVENT_BY_ID ? "e.id >= $" :
	    f->order == EVENT_BY_MODIFIED ? "e.modified >= $" :
	    "COALESCE(e.published, e.created) >= $", &from);
	query_require_bound(q, f->order == EVENT_BY_ID ? "e.id <= $" :
	    f->order == EVENT_BY_MODIFIED ? "e.modified <= $" :
	    "COALESCE(e.published, e.created) <= $", &until);
}

/* Selects the rows to walk, in their order. */
static const char *
require_order(struct query *q, struct db *db, const struct event_filter *f)
{
	bool	 searched;

	searched = require_all(q, db, f, SCAN_BY(f->order));
	require_stretches(q, db, f);
	if (f->order == EVENT_BY_START)
		return (require_listed(q, f));
	if (f->order == EVENT_BY_TITLE)
		return (by_title);
	return (searched ? with_texts : plain);
}

/* Walks from the end that is nearer to the page. */
void
event_scan_walk(struct db *db, struct arena *arena,
    const struct event_filter *f, struct list_page *page)
{
	struct query	 q;
	const char	*from;

	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return;
	from = require_order(&q, db, f);
	query_ids_page(&q, db, from, &(struct query_slice){
	    f->order == EVENT_BY_START ? listed_order : orders[f->order],
	    f->descending, f->offset, f->limit }, page);
}

void
event_scan_sort(struct db *db, struct arena *arena,
    const struct event_filter *f, const struct list_ids *ids,
    struct list_page *page)
{
	struct query	 q;

	query_init(&q, arena);
	query_require(&q, "e.id IN " QUERY_IDS);
	query_give_text(&q, query_ids(arena, ids));
	query_require_bound(&q, "+e.modified >= $", &f->modified_from);
	query_require_bound(&q, "+e.modified <= $", &f->modified_until);
	query_page(&q, db, plain, f->order == EVENT_BY_TITLE ? with_texts :
	    plain, &(struct query_slice){ orders[f->order], f->descending,
	    f->offset, f->limit }, page);
}

bool
event_scan_opens(const struct event_filter *f)
{
	return (f->finds_protected || f->visible.reader != 0);
}

static bool
has_due_event(struct db *db, int64_t now)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM events"
	    " WHERE status = 1 AND published <= $1 LIMIT 1");
	db_bind_integer(st, 1, now);
	found = db_step(st);
	db_done(st);
	return (found);
}

/*
 * Restricts the query to the index events_aside. Returns false if no event
 * matches.
 */
static bool
require_unlisted(struct query *q, struct db *db, const struct event_filter *f)
{
	bool	 opens = event_scan_opens(f) && asks_for_hidden(q->arena, f);

	/* Only scheduled events that are due but not stored as published. */
	if (f->visible.statuses == 1u << STATUS_PUBLISH && !opens) {
		if (f->visible.none_due || !has_due_event(db, f->visible.now))
			return (false);
		query_require(q, "e.status = 1 AND e.published <= $");
		query_give(q, f->visible.now);
		return (true);
	}
	query_require(q, "(e.status <> 0 OR e.password IS NOT NULL)");
	if (!opens)
		query_require(q, "e.status <> 0");
	return (query_require_visible(q, &f->visible));
}

static void
read_keys(struct query *q, struct db *db, const char *from,
    struct event_keys *to)
{
	struct statement	*st;
	size_t			 count;

	st = query_run(q, db, arena_printf(q->arena, "SELECT COUNT(*)%s",
	    from), "");
	count = db_step(st) ? (size_t)db_integer(st, 0) : 0;
	db_done(st);
	if (count == 0)
		return;
	*to = event_keys_make(q->arena, (int64_t)count);
	st = query_run(q, db, arena_printf(q->arena, "SELECT e.start_local,"
	    " e.end_local, e.id%s", from), " ORDER BY 1, 2, 3");
	while (to->count < count && db_step(st))
		event_key_read(st, &to->list[to->count++]);
	db_done(st);
}

/* Appends published events that are hidden from lists. */
static void
add_hidden(struct db *db, struct arena *arena, const struct event_filter *f,
    struct event_keys *to)
{
	struct event_keys	 hidden = { 0 };
	struct query		 q;
	size_t			 i;

	query_init(&q, arena);
	query_require(&q, "e.hide_from_listings = 1 AND e.status = 0");
	if (event_scan_opens(f) && asks_for_hidden(arena, f))
		query_require(&q, "e.password IS NULL");
	read_keys(&q, db, require_all(&q, db, f, SCAN_ANY) ? with_texts :
	    plain, &hidden);
	for (i = 0; i < hidden.count; i++)
		event_keys_add(to, arena, &hidden.list[i]);
	if (hidden.count > 0)
		qsort(to->list, to->count, sizeof(*to->list),
		    event_key_compare);
}

void
event_scan_unlisted(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_keys *to)
{
	struct query	 q;

	memset(to, 0, sizeof(*to));
	query_init(&q, arena);
	if (require_unlisted(&q, db, f))
		read_keys(&q, db, require_all(&q, db, f, SCAN_ANY) ?
		    with_texts : plain, to);
	if (f->shows_hidden && f->visible.statuses & 1u << STATUS_PUBLISH)
		add_hidden(db, arena, f, to);
}

void
event_scan_firsts(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_keys *to)
{
	struct event_filter	 each = *f;
	struct statement	*st;
	struct event_key	 key;
	struct query		 q;
	const char		*from;

	memset(to, 0, sizeof(*to));
	each.hides_subsequent = false;
	query_init(&q, arena);
	query_require(&q, FIRST_LISTED);
	give_dates(&q, f);
	from = require_all(&q, db, &each, SCAN_ANY) ? of_series_with_texts :
	    of_series;
	st = query_run(&q, db, arena_printf(arena,
	    "SELECT e.start_local, e.end_local, e.id%s", from), "");
	while (db_step(st)) {
		event_key_read(st, &key);
		event_keys_add(to, arena, &key);
	}
	db_done(st);
}

void
event_scan_keys(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_keys *to)
{
	struct query	 q;

	memset(to, 0, sizeof(*to));
	query_init(&q, arena);
	if (query_require_visible(&q, &f->visible))
		read_keys(&q, db, require_all(&q, db, f, SCAN_ANY) ?
		    with_texts : plain, to);
}

static const char *
ids_of(struct arena *arena, const struct event_keys *keys)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < keys->count; i++)
		ids_add(&ids, arena, keys->list[i].id);
	return (query_ids(arena, &(struct list_ids){ ids.count, ids.list }));
}

void
event_scan_wide(struct db *db, struct arena *arena,
    const struct search *search, bool listed, struct event_keys *keys)
{
	struct statement	*st;
	struct search_event	 e;
	size_t			 i = 0;

	if (keys->count == 0)
		return;
	st = db_query(db, "SELECT " SEARCH_EVENT ", i.start_local, i.end_local,"
	    " i.event_id FROM id_list($1) j CROSS JOIN event_index i"
	    " ON i.event_id = j.value AND i.searched >= $2"
	    " CROSS JOIN event_texts t ON t.event_id = i.event_id");
	db_bind_text(st, 1, ids_of(arena, keys));
	db_bind_integer(st, 2, listed);
	while (i < keys->count && db_step(st)) {
		search_event_read(&e, arena, st, 0);
		if (!search_wide_matches(db, search, &e))
			continue;
		keys->list[i].start = db_integer(st, SEARCH_EVENT_COLUMNS);
		keys->list[i].end = db_integer(st, SEARCH_EVENT_COLUMNS + 1);
		keys->list[i++].id = db_integer(st, SEARCH_EVENT_COLUMNS + 2);
	}
	keys->count = i;
	db_done(st);
	event_keys_sort(keys);
}

void
event_scan_search(struct db *db, struct arena *arena, struct search *search,
    struct event_keys *keys)
{
	struct statement	*st;
	size_t			 i;

	st = db_query(db, "SELECT i.start_local, i.end_local, i.event_id"
	    " FROM id_list($1) j CROSS JOIN event_index i"
	    " ON i.event_id = j.value AND i.searched = 1"
	    " CROSS JOIN event_texts t ON t.event_id = i.event_id"
	    " WHERE search_matches($2, t.title, t.excerpt, t.description)");
	db_bind_text(st, 1, ids_of(arena, keys));
	db_bind_search(st, 2, search);
	for (i = 0; i < keys->count && db_step(st); i++)
		event_key_read(st, &keys->list[i]);
	keys->count = i;
	db_done(st);

	/* PostgreSQL does not keep the order of the ids. */
	if (keys->count > 0)
		qsort(keys->list, keys->count, sizeof(*keys->list),
		    event_key_compare);
}
