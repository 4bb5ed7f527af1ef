/*
 * Records that cannot be read, since pages of the database are damaged: an
 * index leaves them out.
 */
#ifndef ALMANAC_DAMAGE_H
#define ALMANAC_DAMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct ids;

/* Of one kind. Initialized with zeros. */
struct damaged {
	size_t	 count;
	int64_t	*list;
	bool	 again;		/* the transaction has begun again */
};

/*
 * Whether a read has met damage. A transaction that writes must not go on after
 * it.
 */
bool	damage_met(struct db *);

/*
 * Begins the transaction again, at its start. So the snapshot is another one,
 * and the caller of the caller must do so, too (`again`).
 */
void	damage_pass(struct damaged *, struct db *);

/* The same, and leaves this record out from now on. `what` is "event". */
void	damage_leave_out(struct damaged *, struct db *, const char *what,
	    int64_t id);

/*
 * Call it before these records are read after a change: they may be whole
 * again, unless they were found damaged just now. Resets `again`.
 */
void	damage_forget(struct damaged *, const struct ids *changed);

/* The ids without those of damaged records. */
struct ids	damage_none(const struct damaged *, struct arena *,
		    const struct ids *);

/*
 * The ids that a statement selects from $1 on, ascending, at most $2; as far as
 * pages are not damaged.
 */
struct ids	damage_read_ids(struct damaged *, struct db *,
		    struct arena *, const char *sql);

#endif
