/*
 * Lists of events by (start_local, end_local, event_id), the inside of
 * store/lists/event_query.h:
 *
 *	event_lists (list, start_local, end_local, event_id)
 *
 * A list is a key: what it is of, and its number.  A category's list has the
 * events of all below it as well.  Events that last longer than a day stand
 * in the list once more, under the key with their span added, by the power of
 * four days that they do not exceed: so those that run at some instant are
 * found among the few that began at most that long before.
 */
#ifndef ALMANAC_EVENT_LISTS_H
#define ALMANAC_EVENT_LISTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/sequences.h"

struct arena;
struct db;
struct statement;

#define EVENT_DAY	INT64_C(86400)
#define EVENT_SPANS	6	/* from 1 on; the last has no limit */

/* Stored: the numbers stay. */
enum event_list_of {
	LIST_WHOLE,		/* of these numbers: */
	LIST_TERM,		/* a category or a tag */
	LIST_RECORD,		/* a venue or an organizer */
	LIST_ASIDE		/* of those two: EVENT_LIST_ASIDE() */
};
#define EVENT_LIST(of, number) \
	((int64_t)((uint64_t)(number) << 5) | (of) << 3)
#define EVENT_LIST_SPAN(list)	((list) & 7)

/* Events with the same that are not listed, or have a password. */
#define EVENT_LIST_ASIDE(of, number) \
	EVENT_LIST(LIST_ASIDE, (uint64_t)(number) << 1 | ((of) == LIST_RECORD))

/* In SQL: the list of a venue or an organizer by its id. */
#define EVENT_LIST_OF_RECORD(id)	"(" id " << 5 | 16)"

/* In SQL: both lists of a venue or an organizer, or of a term, by its id. */
#define EVENT_LISTS_OF_RECORD(id)	"(" id " << 5 | 16, " id " << 6 | 56)"
#define EVENT_LISTS_OF_TERM(id)		"(" id " << 5 | 8, " id " << 6 | 24)"

/* None is greater. */
#define LIST_MOST	EVENT_LIST(LIST_ASIDE, (ID_MOST + 1) << 1)

#define LIST_ALL	EVENT_LIST(LIST_WHOLE, 0)
#define LIST_FEATURED	EVENT_LIST(LIST_WHOLE, 1)
#define LIST_TICKETED	EVENT_LIST(LIST_WHOLE, 2)
#define LIST_UNLOCATED	EVENT_LIST(LIST_WHOLE, 3)	/* 10.4, geoloc */

/* Those with a password: in no list of what they do not show (8.4). */
#define LIST_PROTECTED	EVENT_LIST(LIST_WHOLE, 4)

/* Where an event stands in every list. */
struct event_place {
	int64_t	 start, end, id;
};

/* Columns 0 to 2, as db_bounded() reads them. */
void	event_place_read(struct statement *, struct event_place *);

/* For qsort(). */
int	event_place_compare(const void *, const void *);

/* 0: it lasts no longer than a day. */
int	event_span(const struct event_place *);

/* The longest that events of a span last, in seconds. */
int64_t	event_span_limit(int span);

/* Where an event that is searched stands; false: it is not. */
bool	event_place_find(struct db *, int64_t event, struct event_place *);

/* Whether it stands in that list. */
bool	event_lists_have(struct db *, int64_t list,
	    const struct event_place *);

/* Puts an event into a list, or takes it out. */
void	event_lists_add(struct db *, int64_t list, const struct event_place *);
void	event_lists_remove(struct db *, int64_t list,
	    const struct event_place *);

#endif
