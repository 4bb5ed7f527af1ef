#include "calendar/terms.h"

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event_access.h"
#include "calendar/list.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/address.h"
#include "http/request.h"
#include "store/store.h"
#include "text/dates.h"
#include "text/zones.h"

static void
write_terms(struct request *rq, enum term_kind kind,
    const struct list_page *page)
{
	struct term	*terms;
	size_t		 i, j, count;

	terms = arena_alloc(rq->arena, page->count * sizeof(*terms));
	count = term_find_all(rq, page, terms);
	json_list(&rq->out, term_plural(kind));
	for (i = 0; i < page->count; i++) {
		for (j = 0; j < count && terms[j].id != page->ids[i];)
			j++;
		if (j < count)
			term_write(rq, &terms[j], TERM_LISTED);
	}
	json_list_end(&rq->out);
}

int
term_list(struct request *rq, struct term_filter *f, const void *params,
    const struct paging *paging)
{
	struct list_page	 page;
	struct address		 address;

	f->now = rq->now;
	f->today = date_day_start(zone_to_local(rq->site->zone, rq->now));
	if (f->event != 0)
		f->event = event_showing_links(rq, f->event);
	f->offset = list_offset(paging);
	f->limit = paging->per_page;
	term_query(rq->db, rq->arena, f, &page);

	/* For terms, a page beyond the end is an empty list, not an error. */
	(void)list_measure(rq, paging, page.total);
	address_list(&address, rq, params, rq->reply.total_pages);

	json_object(&rq->out, NULL);
	list_write_front(rq, &address);
	write_terms(rq, f->kind, &page);
	list_write_neighbors(rq, &address);
	json_object_end(&rq->out);

	return (list_finish(rq));
}
