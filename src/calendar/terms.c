#include "calendar/terms.h"

#include "calendar/history.h"
#include "calendar/list.h"
#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/slug_change.h"
#include "calendar/stored_table.h"
#include "calendar/term_change.h"
#include "calendar/term_save.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/store.h"
#include "store/sequences.h"

/* The words of `orderby` have the order of the store's enum. */
#define SAME(word, order) \
	_Static_assert( \
	    (int)CATEGORY_LIST_ORDERBY_##word == (int)TERM_BY_##order && \
	    (int)TAG_LIST_ORDERBY_##word == (int)TERM_BY_##order, \
	    "orderby: another order than in the spec")
SAME(ID, ID); SAME(NAME, NAME); SAME(SLUG, SLUG); SAME(COUNT, COUNT);
SAME(TERM_GROUP, GROUP); SAME(DESCRIPTION, DESCRIPTION); SAME(PARENT, PARENT);
SAME(INCLUDE, INCLUDE);
SAME(WORDS, INCLUDE + 1);

static int
reply_no_term(struct request *rq, enum term_kind kind)
{
	return (reply_error(rq, kind == TERM_CATEGORY ?
	    error_rest_category_not_found(rq->in.capture) :
	    error_rest_tag_not_found(rq->in.capture)));
}

static int
refuse_changed(struct request *rq, const struct term *t)
{
	struct json	 answer;

	if (record_needs_tag(rq, &answer))
		term_write(rq, t, TERM_ALONE);

	return (record_refuse_changed(rq, &answer));
}

static int
get_term(struct request *rq, enum term_kind kind, int64_t id)
{
	struct term	 t;

	if (!term_find(rq, kind, id, &t))
		return (reply_no_term(rq, kind));
	term_write(rq, &t, TERM_ALONE);
	rq->reply.last_modified = store_state(rq->db).last_write;

	return (200);
}

int
term_add(struct request *rq, enum term_kind kind, const struct term_sent *sent,
    struct term *t)
{
	int	 status;

	stored_new(&stored_term, t);
	t->id = sequence_next(rq->db, SEQUENCE_TERMS);
	t->kind = kind;
	if ((status = term_change(rq, t, true, sent)) != 0)
		return (status);
	term_save_new(rq, t);
	history_term(rq, NULL, t);
	if (!term_waits(kind))
		notice_term(rq, NOTICE_CREATED, t);

	return (0);
}

static int
create_term(struct request *rq, enum term_kind kind,
    const struct term_sent *sent)
{
	struct term	 t;
	int		 status;

	if ((status = term_add(rq, extras_wait(rq->extras) ?
	    term_kind_waiting(kind) : kind, sent, &t)) != 0)
		return (status);
	t.kind = kind;
	term_write(rq, &t, TERM_ALONE);
	rq->reply.location = term_rest_url(rq, kind, t.id);

	return (201);
}

static int
update_term(struct request *rq, enum term_kind kind, int64_t id,
    const struct term_sent *sent)
{
	struct term	 t, stored;
	int		 status;

	if (!term_find(rq, kind, id, &t))
		return (reply_no_term(rq, kind));
	stored = t;
	if ((status = refuse_changed(rq, &t)) != 0 ||
	    (status = term_change(rq, &t, false, sent)) != 0)
		return (status);
	term_save(rq, &t);
	slug_change_term(rq, &stored, &t);
	history_term(rq, &stored, &t);
	notice_term(rq, NOTICE_UPDATED, &t);
	term_write(rq, &t, TERM_ALONE);

	return (200);
}

/* Answers with the record as it was before it was deleted. */
static int
delete_term(struct request *rq, enum term_kind kind, int64_t id)
{
	struct term	 t;
	int		 status;

	if (!term_find(rq, kind, id, &t))
		return (reply_no_term(rq, kind));
	if ((status = refuse_changed(rq, &t)) != 0)
		return (status);
	term_write(rq, &t, TERM_LISTED);
	notice_term(rq, NOTICE_PURGED, &t);
	slug_merge_term(rq, &t);
	term_purge(rq, &t);

	return (200);
}

int
category_list(struct request *rq, const struct category_list_params *p)
{
	struct term_filter	 f = { .kind = TERM_CATEGORY };

	f.search = p->search;
	f.slug = p->slug;
	f.include = list_ids(&p->include);
	f.exclude = list_ids(&p->exclude);
	f.has_parent = p->has_parent;
	f.parent = p->parent;
	f.event = p->has_event ? p->event : p->post;
	f.hides_empty = p->hide_empty && f.event == 0;
	f.upcoming = p->upcoming;
	f.order = p->has_orderby ? (enum term_order)p->orderby : TERM_BY_NAME;
	f.descending = p->order == CATEGORY_LIST_ORDER_DESC;

	return (term_list(rq, &f, p, &p->paging));
}

int
category_get(struct request *rq, const struct category_get_params *p)
{
	return (get_term(rq, TERM_CATEGORY, p->id));
}

static struct term_sent
category_sent(const struct category_fields *f)
{
	return ((struct term_sent){ f->name, f->description, f->slug,
	    f->has_parent, f->parent, f->color });
}

int
category_create(struct request *rq, const struct category_create_params *p)
{
	struct term_sent	 fields = category_sent(&p->fields);

	return (create_term(rq, TERM_CATEGORY, &fields));
}

int
category_update(struct request *rq, const struct category_update_params *p)
{
	struct term_sent	 fields = category_sent(&p->fields);

	return (update_term(rq, TERM_CATEGORY, p->id, &fields));
}

int
category_delete(struct request *rq, const struct category_delete_params *p)
{
	return (delete_term(rq, TERM_CATEGORY, p->id));
}

int
tag_list(struct request *rq, const struct tag_list_params *p)
{
	struct term_filter	 f = { .kind = TERM_TAG };

	f.search = p->search;
	f.slug = p->slug;
	f.include = list_ids(&p->include);
	f.exclude = list_ids(&p->exclude);
	f.event = p->has_event ? p->event : p->post;
	f.hides_empty = p->hide_empty && f.event == 0;
	f.order = p->has_orderby ? (enum term_order)p->orderby : TERM_BY_NAME;
	f.descending = p->order == TAG_LIST_ORDER_DESC;

	return (term_list(rq, &f, p, &p->paging));
}

int
tag_get(struct request *rq, const struct tag_get_params *p)
{
	return (get_term(rq, TERM_TAG, p->id));
}

static struct term_sent
tag_sent(const struct tag_fields *f)
{
	return ((struct term_sent){ f->name, f->description, f->slug,
	    f->parent, 0, NULL });
}

int
tag_create(struct request *rq, const struct tag_create_params *p)
{
	struct term_sent	 fields = tag_sent(&p->fields);

	return (create_term(rq, TERM_TAG, &fields));
}

int
tag_update(struct request *rq, const struct tag_update_params *p)
{
	struct term_sent	 fields = tag_sent(&p->fields);

	return (update_term(rq, TERM_TAG, p->id, &fields));
}

int
tag_delete(struct request *rq, const struct tag_delete_params *p)
{
	return (delete_term(rq, TERM_TAG, p->id));
}
