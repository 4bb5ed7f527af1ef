/*
 * What those who may not edit others' records may create and change in an
 * hour (rule 31.3). Each of these is work of all workers and takes memory or
 * the disk, and only editors remove it permanently.
 */
#ifndef ALMANAC_AUTHOR_QUOTA_H
#define ALMANAC_AUTHOR_QUOTA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct request;

enum author_quota {
	AUTHOR_TERMS,
	AUTHOR_PLACES,	/* venues and organizers */
	AUTHOR_EVENTS,
	AUTHOR_CHANGES,	/* records that are stored again (store/index/) */
	AUTHOR_LETTERS,	/* for which editors get a letter each; of all users */
	AUTHOR_RECEIPTS, /* letters to visitors who propose events */
	AUTHOR_BYTES,	/* of the bodies of writes, without pictures, and of
			   the texts that are stored for them */
	AUTHOR_WRITING,	/* nanoseconds of the only writer of a worker */
	AUTHOR_PICTURES	/* nanoseconds of the only decoder of the machine */
};

/* Call it before the fork. Without it there is no limit. */
void	author_quota_start(void);

/*
 * Counts so much more. If that is too much, counts nothing and returns the
 * status of a 429, otherwise 0. Visitors share one quota. An address may use a
 * tenth of what others leave of it, so that they always leave some.
 */
int	author_quota_take(struct request *, enum author_quota, int64_t amount);

/* The same without an answer: whether it was counted. */
bool	author_quota_take_if_left(struct request *, enum author_quota,
	    int64_t amount);

/*
 * The same for an amount that author_quota_spend() counts only later:
 * author_quota_check() returns the status of a 429 if it would be too much,
 * otherwise 0. 0, if it is not known, is too much if earlier amounts were.
 */
int	author_quota_check(struct request *, enum author_quota, int64_t amount);
void	author_quota_spend(struct request *, enum author_quota, int64_t amount);

/*
 * Spends AUTHOR_BYTES for texts that are stored. Those of a visitor are taken
 * when the proposal stays, since others would lack what a rejected one spends.
 */
void	author_quota_spend_bytes(struct request *, size_t bytes);

/*
 * For work of which the most is known: takes this, of which a negative
 * author_quota_spend() gives back a part. Returns the excess, or 0.
 * author_quota_reply() answers an excess with a 429.
 */
int64_t	author_quota_take_ahead(struct request *, enum author_quota,
	    int64_t most);
int	author_quota_reply(struct request *, int64_t excess);

#endif
