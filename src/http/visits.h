/*
 * What visitors who propose events may do from an address, counted for all
 * workers together: 20 attempts a minute, also those that store nothing, and 3
 * stored events, or 40 a day. Their dates have a limit for a day, too
 * (`daily_dates`).
 */
#ifndef ALMANAC_VISITS_H
#define ALMANAC_VISITS_H

#include <stdint.h>

struct request;

/* Call it before the fork. Without it there are no limits. */
void	visits_start(void);

/* Returns how many seconds the client must wait before it tries again. */
int	visits_wait(const struct request *);

void	visits_count_attempt(const struct request *);
void	visits_count_proposal(const struct request *);
void	visits_count_dates(const struct request *, int64_t count);

/*
 * Of the dates, an address may add only a part of what others leave of
 * `proposals`: visits_dates_allowed() returns how many in a day, if `count`
 * more of the address are among those that wait. visits_wait_for_dates()
 * returns the seconds until these are not too many.
 */
int64_t	visits_dates_allowed(const struct request *, int64_t count,
	    int64_t waiting);
int	visits_wait_for_dates(const struct request *, int64_t count,
	    int64_t most);

#endif
