#include "calendar/directory.h"

#include "calendar/event_access.h"
#include "calendar/list.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/directory_query.h"

/* The words of `orderby` are the orders of the store. */
#define SAME(word, order) \
	_Static_assert((int)DIRECTORY_ORDERBY_##word == (int)DIRECTORY_BY_##order, \
	    "orderby: another order than in the spec")
SAME(NAME, NAME); SAME(DATE, DATE); SAME(MODIFIED, MODIFIED); SAME(ID, ID);
_Static_assert((int)DIRECTORY_ORDERBY_WORDS ==
    (int)DIRECTORY_BY_ID + 1, "orderby: a word more in the spec");

/* The newest first, but names and ids from the front. */
static bool
is_descending(const struct directory *p)
{
	if (p->has_order)
		return (p->order == DIRECTORY_ORDER_DESC);
	return (p->orderby == DIRECTORY_ORDERBY_DATE ||
	    p->orderby == DIRECTORY_ORDERBY_MODIFIED);
}

static void
read_filter(struct request *rq, const struct directory *p,
    struct directory_filter *f)
{
	f->visible = list_visibility(rq, p->status);
	f->modified_from.set = p->has_modified_after;
	f->modified_from.value = p->modified_after.utc + 1;
	f->modified_until.set = p->has_modified_before;
	f->modified_until.value = p->modified_before.utc - 1;
	f->has_event = p->has_event;
	if (p->has_event)
		f->event = event_showing_links(rq, p->event);
	f->has_events = p->has_has_events ? p->has_events : -1;
	f->only_with_upcoming = p->only_with_upcoming;
	f->search = p->search;
	f->order = (enum directory_order_by)p->orderby;
	f->descending = is_descending(p);
}

int
directory_find(struct request *rq, enum record_kind kind,
    const struct directory *p, const struct paging *paging,
    struct list_page *page)
{
	struct directory_filter	 f = {
		.kind = kind == RECORD_VENUE ? DIRECTORY_VENUES :
		    DIRECTORY_ORGANIZERS,
		.offset = list_offset(paging), .limit = paging->per_page
	};

	if (p->only_with_upcoming)
		rq->momentary = true;
	read_filter(rq, p, &f);
	directory_query(rq->db, rq->arena, &f, page);
	if (db_failed(rq->db))
		return (reply_broken(rq));
	if (!list_measure(rq, paging, page->total))
		return (record_no_page(rq, kind));

	return (0);
}
