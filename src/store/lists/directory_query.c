#include "store/lists/directory_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/query.h"
#include "store/search/search.h"
#include "store/status.h"

#define FEW	8	/* 1/FEW of the records is worth sorting */

/*
 * The differences between venues and organizers. Unions of counts return
 * several rows, which are added up.
 */
struct kind {
	const char	*from, *from_ends;
	const char	*count;
	const char	*of_event;
	const char	*of_due, *of_protected, *of_own;
	const char	*all;		/* number of all records */
	const char	*with;		/* number of records with events */
	const char	*without;	/* their ids, up to a limit */
};

/* Records of events that record_ends does not count. */
#define OF_EVENTS(links, id) \
	"SELECT l." id " FROM events x CROSS JOIN " links " l" \
	" ON l.event_id = x.id WHERE x.end_utc >= $1"

/* A join takes half the time of EXISTS. */
#define JOIN_ENDS	" LEFT JOIN record_ends r ON r.record_id = e.id"
#define WITH_EVENTS	"COALESCE(r.last_end >= $, FALSE)"

#define KIND(table, links, id, number) { \
	.from = " FROM " table " e", \
	.from_ends = " FROM " table " e" JOIN_ENDS, \
	.count = "SELECT COUNT(*) FROM " table " e" JOIN_ENDS, \
	.of_event = "e.id IN (SELECT " id " FROM " links \
	    " WHERE event_id = $)", \
	.of_due = OF_EVENTS(links, id) " AND x.status = 1" \
	    " AND x.published <= $2 AND (x.password IS NULL OR $3 <> 0" \
	    " OR x.author = $4)", \
	.of_protected = OF_EVENTS(links, id) \
	    " AND x.password IS NOT NULL AND x.status = 0", \
	.of_own = OF_EVENTS(links, id) " AND x.password IS NOT NULL" \
	    " AND x.author = $2 AND x.status = 0", \
	.all = " UNION ALL SELECT COUNT(*) FROM " table \
	    " UNION ALL SELECT -COUNT(*) FROM " table " WHERE status <> 0", \
	.with = " UNION ALL SELECT COUNT(*) FROM record_ends" \
	    " WHERE kind = " number " AND last_end >= $" \
	    " UNION ALL SELECT -COUNT(*) FROM " table " e" JOIN_ENDS \
	    " WHERE e.status <> 0 AND " WITH_EVENTS \
	    " UNION ALL SELECT COUNT(*) FROM id_list($) j CROSS JOIN " table \
	    " e ON e.id = j.value" JOIN_ENDS \
	    " WHERE e.status = 0 AND NOT " WITH_EVENTS, \
	.without = "SELECT e.id FROM " table " e" JOIN_ENDS \
	    " WHERE r.record_id IS NULL LIMIT $1" \
}

static const struct kind	 kinds[] = {
	[DIRECTORY_VENUES] = KIND("venues", "event_venues", "venue_id", "0"),
	[DIRECTORY_ORGANIZERS] = KIND("organizers", "event_organizers",
	    "organizer_id", "1")
};

static const char *const	 orders[][2] = {
	[DIRECTORY_BY_NAME] = {
		"e.name_key, e.id", "e.name_key DESC, e.id DESC"
	},
	[DIRECTORY_BY_DATE] = {
		"COALESCE(e.published, e.created), e.id",
		"COALESCE(e.published, e.created) DESC, e.id DESC"
	},
	[DIRECTORY_BY_MODIFIED] = {
		"e.modified, e.id", "e.modified DESC, e.id DESC"
	},
	[DIRECTORY_BY_ID] = { "e.id", "e.id DESC" },
};

/*
 * Which records to show, by their events (rules, section 20): those with an
 * event that ends at `end` or later (wanted), or those without any event
 * (unwanted).
 */
struct shown {
	bool		 wanted, unwanted;
	int64_t		 end;
	struct list_ids	 others;	/* by events not in record_ends */
};

struct directory_search {
	struct db			*db;
	struct arena			*arena;
	const struct directory_filter	*filter;
	const struct kind		*kind;
	struct search			*search;	/* NULL: none */
	struct shown			 shown;
	bool				 has_few;
	struct list_ids			 few;	/* matching ids, if few */
};

static void
add_ids(struct directory_search *s, struct ids *all, struct statement *st)
{
	struct list_ids	 ids;
	size_t		 i;

	db_bind_integer(st, 1, s->shown.end);
	ids = ids_read(st, s->arena);
	for (i = 0; i < ids.count; i++)
		ids_add(all, s->arena, ids.list[i]);
}

static void
find_due(struct directory_search *s, struct ids *all)
{
	const struct directory_filter	*f = s->filter;
	struct statement		*st;

	if (f->visible.none_due)
		return;
	st = db_compose(s->db, s->kind->of_due);
	db_bind_integer(st, 2, f->visible.now);
	db_bind_integer(st, 3, f->finds_protected);
	db_bind_integer(st, 4, f->publisher != 0 ? f->publisher : -1);
	add_ids(s, all, st);
}

static void
find_protected(struct directory_search *s, struct ids *all)
{
	const struct directory_filter	*f = s->filter;
	struct statement		*st;

	if (f->finds_protected)
		add_ids(s, all, db_compose(s->db, s->kind->of_protected));
	else if (f->publisher != 0) {
		st = db_compose(s->db, s->kind->of_own);
		db_bind_integer(st, 2, f->publisher);
		add_ids(s, all, st);
	}
}

/* Without duplicates, since they are counted. */
static void
find_others(struct directory_search *s)
{
	struct ids	 all = { 0 };
	size_t		 i, kept = 0;

	find_due(s, &all);
	find_protected(s, &all);
	if (all.count > 0)
		qsort(all.list, all.count, sizeof(*all.list), ids_compare);
	for (i = 0; i < all.count; i++)
		if (kept == 0 || all.list[i] != all.list[kept - 1])
			all.list[kept++] = all.list[i];
	s->shown.others = (struct list_ids){ kept, all.list };
}

static void
read_shown(struct directory_search *s)
{
	const struct directory_filter	*f = s->filter;
	struct shown			*shown = &s->shown;

	memset(shown, 0, sizeof(*shown));
	shown->unwanted = f->has_events == 0;
	shown->wanted = f->has_events == 1 || f->only_with_upcoming;
	shown->end = f->only_with_upcoming ? f->visible.now : INT64_MIN;
	if (shown->wanted || shown->unwanted)
		find_others(s);
}

static void
require_shown(struct query *q, const struct shown *shown, bool wanted)
{
	if (shown->others.count == 0)
		query_require(q, wanted ? WITH_EVENTS : "NOT " WITH_EVENTS);
	else
		query_require(q, wanted ?
		    "(" WITH_EVENTS " OR e.id IN " QUERY_IDS ")" :
		    "NOT (" WITH_EVENTS " OR e.id IN " QUERY_IDS ")");
	query_give(q, shown->end);
	if (shown->others.count > 0)
		query_give_text(q, query_ids(q->arena, &shown->others));
}

static int64_t
add_up(struct statement *st)
{
	int64_t	 sum = 0;

	while (db_step(st))
		sum += db_integer(st, 0);
	db_done(st);
	return (sum);
}

/*
 * The number of records that the caller may see: all, or those with such
 * events. Records stored as published are counted by an index. The others are
 * few.
 */
static int64_t
count_visible(struct directory_search *s, bool with_events)
{
	const struct kind	*kind = s->kind;
	const struct shown	*shown = &s->shown;
	struct query		 q;

	query_init(&q, s->arena);
	query_require(&q, "e.status <> 0");
	(void)query_require_visible(&q, &s->filter->visible);
	if (with_events)
		require_shown(&q, shown, true);
	if (!with_events)
		return (add_up(query_run(&q, s->db, kind->count, kind->all)));
	query_give(&q, shown->end);
	query_give(&q, shown->end);
	query_give_text(&q, query_ids(s->arena, &shown->others));
	query_give(&q, shown->end);
	return (add_up(query_run(&q, s->db, kind->count, kind->with)));
}

static bool
is_restricted(const struct directory_search *s)
{
	const struct directory_filter	*f = s->filter;

	return (f->has_event || f->modified_from.set ||
	    f->modified_until.set || s->search != NULL ||
	    (f->visible.statuses & 1u << STATUS_PUBLISH) == 0);
}

/*
 * If the column does not lead the order, a plus keeps SQLite from choosing its
 * index.
 */
static void
require_filter(struct query *q, struct directory_search *s, bool leads)
{
	const struct directory_filter	*f = s->filter;

	(void)query_require_visible(q, &f->visible);
	if ((f->visible.statuses & 1u << STATUS_PUBLISH) == 0)
		query_require(q, "e.status <> 0");
	query_require_bound(q, leads ? "e.modified >= $" : "+e.modified >= $",
	    &f->modified_from);
	query_require_bound(q, leads ? "e.modified <= $" : "+e.modified <= $",
	    &f->modified_until);
	if (f->has_event) {
		query_require(q, s->kind->of_event);
		query_give(q, f->event);
	}
	if (s->has_few) {
		query_require(q, "e.id IN " QUERY_IDS);
		query_give_text(q, query_ids(s->arena, &s->few));
	} else if (s->shown.wanted || s->shown.unwanted)
		require_shown(q, &s->shown, s->shown.wanted);
	if (s->search != NULL) {
		query_require(q, "search_matches($, e.searched)");
		query_give_search(q, s->search);
	}
}

static const char *
from(const struct directory_search *s)
{
	return (s->has_few || !(s->shown.wanted || s->shown.unwanted) ?
	    s->kind->from : s->kind->from_ends);
}

static int64_t
count_all(struct directory_search *s)
{
	struct query	 q;

	if (!is_restricted(s))
		return (s->shown.wanted ? count_visible(s, true) :
		    count_visible(s, false) - (s->shown.unwanted ?
		    count_visible(s, true) : 0));
	query_init(&q, s->arena);
	require_filter(&q, s, true);
	return (query_count(&q, s->db, from(s)));
}

/*
 * Reads the records with such events, or those without any, if they are few.
 * Sorting a few takes less time than walking an index in the order.
 */
static void
find_few(struct directory_search *s)
{
	const struct list_ids	*others = &s->shown.others;
	struct statement	*st;
	struct ids		 all = { 0 };
	int64_t			 most;
	size_t			 i;

	most = count_visible(s, false) / FEW;
	if (s->shown.wanted) {
		st = db_query(s->db, "SELECT record_id FROM record_ends"
		    " WHERE kind = $1 AND last_end >= $2 LIMIT $3");
		db_bind_integer(st, 1, s->filter->kind);
		db_bind_integer(st, 2, s->shown.end);
		db_bind_integer(st, 3, most + 1);
	} else {
		st = db_compose(s->db, s->kind->without);
		db_bind_integer(st, 1, most + 1);
	}
	s->few = ids_read(st, s->arena);
	if ((int64_t)s->few.count > most)
		return;
	for (i = 0; i < s->few.count; i++)
		if (s->shown.wanted || !ids_have(others, s->few.list[i]))
			ids_add(&all, s->arena, s->few.list[i]);
	for (i = 0; s->shown.wanted && i < others->count; i++)
		ids_add(&all, s->arena, others->list[i]);
	s->few = (struct list_ids){ all.count, all.list };
	s->has_few = true;
}

void
directory_query(struct db *db, struct arena *arena,
    const struct directory_filter *f, struct list_page *page)
{
	struct directory_search	 s = { .db = db, .arena = arena, .filter = f,
	    .kind = &kinds[f->kind] };
	struct query		 q;

	memset(page, 0, sizeof(*page));
	if (f->has_events == 0 && f->only_with_upcoming)
		return;
	s.search = search_find(arena, f->search);
	read_shown(&s);
	if (s.shown.wanted || s.shown.unwanted)
		find_few(&s);
	page->total = count_all(&s);
	query_init(&q, arena);
	require_filter(&q, &s, f->order == DIRECTORY_BY_MODIFIED);
	query_ids_page(&q, db, from(&s), &(struct query_slice){
	    orders[f->order], f->descending, f->offset, f->limit }, page);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
