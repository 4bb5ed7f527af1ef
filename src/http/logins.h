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
 * logins_wait() returns how many seconds an address must wait before it may
 * try a password; 0: none. logins_fail() and logins_succeed() record a login.
 * `a_minute` failures are allowed for each address; `now` is clock_steady().
 * An address or name that is NULL does not count.
 */
int	logins_wait(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_fail(const char *address, const char *name, int a_minute,
	    int64_t now);
void	logins_succeed(const char *address, const char *name, int64_t now);

/*
 * The same for a request with a password. logins_refuse() returns 0, or writes
 * a 429 and returns it.
 */
int	logins_wait_of(const struct request *, const char *name);
int	logins_refuse(struct request *, const char *name);
void	logins_failed(const struct request *, const char *name);
void	logins_succeeded(const struct request *, const char *name);

/*
 * The same for events that visitors submit, with these limits for each address
 * and minute: attempts, also those that store nothing, and stored events, which
 * also have a limit for each day, as have their dates (`daily_dates`).
 * logins_wait_to_submit() returns seconds.
 *
 * Of the dates, an address may add only a part of what others leave of
 * `proposals`: logins_dates() returns how many in a day, if `count` more of
 * the address are among those that wait. logins_wait_for_dates() returns the
 * seconds until these are not too many.
 */
#define LOGINS_ATTEMPTS		20
#define LOGINS_SUBMISSIONS	3
#define LOGINS_SUBMISSIONS_DAY	40
int	logins_wait_to_submit(const struct request *);
int64_t	logins_dates(const struct request *, int64_t count, int64_t waiting);
int	logins_wait_for_dates(const struct request *, int64_t count,
	    int64_t most);
void	logins_attempted(const struct request *);
void	logins_submitted(const struct request *);
void	logins_added_dates(const struct request *, int64_t count);

#endif
