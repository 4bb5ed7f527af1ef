#include "calendar/event_linked.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/packed.h"

static void
unpack_links(struct event_linked *linked, const struct ids *links)
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

void
event_linked_set(struct request *rq, struct event *e,
    const struct ids *links)
{
	struct event_linked	*linked;

	linked = arena_alloc(rq->arena, sizeof(*linked));
	unpack_links(linked, links);
	e->linked = linked;
}

/*
 * The format is that of store/stored_links.h. Each number takes at least one
 * byte, which limits the count.
 */
const struct event_linked *
event_linked_read(struct request *rq, struct statement *st, int column)
{
	struct event_linked	*linked;
	struct packed		 numbers;
	const void		*links;
	int64_t			*ids;
	size_t			 i, length;

	links = db_blob(st, column, &length);
	numbers = packed_read(links, length);
	ids = arena_alloc(rq->arena, length * sizeof(*ids));
	for (i = 0; i < length && packed_next(&numbers, &ids[i]); i++)
		continue;
	linked = arena_alloc(rq->arena, sizeof(*linked));
	unpack_links(linked, &(struct ids){ i, ids, 0 });

	return (linked);
}

struct event_linked
event_linked_shown(const struct event *e)
{
	return (e->concealed ? (struct event_linked){ .venue = 0 } :
	    *e->linked);
}
