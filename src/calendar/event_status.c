#include "calendar/event_status.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/permissions.h"
#include "calendar/slug_unique.h"
#include "generated/routes.h"
#include "http/request.h"
#include "text/slugs.h"

static bool
is_released(enum status status)
{
	return (status == STATUS_PUBLISH || status == STATUS_FUTURE ||
	    status == STATUS_PRIVATE);
}

static enum status
choose_status(const struct request *rq, const struct event *e,
    const struct event_fields *f)
{
	if (!f->has_status)
		return (e->status);
	if (is_released(f->status) && !may_publish(&rq->caller))
		return (STATUS_PENDING);

	return (f->status);
}

static void
choose_publication(const struct request *rq, struct event *e,
    const struct event_fields *f)
{
	struct record_times	*t = &e->times;

	if (f->has_date_utc || f->has_date) {
		t->published = f->has_date_utc ? f->date_utc.utc : f->date.utc;
		t->has_published = true;
	} else if (!t->has_published && e->status != STATUS_DRAFT &&
	    e->status != STATUS_PENDING) {
		t->published = rq->now;
		t->has_published = true;
	}

	if (e->status == STATUS_PUBLISH && t->published > rq->now)
		e->status = STATUS_FUTURE;
	else if (e->status == STATUS_FUTURE && t->published <= rq->now)
		e->status = STATUS_PUBLISH;
}

static const char *
make_slug(struct request *rq, const struct event *e, const char *text)
{
	const char	*slug;

	slug = slug_make(rq->arena, text);
	if (*slug == '\0')
		slug = slug_make(rq->arena, e->title);
	if (*slug == '\0')
		slug = arena_printf(rq->arena, "%lld", (long long)e->id);

	return (slug);
}

static const char *
make_unique(struct request *rq, const struct event *e, const char *slug)
{
	if (*slug == '\0' || strcmp(slug, e->slug) == 0)
		return (slug);

	return (slug_unique(rq, RECORD_EVENT, e->id, slug, ""));
}

/* In the trash a record keeps the slug to come back with apart. */
static void
choose_slug(struct request *rq, struct event *e, bool created,
    enum status before, const struct event_fields *f)
{
	bool		 was_trashed, trashed;
	const char	*slug;

	was_trashed = !created && before == STATUS_TRASH;
	trashed = e->status == STATUS_TRASH;

	slug = was_trashed ? e->former_slug : e->slug;
	if (f->slug != NULL)
		slug = make_slug(rq, e, f->slug);
	else if (*slug == '\0' &&
	    (is_released(e->status) || (created && trashed)))
		slug = make_slug(rq, e, e->title);

	if (created || !trashed)
		slug = e->slug = make_unique(rq, e, slug);
	else if (!was_trashed)
		e->slug = slug_unique(rq, RECORD_EVENT, e->id, slug,
		    "__trashed");
	e->former_slug = trashed ? slug : "";
}

void
event_move(struct request *rq, struct event *e, bool created,
    const struct event_fields *f)
{
	enum status	 before = e->status;

	e->status = choose_status(rq, e, f);
	choose_publication(rq, e, f);
	choose_slug(rq, e, created, before, f);
}
