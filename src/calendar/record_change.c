#include "calendar/record_change.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event_slugs.h"
#include "calendar/image.h"
#include "calendar/markup.h"
#include "calendar/slug_free.h"
#include "calendar/stored_table.h"
#include "generated/service.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/slugs.h"

void
record_new(struct request *rq, enum record_kind kind, struct record_head *r)
{
	stored_new(record_tables[kind], r);
	r->kind = kind;
	r->author = rq->caller.id;
	r->status = may_publish(&rq->caller) ? STATUS_PUBLISH : STATUS_DRAFT;
	if (extras_wait(rq->extras))
		r->status = STATUS_PENDING;
	r->created = rq->extras != NULL &&
	    rq->extras->has_created ? rq->extras->created : rq->now;
}

static enum status
choose_status(const struct request *rq, const struct record_head *r,
    const enum status *sent)
{
	if (sent == NULL)
		return (r->status);
	if (status_is_released(*sent) && !may_publish(&rq->caller))
		return (STATUS_PENDING);

	return (*sent);
}

/*
 * Rule 26.7 asks whether a place was published, so a caller who may not publish
 * gives it no publication time. If the clock is set back, published records
 * stay published.
 */
static void
choose_publication(const struct request *rq, struct record_head *r,
    enum status before, const struct moment *sent)
{
	if (r->kind != RECORD_EVENT && !may_publish(&rq->caller))
		return;
	if (sent != NULL) {
		r->published = sent->utc;
		r->has_published = true;
	} else if (!r->has_published && r->status != STATUS_DRAFT &&
	    r->status != STATUS_PENDING) {
		r->published = rq->now;
		r->has_published = true;
	}

	if (r->status == STATUS_PUBLISH && r->published > rq->now &&
	    (before != STATUS_PUBLISH || sent != NULL))
		r->status = STATUS_FUTURE;
	else if (r->status == STATUS_FUTURE && r->published <= rq->now)
		r->status = STATUS_PUBLISH;
}

void
record_change(struct request *rq, struct record_head *r,
    const struct record_sent *sent)
{
	enum status	 before = r->status;
	struct image	 image;

	if (sent->name != NULL)
		r->name = markup_clean(rq, sent->name,
		    SERVICE_NAME_BYTES);
	if (sent->description != NULL)
		r->description = markup_clean(rq, sent->description,
		    SERVICE_TEXT_BYTES);
	if (sent->image != NULL) {
		image_find(rq, sent->image, &image);
		r->image = image.id;
		r->image_url = image.url;
		r->image_alt = image.alt;
	}
	if (sent->author != NULL)
		r->author = *sent->author;
	r->status = choose_status(rq, r, sent->status);
	choose_publication(rq, r, before, sent->date_utc != NULL ?
	    sent->date_utc : sent->date);
	r->modified = rq->extras != NULL &&
	    rq->extras->has_modified ? rq->extras->modified : rq->now;
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

struct owner {
	struct request			*rq;
	const struct record_head	*record;
	struct event_slugs		*_Nullable known;
};

static bool
is_taken(void *of, const char *slug)
{
	const struct owner	*owner = of;

	if (slug_reserved(slug))
		return (true);
	if (owner->known != NULL && event_slugs_take(owner->known, slug))
		return (false);

	return (stored_has_slug(owner->rq->db,
	    record_tables[owner->record->kind], slug, owner->record->id));
}

/* Returns a slug that no other record of the kind has (rules, section 13). */
static const char *
unique_slug(struct owner *owner, const char *slug, const char *suffix)
{
	return (slug_free(owner->rq->arena, slug, suffix, is_taken, owner));
}

static const char *
make_unique(struct owner *owner, const char *slug)
{
	if (*slug == '\0' || strcmp(slug, owner->record->slug) == 0)
		return (slug);

	return (unique_slug(owner, slug, ""));
}

/*
 * Whether the record needs a slug now. An event that was never published has
 * none, unless one was sent.
 */
static bool
is_due(const struct record_head *r, bool created)
{
	return (r->kind != RECORD_EVENT || status_is_released(r->status) ||
	    (created && r->status == STATUS_TRASH));
}

/* In the trash, former_slug and former_status are those for a restoration. */
void
record_choose_slug(struct request *rq, struct record_head *r,
    const enum status *before, const char *sent,
    struct event_slugs *_Nullable known)
{
	struct owner	 owner = { rq, r, known };
	bool		 was_trashed, trashed;
	const char	*slug;

	was_trashed = before != NULL && *before == STATUS_TRASH;
	trashed = r->status == STATUS_TRASH;

	if (sent == NULL && rq->extras != NULL)
		sent = rq->extras->slug;
	slug = !was_trashed ? r->slug :
	    r->former_slug != NULL ? r->former_slug : "";
	if (sent != NULL)
		slug = make_slug(rq, r, sent);
	else if (*slug == '\0' && is_due(r, before == NULL))
		slug = make_slug(rq, r, r->name);

	if (before == NULL || !trashed)
		slug = r->slug = make_unique(&owner, slug);
	else if (!was_trashed)
		r->slug = unique_slug(&owner, slug, RECORD_TRASHED);
	r->former_slug = trashed ? slug : NULL;
	if (!trashed || before == NULL)
		r->former_status = NULL;
	else if (!was_trashed)
		r->former_status = status_name(*before);
}

/* Whether the caller may edit the record and its head is equal. */
static bool
is_reusable(struct request *rq, const struct record_head *r,
    const struct record_head *new, const struct record_sent *sent)
{
	return (may_edit(&rq->caller, r->author, r->status) &&
	    (sent->author == NULL || r->author == new->author) &&
	    (sent->status == NULL || r->status == new->status) &&
	    (new->image == 0 || r->image == new->image) &&
	    ((sent->date == NULL && sent->date_utc == NULL) ||
	    (r->has_published == new->has_published &&
	    r->published == new->published)) &&
	    stored_text_serves(rq, r->description, new->description));
}

bool
record_find_equal(struct request *rq, const struct record_head *new,
    const struct record_sent *sent, const void *fields,
    struct record_head *found)
{
	const struct stored_table	*table = record_tables[new->kind];
	struct statement		*st;
	bool				 reusable = false;

	st = stored_select_equal(rq, table, new->name, new, fields);
	while (!reusable && stored_next_equal(rq, st, table, new, fields,
	    found))
		reusable = is_reusable(rq, found, new, sent);
	db_done(st);

	return (reusable);
}
