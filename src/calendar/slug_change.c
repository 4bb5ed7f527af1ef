#include "calendar/slug_change.h"

#include <string.h>

#include "calendar/record.h"
#include "calendar/stored_table.h"
#include "calendar/terms.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/permissions.h"
#include "store/status.h"

static enum old_slug_kind
kind_of_record(const struct record_head *r)
{
	static const enum old_slug_kind	 kinds[] = {
		[RECORD_EVENT] = OLD_SLUG_EVENT,
		[RECORD_VENUE] = OLD_SLUG_VENUE,
		[RECORD_ORGANIZER] = OLD_SLUG_ORGANIZER
	};

	return (kinds[r->kind]);
}

static enum old_slug_kind
kind_of_term(const struct term *t)
{
	return (term_kind_shown(t->kind) == TERM_TAG ? OLD_SLUG_TAG :
	    OLD_SLUG_CATEGORY);
}

static const struct stored_table *const	 tables[] = {
	[OLD_SLUG_EVENT] = &stored_event,
	[OLD_SLUG_VENUE] = &stored_venue,
	[OLD_SLUG_ORGANIZER] = &stored_organizer
};

/* Whether it redirects to no record that the caller may not change. */
static bool
may_redirect(struct request *rq, enum old_slug_kind kind, const char *slug)
{
	union record_any	 any;
	int64_t			 id = old_slug_find(rq->db, kind, slug);

	return (id == 0 || !stored_find(rq, tables[kind], id, &any) ||
	    may_edit(&rq->caller, any.head.author, any.head.status));
}

void
slug_change_record(struct request *rq, const struct record_head *before,
    const struct record_head *after)
{
	const enum old_slug_kind	 kind = kind_of_record(before);

	if (strcmp(before->slug, after->slug) != 0 &&
	    after->status != STATUS_TRASH &&
	    status_now(before->status, before->has_published,
	    before->published, rq->now) == STATUS_PUBLISH &&
	    may_redirect(rq, kind, before->slug))
		old_slug_add(rq->db, kind, before->slug, before->id);
}

void
slug_change_term(struct request *rq, const struct term *before,
    const struct term *after)
{
	if (strcmp(before->slug, after->slug) != 0)
		old_slug_add(rq->db, kind_of_term(before), before->slug,
		    before->id);
}

static void
merge_slugs(struct request *rq, enum old_slug_kind kind, const char *slug,
    int64_t id)
{
	if (rq->extras == NULL || rq->extras->into == 0)
		return;
	old_slugs_move(rq->db, kind, id, rq->extras->into);
	if (*slug != '\0')
		old_slug_add(rq->db, kind, slug, rq->extras->into);
}

void
slug_merge_record(struct request *rq, const struct record_head *r)
{
	merge_slugs(rq, kind_of_record(r), r->slug, r->id);
}

void
slug_merge_term(struct request *rq, const struct term *t)
{
	merge_slugs(rq, kind_of_term(t), t->slug, t->id);
}

void
slug_end_record(struct request *rq, const struct record_head *r)
{
	old_slugs_forget(rq->db, kind_of_record(r), r->id);
}

void
slug_end_term(struct request *rq, const struct term *t)
{
	old_slugs_forget(rq->db, kind_of_term(t), t->id);
}

const char *
slug_now(struct request *rq, enum old_slug_kind kind, const char *slug)
{
	union record_any	 any;
	struct term		 t;
	int64_t			 id;

	if ((id = old_slug_find(rq->db, kind, slug)) == 0)
		return ("");
	if (kind == OLD_SLUG_CATEGORY || kind == OLD_SLUG_TAG)
		return (term_find(rq, kind == OLD_SLUG_TAG ? TERM_TAG :
		    TERM_CATEGORY, id, &t) ? t.slug : "");

	return (stored_find(rq, tables[kind], id, &any) ? any.head.slug : "");
}
