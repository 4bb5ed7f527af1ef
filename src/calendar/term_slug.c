#include "calendar/term_change.h"

#include "base/arena.h"
#include "calendar/slug_free.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

struct owner {
	struct request		*rq;
	const struct term	*term;
};

const char *
term_make_slug(struct request *rq, const struct term *t, const char *text)
{
	const char	*slug = "";

	if (text != NULL)
		slug = slug_make(rq->arena, text);
	if (*slug == '\0')
		slug = slug_make(rq->arena, t->name);
	if (*slug == '\0')
		slug = arena_printf(rq->arena, "%lld", (long long)t->id);

	return (slug);
}

bool
term_slug_taken(struct request *rq, const struct term *t, const char *slug)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT 1 FROM terms"
	    " WHERE kind IN ($1, $2) AND slug = $3 AND id <> $4");
	db_bind_integer(st, 1, t->kind);
	db_bind_integer(st, 2, term_kind_shown(t->kind));
	db_bind_text(st, 3, slug);
	db_bind_integer(st, 4, t->id);

	return (db_has_row(st));
}

/*
 * Prepends the parent's slug, for example "jazz-music"; returns the slug
 * unchanged if there is no room.
 */
static const char *
add_parent(struct request *rq, const struct term *t, const char *slug)
{
	struct term	 parent;
	const char	*longer;

	if (!term_find(rq, t->kind, t->parent, &parent))
		return (slug);
	longer = slug_append(rq->arena, slug, arena_printf(rq->arena, "-%s",
	    parent.slug));

	return (*longer == '-' ? slug : longer);
}

static bool
is_taken(void *of, const char *slug)
{
	const struct owner	*owner = of;

	return (term_slug_taken(owner->rq, owner->term, slug));
}

const char *
term_free_slug(struct request *rq, const struct term *t, const char *slug)
{
	struct owner	 owner = { rq, t };

	if (!term_slug_taken(rq, t, slug))
		return (slug);
	if (t->parent != 0)
		slug = add_parent(rq, t, slug);

	return (slug_free(rq->arena, slug, "", is_taken, &owner));
}
