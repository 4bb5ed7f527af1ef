#include "calendar/record_change.h"

#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "calendar/images.h"
#include "calendar/markup.h"
#include "calendar/slug_unique.h"
#include "http/keep.h"
#include "http/request.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/fold.h"
#include "text/slugs.h"

#define FOLD	10	/* nanoseconds a byte, about */

void
record_new(struct request *rq, enum record_kind kind, struct record_head *r)
{
	memset(r, 0, sizeof(*r));
	r->kind = kind;
	r->author = rq->caller.id;
	r->status = may_publish(&rq->caller) ? STATUS_PUBLISH : STATUS_DRAFT;
	r->times.created = rq->keep != NULL &&
	    rq->keep->has_created ? rq->keep->created : rq->now;
	r->name = r->description = r->image_url = "";
	r->slug = r->former_slug = "";
}

static bool
is_released(enum status status)
{
	return (status == STATUS_PUBLISH || status == STATUS_FUTURE ||
	    status == STATUS_PRIVATE);
}

static enum status
choose_status(const struct request *rq, const struct record_head *r,
    const enum status *sent)
{
	if (sent == NULL)
		return (r->status);
	if (is_released(*sent) && !may_publish(&rq->caller))
		return (STATUS_PENDING);

	return (*sent);
}

/* A clock that is set back takes nothing away that was published before. */
static void
choose_publication(const struct request *rq, struct record_head *r,
    enum status before, const struct moment *sent)
{
	struct record_times	*t = &r->times;

	if (sent != NULL) {
		t->published = sent->utc;
		t->has_published = true;
	} else if (!t->has_published && r->status != STATUS_DRAFT &&
	    r->status != STATUS_PENDING) {
		t->published = rq->now;
		t->has_published = true;
	}

	if (r->status == STATUS_PUBLISH && t->published > rq->now &&
	    (before != STATUS_PUBLISH || sent != NULL))
		r->status = STATUS_FUTURE;
	else if (r->status == STATUS_FUTURE && t->published <= rq->now)
		r->status = STATUS_PUBLISH;
}

void
record_change(struct request *rq, struct record_head *r,
    const struct record_sent *sent)
{
	enum status	 before = r->status;

	if (sent->name != NULL)
		r->name = markup_clean(rq, sent->name);
	if (sent->description != NULL)
		r->description = markup_clean(rq, sent->description);
	if (sent->image != NULL)
		r->image = image_find(rq, sent->image, &r->image_url);
	if (sent->author != NULL)
		r->author = *sent->author;
	r->status = choose_status(rq, r, sent->status);
	choose_publication(rq, r, before, sent->published);
	r->times.modified = rq->keep != NULL &&
	    rq->keep->has_modified ? rq->keep->modified : rq->now;
}

static const char *
make_slug(struct request *rq, const struct record_head *r, const char *text)
{
	const char	*slug;

	slug = slug_make(rq->arena, text);
	if (*slug == '\0')
		slug = slug_make(rq->arena, r->name);
	if (*slug == '\0')
		slug = arena_printf(rq->arena, "%lld", (long long)r->id);

	return (slug);
}

static const char *
make_unique(struct request *rq, const struct record_head *r, const char *slug)
{
	if (*slug == '\0' || strcmp(slug, r->slug) == 0)
		return (slug);

	return (slug_unique(rq, r->kind, r->id, slug, ""));
}

/* An event that nobody has published yet has none unless it was sent. */
static bool
is_due(const struct record_head *r, bool created)
{
	return (r->kind != RECORD_EVENT || is_released(r->status) ||
	    (created && r->status == STATUS_TRASH));
}

/* In the trash a record keeps the slug to come back with apart. */
void
record_choose_slug(struct request *rq, struct record_head *r,
    const enum status *before, const char *sent)
{
	bool		 was_trashed, trashed;
	const char	*slug;

	was_trashed = before != NULL && *before == STATUS_TRASH;
	trashed = r->status == STATUS_TRASH;

	if (sent == NULL && rq->keep != NULL)
		sent = rq->keep->slug;
	slug = was_trashed ? r->former_slug : r->slug;
	if (sent != NULL)
		slug = make_slug(rq, r, sent);
	else if (*slug == '\0' && is_due(r, before == NULL))
		slug = make_slug(rq, r, r->name);

	if (before == NULL || !trashed)
		slug = r->slug = make_unique(rq, r, slug);
	else if (!was_trashed)
		r->slug = slug_unique(rq, r->kind, r->id, slug, "__trashed");
	r->former_slug = trashed ? slug : "";
}

bool
record_serves(struct request *rq, const struct record_head *r,
    const struct record_head *made, const struct record_sent *sent)
{
	const struct record_times	*t = &r->times;

	return (may_edit(&rq->caller, r->author, r->status) &&
	    (sent->author == NULL || r->author == made->author) &&
	    (sent->status == NULL || r->status == made->status) &&
	    (made->image == 0 || r->image == made->image) &&
	    (sent->published == NULL || (t->has_published &&
	    t->published == made->times.published)) &&
	    record_text_serves(rq, r->description, made->description));
}

bool
record_text_serves(struct request *rq, const char *stored, const char *made)
{
	struct arena	*arena;
	bool		 equal;

	if (*made == '\0' || strcmp(stored, made) == 0)
		return (true);
	if (!budget_spend(rq->budget, FOLD * (strlen(stored) + strlen(made))))
		return (false);
	arena = arena_new();
	equal = strcmp(fold_title(arena, stored), fold_title(arena, made)) == 0;
	arena_free(arena);

	return (equal);
}
