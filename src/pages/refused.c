#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/mount.h"
#include "http/request.h"
#include "pages/page.h"

struct words {
	enum text	 title;
	enum text	 explanation;
};

/* A hidden record is "not found", so that its existence stays secret. */
static struct words
words_of(int status)
{
	switch (status) {
	case 403:
	case 404:
	case 410:
		return ((struct words){ TEXT_PAGE_NOT_FOUND,
		    TEXT_PAGE_NOT_FOUND_WHY });
	case 413:
		return ((struct words){ TEXT_PAGE_LARGE, TEXT_PAGE_LARGE_WHY });
	case 429:
	case 503:
		return ((struct words){ TEXT_PAGE_BUSY, TEXT_PAGE_BUSY_WHY });
	default:
		return (status < 500 ?
		    (struct words){ TEXT_PAGE_BAD, TEXT_PAGE_BAD_WHY } :
		    (struct words){ TEXT_PAGE_FAILED, TEXT_PAGE_FAILED_WHY });
	}
}

/*
 * A message that is rejected before its address is known has a page without
 * anything around it, which takes as little as JSON does.
 */
static int
reply_bare_page(struct request *rq)
{
	const struct words	 words = words_of(rq->reply.status);
	const struct mount	*mount = mount_near(rq);
	const size_t		 locale = mount->locale_index;
	struct value		*map;

	map = value_new(rq->arena, VALUE_MAP);
	data_text(map, "language", locales[locale]);
	data_text(map, "title", texts[locale][words.title]);
	data_text(map, "explanation", texts[locale][words.explanation]);
	data_text(map, "home", arena_join(rq->arena,
	    page_path(rq->site->base_url), mount->prefix, "/", NULL));
	buf_cut(&rq->out.buf, 0);
	template_fill(&rq->out.buf, &template_refused, map, texts[locale]);
	rq->reply.content_type = "text/html; charset=UTF-8";
	rq->reply.language = locales[locale];
	rq->reply.policy = "default-src 'none'; frame-ancestors 'none'";

	return (rq->reply.status);
}

int
page_refused(struct request *rq)
{
	struct page	 page;
	struct words	 words;
	int		 status;

	if (rq->in.mount == NULL)
		return (reply_bare_page(rq));
	status = rq->reply.status;
	if (rq->in.for_people && (status == 403 || status == 410))
		status = 404;
	words = words_of(status);
	page_start(&page, rq, "/");
	data_text(page.frame, "title", page.texts[words.title]);
	data_flag(page.frame, "unlisted", true);
	data_text(page.content, "title", page.texts[words.title]);
	data_text(page.content, "explanation", page.texts[words.explanation]);
	rq->out.buf.full = false;

	return (page_send(&page, &template_error, status));
}
