#include "pages/desk/desk_logo.h"

#include "base/arena.h"
#include "base/json.h"
#include "calendar/site_settings.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/fields.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/brand.h"
#include "pages/page.h"
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

bool
desk_logo_sent(struct request *rq, struct setting *list, size_t *count)
{
	const bool	 sent = serve_picture(rq) != NULL;

	if (!sent && *field_text(rq, "logo_gone") == '\0')
		return (true);
	list[*count] = (struct setting){ "logo", sent ? read_upload(rq) :
	    NULL };

	return (list[(*count)++].value != NULL || !sent);
}

void
desk_logo_show(struct page *page, const struct stored_settings *stored,
    bool wrong)
{
	const char		*path = page->brand->files[BRAND_LOGO].path;
	enum setting_source	 source;

	(void)setting_value(page->rq, stored, site_key("logo"), &source);
	data_text(page->content, "logo", path == NULL ? "" :
	    page_link(page, path));
	data_flag(page->content, "logo_fixed", source == SETTING_FILE);
	data_flag(page->content, "logo_gone",
	    *field_text(page->rq, "logo_gone") != '\0');
	data_flag(page->content, "logo_wrong", wrong);
	data_flag(page->content, "logo_again", !wrong &&
	    serve_picture(page->rq) != NULL);
}
