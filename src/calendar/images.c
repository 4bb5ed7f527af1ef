#include "calendar/images.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"

static const char *
find_url(struct request *rq, int64_t id)
{
	struct statement	*st;
	const char		*url = "";

	st = db_query(rq->db, "SELECT url FROM images WHERE id = $1");
	db_bind_integer(st, 1, id);
	if (db_step(st))
		url = arena_string(rq->arena, db_string(st, 0));
	db_done(st);

	return (url);
}

static int64_t
add_image(struct request *rq, const char *url)
{
	struct statement	*st;
	int64_t			 id;

	id = sequence_next(rq->db, SEQUENCE_IMAGES);
	st = db_query(rq->db, "INSERT INTO images (id, url) VALUES ($1, $2)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, url);
	db_run(st);

	return (id);
}

static int64_t
find_number(struct request *rq, const char *url)
{
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(rq->db, "SELECT id FROM images WHERE url = $1");
	db_bind_text(st, 1, url);
	if (db_step(st))
		id = db_integer(st, 0);
	db_done(st);

	return (id != 0 ? id : add_image(rq, url));
}

int64_t
image_find(struct request *rq, const struct image_ref *ref, const char **url)
{
	if (ref->url != NULL) {
		*url = ref->url;
		return (find_number(rq, ref->url));
	}
	*url = ref->id == 0 ? "" : find_url(rq, ref->id);

	return (ref->id);
}

/* The part of the URL's path after the last dot, in lower case. */
static const char *
extension(struct request *rq, const char *url)
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

void
image_write(struct request *rq, const char *name, int64_t id, const char *url)
{
	struct json	*out = &rq->out;

	if (id == 0) {
		json_boolean(out, name, false);
		return;
	}
	json_object(out, name);
	json_string(out, "url", url);
	json_integer(out, "id", id);
	json_string(out, "extension", extension(rq, url));
	json_null(out, "width");
	json_null(out, "height");
	json_object(out, "sizes");
	json_object_end(out);
	json_object_end(out);
}
