/*
 * How many terms and events those who may not edit others' events create in an
 * hour; visitors share one limit (rule 31.3). Each of these is work of all
 * workers and takes memory, and only editors remove it permanently.
 */
#ifndef ALMANAC_AUTHOR_QUOTA_H
#define ALMANAC_AUTHOR_QUOTA_H

#include <stddef.h>

struct request;

enum author_quota { AUTHOR_TERMS, AUTHOR_EVENTS };

/* Call it before the fork. Without it there is no limit. */
void	author_quota_start(void);

/*
 * Counts so many more records. If they are too many, counts none of them and
 * returns the status of a 429, otherwise 0.
 */
int	author_quota_take(struct request *, enum author_quota, size_t count);

#endif
