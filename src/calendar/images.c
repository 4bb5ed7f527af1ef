#include "calendar/images.h"

#include "base/arena.h"
#include "calendar/image.h"
#include "calendar/record_access.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/secret.h"
#include "store/status.h"
#include "store/store.h"
#include "store/stored_images.h"

#define MEGABYTE	INT64_C(1000000)

static void
add_file(struct request *rq, int64_t image, const char *url,
    const struct picture *picture, const struct picture_file *file)
{
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO image_files (url, image_id, bytes)"
	    " VALUES ($1, $2, $3)");
	db_bind_text(st, 1, url);
	db_bind_integer(st, 2, image);
	db_bind_blob(st, 3, picture->bytes + file->start, file->length);
	db_run(st);
}

/*
 * Replaces the URL of an image that was stored elsewhere by its local file,
 * which belongs to the caller.
 */
static int64_t
adopt_remote(struct request *rq, const char *url, const char *source,
    int64_t bytes)
{
	struct statement	*st;
	struct image		 known = { .id = 0 };

	if (*source != '\0')
		image_by_url(rq, source, &known);
	if (known.id == 0)
		return (0);
	st = db_query(rq->db, "UPDATE images SET url = $1, source = $2,"
	    " author = $3, bytes = $4 WHERE id = $5");
	db_bind_text(st, 1, url);
	db_bind_text(st, 2, source);
	db_bind_integer(st, 3, rq->caller.id);
	db_bind_integer(st, 4, bytes);
	db_bind_integer(st, 5, known.id);
	db_run(st);
	store_changed_records(rq->db, rq->now);

	return (known.id);
}

/* `source` is the address from which it was fetched, or "". */
static void
store_picture(struct request *rq, const struct picture *picture,
    const char *alt, const char *source, struct image *image)
{
	const struct picture_file	*file;
	struct picture_name		 name;
	char				 url[PICTURE_NAME];
	unsigned			 size;

	secret_random(name.random, PICTURE_RANDOM);
	name.extension = picture->extension;
	name.width = picture->files[PICTURE_FULL].width;
	name.height = picture->files[PICTURE_FULL].height;
	picture_name_print(&name, url);
	image->url = arena_string(rq->arena, url);
	image->alt = alt;
	if ((image->id = adopt_remote(rq, url, source, picture->length)) == 0)
		image->id = image_add(rq, url, alt, source, picture->length);
	for (size = 0; size < PICTURE_SIZES; size++) {
		file = &picture->files[size];
		if (file->width == 0)
			continue;
		name.width = file->width;
		name.height = file->height;
		picture_name_print(&name, url);
		add_file(rq, image->id, url, picture, file);
	}
}

static int
answer_with_image(struct request *rq, const struct image *image, int status)
{
	reply_start(rq, 1024);
	image_write(rq, NULL, image);

	return (status);
}

static bool
exceeds_space(int64_t bytes, int megabytes)
{
	return (megabytes != 0 && bytes > megabytes * MEGABYTE);
}

/* Returns 0, or the status of an error answer: no room is left (rule 41.12). */
static int
refuse_size(struct request *rq, int64_t bytes)
{
	const struct site	*site = rq->site;

	if (exceeds_space(images_room_of(rq->db, rq->caller.id) + bytes,
	    site->user_picture_space))
		return (reply_error(rq,
		    error_rest_upload_user_quota_exceeded(arena_integer(
		    rq->arena, site->user_picture_space))));
	if (exceeds_space(images_room(rq->db) + bytes, site->picture_space))
		return (reply_error(rq,
		    error_rest_upload_limited_space(arena_integer(rq->arena,
		    site->picture_space))));

	return (0);
}

int
image_create(struct request *rq, const struct image_create_params *p)
{
	struct image	 image;
	int		 status;

	if ((status = refuse_size(rq, p->file->length)) != 0)
		return (status);
	store_picture(rq, p->file, p->fields.alt, rq->extras != NULL &&
	    rq->extras->source != NULL ? rq->extras->source : "", &image);
	rq->reply.location = arena_join(rq->arena, rq->in.api, "/images/",
	    arena_integer(rq->arena, image.id), NULL);

	return (answer_with_image(rq, &image, 201));
}

int
image_get(struct request *rq, const struct image_get_params *p)
{
	struct image	 image;

	image_by_id(rq, p->id, &image);

	return (image.id != 0 ? answer_with_image(rq, &image, 200) :
	    reply_error(rq, error_rest_image_not_found(rq->in.capture)));
}

static bool
is_own(struct request *rq, int64_t id)
{
	struct statement	*st;
	bool			 mine;

	st = db_query(rq->db, "SELECT author FROM images WHERE id = $1");
	db_bind_integer(st, 1, id);
	mine = db_step(st) && db_integer(st, 0) == rq->caller.id;
	db_done(st);

	return (mine);
}

/* At most `most` records of a kind that show an image; models come last. */
static struct ids
list_showing(struct request *rq, enum record_kind kind, int64_t id,
    int64_t most)
{
	struct statement	*st;

	switch (kind) {
	case RECORD_VENUE:
		st = db_query(rq->db, "SELECT id FROM venues"
		    " WHERE image_id = $1 ORDER BY id LIMIT $2");
		break;
	case RECORD_ORGANIZER:
		st = db_query(rq->db, "SELECT id FROM organizers"
		    " WHERE image_id = $1 ORDER BY id LIMIT $2");
		break;
	default:
		st = db_query(rq->db, "SELECT id FROM events"
		    " WHERE image_id = $1 ORDER BY CASE WHEN status = "
		    SQL_MODEL " THEN 1 ELSE 0 END, id LIMIT $2");
	}
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, most);

	return (ids_read(st, rq->arena));
}

/*
 * Finds the image for an update or a deletion. Each record that shows it
 * changes with it (rule 41.7). Returns 0, or the status of an error answer.
 */
static int
find_changeable(struct request *rq, int64_t id, struct image *image)
{
	enum record_kind	 kind;
	struct ids		 records;

	image_by_id(rq, id, image);
	if (image->id == 0)
		return (reply_error(rq,
		    error_rest_image_not_found(rq->in.capture)));
	if (may_edit_others(&rq->caller))
		return (0);
	if (!is_own(rq, id))
		return (reply_forbidden(rq));
	for (kind = RECORD_EVENT; kind <= RECORD_ORGANIZER; kind++) {
		records = list_showing(rq, kind, id, INT64_MAX);
		record_require_edit(rq, kind, &records);
	}

	return (0);
}

int
image_update(struct request *rq, const struct image_update_params *p)
{
	struct statement	*st;
	struct image		 image;
	int			 status;

	if ((status = find_changeable(rq, p->id, &image)) != 0)
		return (status);
	if (p->fields.alt != NULL) {
		image.alt = p->fields.alt;
		st = db_query(rq->db,
		    "UPDATE images SET alt = $1 WHERE id = $2");
		db_bind_text(st, 1, image.alt);
		db_bind_integer(st, 2, image.id);
		db_run(st);
		store_changed_records(rq->db, rq->now);
	}

	return (answer_with_image(rq, &image, 200));
}

int64_t
image_use(struct request *rq, int64_t image, enum record_kind *kind)
{
	struct ids	 records;

	for (*kind = RECORD_EVENT; *kind <= RECORD_ORGANIZER; (*kind)++) {
		records = list_showing(rq, *kind, image, 1);
		if (records.count > 0)
			return (records.list[0]);
	}

	return (0);
}

/* "/events/3", or "/series/3" for the model of that series. */
static const char *
path_of(struct request *rq, enum record_kind kind, int64_t id)
{
	struct statement	*st;
	bool			 is_model;

	st = db_query(rq->db, "SELECT 1 FROM series WHERE id = $1");
	db_bind_integer(st, 1, id);
	is_model = db_has_row(st);

	return (arena_join(rq->arena, "/", is_model ? "series" :
	    record_plural(kind), "/", arena_integer(rq->arena, id), NULL));
}

static bool
is_named(struct request *rq, int64_t id)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "SELECT 1 FROM images WHERE id = $1 AND in_texts = 1");
	db_bind_integer(st, 1, id);

	return (db_has_row(st));
}

/*
 * Returns 0, or the status of an error answer that names a record. Which texts
 * name an image is not known, so its owner cannot be asked to change them.
 */
static int
refuse_used(struct request *rq, int64_t id)
{
	enum record_kind	 kind;
	int64_t			 record;

	if (!may_edit_others(&rq->caller) && is_named(rq, id))
		return (reply_forbidden(rq));
	if ((record = image_use(rq, id, &kind)) == 0)
		return (0);

	return (reply_error(rq, error_rest_image_in_use(rq->in.capture,
	    path_of(rq, kind, record))));
}

int
image_delete(struct request *rq, const struct image_delete_params *p)
{
	struct statement	*st;
	struct image		 image;
	int			 status;

	if ((status = find_changeable(rq, p->id, &image)) != 0 ||
	    (status = refuse_used(rq, image.id)) != 0)
		return (status);
	st = db_query(rq->db, "DELETE FROM images WHERE id = $1");
	db_bind_integer(st, 1, image.id);
	db_run(st);

	return (answer_with_image(rq, &image, 200));
}
