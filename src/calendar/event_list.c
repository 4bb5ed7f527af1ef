#include "calendar/event_list.h"

#include "base/arena.h"
#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event_access.h"
#include "calendar/event_window.h"
#include "calendar/list.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/extras.h"
#include "http/references.h"
#include "http/request.h"
#include "store/imports.h"
#include "store/index/event_query.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/zones.h"

/*
 * The words of `orderby` have the order of the store's enum. event_date is the
 * first.
 */
#define SAME(word, order) \
	_Static_assert( \
	    (int)EVENT_LIST_ORDERBY_##word == (int)EVENT_BY_##order, \
	    "orderby: another order than in the spec")
SAME(START_DATE, START); SAME(END_DATE, END); SAME(TITLE, TITLE);
SAME(DATE, DATE); SAME(MODIFIED, MODIFIED); SAME(ID, ID);
SAME(RELEVANCE, RELEVANCE);
_Static_assert((int)EVENT_LIST_ORDERBY_WORDS ==
    (int)EVENT_LIST_ORDERBY_EVENT_DATE + 1, "orderby: a word more in the spec");

/*
 * Replaces ids of records that the caller may not read by 0, which has no
 * events.
 */
static struct ids
readable_ids(struct request *rq, enum reference kind,
    const struct integers *sent)
{
	int64_t	*ids;
	size_t	 i;

	ids = arena_alloc(rq->arena, (sent->count + 1) * sizeof(*ids));
	for (i = 0; i < sent->count; i++)
		ids[i] = reference_linkable(rq, kind, sent->list[i]) ?
		    sent->list[i] : 0;

	return ((struct ids){ sent->count, ids, 0 });
}

static void
read_places(struct request *rq, const struct event_list_params *p,
    struct event_filter *f)
{
	f->venues = readable_ids(rq, REFERENCE_VENUE, &p->venue);
	f->organizers = readable_ids(rq, REFERENCE_ORGANIZER, &p->organizer);
	f->all_located = p->has_geoloc ? p->geoloc : -1;
	f->has_circle = p->has_geoloc_lat;
	f->circle.latitude = p->geoloc_lat;
	f->circle.longitude = p->geoloc_lng;
	f->circle.distance = p->geoloc_distance;
}

static void
read_import(struct request *rq, struct event_filter *f)
{
	const char	*source;

	source = rq->extras == NULL ? NULL : rq->extras->importer;
	if ((f->of_import = source != NULL)) {
		f->imported = imports_ids(rq->db, rq->arena, source,
		    IMPORT_EVENT);
		f->imported_series = imports_ids(rq->db, rq->arena, source,
		    IMPORT_SERIES);
	}
}

void
event_list_filter(struct request *rq, struct event_list_params *p,
    struct event_filter *f)
{
	if (event_window_begins_now(p))
		rq->changes_each_second = true;
	event_window_resolve(p);
	event_window_bound(f, p);
	f->visible = list_visibility(rq, p->status);
	f->finds_protected = may_edit_others(&rq->caller);
	f->drafts_only = !may_publish(&rq->caller);
	read_places(rq, p, f);
	f->categories = list_ids(&p->categories);
	f->tags = list_ids(&p->tags);
	f->featured = p->has_featured ? p->featured : -1;
	f->ticketed = p->has_ticketed ? p->ticketed : -1;
	f->free = p->has_free ? p->free : -1;
	f->has_parent = p->has_post_parent;
	f->parent = p->post_parent;
	f->author = p->has_author ? p->author : 0;
	f->series = p->has_series ? p->series : 0;
	f->hides_subsequent = p->hide_subsequent_recurrences;
	f->once_a_series = p->has_of_each_series;
	f->series_from = p->of_each_series == EVENT_LIST_OF_EACH_SERIES_NEXT ?
	    date_day_start(zone_to_local(rq->site->zone, rq->now)) : INT64_MIN;
	f->search = p->search;
	f->searches_all = p->search_in == EVENT_LIST_SEARCH_IN_ALL;
	f->include = list_ids(&p->include);
	read_import(rq, f);
	f->shows_hidden = p->has_include || rq->lists_hidden;

	f->order = p->orderby == EVENT_LIST_ORDERBY_EVENT_DATE ?
	    EVENT_BY_START : (enum event_order)p->orderby;
	f->descending = p->order == EVENT_LIST_ORDER_DESC;
	f->offset = list_offset(&p->paging);
	f->limit = p->paging.per_page;
}

static void
write_events(struct request *rq, const struct list_page *page)
{
	struct list_records	 found;
	struct embedded		*embedded;
	struct event		**events;
	size_t			 i, at = 0;

	list_records(rq, RECORD_EVENT, page, &found);
	events = arena_alloc(rq->arena, found.count * sizeof(*events));
	for (i = 0; i < found.count; i++, at++) {
		events[i] = (struct event *)found.list[i];
		while (page->ids[at] != found.list[i]->id)
			at++;
		events[i]->dates_of_series = page->dates[at];
		event_conceal(rq, events[i]);
	}
	embedded = arena_alloc(rq->arena, found.count * sizeof(*embedded));
	embedded_find(rq, (const struct event *const *)events, found.count,
	    RECORD_PLAIN, embedded);

	json_list(&rq->out, "events");
	for (i = 0; i < found.count; i++) {
		events[i]->embedded = &embedded[i];
		record_write(rq, NULL, &events[i]->head, RECORD_PLAIN);
	}
	json_list_end(&rq->out);
}

int
event_list(struct request *rq, const struct event_list_params *p)
{
	struct event_list_params	 resolved = *p;
	struct event_filter		 filter = { 0 };
	struct list_page		 page;

	event_list_filter(rq, &resolved, &filter);
	event_query(rq->db, rq->arena, &filter, &page);
	if (!list_measure(rq, &p->paging, page.total))
		return (record_no_page(rq, RECORD_EVENT));

	json_object(&rq->out, NULL);
	write_events(rq, &page);
	list_write_tail(rq, &resolved);
	json_object_end(&rq->out);

	return (list_finish(rq));
}
