/*
 * What one request may take: time, and memory of its arena.
 *
 * Whatever may take long reports its work to budget_spend() and stops when
 * that returns false.  A spent budget stays spent: the database then fails
 * with DB_LATE (store/db.h), buffers take nothing more (base/buf.h), and so
 * the request unwinds as it does after a failure of the storage.  NULL is a
 * budget without an end.
 */
#ifndef ALMANAC_BUDGET_H
#define ALMANAC_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum budget_end {
	BUDGET_LASTS,
	BUDGET_TIME,
	BUDGET_MEMORY
};

struct budget {
	int64_t		 deadline;	/* clock_work() */
	size_t		 memory;	/* bytes left */
	size_t		 unseen;	/* work since the last look at the clock */
	enum budget_end	 over;
};

/* `time` is in nanoseconds of the thread's own work (clock_work()). */
void	budget_start(struct budget *, int64_t time, size_t memory);

/*
 * `work` is about the number of nanoseconds that it took.  Looks at the clock
 * every BUDGET_LOOK of them.  False: it is spent.
 */
#define BUDGET_LOOK	50000
bool	budget_spend(struct budget *, size_t work);

/* So many bytes more of memory.  False: it is spent. */
bool	budget_take(struct budget *, size_t bytes);

static inline bool
budget_spent(const struct budget *budget)
{
	return (budget != NULL && budget->over != BUDGET_LASTS);
}

#endif
