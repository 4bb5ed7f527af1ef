#include "calendar/event_linked.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/packed.h"
#include "store/lists/query.h"

void
event_linked_take(struct event_linked *linked, const struct list_ids *links)
{
	size_t	 rest;

	memset(linked, 0, sizeof(*linked));
	if (links->count < 2)
		return;
	linked->venue = links->list[0];
	rest = links->count - 2;
	linked->organizers = links->list + 2;
	linked->organizer_count = (size_t)links->list[1] < rest ?
	    (size_t)links->list[1] : rest;
	linked->terms = linked->organizers + linked->organizer_count;
	linked->term_count = rest - linked->organizer_count;
}

/* In the format of store/event_index.h: a number takes one byte or more. */
static void
unpack(struct request *rq, const void *links, size_t length,
    struct event_linked *linked)
{
	struct packed	 numbers = packed_read(links, length);
	int64_t		*ids;
	size_t		 i;

	ids = arena_alloc(rq->arena, length * sizeof(*ids));
	for (i = 0; i < length && packed_next(&numbers, &ids[i]); i++)
		continue;
	event_linked_take(linked, &(struct list_ids){ i, ids });
}

/* The ids of events whose links are shown and unknown; NULL: none. */
static const char *
ids_of(struct request *rq, const struct event *const *events, size_t count)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < count; i++)
		if (!events[i]->concealed && events[i]->linked == NULL)
			ids_add(&ids, rq->arena, events[i]->head.id);
	if (ids.count == 0)
		return (NULL);

	return (query_ids(rq->arena,
	    &(struct list_ids){ ids.count, ids.list }));
}

void
event_linked_find(struct request *rq, const struct event *const *events,
    size_t count, struct event_linked *linked)
{
	struct statement	*st;
	const char		*ids;
	const void		*links;
	size_t			 i, length;
	int64_t			 id;

	memset(linked, 0, count * sizeof(*linked));
	for (i = 0; i < count; i++)
		if (!events[i]->concealed && events[i]->linked != NULL)
			linked[i] = *events[i]->linked;
	if ((ids = ids_of(rq, events, count)) == NULL)
		return;
	st = db_query(rq->db, "SELECT i.event_id, i.links FROM id_list($1) j"
	    " CROSS JOIN event_index i ON i.event_id = j.value");
	db_bind_text(st, 1, ids);
	while (db_step(st)) {
		id = db_integer(st, 0);
		links = db_blob(st, 1, &length);
		for (i = 0; i < count; i++)
			if (events[i]->head.id == id)
				unpack(rq, links, length, &linked[i]);
	}
	db_done(st);
}
