/* Pictures uploaded in a form. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_picture.h"

static int
store(struct request *rq, const char *key, const char *alt,
    const struct value **image)
{
	struct ask	 ask = { .method = METHOD_POST, .target = "/images" };
	int		 status;

	ask.picture = rq->picture;
	ask.key = key;
	ask.fields = value_new(rq->arena, VALUE_MAP);
	data_text(ask.fields, "alt", alt);
	status = ask_as_caller(rq, &ask);
	*image = ask.body;

	return (status);
}

const char *
desk_picture_store(struct request *rq, const char *key, const char *alt)
{
	const struct value	*image;

	return (rq->picture == NULL ||
	    store(rq, key, alt, &image) != 201 ? NULL :
	    data_get(image, "url"));
}

void
desk_picture_describe(struct request *rq, const struct value *image,
    const char *alt)
{
	struct ask	 ask = { .method = METHOD_POST };
	const char	*id = data_get(image, "id");

	if (*id == '\0' || strcmp(data_get(image, "alt"), alt) == 0)
		return;
	ask.target = arena_join(rq->arena, "/images/", id, NULL);
	ask.fields = value_new(rq->arena, VALUE_MAP);
	data_text(ask.fields, "alt", alt);
	(void)!ask_as_caller(rq, &ask);
}

/* Called by the desk's script when a user selects a file. */
int
desk_picture(struct request *rq, const struct desk_picture_params *p)
{
	const struct value	*image;
	int			 status;

	if (rq->picture == NULL)
		return (reply_invalid(rq, "picture", complaint_picture()));
	if ((status = store(rq, NULL, p->alt == NULL ? "" : p->alt,
	    &image)) != 201)
		return (reply_error(rq, status >= 500 ?
		    error_rest_internal_error() : error_rest_forbidden()));
	reply_start(rq, 512);
	json_object(&rq->out, NULL);
	json_string(&rq->out, "url", data_get(image, "url"));
	json_string(&rq->out, "small", card_image_of(image, "medium"));
	json_object_end(&rq->out);

	return (200);
}
