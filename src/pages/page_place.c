#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/page_list.h"
#include "text/slugs.h"

/* What differs between venues and organizers. */
struct kind {
	const char	*list;		/* of the API */
	const char	*member;	/* of its name; also a filter */
	enum text	 label;
};

/* The record in the words of schema.org. */
static void
add_facts(struct page *page, const struct value *record)
{
	const struct value	*facts, *member;
	struct value		*map;

	facts = data_member(record, "json_ld");
	if (facts->count == 0)
		return;
	map = data_map(data_map(page->frame, "json_ld"), "facts");
	data_text(map, "@context", "http://schema.org");
	for (member = facts->first; member != NULL; member = member->next)
		data_value(map, member->name, member);
}

static int
show(struct page *page, const struct kind *kind, const struct value *record,
    int64_t number)
{
	const char	*name, *email, *filter;
	int		 status;

	name = card_plain(page, record, kind->member);
	email = data_get(record, "email");
	page->path = card_address(page, record) + strlen(page->base);
	page_shows(page, kind->list, data_get(record, "id"));
	data_text(page->frame, "title", card_name(page, record, kind->member));
	data_text(page->content, "name", name);
	data_text(page->content, "kind", page->texts[kind->label]);
	data_text(page->content, "phone", data_get(record, "phone"));
	data_text(page->content, "email", email);
	data_text(page->content, "mail", arena_join(page->rq->arena,
	    "mailto:", email, NULL));
	card_common(page, record);
	card_place(page, page->content, record);
	add_facts(page, record);
	filter = arena_join(page->rq->arena, kind->member, "=",
	    data_get(record, "id"), NULL);
	if ((status = list_upcoming(page, filter, number)) != 0)
		return (status);
	page_feeds(page, filter);

	return (page_send(page, &template_place, 200));
}

static int
page_place(struct request *rq, const struct kind *kind, const char *slug,
    int64_t number)
{
	const struct value	*record;
	struct page		 page;
	int			 status;

	page_start(&page, rq, "/");
	status = ask_api(rq, arena_join(rq->arena, kind->list, "/by-slug/",
	    slug_make(rq->arena, slug), NULL), &record);

	return (status != 0 ? status : show(&page, kind, record, number));
}

int
page_venue(struct request *rq, const struct page_venue_params *p)
{
	static const struct kind	venue = { "/venues", "venue",
	    TEXT_PAGE_VENUE };

	return (page_place(rq, &venue, p->slug, p->page));
}

int
page_organizer(struct request *rq, const struct page_organizer_params *p)
{
	static const struct kind	organizer = { "/organizers",
	    "organizer", TEXT_PAGE_ORGANIZER };

	return (page_place(rq, &organizer, p->slug, p->page));
}
