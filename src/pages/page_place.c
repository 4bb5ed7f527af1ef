#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask_slug.h"
#include "pages/card.h"
#include "pages/moved.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/page_list.h"
#include "text/slugs.h"

/* The differences between venues and organizers. */
struct kind {
	const char	*list;		/* in the API */
	const char	*member;	/* with the name; also a filter */
	enum old_slug_kind	 slugs;
	enum text	 label;
};

static const struct kind	venues = { "/venues", "venue",
    OLD_SLUG_VENUE, TEXT_PAGE_VENUE };
static const struct kind	organizers = { "/organizers", "organizer",
    OLD_SLUG_ORGANIZER, TEXT_PAGE_ORGANIZER };

/* Adds the record as structured data (schema.org). */
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

static const char *
filter_of(const struct page *page, const struct kind *kind,
    const struct value *record)
{
	return (arena_join(page->rq->arena, kind->member, "=",
	    data_get(record, "id"), NULL));
}

static int
show_place(struct page *page, const struct kind *kind,
    const struct value *record, int64_t number)
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
	data_text(page->content, "index", page_link(page, arena_join(
	    page->rq->arena, kind->list, "/", NULL)));
	data_text(page->content, "phone", data_get(record, "phone"));
	data_text(page->content, "email", email);
	data_text(page->content, "mail", arena_join(page->rq->arena,
	    "mailto:", email, NULL));
	card_common(page, record);
	card_place(page, page->content, record);
	card_tiles(page, page->content, record);
	add_facts(page, record);
	filter = filter_of(page, kind, record);
	if ((status = list_upcoming(page, filter, number)) != 0)
		return (status);
	page_feeds(page, filter);

	return (page_send(page, &template_place, 200));
}

/* `*is_old`: the place has another slug now. */
static int
find_place(struct request *rq, const struct kind *kind, const char *name,
    const struct value **record, bool *is_old)
{
	const char	*slug = slug_make(rq->arena, name), *now = slug;
	int		 status;

	status = ask_slug(rq, kind->slugs, &now, "", record);
	*is_old = now != slug;

	return (status);
}

static int
redirect_place(struct page *page, const struct kind *kind,
    const struct value *record, const char *words)
{
	return (moved_to_page(page, words, filter_of(page, kind, record),
	    card_address(page, record)));
}

static int
page_place(struct request *rq, const struct kind *kind, const char *slug,
    int64_t number)
{
	const struct value	*record;
	struct page		 page;
	bool			 is_old;
	int			 status;

	page_start(&page, rq, "/");
	if ((status = find_place(rq, kind, slug, &record, &is_old)) != 0)
		return (status);

	return (is_old || moved_asked(rq) ?
	    redirect_place(&page, kind, record, "") :
	    show_place(&page, kind, record, number));
}

/* An address of The Events Calendar: words follow that of a place. */
static int
moved_place(struct request *rq, const struct kind *kind, const char *words)
{
	size_t			 length = strcspn(words, "/");
	const struct value	*record;
	struct page		 page;
	bool			 is_old;
	int			 status;

	page_start(&page, rq, "/");
	status = find_place(rq, kind, arena_copy(rq->arena, words, length),
	    &record, &is_old);

	return (status != 0 ? status : redirect_place(&page, kind, record,
	    words + length + (words[length] == '/')));
}

int
page_venue(struct request *rq, const struct page_venue_params *p)
{
	return (page_place(rq, &venues, p->slug, p->page));
}

int
page_organizer(struct request *rq, const struct page_organizer_params *p)
{
	return (page_place(rq, &organizers, p->slug, p->page));
}

int
moved_venue(struct request *rq, const struct moved_venue_params *p)
{
	return (moved_place(rq, &venues, p->words));
}

int
moved_organizer(struct request *rq, const struct moved_organizer_params *p)
{
	return (moved_place(rq, &organizers, p->words));
}
