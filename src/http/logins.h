/*
 * Failed logins, counted for all workers together.
 *
 * An address may fail so many times a minute, in one burst if it likes. Then
 * its passwords are rejected unread until it has waited. If several addresses
 * fail at one name, an address that has failed there must wait a minute before
 * it tries that name again, unless it has logged in with it in the last 30
 * days. So a user never waits because others guess the password.
 *
 * Memory is limited: if it is full, the entry that would expire first is
 * dropped.
 */
#ifndef ALMANAC_LOGINS_H
#define ALMANAC_LOGINS_H

#include <stdint.h>

struct request;

/* Before the fork; without it there is no limit. */
void	logins_start(void);

/*
 * In seconds, how long an address must wait before it may try a password; a
 * failed and a successful login. `a_minute` failures are allowed for each
 * address; `now` is clock_steady(). An address or name that is NULL does not
 * count.
 */
int	logins_wait(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_fail(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_succeed(const char *address, const char *name, int64_t now);

/* The same for a request with a password. logins_refuse() returns 0 or 429. */
int	logins_wait_of(const struct request *, const char *name);
int	logins_refuse(struct request *, const char *name);
void	logins_failed(const struct request *, const char *name);
void	logins_succeeded(const struct request *, const char *name);

/*
 * The same for events that strangers submit: so many a minute and address. The
 * first returns seconds.
 */
#define LOGINS_SUBMISSIONS	3
int	logins_wait_to_submit(const struct request *);
void	logins_submitted(const struct request *);

#endif
