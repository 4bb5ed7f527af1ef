/*
 * Who signed in to the desk, by a cookie (rules, section 40). The API never
 * reads it.
 *
 * The cookie has the token of the session and the time at which it was sent.
 * After a day, the next request is a write: the time of its last use is stored,
 * and the cookie is sent again.
 */
#ifndef ALMANAC_SESSION_H
#define ALMANAC_SESSION_H

#include <stdbool.h>
#include <stdint.h>

#define SESSION_FORM	33	/* fits the text of a form with its NUL */

struct request;

/* Whether only people who signed in may make the request. */
bool	session_needed(const struct request *);

/* Whether the cookie must be sent again. */
bool	session_is_stale(const struct request *);

/* What the request says it is, or NULL. */
const char	*_Nullable session_token(const struct request *);

/*
 * The user for whom a write to a page is, or 0: that of the session, of the name
 * and password, or of the link; a number for all strangers who submit an event.
 * Changes nothing and counts no failed login.
 */
int64_t	session_admits(struct request *);

/*
 * Sets the caller of a request to the desk, whatever else it sends. Returns 0,
 * or the status of a refusal: 403 if another site may have forged a write, 303
 * to the page for signing in.
 */
int	session_check(struct request *);

/* Signs a user in or out with the answer; for a write. */
void	session_begin(struct request *, int64_t user);
void	session_leave(struct request *);

/*
 * A text that only pages of the session have, for its forms; and whether a form
 * has sent it. The first is "" without a session.
 */
void	session_form(const struct request *, char text[SESSION_FORM]);
bool	session_sent(const struct request *, const char *text);

#endif
