/*
 * The indexes of a process, and the one that each connection uses. index.h
 * builds them and follows the changes.
 *
 * An index lives as long as it has users: views, and the list of those that
 * connections share. The thread that changes it holds `following`.
 */
#ifndef ALMANAC_CONNECTED_H
#define ALMANAC_CONNECTED_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/changes.h"
#include "store/index/damage.h"
#include "store/index/index.h"
#include "store/index/slots.h"
#include "store/index/versions.h"

/*
 * A transaction that writes sees its own changes: the index follows them, too,
 * but has no version for them. Whether the transaction commits or not, the next
 * follower reads these records again.
 */
struct own_changes {
	const struct db	*db;
	uint64_t	 writes, rollbacks;	/* of its db_cache */
	size_t		 version_count;		/* of the index */
	struct last_change	 last;
};

struct index {
	pthread_mutex_t	 following;
	size_t		 users;
	struct slots	 slots;
	struct versions	 versions;
	struct own_changes own;
	struct {
		size_t	 count;
		int64_t	*list;
	} doubtful[CHANGE_KINDS];	/* that the next follower reads again */
	struct damaged	 damaged[CHANGE_KINDS];
};

/* A new index is empty, without slots, and has one user. */
struct index	*index_new(void);
void		 index_hold(struct index *);
void		 index_release(struct index *);

/* The index of a connection. */
struct connected {
	struct shared_index	*shared;	/* NULL: none */
	struct index		*index;		/* NULL: not needed yet */
	bool			 pinned;	/* the view is valid */
	bool			 temporary;	/* only for this transaction */
	uint64_t		 rollbacks;	/* before it was built */
	int64_t			 least;		/* change that is in any
						   snapshot of this
						   transaction */
	struct index_view	 view;
};

/*
 * A connection was opened; it closes; a transaction that reads begins; any
 * transaction ends.
 */
void	connected_open(struct db *, const char *address);
void	connected_close(struct db *);
void	connected_begin(struct db *);
void	connected_end(struct db *);

/* Connections to this address that are opened later share this index. */
void	connected_share(const char *address, struct index *_Nullable);

/* The connection's own struct, which is made if it has none. */
struct connected	*connected_of(struct db *);

/* Uses an index, which the caller has held; or the shared one, if any. */
void	connected_use(struct connected *, struct index *);
void	connected_use_shared(struct connected *);

/* Other connections get this index with their next transactions. */
void	connected_replace(struct connected *, struct index *);

/* Whether another thread has replaced the index meanwhile. */
bool	connected_is_replaced(const struct connected *);

/*
 * Whether the shared index was replaced by this process, or has more changes
 * than at first. Call it as the thread that follows.
 */
bool	connected_is_worn(const struct connected *, int64_t changes);

/*
 * Notes the last change that transactions which begin will see. Call it as the
 * thread that follows, or before others have the index.
 */
void	connected_note_newest(struct connected *, struct index *);

/* The view of a version, until it is unpinned. NULL: returns false. */
bool	connected_pin(struct connected *, const struct version *_Nullable);
void	connected_unpin(struct connected *);

/* Drops an index of changes that may have been rolled back. */
void	connected_drop_temporary(struct connected *);

#endif
