/* Who is asking (rules, section 8). */
#ifndef ALMANAC_CREDENTIALS_H
#define ALMANAC_CREDENTIALS_H

#include <stdbool.h>
#include <stdint.h>

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
 * The id of the user whose credentials these are; 0: they are missing, not valid,
 * or may not be tried now. Changes nothing and counts no failed login.
 */
int64_t	credentials_user(struct request *);

/* Sets rq->caller: 0, or the 401; 403 of what another site may have forged. */
int	credentials_check(struct request *);

#endif
