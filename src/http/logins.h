/*
 * Failed logins, counted for all workers together.
 *
 * An address may fail a number of times per minute, also in one burst. After
 * that its passwords are rejected unread until it has waited. If several
 * addresses fail with one name, an address that has failed with this name must
 * wait a minute before it tries the name again, unless it has logged in with it
 * in the last 30 days. So users need not wait because others guess their
 * passwords.
 *
 * Memory is limited: if it is full, the entry that would expire first is
 * dropped.
 */
#ifndef ALMANAC_LOGINS_H
#define ALMANAC_LOGINS_H

#include <stdint.h>

struct request;

/* Call it before the fork. Without it there are no limits. */
void	logins_start(void);

/*
 * logins_wait_of_address() returns how many seconds an address must wait before
 * it may try a password; 0: none. logins_add_failure() and
 * logins_add_success() record a login. `a_minute` failures are allowed for each
 * address; `now` is clock_steady(). An address or name that is NULL does not
 * count.
 */
int	logins_wait_of_address(const char *address, const char *name,
	    int a_minute, int64_t now);
void	logins_add_failure(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_add_success(const char *address, const char *name, int64_t now);

/*
 * The same for a request with a password. logins_check() returns 0, or writes a
 * 429 and returns it.
 */
int	logins_wait(const struct request *, const char *name);
int	logins_check(struct request *, const char *name);
void	logins_count_failure(const struct request *, const char *name);
void	logins_count_success(const struct request *, const char *name);

#endif
