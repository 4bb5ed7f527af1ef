/* The logo, uploaded by administrators (rules, section 46). */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/site_settings.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/service.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/desk/desk.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"
#include "text/base64.h"

#define SVG	"image/svg+xml"

/* The largest size of a decoded picture that is not too long, or NULL. */
static const struct picture_file *
choose_size(const struct picture *picture)
{
	const struct picture_file	*file;
	int				 i;

	for (i = PICTURE_FULL; i >= PICTURE_THUMBNAIL; i--) {
		file = &picture->files[i];
		if (file->width > 0 && file->length <= SERVICE_LOGO_BYTES)
			return (file);
	}

	return (NULL);
}

static const char *
write_data(struct request *rq, const char *type, const void *bytes,
    size_t length)
{
	struct json	 j;

	json_init(&j, rq->arena, length);
	json_string(&j, NULL, arena_join(rq->arena, "data:", type, ";base64,",
	    base64_encode(rq->arena, bytes, length), NULL));

	return (j.buf.data);
}

/* The value of the uploaded file, or NULL. An SVG is stored as it is. */
static const char *
read_upload(struct request *rq)
{
	const struct picture		*picture = rq->picture;
	const struct picture_file	*file;
	const struct value		*raw = serve_picture(rq);

	if (picture != NULL)
		return ((file = choose_size(picture)) == NULL ? NULL :
		    write_data(rq, picture_type(picture->extension),
		    picture->bytes + file->start, file->length));
	if (raw == NULL || raw->length == 0 ||
	    raw->length > SERVICE_LOGO_BYTES)
		return (NULL);

	return (write_data(rq, SVG, raw->text, raw->length));
}

/* Back to where the form is: among the settings, or in a first step. */
static int
go_back(struct request *rq, const char *done)
{
	return (desk_go(rq, arena_join(rq->arena,
	    rq->in.path == &page_paths[PAGE_PATH_DESK_START_LOGO] ?
	    "/desk/start/looks" : "/desk/settings", "?done=", done, NULL)));
}

int
desk_logo(struct request *rq, const struct desk_logo_params *p)
{
	struct setting	 change = { "logo", NULL };
	size_t		 wrong;

	if (p->action == DESK_LOGO_ACTION_UPLOAD &&
	    (change.value = read_upload(rq)) == NULL)
		return (go_back(rq, "no_logo#logo"));
	if (p->action != DESK_LOGO_ACTION_AGAIN &&
	    settings_store(rq, &change, 1, &wrong) != NULL)
		return (go_back(rq, "no_logo#logo"));

	return (go_back(rq, "saved"));
}
