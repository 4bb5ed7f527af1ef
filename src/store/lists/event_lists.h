/*
 * Lists of events, sorted by start_local, end_local and event_id:
 *
 * 	event_lists (list, start_local, end_local, event_id)
 *
 * A list is identified by a number, EVENT_LIST(): a kind and the id of a term
 * or record. The list of a category also has the events of all categories below
 * it.
 *
 * An event that lasts longer than a day has a second row, with its span added
 * to the number of the list: 1 for up to 4 days, 2 for up to 16 days and so on.
 * So the events that are running at a given time are found among the few of
 * each span that began recently enough.
 *
 * For lists that are too long to count, a second table counts the events that
 * begin and end in each period:
 *
 * 	event_list_counts (list, level, bucket, starts, ends)
 *
 * Periods since 1970 are 1024 days (level 0), 32 days (1) and days (2). A list
 * without such rows has up to EVENT_LIST_SHORT events, or a few more, since the
 * length is only checked now and then.
 */
#ifndef ALMANAC_EVENT_LISTS_H
#define ALMANAC_EVENT_LISTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"
#include "store/sequences.h"

struct arena;
struct db;
struct statement;

#define EVENT_DAY	INT64_C(86400)
#define EVENT_SPANS	6	/* counted from 1; the last has no limit */

/* These numbers are stored: do not change them. */
enum event_list_of {
	LIST_WHOLE,		/* one of the constants below */
	LIST_TERM,		/* a category or a tag */
	LIST_RECORD,		/* a venue or an organizer */
	LIST_UNLISTED		/* unlisted events of a term or record */
};
#define EVENT_LIST(of, number) \
	((int64_t)((uint64_t)(number) << 5) | (of) << 3)
#define EVENT_LIST_SPAN(list)	((list) & 7)

/*
 * The list of events of a term or record that are not listed, or have a
 * password.
 */
#define EVENT_LIST_UNLISTED(of, number) \
	EVENT_LIST(LIST_UNLISTED, \
	    (uint64_t)(number) << 1 | ((of) == LIST_RECORD))

/* In SQL: the list of a venue or organizer, by its id. */
#define EVENT_LIST_OF_RECORD(id)	"(" id " << 5 | 16)"

/* In SQL: both lists of a venue or organizer, or of a term, by its id. */
#define EVENT_LISTS_OF_RECORD(id)	"(" id " << 5 | 16, " id " << 6 | 56)"
#define EVENT_LISTS_OF_TERM(id)		"(" id " << 5 | 8, " id " << 6 | 24)"

/* All lists have smaller numbers. */
#define LIST_MOST	EVENT_LIST(LIST_UNLISTED, (ID_MOST + 1) << 1)

#define LIST_ALL	EVENT_LIST(LIST_WHOLE, 0)
#define LIST_FEATURED	EVENT_LIST(LIST_WHOLE, 1)
#define LIST_TICKETED	EVENT_LIST(LIST_WHOLE, 2)
#define LIST_UNLOCATED	EVENT_LIST(LIST_WHOLE, 3)	/* 10.4, geoloc */

/*
 * Listed events with a password. They are not in the other lists, which would
 * show hidden content (rules, section 20).
 */
#define LIST_PROTECTED	EVENT_LIST(LIST_WHOLE, 4)

/* Listed events of series. */
#define LIST_REPEATED	EVENT_LIST(LIST_WHOLE, 5)

/* The sort key, the same in every list. */
struct event_key {
	int64_t	 start, end, id;
};

/* Columns 0 to 2, as db_bounded() reads them. */
void	event_key_read(struct statement *, struct event_key *);

/* For qsort(). */
int	event_key_compare(const void *, const void *);

/*
 * Finds the key of an event. Returns false if searches do not find the event.
 */
bool	event_key_find(struct db *, int64_t event, struct event_key *);

/* Returns the span of an event, or 0 if it lasts at most a day. */
int	event_span(const struct event_key *);

/* The longest duration of events of a span, in seconds. */
int64_t	event_span_limit(int span);

bool	event_lists_have(struct db *, int64_t list, const struct event_key *);

/*
 * An event that leaves some lists, with its old key, and enters some, with its
 * new key. Both may have the same list, if the key has changed.
 */
struct event_move {
	const struct event_key	*from, *to;
	struct list_ids		 left, entered;		/* ascending */
};

/*
 * Moves up to EVENT_MOVES events and updates the counts. `counted` is the
 * result of event_lists_send() for the lists that a new event enters, or NULL.
 */
#define EVENT_MOVES	1000
void	event_lists_move(struct db *, struct arena *,
	    const struct event_move *, size_t count,
	    struct statement *_Nullable counted);

/*
 * Sends the query of event_lists_move() in advance, if that saves time
 * (db_send()).
 */
struct statement	*_Nullable event_lists_send(struct db *,
			    struct arena *, const struct list_ids *);

#define EVENT_LIST_SHORT	512
#define EVENT_LEVELS		3
#define EVENT_COUNT_MOST	INT32_MAX	/* events of a list */

/* The period of a level, or the day, that contains a time. */
int64_t	event_bucket(int level, int64_t local);
int64_t	event_day(int64_t local);

/* The list of all events always has counts, even while it is empty. */
bool	event_counts_exist(struct db *, int64_t list);

/* Creates the counts of a list if it is long; with `always`, in any case. */
void	event_counts_begin(struct db *, int64_t list, bool always);

#endif
