/* Handlers for icons, the logo, and the picture of shared links. */
#include <string.h>

#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/brand.h"

/* The logo may be an SVG. No script in it runs. */
static const char	policy[] =
    "default-src 'none'; style-src 'unsafe-inline'; sandbox";

static int
reply_file(struct request *rq, const struct brand_file *file)
{
	reply_start(rq, file->length);
	buf_add(&rq->out.buf, file->bytes, file->length);
	rq->in.for_people = false;
	rq->reply.content_type = file->type;
	rq->reply.policy = policy;

	return (200);
}

int
page_icon_svg(struct request *rq, const struct page_icon_svg_params *p)
{
	(void)p;

	return (reply_file(rq, brand_file(rq->site, BRAND_SVG)));
}

int
page_icon_ico(struct request *rq, const struct page_icon_ico_params *p)
{
	(void)p;

	return (reply_file(rq, brand_file(rq->site, BRAND_ICO)));
}

int
page_icon_touch(struct request *rq, const struct page_icon_touch_params *p)
{
	(void)p;

	return (reply_file(rq, brand_file(rq->site, BRAND_TOUCH)));
}

int
page_brand(struct request *rq, const struct page_brand_params *p)
{
	const struct brand_file	*file;
	int			 i;

	for (i = BRAND_LOGO; i <= BRAND_SHARED; i++) {
		file = brand_file(rq->site, i);
		if (file->path == NULL ||
		    strcmp(file->path + strlen("/brand/"), p->name) != 0)
			continue;
		(void)reply_file(rq, file);
		rq->reply.immutable = true;
		return (200);
	}

	return (reply_error(rq, error_rest_no_route()));
}
