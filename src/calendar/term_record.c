#include "calendar/terms.h"

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "calendar/record_hooks.h"
#include "calendar/stored.h"
#include "config/site.h"
#include "http/fieldmask.h"
#include "http/request.h"
#include "store/db.h"

static const struct kind {
	const char	*plural;	/* after {api} */
	const char	*page;		/* after {site}, or that of events */
	const char	*taxonomy;
} kinds[] = {
	[TERM_CATEGORY] = { "categories", "category", "tribe_events_cat" },
	[TERM_TAG] = { "tags", "tag", "post_tag" }
};

/* A waiting term has the words of those of its kind that are shown. */
static const struct kind *
kind_of(enum term_kind kind)
{
	return (&kinds[term_kind_shown(kind)]);
}

const char *
term_plural(enum term_kind kind)
{
	return (kind_of(kind)->plural);
}

/* Whether the answer needs this member of terms (http/request.h). */
static bool
wants_member(const struct request *rq, enum term_kind kind, const char *member)
{
	return (fieldmask_wants(rq->wanted, kind_of(kind)->plural, member));
}

bool
term_reads(const struct request *rq, const struct stored_table *table,
    const void *record, const char *member)
{
	const struct term	*t = record;

	(void)table;
	return (wants_member(rq, t->kind, member));
}

const char *
term_rest_url(struct request *rq, enum term_kind kind, int64_t id)
{
	return (arena_join(rq->arena, rq->in.api, "/", kind_of(kind)->plural,
	    "/", arena_integer(rq->arena, id), NULL));
}

static const char *
collection_url(struct request *rq, const struct term *t)
{
	return (arena_join(rq->arena, rq->in.api, "/", kind_of(t->kind)->plural,
	    NULL));
}

static void
write_urls(struct request *rq, const struct term *t)
{
	struct json	*out = &rq->out;

	if (!json_wants(out, "urls"))
		return;
	json_object(out, "urls");
	json_string(out, "self", term_rest_url(rq, t->kind, t->id));
	json_string(out, "collection", collection_url(rq, t));
	if (t->parent != 0)
		json_string(out, "up", term_rest_url(rq, t->kind, t->parent));
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

	if (!json_wants(out, "_links"))
		return;
	json_object(out, "_links");
	write_link(out, "self", term_rest_url(rq, t->kind, t->id));
	write_link(out, "collection", collection_url(rq, t));
	if (t->parent != 0)
		write_link(out, "up", term_rest_url(rq, t->kind, t->parent));
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
	json_string(out, "taxonomy", kind_of(t->kind)->taxonomy);
	json_string(out, "description", t->description);
	json_integer(out, "parent", t->parent);
	stored_write_filled(out, "color", t->color);
	json_integer(out, "count", t->count);
	json_string(out, "filter", "raw");
	json_integer(out, "id", t->id);
	write_urls(rq, t);
}

/*
 * A term and its ancestors, starting with $1. The limit of height stops at a
 * cycle.
 */
#define UP \
	"WITH RECURSIVE up (id, parent, slug, height) AS (" \
	" SELECT id, parent, slug, 0 FROM terms WHERE id = $1 UNION ALL" \
	" SELECT t.id, t.parent, t.slug, u.height + 1" \
	" FROM up u JOIN terms t ON t.id = u.parent WHERE u.height < 1000)"

bool
term_is_within(struct request *rq, int64_t id, int64_t other)
{
	struct statement	*st;

	st = db_query(rq->db, UP " SELECT 1 FROM up WHERE id = $2");
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, other);

	return (db_has_row(st));
}

/* The slugs of its ancestors, the topmost first: "music/jazz/", or "". */
static const char *
join_ancestors(struct request *rq, const struct term *t)
{
	struct statement	*st;
	struct buf		 path;

	if (t->parent == 0)
		return ("");
	buf_init(&path, rq->arena, 100);
	st = db_query(rq->db, UP " SELECT slug FROM up ORDER BY height DESC");
	db_bind_integer(st, 1, t->parent);
	while (db_step(st))
		buf_printf(&path, "%s/", db_string(st, 0));
	db_done(st);

	return (path.data);
}

static const char *
page_address(struct request *rq, const struct term *t)
{
	bool	 is_below = t->kind == TERM_CATEGORY;

	return (arena_join(rq->arena, rq->in.site_url, "/",
	    is_below ? rq->site->slugs.events : "", is_below ? "/" : "",
	    kind_of(t->kind)->page, "/", join_ancestors(rq, t), t->slug, "/",
	    NULL));
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
	json_string(out, "taxonomy", kind_of(t->kind)->taxonomy);
	if (t->kind == TERM_CATEGORY)
		json_integer(out, "parent", t->parent);
	stored_write_filled(out, "color", t->color);
	json_list(out, "meta");
	json_list_end(out);
	if (wants_member(rq, t->kind, "url"))
		json_string(out, "url", page_address(rq, t));
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
