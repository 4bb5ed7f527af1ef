/*
 * Runs a batch of jobs in one transaction. A job that fails does not affect the
 * others.
 */
#ifndef ALMANAC_BATCH_H
#define ALMANAC_BATCH_H

#include <stdbool.h>

#include "base/clock.h"

/* A transaction older than this (nanoseconds) accepts no more jobs. */
#define BATCH_TIME	(100 * CLOCK_MILLISECOND)

struct db;
struct job;
struct jobs;
struct site;

/*
 * The caller owns the connection, but only batches may use it until
 * batch_end().
 */
void	batch_start(struct db *, const struct site *);
void	batch_end(void);

/*
 * Runs the jobs in order. When it returns, their changes are on disk, or their
 * answers and `failure` say that they are not. `next` returns the job after
 * the given one, or NULL; for NULL the first one, once the transaction has
 * begun. It may append jobs to the batch, and remove untried ones. Returns
 * false if nothing was done, because the batch is slow and another one is under
 * way (db_begin_slow_write()).
 */
bool	batch_run(struct jobs *, bool slow,
	    struct job *(*next)(struct jobs *, struct job *));

/*
 * Publishes scheduled events that are due, extends series (calendar/series.h),
 * and deletes unused images (store/stored_images.h), some of each in a
 * transaction. Returns false if nothing is due, or it failed and may be retried
 * later.
 */
bool	batch_attend(void);

/* Follows changes of other processes about every second (index_catch_up()). */
void	batch_follow(void);

/* Follows the settings of the desk (site_now_follow()), twice a second. */
void	batch_settings(void);

/*
 * Whether to report that there are subscriptions or uploads, that messages or
 * letters are to be sent, or that the index is worn. What was reported is
 * reported again after a minute; uploads with work are every three seconds.
 */
bool	batch_subscriptions(void);
bool	batch_delivers(void);
bool	batch_is_worn(void);

#endif
