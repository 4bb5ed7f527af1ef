#include "calendar/event_linked.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "http/request.h"
#include "store/db.h"
#include "store/lists/packed.h"

/* As store/event_index.h has them; one number takes up a byte or more. */
static void
unpack(struct request *rq, const void *links, size_t length,
    struct event_linked *linked)
{
	struct packed	 numbers = packed_read(links, length);
	int64_t		*ids, count = 0;
	size_t		 i;

	if (!packed_next(&numbers, &linked->venue) ||
	    !packed_next(&numbers, &count))
		return;
	ids = arena_alloc(rq->arena, length * sizeof(*ids));
	for (i = 0; packed_next(&numbers, &ids[i]); i++)
		continue;
	linked->organizers = ids;
	linked->organizer_count = (size_t)count < i ? (size_t)count : i;
	linked->terms = ids + linked->organizer_count;
	linked->term_count = i - linked->organizer_count;
}

void
event_linked_find(struct request *rq, const struct event *e,
    struct event_linked *linked)
{
	struct statement	*st;
	const void		*links;
	size_t			 length;

	memset(linked, 0, sizeof(*linked));
	if (e->concealed)
		return;
	st = db_query(rq->db,
	    "SELECT links FROM event_index WHERE event_id = $1");
	db_bind_integer(st, 1, e->head.id);
	if (db_step(st)) {
		links = db_blob(st, 0, &length);
		unpack(rq, links, length, linked);
	}
	db_done(st);
}
