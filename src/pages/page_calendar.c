#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/data.h"
#include "pages/moved.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/page_home.h"
#include "pages/page_list.h"
#include "pages/page_month.h"
#include "pages/page_subscribe.h"
#include "text/slugs.h"

/*
 * Parameters of WordPress with the slug of a record, by post type, and ours
 * that selects its events.
 */
static const struct type {
	const char	*list, *slug, *filter;
} types[] = {
	[PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS] = { "/events/",
	    "tribe_events", NULL },
	[PAGE_CALENDAR_POST_TYPE_TRIBE_VENUE] = { "/venues/", "tribe_venue",
	    "venue=" },
	[PAGE_CALENDAR_POST_TYPE_TRIBE_ORGANIZER] = { "/organizers/",
	    "tribe_organizer", "organizer=" }
};

/* Of a list, as in "tribe_venue[]=hall", the first text counts. */
static const char *
slug_sent(const struct request *rq, const char *name)
{
	const struct value	*sent = value_get(rq->in.fields, name);

	if (sent != NULL && sent->kind != VALUE_TEXT)
		sent = sent->first;

	return (sent != NULL && sent->text != NULL ? sent->text : "");
}

/*
 * Returns the record that an address of WordPress names by its id or slug
 * (rules, section 14), as an address of the API, or NULL.
 */
static const char *
named_record(struct request *rq, const struct page_calendar_params *p,
    const struct type **type)
{
	const char	*slug;
	size_t		 i;

	*type = &types[p->post_type];
	if (p->has_p)
		return (arena_join(rq->arena, (*type)->list,
		    arena_integer(rq->arena, p->p), NULL));
	for (i = 0; i < COUNT(types); i++) {
		slug = slug_sent(rq, types[i].slug);
		if (*slug == '\0')
			continue;
		*type = &types[i];
		return (arena_join(rq->arena, types[i].list, "by-slug/",
		    slug_make(rq->arena, slug), NULL));
	}

	return (NULL);
}

static int
to_record(struct request *rq, const char *record, const struct type *type)
{
	const struct value	*body;
	struct page		 page;
	int			 status;

	status = ask_api(rq, arena_join(rq->arena, record,
	    "?_fields=id,url,rest_url", NULL), &body);
	if (status != 0)
		return (status);
	page_start(&page, rq, "/");
	if (moved_ending(rq) != NULL && type->filter != NULL)
		return (moved_to_page(&page, "", arena_join(rq->arena,
		    type->filter, data_get(body, "id"), NULL), ""));
	if (moved_ending(rq) != NULL)
		return (page_moved_to(&page, 302, arena_join(rq->arena,
		    data_get(body, "rest_url"), moved_ending(rq), NULL)));

	return (page_moved(&page, 302, card_address(&page, body)));
}

/*
 * Selects the view. Without one, a page embedded in another site and a search
 * are a list, and a year or month is a month.
 */
static int
view_of(const struct request *rq, const struct page_calendar_params *p)
{
	if (p->has_view)
		return (p->view);
	if (p->has_year || p->has_month)
		return (PAGE_CALENDAR_VIEW_MONTH);
	if (rq->in.path == &page_paths[PAGE_PATH_EMBED] ||
	    (p->search != NULL && *p->search != '\0'))
		return (PAGE_CALENDAR_VIEW_LIST);

	return (rq->site->front_month ? PAGE_CALENDAR_VIEW_MONTH :
	    PAGE_CALENDAR_VIEW_HOME);
}

int
page_calendar(struct request *rq, const struct page_calendar_params *p)
{
	struct page_calendar_params	 chosen = *p;
	const char			*record;
	const struct type		*type;

	if ((record = named_record(rq, p, &type)) != NULL)
		return (to_record(rq, record, type));
	if (moved_asked(rq) && !rq->in.path->is_framed)
		return (moved_to_calendar(rq, ""));

	chosen.view = view_of(rq, p);
	switch (chosen.view) {
	case PAGE_CALENDAR_VIEW_LIST:
		return (page_list(rq, &chosen));
	case PAGE_CALENDAR_VIEW_WEEK:
		return (page_week(rq, &chosen));
	case PAGE_CALENDAR_VIEW_DAY:
		return (page_day(rq, &chosen));
	case PAGE_CALENDAR_VIEW_HOME:
		return (page_home(rq, &chosen));
	case PAGE_CALENDAR_VIEW_SUBSCRIBE:
		return (page_subscribe(rq, &chosen));
	default:
		return (page_month(rq, &chosen));
	}
}
