/*
 * The limits of one request: time, and memory that its arenas hold at once.
 *
 * Everything that may take long reports its work to budget_spend() and stops
 * when that returns false. Once spent, a budget stays spent: the database fails
 * with DB_LATE (store/db.h) and buffers accept nothing more (base/buf.h), so
 * the request unwinds as after a failure of the storage. NULL is an unlimited
 * budget.
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
	int64_t		 waited;	/* nanoseconds (budget_wait()) */
	int64_t		 patience;	/* so many of these are no work */
	size_t		 memory;	/* bytes left */
	size_t		 unseen;	/* work since the clock was last read */
	int64_t		 low_time;	/* budget_low() */
	size_t		 low_memory;
	bool		 hurried;
	enum budget_end	 over;
};

/* `time` is nanoseconds of the thread's CPU time (clock_work()). */
void	budget_start(struct budget *, int64_t time, size_t memory);

/*
 * Reports work of about `work` nanoseconds before it is done. Reads the clock
 * after every BUDGET_LOOK nanoseconds. Returns false if the budget is spent,
 * or this work would spend it.
 */
#define BUDGET_LOOK	50000
bool	budget_spend(struct budget *, size_t work);

/* Like budget_spend(), for work that is already done. */
bool	budget_report(struct budget *, size_t work);

/*
 * budget_wait() reports nanoseconds for which the thread waited for work by
 * other threads or processes. budget_left() returns the nanoseconds left, or
 * INT64_MAX without a budget.
 */
void	budget_wait(struct budget *, int64_t time);
int64_t	budget_left(const struct budget *);

/*
 * Charges memory. Returns false if the budget is spent. budget_give() reports
 * charged memory that is free again.
 */
bool	budget_take(struct budget *, size_t bytes);
void	budget_give(struct budget *, size_t bytes);

/*
 * Whether less than a quarter of the time or of the memory is left. Code that
 * adds up records of others then ends with fewer of them.
 */
bool	budget_low(const struct budget *);

/*
 * Whether another thread serves the request again, with more time, if this one
 * spends its budget. Then nothing is low, and it must not wait for others.
 */
static inline bool
budget_is_hurried(const struct budget *budget)
{
	return (budget != NULL && budget->hurried);
}

static inline bool
budget_spent(const struct budget *budget)
{
	return (budget != NULL && budget->over != BUDGET_LASTS);
}

#endif
