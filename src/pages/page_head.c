#include "pages/page_head.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/brand.h"
#include "pages/card.h"
#include "pages/page.h"

/*
 * Returns "March 2027 · Events with dates, places and prices · Calendar of
 * Rome", or "" for pages outside the calendar, such as an error.
 */
static const char *
describe_page(const struct page *page)
{
	const char	*title = data_get(page->frame, "title");
	bool		 named = strcmp(title, page->name) != 0;

	if (*page->about != '\0' || value_get(page->frame, "canonical") == NULL)
		return (page->about);

	return (arena_join(page->rq->arena, named ? title : "",
	    named ? " · " : "", page->texts[TEXT_PAGE_ABOUT], " · ",
	    page->name, NULL));
}

/* A page without a picture uses the default picture of the calendar. */
static void
add_shared(struct page *page)
{
	struct arena	*arena = page->rq->arena;
	struct value	*map;

	if (value_get(page->frame, "image") != NULL)
		return;
	map = data_map(page->frame, "image");
	data_text(map, "address", arena_join(arena, page->rq->in.root,
	    page->brand->files[BRAND_SHARED].path, NULL));
	data_text(map, "width", arena_integer(arena, BRAND_SHARED_WIDTH));
	data_text(map, "height", arena_integer(arena, BRAND_SHARED_HEIGHT));
	data_text(map, "alt", page->name);
}

void
page_head(struct page *page)
{
	const struct site	*site = page->rq->site;
	const struct brand	*brand = page->brand;
	struct value		*list;
	const char		*logo = brand->files[BRAND_LOGO].path;
	bool			 is_reference;
	size_t			 i;

	is_reference = data_true(page->frame, "is_reference");
	data_text(page->frame, "about", describe_page(page));
	add_shared(page);
	data_text(page->frame, "icons", page->base);
	data_style(page->frame, "style", is_reference ? brand->accent_style :
	    brand->style);
	data_text(page->frame, "logo", logo == NULL ? "" :
	    page_link(page, logo));
	list = data_list(page->frame, "links");
	for (i = 0; i < site->link_count; i++)
		card_link(list, site->links[i].name, site->links[i].url);
}
