#include "calendar/directory.h"

#include <string.h>

#include "base/json.h"
#include "calendar/event_access.h"
#include "calendar/history.h"
#include "calendar/list.h"
#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/slug_change.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/author_quota.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/index/directory_query.h"
#include "store/permissions.h"
#include "store/sequences.h"

/* The words of `orderby` have the order of the store's enum. */
#define SAME(word, order) \
	_Static_assert( \
	    (int)DIRECTORY_ORDERBY_##word == (int)DIRECTORY_BY_##order, \
	    "orderby: another order than in the spec")
SAME(NAME, NAME); SAME(DATE, DATE); SAME(MODIFIED, MODIFIED); SAME(ID, ID);
_Static_assert((int)DIRECTORY_ORDERBY_WORDS ==
    (int)DIRECTORY_BY_ID + 1, "orderby: a word more in the spec");

/* The default order: newest first, but names and ids ascending. */
static bool
is_descending(const struct directory *p)
{
	if (p->has_order)
		return (p->order == DIRECTORY_ORDER_DESC);
	return (p->orderby == DIRECTORY_ORDERBY_DATE ||
	    p->orderby == DIRECTORY_ORDERBY_MODIFIED);
}

static void
read_filter(struct request *rq, const struct directory *p,
    struct directory_filter *f)
{
	f->visible = list_visibility(rq, p->status);
	f->modified_from.set = p->has_modified_after;
	f->modified_from.value = p->modified_after.utc + 1;
	f->modified_until.set = p->has_modified_before;
	f->modified_until.value = p->modified_before.utc - 1;
	f->has_event = p->has_event;
	if (p->has_event)
		f->event = event_showing_links(rq, p->event);
	f->has_events = p->has_has_events ? p->has_events : -1;
	f->only_with_upcoming = p->only_with_upcoming;
	f->finds_protected = may_edit_others(&rq->caller);
	f->publisher = may_publish(&rq->caller) ? rq->caller.id : 0;
	f->search = p->search;
	f->order = (enum directory_order_by)p->orderby;
	f->descending = is_descending(p);
}

static int
find_page(struct request *rq, enum record_kind kind,
    const struct directory *p, const struct paging *paging,
    struct list_page *page)
{
	struct directory_filter	 f = {
		.kind = kind == RECORD_VENUE ? DIRECTORY_VENUES :
		    DIRECTORY_ORGANIZERS,
		.offset = list_offset(paging), .limit = paging->per_page
	};

	if (p->only_with_upcoming)
		rq->changes_each_second = true;
	read_filter(rq, p, &f);
	directory_query(rq->db, rq->arena, &f, page);
	if (!list_measure(rq, paging, page->total))
		return (record_no_page(rq, kind));

	return (0);
}

int
directory_list(struct request *rq, enum record_kind kind,
    const struct directory *p, const struct paging *paging,
    const void *params)
{
	struct list_page	 page;
	struct list_records	 found;
	size_t			 i;
	int			 status;

	if ((status = find_page(rq, kind, p, paging, &page)) != 0)
		return (status);

	list_records(rq, kind, &page, &found);
	json_object(&rq->out, NULL);
	json_list(&rq->out, record_plural(kind));
	for (i = 0; i < found.count; i++)
		record_write(rq, NULL, found.list[i], RECORD_PLAIN);
	json_list_end(&rq->out);
	list_write_tail(rq, params);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

int
directory_get(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug)
{
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, kind, id, slug, &any)) != 0 ||
	    (status = record_refuse_read(rq, &any.head)) != 0)
		return (status);
	record_write(rq, NULL, &any.head, RECORD_ALONE);
	rq->reply.last_modified = any.head.modified;

	return (200);
}

static struct record_sent
sent_of(enum record_kind kind, const void *fields)
{
	return (kind == RECORD_VENUE ? venue_sent(fields) :
	    organizer_sent(fields));
}

/*
 * stateprovince is the state in the United States or without a country,
 * otherwise the province.
 */
static void
derive_province(struct venue *v, const struct venue_fields *f)
{
	if (f->stateprovince != NULL || (f->country == NULL &&
	    f->state == NULL && f->province == NULL))
		return;
	if (*v->state != '\0' && (*v->country == '\0' ||
	    strcmp(v->country, "US") == 0 ||
	    strcmp(v->country, "United States") == 0))
		v->stateprovince = v->state;
	else
		v->stateprovince = v->province;
}

static void
change_record(struct request *rq, struct record_head *r,
    const struct record_sent *sent, const void *fields)
{
	record_change(rq, r, sent);
	if (fields != NULL)
		stored_apply(rq, record_tables[r->kind], r, fields);
	if (fields != NULL && r->kind == RECORD_VENUE)
		derive_province((struct venue *)r, fields);
}

int
directory_make(struct request *rq, enum record_kind kind, const void *fields,
    union record_any *any, bool *joined)
{
	struct record_sent	 sent = sent_of(kind, fields);
	union record_any	 new;
	int			 status;

	if ((status = record_refuse_author(rq, &sent)) != 0)
		return (status);
	record_new(rq, kind, &new.head);
	change_record(rq, &new.head, &sent, fields);
	if (*new.head.name == '\0')
		return (reply_error(rq, kind == RECORD_VENUE ?
		    error_could_not_create_venue() :
		    error_could_not_create_organizer()));
	*joined = record_find_equal(rq, &new.head, &sent, fields, &any->head);
	if (*joined)
		return (0);
	if ((status = record_refuse_unpublished(rq, kind)) != 0 ||
	    (status = author_quota_take(rq, AUTHOR_PLACES, 1)) != 0)
		return (status);

	*any = new;
	any->head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	record_choose_slug(rq, &any->head, NULL, NULL, NULL);
	record_add(rq, &any->head);
	history_record(rq, NULL, &any->head);
	notice_record(rq, NOTICE_CREATED, &any->head);

	return (0);
}

int
directory_create(struct request *rq, enum record_kind kind,
    const void *fields)
{
	union record_any	 any;
	int			 status;

	if ((status = directory_make(rq, kind, fields, &any,
	    &rq->reply.joined)) != 0)
		return (status);
	record_write(rq, NULL, &any.head, RECORD_PLAIN);
	rq->reply.location = record_rest_url(rq, &any.head);

	return (201);
}

int
directory_revise(struct request *rq, struct record_head *r,
    const struct record_sent *sent, const void *fields)
{
	enum status		 before = r->status;
	union record_any	 stored;

	memcpy(&stored, r, record_tables[r->kind]->size);
	change_record(rq, r, sent, fields);
	if (*r->name == '\0')
		return (reply_error(rq, r->kind == RECORD_VENUE ?
		    error_could_not_update_venue() :
		    error_could_not_update_organizer()));
	record_choose_slug(rq, r, &before, NULL, NULL);
	record_save(rq, r);
	slug_change_record(rq, &stored.head, r);
	history_record(rq, &stored.head, r);
	notice_record(rq, notice_of(before, r->status), r);
	record_write(rq, NULL, r, RECORD_PLAIN);

	return (200);
}

int
directory_update(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug, const void *fields)
{
	struct record_sent	 sent = sent_of(kind, fields);
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, kind, id, slug, &any)) != 0 ||
	    (status = record_refuse_write(rq, &any.head, RECORD_EDIT,
	    &sent)) != 0)
		return (status);

	return (directory_revise(rq, &any.head, &sent, fields));
}
