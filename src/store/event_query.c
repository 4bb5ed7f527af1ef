#include <string.h>

#include "store/event_query.h"
#include "store/query.h"
#include "store/search.h"

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

#define LOCATED \
	"EXISTS (SELECT 1 FROM event_venues l" \
	" JOIN venues v ON v.id = l.venue_id" \
	" WHERE l.event_id = e.id AND v.geo_lat IS NOT NULL)"

#define WITH_TERMS \
	"e.id IN (SELECT event_id FROM event_terms WHERE term_id IN "
#define BELOW \
	"(WITH RECURSIVE below (id) AS (SELECT value FROM json_each($)" \
	" UNION SELECT t.id FROM below b JOIN terms t ON t.parent = b.id)" \
	" SELECT id FROM below)"

static void
require_flags(struct query *q, const struct event_filter *f)
{
	if (!f->shows_hidden)
		query_require(q, "e.hide_from_listings = 0");
	if (f->featured != -1) {
		query_require(q, "e.featured = $");
		query_give(q, f->featured);
	}
	if (f->ticketed != -1) {
		query_require(q, "e.ticketed = $");
		query_give(q, f->ticketed);
	}
	if (f->all_located != -1)
		query_require(q, f->all_located ? LOCATED : "NOT " LOCATED);
}

static void
require_relations(struct query *q, const struct event_filter *f)
{
	if (f->has_parent) {
		query_require(q, "e.post_parent = $");
		query_give(q, f->parent);
	}
	query_require_ids(q, "e.id IN " QUERY_IDS, &f->include);
	query_require_ids(q, "e.id IN (SELECT event_id FROM event_venues"
	    " WHERE venue_id IN " QUERY_IDS ")", &f->venues);
	query_require_ids(q, "e.id IN (SELECT event_id FROM event_organizers"
	    " WHERE organizer_id IN " QUERY_IDS ")", &f->organizers);
	query_require_ids(q, WITH_TERMS QUERY_IDS ")", &f->tags);
	query_require_ids(q, WITH_TERMS BELOW ")", &f->categories);
}

/* What the box lets through is little enough for an exact look. */
static void
require_circle(struct query *q, const struct event_filter *f)
{
	struct geo_box	 box;

	if (!f->has_circle)
		return;
	geo_surround(&box, &f->circle);
	query_require(q, "e.id IN (SELECT l.event_id FROM venues v"
	    " JOIN event_venues l ON l.venue_id = v.id"
	    " WHERE v.geo_lat BETWEEN $ AND $"
	    " AND (v.geo_lng BETWEEN $ AND $ OR v.geo_lng BETWEEN $ AND $)"
	    " AND geo_distance(v.geo_lat, v.geo_lng, $, $) <= $)");
	query_give_number(q, box.south);
	query_give_number(q, box.north);
	query_give_number(q, box.west[0]);
	query_give_number(q, box.east[0]);
	query_give_number(q, box.west[1]);
	query_give_number(q, box.east[1]);
	query_give_number(q, f->circle.latitude);
	query_give_number(q, f->circle.longitude);
	query_give_number(q, f->circle.distance);
}

/* Whether a search looks at the texts. */
static bool
require_search(struct query *q, const struct event_filter *f)
{
	struct search	*search;

	if ((search = search_find(q->arena, f->search)) == NULL)
		return (false);
	if (!f->searches_protected) {
		query_require(q, "(e.password IS NULL OR (e.author = $ AND"
		    " ($ = 0 OR " QUERY_STATUS " NOT IN (0, 1))))");
		query_give(q, f->visible.reader);
		query_give(q, f->drafts_only);
		query_give(q, f->visible.now);
	}
	query_require(q,
	    "search_matches($, t.title, t.excerpt, t.description)");
	query_give_search(q, search);
	return (true);
}

static void
require_dates(struct query *q, const struct event_filter *f)
{
	query_require_bound(q, "e.start_local >= $", &f->start_from);
	query_require_bound(q, "e.start_local <= $", &f->start_until);
	query_require_bound(q, "e.end_local >= $", &f->end_from);
	query_require_bound(q, "e.end_local <= $", &f->end_until);

	/* None begins after its end: the index is read no further. */
	query_require_bound(q, "e.start_local <= $", &f->end_until);
	query_require_bound(q, "e.modified >= $", &f->modified_from);
	query_require_bound(q, "e.modified <= $", &f->modified_until);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct list_page *page)
{
	static const char	 plain[] = " FROM events e";
	static const char	 with_texts[] = " FROM events e"
	    " LEFT JOIN event_texts t ON t.event_id = e.id";
	struct query		 q;
	bool			 searched;

	memset(page, 0, sizeof(*page));
	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return;
	require_dates(&q, f);
	require_flags(&q, f);
	require_relations(&q, f);
	require_circle(&q, f);
	searched = require_search(&q, f);
	query_page(&q, db, searched ? with_texts : plain,
	    searched || f->order == EVENT_BY_TITLE ? with_texts : plain,
	    orders[f->order][f->descending], f->offset, f->limit, page);
}
