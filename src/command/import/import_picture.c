/* Pictures of a site, which are stored with its records. */
#include "command/import/import_picture.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_fetch.h"
#include "command/inside.h"
#include "pictures/maker.h"
#include "store/db.h"
#include "text/urls.h"

#define ADDRESS	2000	/* bytes */

static bool
is_kept(struct import *im, const char *address)
{
	struct db		*db = inside_db(im->inside);
	struct statement	*st;
	bool			 found, alone = !db_is_writing(db);

	if (alone)
		db_begin_read(db);
	st = db_query(db, "SELECT 1 FROM images WHERE source = $1"
	    " AND source <> ''");
	db_bind_text(st, 1, address);
	found = db_step(st);
	db_done(st);
	if (alone && !db_failed(db))
		db_end_read(db);
	return (found);
}

/* Whether the picture was fetched before. */
static bool
mark(struct import *im, const char *address)
{
	struct value	*v;

	if (im->tried == NULL)
		im->tried = value_new(im->arena, VALUE_MAP);
	if (value_get(im->tried, address) != NULL)
		return (true);
	v = value_new(im->arena, VALUE_NULL);
	v->name = arena_string(im->arena, address);
	value_add(im->tried, v);
	return (false);
}

static bool
keep(struct import *im, const struct import_record *r, const char *address,
    const struct fetched *got)
{
	struct picture	*picture;
	int		 status;

	if ((picture = maker_make(got->body, got->length, NULL)) == NULL) {
		report_lost(im->report, r->kind, "image",
		    "is no JPEG, PNG, WebP or GIF that can be kept; its"
		    " address is", r->address);
		return (true);
	}
	inside_begin(im->inside);
	status = inside_keep_picture(im->inside, picture, address,
	    r->image_alt);
	free(picture);
	if (status < 500)
		return (true);
	im->why = command_db_error(inside_db(im->inside));
	return (false);
}

bool
import_picture(struct import *im, const struct import_record *r)
{
	const struct value	*v;
	struct fetched		 got;
	const char		*why;

	v = value_get(r->fields, "image");
	if (im->pictures == NULL || v == NULL || v->kind != VALUE_TEXT ||
	    v->length > ADDRESS || !url_is_web(v->text) ||
	    mark(im, v->text) || is_kept(im, v->text))
		return (true);
	if (!import_commit(im))
		return (false);
	why = fetch_picture(im->pictures, im->record, v->text, &got);
	if (why != NULL) {
		report_lost(im->report, r->kind, "image", arena_join(
		    im->record, "is kept as an address: ", why, NULL),
		    r->address);
		return (true);
	}
	return (keep(im, r, v->text, &got));
}
