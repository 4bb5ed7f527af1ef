#include "store/lists/directory_query.h"

#include <string.h>

#include "store/lists/event_lists.h"
#include "store/lists/query.h"
#include "store/search/search.h"

#define LINKED(table, id) \
	"e.id IN (SELECT " id " FROM " table " WHERE event_id = $)"

/*
 * Whether a published event that shows it ends at or after some time (rules,
 * section 20).
 */
#define WITH_EVENTS \
	"EXISTS (SELECT 1 FROM event_lists l JOIN events x" \
	" ON x.id = l.event_id WHERE l.list IN " EVENT_LISTS_OF_RECORD("e.id") \
	" AND (x.status = 0 OR (x.status = 1 AND x.published <= $))" \
	" AND x.end_utc >= $" \
	" AND (x.password IS NULL OR $ OR x.author = NULLIF($, 0)))"

/*
 * Checks the record's list first (store/lists/event_lists.h): an event that
 * starts a day ahead is upcoming in any time zone, so most records need no look
 * at other events.
 */
#define AHEAD	86400
#define WITH_UPCOMING \
	"(EXISTS (SELECT 1 FROM event_lists x" \
	" WHERE x.list = (e.id << 5 | 16) AND x.start_local > $) OR " \
	WITH_EVENTS ")"

static const struct {
	const char	*from;
	const char	*linked;
} kinds[] = {
	[DIRECTORY_VENUES] = {
		" FROM venues e", LINKED("event_venues", "venue_id")
	},
	[DIRECTORY_ORGANIZERS] = {
		" FROM organizers e",
		LINKED("event_organizers", "organizer_id")
	}
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

static void
give_events(struct query *q, const struct directory_filter *f, int64_t end)
{
	query_give(q, f->visible.now);
	query_give(q, end);
	query_give(q, f->finds_protected);
	query_give(q, f->publisher);
}

static void
require_links(struct query *q, const struct directory_filter *f)
{
	int64_t	 now = f->visible.now;

	if (f->has_event) {
		query_require(q, kinds[f->kind].linked);
		query_give(q, f->event);
	}
	if (f->has_events != -1) {
		query_require(q, f->has_events ? WITH_EVENTS :
		    "NOT " WITH_EVENTS);
		give_events(q, f, INT64_MIN);
	}
	if (f->only_with_upcoming) {
		query_require(q, WITH_UPCOMING);
		query_give(q, now + AHEAD);
		give_events(q, f, now);
	}
}

void
directory_query(struct db *db, struct arena *arena,
    const struct directory_filter *f, struct list_page *page)
{
	struct query	 q;
	struct search	*search;

	memset(page, 0, sizeof(*page));
	query_init(&q, arena);
	if (!query_require_visible(&q, &f->visible))
		return;
	query_require_bound(&q, "e.modified >= $", &f->modified_from);
	query_require_bound(&q, "e.modified <= $", &f->modified_until);
	require_links(&q, f);
	if ((search = search_find(arena, f->search)) != NULL) {
		query_require(&q, "search_matches($, e.searched)");
		query_give_search(&q, search);
	}
	query_page(&q, db, kinds[f->kind].from, kinds[f->kind].from,
	    orders[f->order][f->descending], f->offset, f->limit, page);
}
