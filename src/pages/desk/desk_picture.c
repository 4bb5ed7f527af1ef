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
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_picture.h"

static int
store_picture(struct request *rq, const char *key, const char *alt,
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

/* The code of the complaint about an answer that is not 201. */
static const char *
complaint_of(const struct value *answer)
{
	const char	*code = data_get(answer, "code");

	return (strncmp(code, "rest_upload_", strlen("rest_upload_")) == 0 ?
	    code : DESK_NO_PICTURE);
}

const char *
desk_picture_store(struct request *rq, const char *key, const char *alt,
    const char **address)
{
	const struct value	*image;

	if (rq->picture == NULL)
		return (DESK_NO_PICTURE);
	if (store_picture(rq, key, alt, &image) != 201)
		return (complaint_of(image));
	*address = data_get(image, "url");

	return (NULL);
}

bool
desk_picture_describe(struct request *rq, const struct value *before,
    const struct value *image, const char *alt)
{
	struct ask	 ask = { .method = METHOD_POST };
	const char	*id = data_get(image, "id");

	if (*id == '\0')
		return (strcmp(data_get(before, "alt"), alt) == 0);
	if (strcmp(data_get(image, "alt"), alt) == 0)
		return (true);
	ask.target = arena_join(rq->arena, "/images/", id, NULL);
	ask.fields = value_new(rq->arena, VALUE_MAP);
	data_text(ask.fields, "alt", alt);

	return (ask_as_caller(rq, &ask) == 200);
}

static int
reply_wrong(struct request *rq, const char *code)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };

	reply_start(rq, 256);
	json_object(&rq->out, NULL);
	json_string(&rq->out, "wrong", desk_wrong(&page, code));
	json_object_end(&rq->out);

	return (422);
}

/* Called by the desk's script when a user selects a file. */
int
desk_picture(struct request *rq, const struct desk_picture_params *p)
{
	const struct value	*image;
	int			 status;

	if (rq->picture == NULL)
		return (reply_wrong(rq, DESK_NO_PICTURE));
	status = store_picture(rq, NULL, p->alt == NULL ? "" : p->alt, &image);
	if (status >= 500)
		return (reply_error(rq, error_rest_internal_error()));
	if (status != 201)
		return (reply_wrong(rq, complaint_of(image)));
	reply_start(rq, 512);
	json_object(&rq->out, NULL);
	json_string(&rq->out, "url", data_get(image, "url"));
	json_string(&rq->out, "small", card_image_of(image, "medium"));
	json_object_end(&rq->out);

	return (200);
}
