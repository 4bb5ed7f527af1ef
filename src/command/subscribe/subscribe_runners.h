/*
 * Processes that run subscriptions, several at a time, so that a slow one does
 * not delay the others. Each has its own connection to the database.
 */
#ifndef ALMANAC_COMMAND_SUBSCRIBE_RUNNERS_H
#define ALMANAC_COMMAND_SUBSCRIBE_RUNNERS_H

#include <stdbool.h>
#include <stdint.h>

struct runner;		/* in the process of a runner */

/*
 * Starts the runners, which end with this process. Each calls `work` and exits
 * with its result. Call it before the database is opened: connections of SQLite
 * must not be used after a fork.
 */
void	runners_start(int (*work)(const struct runner *, const void *context),
	    const void *context);

/*
 * For `work`: runner_next() waits for the next subscription and returns its id,
 * or 0 if the runner must end. runner_done() reports that its run has ended.
 */
int64_t	runner_next(const struct runner *);
void	runner_done(const struct runner *);

/* Whether a runner has the subscription. */
bool	runners_have(int64_t id);

/* Gives a subscription to an idle runner. Returns false if there is none. */
bool	runners_give(int64_t id);

/*
 * Waits until a run or a runner has ended, at most for these milliseconds.
 * Returns false if a runner has ended.
 */
bool	runners_wait(int milliseconds);

/* Ends all runners and waits for them. */
void	runners_end(void);

#endif
