/* Who is asking (rules, section 8). */
#ifndef ALMANAC_CREDENTIALS_H
#define ALMANAC_CREDENTIALS_H

#include <stdbool.h>

struct arena;
struct request;

struct credentials_sent {
	const char	*login;		/* NULL: of a bearer */
	const char	*password;
};

/* False: nothing that can be read, so the caller is anonymous. */
bool	credentials_read(struct arena *, const char *authorization,
	    struct credentials_sent *);

/*
 * Whether there are credentials that may be tried and are right. Sets and counts
 * nothing.
 */
bool	credentials_valid(struct request *);

/* Sets rq->caller: 0, or the 401; 403 of what another site may have forged. */
int	credentials_check(struct request *);

#endif
