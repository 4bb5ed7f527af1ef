/* Images and their files, as lines of an export. */
#include "command/export/export_pictures.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/export/export_read.h"
#include "pictures/picture.h"
#include "pictures/picture_name.h"
#include "store/db.h"
#include "text/base64.h"
#include "text/urls.h"

void
export_bytes(struct json *line, const char *name, const void *bytes,
    size_t length)
{
	json_string(line, name, base64_encode(line->buf.arena, bytes, length));
}

const unsigned char *
image_bytes(struct lines *l, size_t *length)
{
	static const char	 name[] = "bytes";
	const unsigned char	*bytes;

	bytes = base64_decode(l->arena, lines_text(l, name), PICTURE_FILE,
	    length);
	if (bytes == NULL)
		lines_fail(l, name, "is not the base64 of a picture");
	return (bytes);
}

void
load_image(struct db *db, struct lines *l, int64_t author)
{
	struct statement	*st;
	struct picture_name	 name;
	const char		*url = lines_line(l, "url");

	if (!url_is_web(url) && !picture_name_read(url, &name))
		lines_fail(l, "url", "is not a URL");
	st = db_query(db, "INSERT INTO images (id, url, author, alt, source)"
	    " VALUES ($1, $2, $3, $4, $5)");
	db_bind_integer(st, 1, lines_id(l, "id"));
	db_bind_text(st, 2, url);
	db_bind_integer(st, 3, author);
	db_bind_text(st, 4, lines_optional(l, "alt", ""));
	db_bind_text(st, 5, lines_optional(l, "source", ""));
	db_run(st);
}

static bool
has_url(struct statement *st, const char *url)
{
	db_bind_text(st, 1, url);
	return (db_has_row(st));
}

static int64_t
id_of(struct db *db, const char *url)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM images WHERE url = $1");
	db_bind_text(st, 1, url);
	return (db_first_integer(st));
}

void
load_image_file(struct db *db, struct lines *l)
{
	struct statement	*st;
	struct picture_name	 name;
	const unsigned char	*bytes;
	const char		*url = lines_line(l, "url");
	int64_t			 image = id_of(db, lines_line(l, "image"));
	size_t			 length;

	if (!picture_name_read(url, &name))
		lines_fail(l, "url", "is not that of a picture");
	if (image == 0)
		lines_fail(l, "image", "is the URL of none");
	bytes = image_bytes(l, &length);
	if (bytes == NULL || l->why != NULL || has_url(db_query(db,
	    "SELECT 1 FROM image_files WHERE url = $1"), url))
		return;
	st = db_query(db, "INSERT INTO image_files (url, image_id, bytes)"
	    " VALUES ($1, $2, $3)");
	db_bind_text(st, 1, url);
	db_bind_integer(st, 2, image);
	db_bind_blob(st, 3, bytes, length);
	db_run(st);
	st = db_query(db, "UPDATE images SET bytes = bytes + $1"
	    " WHERE id = $2");
	db_bind_integer(st, 1, (int64_t)length);
	db_bind_integer(st, 2, image);
	db_run(st);
}
