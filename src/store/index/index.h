/*
 * All events of the calendar, and their places and terms, in memory, for every
 * list.
 *
 * Connections of a process to the same database share an index. When a
 * transaction needs it, the index follows the changes (store/index/changes.h)
 * up to the last one in the transaction's snapshot of the database, or already
 * knows it. So a transaction sees all commits that were acknowledged before it
 * began.
 */
#ifndef ALMANAC_INDEX_H
#define ALMANAC_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/listing.h"

struct db;
struct directory;
struct slots;
struct window;

/* Records that events are linked to, in the same order. */
enum linked_kind { LINKED_VENUE, LINKED_ORGANIZER, LINKED_TERM, LINKED_KINDS };

/*
 * Whether the index of this process has followed so many changes, or they take
 * so much memory, that a new one should take over. A process that begins
 * follows them all.
 */
#define INDEX_WORN		50000		/* half of CHANGES_KEPT */
#define INDEX_WORN_BYTES	(64 << 20)
bool	index_is_worn(struct db *);

/*
 * Builds the index that all later connections to this database share, also
 * those of processes that fork from this one.
 */
void	index_share(struct db *, const char *address);

/*
 * Follows all changes so far, however long that takes, outside a transaction.
 */
void	index_catch_up(struct db *);

struct firsts;

/* The index as a transaction sees it. */
struct index_view {
	struct slots		*slots;
	struct directory	*directories[LINKED_KINDS];
	uint32_t		 count, deaths;	/* of slots */

	/*
	 * Sets, of which only the span of a list is valid. `unmatched` is what
	 * a word leaves of `found`. The uses of `other` and `third` change: the
	 * slots of a step, such as the linked ones; those that are concealed,
	 * and later those that have a phrase.
	 */
	uint64_t	*found, *unmatched, *other, *third;

	struct window	*window;		/* window.h: of lists */
	struct firsts	*_Nullable firsts;	/* match.h: of a list */
};

/*
 * The view of the transaction. Builds an index if the database has none. NULL:
 * the connection has failed, with DB_PAST if the index has gone past the
 * snapshot, or is too far behind to follow within a budget; then call
 * index_catch_up(), and begin the transaction again.
 *
 * Hold the lock while reading slots. index_lock() fails with DB_LATE if it
 * would wait, but the budget is hurried. Others wait meanwhile for a follower,
 * so let it come in between, with index_yield(), about every 10 ms.
 */
struct index_view	*_Nullable index_view(struct db *);
bool	index_lock(struct db *);
void	index_unlock(struct db *);
void	index_yield(struct db *);

/*
 * Releases the lock while the database is asked, unless the budget is hurried.
 */
void	index_pause(struct db *);
void	index_resume(struct db *);

#endif
