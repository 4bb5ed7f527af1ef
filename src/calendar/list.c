#include "calendar/list.h"

#include <stddef.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/stored_table.h"
#include "generated/routes.h"
#include "http/address.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/store.h"

int64_t
list_offset(const struct paging *paging)
{
	int64_t	 offset;

	if (__builtin_mul_overflow(paging->page - 1, paging->per_page,
	    &offset))
		return (INT64_MAX);

	return (offset);
}

struct visibility
list_visibility(struct request *rq, unsigned wanted)
{
	const struct caller	*caller = &rq->caller;
	struct visibility	 v = { .statuses = wanted, .now = rq->now };

	if (wanted == 0)
		v.statuses = may_list_unpublished(caller) ?
		    STATUS_LISTED : 1u << STATUS_PUBLISH;
	v.reads_all = may_edit_others(caller);
	v.reader = may_list_unpublished(caller) ? caller->id : 0;

	return (v);
}

struct ids
list_ids(const struct integers *ids)
{
	return ((struct ids){ ids->count, ids->list, 0 });
}

static union record_any *_Nullable
find_record(union record_any *records, size_t count, int64_t id)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (records[i].head.id == id)
			return (&records[i]);

	return (NULL);
}

void
list_records(struct request *rq, enum record_kind kind,
    const struct list_page *page, struct list_records *to)
{
	const struct stored_table	*table = record_tables[kind];
	const struct ids		 ids = { page->count, page->ids, 0 };
	struct statement		*st;
	union record_any		*records, *record;
	size_t				 i, count = 0;

	to->count = 0;
	if (page->count == 0)
		return;
	to->list = arena_alloc(rq->arena, page->count * sizeof(*to->list));
	records = arena_alloc(rq->arena, page->count * sizeof(*records));
	st = stored_select(rq, table, ids_text(rq->arena, &ids));
	while (count < page->count && stored_next(rq, st, table,
	    &records[count]))
		count++;
	db_done(st);
	for (i = 0; i < page->count; i++)
		if ((record = find_record(records, count, page->ids[i])) !=
		    NULL)
			to->list[to->count++] = &record->head;
}

bool
list_measure(struct request *rq, const struct paging *paging, int64_t total)
{
	int64_t	 pages;

	pages = total / paging->per_page + (total % paging->per_page != 0);
	rq->reply.total = total;
	rq->reply.total_pages = pages;

	return (paging->page == 1 || paging->page <= pages);
}

static void
write_totals(struct request *rq)
{
	json_integer(&rq->out, "total", rq->reply.total);
	json_integer(&rq->out, "total_pages", rq->reply.total_pages);
}

void
list_write_front(struct request *rq, const struct address *address)
{
	json_string(&rq->out, "rest_url", address->list);
	write_totals(rq);
}

void
list_write_neighbors(struct request *rq, const struct address *address)
{
	if (address->next != NULL)
		json_string(&rq->out, "next_rest_url", address->next);
	if (address->previous != NULL)
		json_string(&rq->out, "previous_rest_url", address->previous);
}

void
list_write_tail(struct request *rq, const void *params)
{
	struct address	 address;

	address_list(&address, rq, params, rq->reply.total_pages);
	json_string(&rq->out, "rest_url", address.list);
	list_write_neighbors(rq, &address);
	write_totals(rq);
}

int
list_finish(struct request *rq)
{
	rq->reply.last_modified = store_state(rq->db).last_write;

	return (200);
}
