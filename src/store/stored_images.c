#include "store/stored_images.h"

#include <string.h>

#include "base/buf.h"
#include "pictures/picture_name.h"
#include "store/db.h"
#include "text/dates.h"

#define WEEK	(7 * DATE_DAY)
#define FEW	16	/* images at once, since their files are large */

int64_t
images_room_of(struct db *db, int64_t author)
{
	struct statement	*st;

	st = db_query(db, "SELECT COALESCE(SUM(bytes), 0) FROM images"
	    " WHERE author = $1");
	db_bind_integer(st, 1, author);
	return (db_first_integer(st));
}

int64_t
images_room(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT COALESCE(SUM(bytes), 0) FROM images")));
}

bool
image_file_read(struct db *db, const char *url, struct buf *buf)
{
	struct statement	*st;
	const void		*bytes;
	size_t			 length;
	bool			 found;

	st = db_query(db, "SELECT bytes FROM image_files WHERE url = $1");
	db_bind_text(st, 1, url);
	if ((found = db_step(st)) &&
	    (bytes = db_blob(st, 0, &length)) != NULL)
		buf_add(buf, bytes, length);
	db_done(st);
	return (found);
}

size_t
images_list(struct db *db, int64_t author, int64_t skipped,
    struct stored_image *images, size_t most)
{
	struct statement	*st;
	size_t			 count;

	st = db_query(db, "SELECT id, author, bytes, in_texts FROM images"
	    " WHERE bytes > 0 AND (author = $1 OR $1 = 0)"
	    " ORDER BY id DESC LIMIT $2 OFFSET $3");
	db_bind_integer(st, 1, author);
	db_bind_integer(st, 2, (int64_t)most);
	db_bind_integer(st, 3, skipped);
	for (count = 0; db_step(st); count++)
		images[count] = (struct stored_image){
			.id = db_integer(st, 0), .author = db_integer(st, 1),
			.bytes = db_integer(st, 2),
			.in_texts = db_integer(st, 3) != 0
		};
	db_done(st);
	return (count);
}

#define LETTERS	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS	"0123456789"

/* Copies the name of a file at the start of a text. False: it is none. */
static bool
read_name(const char *text, char url[PICTURE_NAME])
{
	struct picture_name	 name;
	size_t			 folder = strlen(PICTURE_FOLDER);
	size_t			 length = strspn(text, LETTERS DIGITS "-.");

	while (length > 0 && text[length - 1] == '.')
		length--;
	if (folder + length >= PICTURE_NAME)
		return (false);
	memcpy(url, PICTURE_FOLDER, folder);
	memcpy(url + folder, text, length);
	url[folder + length] = '\0';
	return (picture_name_read(url, &name));
}

static void
mark_in_texts(struct db *db, const char *url)
{
	struct statement	*st;

	st = db_query(db, "UPDATE images SET in_texts = 1"
	    " WHERE in_texts = 0 AND id ="
	    " (SELECT image_id FROM image_files WHERE url = $1)");
	db_bind_text(st, 1, url);
	db_run(st);
}

/* An address can be written in many ways, but not the name of the file. */
void
images_keep_named(struct db *db, const char *text)
{
	char	 url[PICTURE_NAME];
	size_t	 length;

	for (; *(text += strcspn(text, LETTERS DIGITS)) != '\0';
	    text += length) {
		length = strspn(text, LETTERS DIGITS);
		if (length >= PICTURE_RANDOM &&
		    read_name(text + length - PICTURE_RANDOM, url))
			mark_in_texts(db, url);
	}
}

void
images_keep_all_named(struct db *db)
{
	struct statement	*st;

	st = db_query(db,
	    "SELECT description FROM events"
	    " WHERE description LIKE '%/images/%'"
	    " UNION ALL SELECT excerpt FROM events"
	    " WHERE excerpt LIKE '%/images/%'"
	    " UNION ALL SELECT description FROM series_texts"
	    " WHERE description LIKE '%/images/%'"
	    " UNION ALL SELECT excerpt FROM series_texts"
	    " WHERE excerpt LIKE '%/images/%'"
	    " UNION ALL SELECT description FROM venues"
	    " WHERE description LIKE '%/images/%'"
	    " UNION ALL SELECT description FROM organizers"
	    " WHERE description LIKE '%/images/%'"
	    " UNION ALL SELECT description FROM terms"
	    " WHERE description LIKE '%/images/%'"
	    " UNION ALL SELECT url FROM images"
	    " WHERE url LIKE '%/images/%' AND url NOT LIKE '/images/%'");
	while (db_step(st))
		images_keep_named(db, db_string(st, 0));
	db_done(st);
}

/* The clocks of nodes may differ. A day far ahead was that of a wrong clock. */
bool
images_are_due(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM meta WHERE name = 'images_day'"
	    " AND (value < $1 OR value > $1 + 1)");
	db_bind_integer(st, 1, now / DATE_DAY);
	return (db_has_row(st));
}

static void
set_number(struct statement *st, int64_t value)
{
	db_bind_integer(st, 1, value);
	db_run(st);
}

/* Finds the ids of the next few images. False: there is none. */
static bool
find_few(struct db *db, int64_t *first, int64_t *last)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT MIN(id), MAX(id) FROM"
	    " (SELECT id FROM images WHERE id >"
	    " (SELECT value FROM meta WHERE name = 'images_seen')"
	    " ORDER BY id LIMIT $1) AS few");
	db_bind_integer(st, 1, FEW);
	found = db_step(st) && !db_null(st, 0);
	if (found) {
		*first = db_integer(st, 0);
		*last = db_integer(st, 1);
	}
	db_done(st);
	return (found);
}

#define SHOWN \
	"(EXISTS (SELECT 1 FROM events WHERE image_id = images.id)" \
	" OR EXISTS (SELECT 1 FROM venues WHERE image_id = images.id)" \
	" OR EXISTS (SELECT 1 FROM organizers WHERE image_id = images.id))"

/* Notes since when images are not shown. */
static void
mark_unused(struct db *db, int64_t first, int64_t last, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE images SET unused ="
	    " CASE WHEN unused IS NULL THEN CAST($1 AS BIGINT) END"
	    " WHERE id >= $2 AND id <= $3 AND (unused IS NULL) = NOT " SHOWN);
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, first);
	db_bind_integer(st, 3, last);
	db_run(st);
}

bool
images_sweep(struct db *db, int64_t now)
{
	struct statement	*st;
	int64_t			 first, last;

	if (!images_are_due(db, now))
		return (false);		/* another node was faster */
	if (!find_few(db, &first, &last)) {
		set_number(db_query(db, "UPDATE meta SET value = $1"
		    " WHERE name = 'images_day'"), now / DATE_DAY);
		set_number(db_query(db, "UPDATE meta SET value = $1"
		    " WHERE name = 'images_seen'"), 0);
		return (false);
	}
	mark_unused(db, first, last, now);
	st = db_query(db, "DELETE FROM images WHERE id >= $1 AND id <= $2"
	    " AND unused <= $3 AND in_texts = 0");
	db_bind_integer(st, 1, first);
	db_bind_integer(st, 2, last);
	db_bind_integer(st, 3, now - WEEK);
	db_run(st);
	set_number(db_query(db, "UPDATE meta SET value = $1"
	    " WHERE name = 'images_seen'"), last);
	return (true);
}
