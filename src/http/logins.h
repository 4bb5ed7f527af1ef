/*
 * Failed logins, counted for all workers together.
 *
 * An address may fail so many times a minute, all of them at once if it likes;
 * then no password of it is looked at until it has waited. A name at which
 * others than one address fail, some times as often, is on its guard: an
 * address that has failed there then waits for a minute, unless it has logged
 * in with that name in the last 30 days. So its owner never waits for what
 * others do.
 *
 * Memory has a bound: where it is crowded, what is over soonest is forgotten.
 */
#ifndef ALMANAC_LOGINS_H
#define ALMANAC_LOGINS_H

#include <stdint.h>

struct request;

/* Before the fork; without it nobody is slowed. */
void	logins_start(void);

/*
 * At the instant `now` of clock_steady(), `a_minute` for each address: after
 * how many seconds a password may be tried, 0 at once; that one was wrong, or
 * right. An address or a name that is NULL is not counted.
 */
int	logins_wait(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_fail(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_succeed(const char *address, const char *name, int64_t now);

/* The same for a request that brings a password; 0, or the 429. */
int	logins_wait_of(const struct request *, const char *name);
int	logins_refuse(struct request *, const char *name);
void	logins_failed(const struct request *, const char *name);
void	logins_succeeded(const struct request *, const char *name);

#endif
