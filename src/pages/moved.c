#include "pages/moved.h"

#include <string.h>

#include "base/arena.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/page.h"

int
page_moved(struct page *page, int status, const char *link)
{
	const char	*path;

	path = strncmp(link, page->base, strlen(page->base)) == 0 ?
	    link + strlen(page->base) : link;
	data_text(page->frame, "title", page->texts[TEXT_PAGE_MOVED]);
	data_flag(page->frame, "unlisted", true);
	data_text(page->content, "title", page->texts[TEXT_PAGE_MOVED]);
	data_text(page->content, "moved", link);
	(void)page_send(page, &template_error, status);
	page->rq->reply.location = arena_join(page->rq->arena, page->home,
	    path, NULL);

	return (status);
}
