#include "calendar/terms.h"

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "store/db.h"

static const struct kind {
	const char	*path;		/* behind {api} */
	const char	*taxonomy;
} kinds[] = {
	[TERM_CATEGORY] = { "categories", "tribe_events_cat" },
	[TERM_TAG] = { "tags", "post_tag" }
};

void
term_read(struct request *rq, struct statement *st, struct term *t)
{
	t->id = db_integer(st, 0);
	t->kind = db_integer(st, 1);
	t->parent = db_integer(st, 2);
	t->name = arena_string(rq->arena, db_text(st, 3));
	t->slug = arena_string(rq->arena, db_text(st, 4));
	t->description = arena_string(rq->arena, db_text(st, 5));
	t->count = db_integer(st, 6);
}

/* Slug and parent of a term; false: there is none. */
static bool
climb(struct request *rq, int64_t id, const char **slug, int64_t *parent)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db, "SELECT slug, parent FROM terms WHERE id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st))) {
		*slug = arena_string(rq->arena, db_text(st, 0));
		*parent = db_integer(st, 1);
	}
	db_done(st);

	return (found);
}

/* A category's address names its ancestors, the topmost first (7.3). */
static const char *
url(struct request *rq, const struct term *t)
{
	const char	*slug, *path = t->slug;
	int64_t		 id = t->parent;

	if (t->kind == TERM_TAG)
		return (arena_printf(rq->arena, "%s/tag/%s/", rq->site_url,
		    t->slug));
	while (id != 0 && climb(rq, id, &slug, &id))
		path = arena_printf(rq->arena, "%s/%s", slug, path);

	return (arena_printf(rq->arena, "%s/events/category/%s/",
	    rq->site_url, path));
}

static const char *
collection(struct request *rq, const struct term *t)
{
	return (arena_printf(rq->arena, "%s/%s", rq->api,
	    kinds[t->kind].path));
}

static const char *
self(struct request *rq, const struct term *t, int64_t id)
{
	return (arena_printf(rq->arena, "%s/%s/%lld", rq->api,
	    kinds[t->kind].path, (long long)id));
}

static void
write_urls(struct request *rq, const struct term *t)
{
	struct json	*out = &rq->out;

	json_object(out, "urls");
	json_string(out, "self", self(rq, t, t->id));
	json_string(out, "collection", collection(rq, t));
	if (t->parent != 0)
		json_string(out, "up", self(rq, t, t->parent));
	json_object_end(out);
}

static void
write_link(struct json *out, const char *name, const char *address)
{
	json_list(out, name);
	json_object(out, NULL);
	json_string(out, "href", address);
	json_object_end(out);
	json_list_end(out);
}

static void
write_links(struct request *rq, const struct term *t)
{
	struct json	*out = &rq->out;

	json_object(out, "_links");
	write_link(out, "self", self(rq, t, t->id));
	write_link(out, "collection", collection(rq, t));
	if (t->parent != 0)
		write_link(out, "up", self(rq, t, t->parent));
	json_object_end(out);
}

static void
write_embedded(struct request *rq, const struct term *t)
{
	struct json	*out = &rq->out;

	json_string(out, "name", t->name);
	json_string(out, "slug", t->slug);
	json_integer(out, "term_group", 0);
	json_integer(out, "term_taxonomy_id", t->id);
	json_string(out, "taxonomy", kinds[t->kind].taxonomy);
	json_string(out, "description", t->description);
	json_integer(out, "parent", t->parent);
	json_integer(out, "count", t->count);
	json_string(out, "filter", "raw");
	json_integer(out, "id", t->id);
	write_urls(rq, t);
}

static void
write_standing(struct request *rq, const struct term *t)
{
	struct json	*out = &rq->out;

	json_integer(out, "id", t->id);
	json_integer(out, "count", t->count);
	json_string(out, "description", t->description);
	json_string(out, "name", t->name);
	json_string(out, "slug", t->slug);
	json_string(out, "taxonomy", kinds[t->kind].taxonomy);
	if (t->kind == TERM_CATEGORY)
		json_integer(out, "parent", t->parent);
	json_list(out, "meta");
	json_list_end(out);
	json_string(out, "url", url(rq, t));
	write_urls(rq, t);
}

void
term_write(struct request *rq, const struct term *t, enum term_view view)
{
	json_object(&rq->out, NULL);
	if (view == TERM_EMBEDDED)
		write_embedded(rq, t);
	else
		write_standing(rq, t);
	if (view == TERM_ALONE)
		write_links(rq, t);
	json_object_end(&rq->out);
}
