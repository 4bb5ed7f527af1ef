#include "calendar/image.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "http/params.h"
#include "http/request.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/stored_images.h"

/* Reads the image from a row with id, URL and alternative text. */
static void
read_image(struct request *rq, struct statement *st, struct image *image)
{
	*image = (struct image){ 0, "", "" };
	if (db_step(st)) {
		image->id = db_integer(st, 0);
		image->url = arena_string(rq->arena, db_string(st, 1));
		image->alt = arena_string(rq->arena, db_string(st, 2));
	}
	db_done(st);
}

void
image_by_id(struct request *rq, int64_t id, struct image *image)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT id, url, alt FROM images WHERE id = $1");
	db_bind_integer(st, 1, id);
	read_image(rq, st, image);
}

void
image_by_url(struct request *rq, const char *url, struct image *image)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT id, url, alt FROM images WHERE url = $1");
	db_bind_text(st, 1, url);
	read_image(rq, st, image);
}

static void
find_source(struct request *rq, const char *source, struct image *image)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT id, url, alt FROM images"
	    " WHERE source = $1 AND source <> '' ORDER BY id LIMIT 1");
	db_bind_text(st, 1, source);
	read_image(rq, st, image);
}

int64_t
image_add(struct request *rq, const char *url, const char *alt,
    const char *source, int64_t bytes)
{
	struct statement	*st;
	int64_t			 id;

	id = sequence_next(rq->db, SEQUENCE_IMAGES);
	st = db_query(rq->db, "INSERT INTO images"
	    " (id, url, author, alt, source, unused, bytes)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, url);
	db_bind_integer(st, 3, rq->caller.id);
	db_bind_text(st, 4, alt);
	db_bind_text(st, 5, source);
	db_bind_integer(st, 6, rq->now);
	db_bind_integer(st, 7, bytes);
	db_run(st);

	return (id);
}

void
image_find(struct request *rq, const struct image_ref *ref,
    struct image *image)
{
	*image = (struct image){ 0, "", "" };
	if (ref->url == NULL) {
		if (ref->id != 0)
			image_by_id(rq, ref->id, image);
		return;
	}
	find_source(rq, ref->url, image);
	if (image->id == 0)
		image_by_url(rq, ref->url, image);
	if (image->id != 0)
		return;
	images_keep_named(rq->db, ref->url);
	*image = (struct image){ image_add(rq, ref->url, "", "", 0), ref->url,
	    "" };
}

/* Returns the part of the URL's path after the last dot, in lower case. */
static const char *
find_extension(struct request *rq, const char *url)
{
	const char	*path, *dot = NULL;
	char		*text, *c;

	path = strstr(url, "://");
	path = path == NULL ? url : path + strlen("://");
	path += strcspn(path, "/?#");
	for (; strchr("?#", *path) == NULL; path++)
		if (*path == '.')
			dot = path + 1;
		else if (*path == '/')
			dot = NULL;
	if (dot == NULL)
		return ("");

	text = arena_copy(rq->arena, dot, (size_t)(path - dot));
	for (c = text; *c != '\0'; c++)
		*c = (char)tolower((unsigned char)*c);

	return (text);
}

const char *
image_address(const struct request *rq, const char *url)
{
	return (*url != '/' ? url : arena_join(rq->arena, rq->in.root, url,
	    NULL));
}

/* Returns "" for an unknown extension. */
static const char *
find_type(const char *extension)
{
	static const struct {
		const char	*extension, *type;
	} others[] = {
		{ "jpeg", "image/jpeg" }, { "gif", "image/gif" },
		{ "avif", "image/avif" }, { "svg", "image/svg+xml" }
	};
	const char	*type = picture_type(extension);
	size_t		 i;

	for (i = 0; type == NULL && i < COUNT(others); i++)
		if (strcmp(others[i].extension, extension) == 0)
			type = others[i].type;

	return (type != NULL ? type : "");
}

static void
write_size(struct request *rq, enum picture_size size, unsigned width,
    unsigned height, const char *type, const char *url)
{
	struct json	*out = &rq->out;

	json_object(out, picture_size_names[size]);
	json_integer(out, "width", width);
	json_integer(out, "height", height);
	json_string(out, "mime-type", type);
	json_string(out, "url", image_address(rq, url));
	json_object_end(out);
}

static void
write_kept(struct request *rq, const struct picture_name *kept)
{
	struct picture_name	 name;
	enum picture_size	 size;
	char			 url[PICTURE_NAME];

	for (size = 0; size < PICTURE_SIZES; size++) {
		name = *kept;
		if (!picture_scale(size, kept->width, kept->height,
		    &name.width, &name.height))
			continue;
		picture_name_print(&name, url);
		write_size(rq, size, name.width, name.height,
		    picture_type(name.extension), url);
	}
}

/* Clients expect these sizes of every image, so each is the image itself. */
static void
write_unknown(struct request *rq, const char *url, const char *extension)
{
	enum picture_size	 size;

	for (size = 0; size < PICTURE_SIZES; size++)
		write_size(rq, size, 0, 0, find_type(extension), url);
}

void
image_write(struct request *rq, const char *name, const struct image *image)
{
	struct json		*out = &rq->out;
	struct picture_name	 kept;
	const char		*extension;
	bool			 is_kept;

	if (image->id == 0) {
		json_boolean(out, name, false);
		return;
	}
	is_kept = picture_name_read(image->url, &kept);
	extension = find_extension(rq, image->url);
	json_object(out, name);
	json_string(out, "url", image_address(rq, image->url));
	json_integer(out, "id", image->id);
	json_string(out, "extension", extension);
	json_integer(out, "width", is_kept ? kept.width : 0);
	json_integer(out, "height", is_kept ? kept.height : 0);
	if (*image->alt != '\0')
		json_string(out, "alt", image->alt);
	json_object(out, "sizes");
	if (is_kept)
		write_kept(rq, &kept);
	else
		write_unknown(rq, image->url, extension);
	json_object_end(out);
	json_object_end(out);
}
