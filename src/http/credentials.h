/* Finds the user who sends a request (rules, section 8). */
#ifndef ALMANAC_CREDENTIALS_H
#define ALMANAC_CREDENTIALS_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct message;
struct request;

struct credentials_sent {
	const char	*login;		/* NULL: a bearer token */
	const char	*password;
};

/*
 * Returns false if the header cannot be parsed; then the caller is anonymous.
 */
bool	credentials_read(struct arena *, const char *authorization,
	    struct credentials_sent *);

/*
 * Sets rq->caller. Returns 0, or 401, or 403 if another site may have forged
 * the request.
 */
int	credentials_check(struct request *);

/*
 * Whether the credentials are right. Sets rq->caller. Counts a failure, and
 * notes that in the request's message, so that credentials_check() does not
 * count it again.
 */
bool	credentials_hold(struct request *, struct message *);

#endif
