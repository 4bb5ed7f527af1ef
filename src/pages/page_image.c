#include "base/arena.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pictures/picture_name.h"
#include "store/db.h"

static const char	policy[] = "default-src 'none'; sandbox";

/* Serves an image (rule 41.5). */
int
page_image(struct request *rq, const struct page_image_params *p)
{
	struct statement	*st;
	struct picture_name	 name;
	const char		*url;
	const void		*bytes;
	size_t			 length;

	url = arena_join(rq->arena, PICTURE_FOLDER, p->name, NULL);
	if (!picture_name_read(url, &name))
		return (reply_error(rq, error_rest_no_route()));
	st = db_query(rq->db, "SELECT bytes FROM image_files WHERE url = $1");
	db_bind_text(st, 1, url);
	if (!db_step(st)) {
		db_done(st);
		return (reply_error(rq, error_rest_no_route()));
	}
	bytes = db_blob(st, 0, &length);
	reply_start(rq, length);
	if (bytes != NULL)
		buf_add(&rq->out.buf, bytes, length);
	db_done(st);
	rq->for_people = false;
	rq->reply.content_type = picture_type(name.extension);
	rq->reply.policy = policy;
	rq->reply.immutable = true;

	return (200);
}
