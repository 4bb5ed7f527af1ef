/* Pictures of a site, which are stored with its records. */
#include "command/import/import_picture.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_run.h"
#include "command/import/import_fetch.h"
#include "command/import/import_policy.h"
#include "command/inside.h"
#include "pictures/maker.h"
#include "pictures/picture.h"
#include "store/db.h"
#include "text/urls.h"

#define ADDRESS	2000	/* bytes */

const char *
import_picture_here(struct import *im, const char *source)
{
	struct db		*db = inside_db(im->inside);
	struct statement	*st;
	const char		*url = NULL;
	bool			 alone = !db_is_writing(db);

	if (alone)
		db_begin_read(db);
	st = db_query(db, "SELECT url FROM images WHERE source = $1"
	    " AND source <> ''");
	db_bind_text(st, 1, source);
	if (db_step(st))
		url = arena_string(im->arena, db_string(st, 0));
	db_done(st);
	if (alone && !db_failed(db))
		db_end_read(db);
	return (url);
}

/*
 * Whether a run of a subscription has fetched enough; the next one continues.
 */
static bool
is_enough(struct import *im)
{
	return (im->policy != NULL &&
	    im->policy->pictures++ >= POLICY_PICTURES);
}

/* Whether the picture was fetched before. */
static bool
mark_tried(struct import *im, const char *address)
{
	if (im->tried == NULL)
		im->tried = value_new(im->arena, VALUE_MAP);
	return (value_mark(im->tried, arena_string(im->arena, address)));
}

/* Further pictures have no room either. */
static void
note_refusal(struct import *im)
{
	static const char	 codes[] = "rest_upload_";
	const struct value	*answer, *code, *message;
	const char		*body, *error;
	size_t			 length;

	body = inside_body(im->inside, &length);
	answer = json_read(im->record, body, length, &error);
	code = value_get(answer, "code");
	message = value_get(answer, "message");
	if (code != NULL && message != NULL &&
	    strncmp(code->text, codes, strlen(codes)) == 0)
		im->no_room = arena_string(im->arena, message->text);
}

bool
import_keep_picture(struct import *im, const void *bytes, size_t length,
    const char *source, const char *alt)
{
	struct picture	*picture;
	int		 status;

	if (!import_commit(im))
		return (false);
	if ((picture = maker_make(bytes, length, NULL)) == NULL)
		return (true);
	if (im->policy != NULL)
		im->policy->texts += picture->length;
	inside_begin(im->inside);
	status = inside_keep_picture(im->inside, picture, source, alt);
	free(picture);
	if (status >= 400 && status < 500)
		note_refusal(im);
	if (status < 500)
		return (true);
	im->why = command_db_error(inside_db(im->inside));
	return (false);
}

/* Sets `why` if the picture was not stored. */
static bool
fetch_and_keep(struct import *im, const struct import_record *r,
    const char *address, const char **why)
{
	struct fetched	 got;

	if ((*why = im->no_room) != NULL)
		return (true);
	if (!import_commit(im))
		return (false);
	*why = fetch_picture(im->pictures, im->record, address, &got);
	if (*why != NULL)
		return (true);
	if (!import_keep_picture(im, got.body, got.length, address,
	    r->image_alt))
		return (false);
	if (import_picture_here(im, address) == NULL)
		*why = im->no_room != NULL ? im->no_room :
		    "is no JPEG, PNG, WebP or GIF that can be kept";
	return (true);
}

bool
import_picture(struct import *im, const struct import_record *r)
{
	const struct value	*v;
	const char		*why;

	v = value_get(r->fields, "image");
	if (im->pictures == NULL || v == NULL || v->kind != VALUE_TEXT ||
	    v->length > ADDRESS || !url_is_web(v->text) ||
	    mark_tried(im, v->text) ||
	    import_picture_here(im, v->text) != NULL || is_enough(im))
		return (true);
	if (!fetch_and_keep(im, r, v->text, &why))
		return (false);
	if (why != NULL)
		report_lost(im->report, r->kind, "image", arena_join(
		    im->record, "is kept as an address: ", why, NULL),
		    r->address);
	return (true);
}
