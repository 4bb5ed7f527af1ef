#include "calendar/term_change.h"

#include <stddef.h>

#include "calendar/markup.h"
#include "generated/service.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/terms_waiting.h"
#include "text/fold.h"
#include "text/slugs.h"

static size_t
count_characters(const char *text)
{
	size_t	 count;

	for (count = 0; *text != '\0'; text++)
		count += (*text & 0xc0) != 0x80;

	return (count);
}

static int
change_name(struct request *rq, struct term *t, const char *sent)
{
	if (sent == NULL)
		return (0);
	t->name = markup_remove(rq, sent);
	if (*t->name == '\0')
		return (reply_error(rq, error_empty_term_name()));
	if (count_characters(t->name) > SERVICE_TERM_NAME_CHARACTERS)
		return (reply_error(rq, error_db_insert_error_term()));

	return (0);
}

/* A category cannot be its own ancestor: it then moves to the top level. */
static void
change_parent(struct request *rq, struct term *t, const struct term_sent *sent)
{
	if (!sent->has_parent)
		return;
	t->parent = sent->parent;
	if (t->parent != 0 && term_is_within(rq, t->parent, t->id))
		t->parent = 0;
}

/*
 * Finds a sibling with the same name, unless another slug distinguishes it. For
 * a waiting term any term with the name is the same.
 */
static int64_t
find_twin(struct request *rq, const struct term *t, const char *sent_slug)
{
	struct statement	*st;
	int64_t			 id = 0;

	if (term_waits(t->kind))
		return (term_or_waiting_by_text(rq->db, rq->arena, t->kind,
		    t->name));
	st = db_query(rq->db, "SELECT id FROM terms"
	    " WHERE kind = $1 AND name_folded = $2 AND COALESCE(parent, 0) = $3"
	    " AND ($4 = '' OR slug = $4) ORDER BY id LIMIT 1");
	db_bind_integer(st, 1, t->kind);
	db_bind_text(st, 2, fold_case(rq->arena, t->name));
	db_bind_integer(st, 3, t->parent);
	db_bind_text(st, 4, sent_slug == NULL ? "" :
	    slug_make(rq->arena, sent_slug));
	if (db_step(st))
		id = db_integer(st, 0);
	db_done(st);

	return (id);
}

static int
begin_slug(struct request *rq, struct term *t, const char *sent)
{
	int64_t	 twin;

	if ((twin = find_twin(rq, t, sent)) != 0)
		return (reply_term_exists(rq,
		    term_kind_shown(t->kind) == TERM_CATEGORY ?
		    error_term_exists() : error_term_exists_in_taxonomy(),
		    twin));
	t->slug = term_free_slug(rq, t, term_make_slug(rq, t, sent));

	return (0);
}

static int
change_slug(struct request *rq, struct term *t, const char *sent)
{
	if (sent == NULL)
		return (0);
	t->slug = term_make_slug(rq, t, sent);
	if (term_slug_taken(rq, t, t->slug))
		return (reply_error(rq, error_duplicate_term_slug(t->slug)));

	return (0);
}

int
term_change(struct request *rq, struct term *t, bool created,
    const struct term_sent *sent)
{
	int	 status;

	if (t->kind == TERM_TAG && sent->has_parent)
		return (reply_error(rq,
		    error_rest_taxonomy_not_hierarchical()));
	if ((status = change_name(rq, t, sent->name)) != 0)
		return (status);
	if (sent->description != NULL)
		t->description = markup_restrict(rq, sent->description);
	change_parent(rq, t, sent);
	if (sent->color != NULL)
		t->color = sent->color;

	return (created ? begin_slug(rq, t, sent->slug) :
	    change_slug(rq, t, sent->slug));
}
