#include "base/arena.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pictures/picture_name.h"
#include "store/stored_images.h"

static const char	policy[] = "default-src 'none'; sandbox";

/* Serves an image (rule 41.5). */
int
page_image(struct request *rq, const struct page_image_params *p)
{
	struct picture_name	 name;
	const char		*url;

	url = arena_join(rq->arena, PICTURE_FOLDER, p->name, NULL);
	if (!picture_name_read(url, &name))
		return (reply_error(rq, error_rest_no_route()));
	reply_start(rq, 0);
	if (!image_file_read(rq->db, url, &rq->out.buf))
		return (reply_error(rq, error_rest_no_route()));
	rq->in.for_people = false;
	rq->reply.content_type = picture_type(name.extension);
	rq->reply.policy = policy;
	rq->reply.immutable = true;

	return (200);
}
