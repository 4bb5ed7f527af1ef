/*
 * Sessions of people who signed in to the desk, by a cookie that the API never
 * reads (rules, section 40).
 *
 * The cookie has the token of the session and the time at which it was sent. If
 * that is more than a day ago, the next request is a write: it stores the time
 * of last use, and sends the cookie again. A second cookie, with the same life,
 * shows scripts of public pages that someone is signed in.
 */
#ifndef ALMANAC_SESSION_H
#define ALMANAC_SESSION_H

#include <stdbool.h>
#include <stdint.h>

#include "store/users.h"

#define SESSION_FORM	33	/* bytes of a form's token with its NUL */

struct request;

/* Whether the request requires a session. */
bool	session_needed(const struct request *);

/* Whether users of the role must have a second factor (rule 40.37). */
bool	session_demands_second(const struct request *, enum role);

/* Whether the cookie must be sent again. */
bool	session_is_stale(const struct request *);

/* The token in the cookie, or NULL. It may be invalid. */
const char	*_Nullable session_token(const struct request *);

/*
 * Sets the caller of a request to the desk, ignoring credentials of the API.
 * Returns 0, or the status of another answer: 403 if another site may have
 * forged a write, 303 to the page for signing in or for a second factor, or
 * that of page_again().
 */
int	session_check(struct request *);

/* Like credentials_hold(), for the session. */
bool	session_holds(struct request *);

/*
 * session_visitor() makes a visitor who proposes an event the user who owns
 * proposals, a contributor without a password. Call session_anonymous() when
 * the event is stored, before anything else is shown.
 */
void	session_visitor(struct request *);
void	session_anonymous(struct request *);

/*
 * Signs a user in or out with the answer, inside a write transaction. A user
 * who signs in is the caller from then on.
 */
void	session_begin(struct request *, int64_t user, enum role);
void	session_leave(struct request *);

/*
 * The token that forms of this session send, or "" without a session.
 * session_check() checks it.
 */
void	session_form(const struct request *, char text[SESSION_FORM]);

#endif
