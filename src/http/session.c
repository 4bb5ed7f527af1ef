#include "http/session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/arena.h"
#include "config/site.h"
#include "generated/pages.h"
#include "http/fields.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "store/db.h"
#include "store/second_factors.h"
#include "store/secret.h"
#include "store/sessions.h"
#include "store/users.h"
#include "text/dates.h"
#include "text/urls.h"

#define STALE	DATE_DAY /* seconds after which the cookie is sent again */
#define MARKER		"almanac-signed-in"	/* read by public.js */

bool
session_needed(const struct request *rq)
{
	return (rq->in.route != NULL && rq->in.path->has_sessions &&
	    rq->in.route->role != ROLE_ANONYMOUS);
}

bool
session_demands_second(const struct request *rq, enum role role)
{
	size_t	 i;

	for (i = 0; i < rq->site->second_factor.count; i++)
		if (strcmp(rq->site->second_factor.list[i],
		    role_name(role)) == 0)
			return (true);

	return (false);
}

static bool
is_secure(const struct request *rq)
{
	return (strncmp(rq->in.root, "https:", strlen("https:")) == 0);
}

/* Browsers accept a cookie with the prefix only from this host and over TLS. */
static const char *
cookie_name(const struct request *rq)
{
	return (is_secure(rq) ? "__Host-almanac" : "almanac");
}

/*
 * Returns the text after the name in the field, up to the next semicolon, or
 * NULL.
 */
static const char *
find_cookie(const struct request *rq, const char *name)
{
	const char	*at = rq->message->header[HEADER_COOKIE];
	size_t		 length = strlen(name);

	for (; at != NULL && *at != '\0'; at += strcspn(at, ";")) {
		at += strspn(at, "; \t");
		if (strncmp(at, name, length) == 0 && at[length] == '=')
			return (at + length + 1);
	}
	return (NULL);
}

/* Returns the session's cookie if it begins with a complete token, or NULL. */
static const char *
session_cookie(const struct request *rq)
{
	const struct path	*path = rq->in.path;
	const char		*text = path != NULL && path->has_sessions ?
				    find_cookie(rq, cookie_name(rq)) : NULL;

	return (text != NULL &&
	    strcspn(text, ".;") == ACCOUNT_TOKEN_LENGTH &&
	    u8_check((const uint8_t *)text, ACCOUNT_TOKEN_LENGTH) == NULL ?
	    text : NULL);
}

const char *
session_token(const struct request *rq)
{
	const char	*text = session_cookie(rq);

	return (text == NULL ? NULL :
	    arena_copy(rq->arena, text, ACCOUNT_TOKEN_LENGTH));
}

/* A client that claims a later time only shortens its own session. */
bool
session_is_stale(const struct request *rq)
{
	const char	*text = session_needed(rq) ? session_cookie(rq) : NULL;
	int64_t		 sent;

	if (text == NULL)
		return (false);
	text += ACCOUNT_TOKEN_LENGTH;
	sent = *text == '.' ? strtoll(text + 1, NULL, 10) : 0;
	return (sent < rq->now - STALE);
}

static const char *
make_cookie(const struct request *rq, const char *name, const char *value,
    int64_t seconds, const char *hidden)
{
	return (arena_printf(rq->arena, "%s=%s; Path=/; Max-Age=%" PRId64
	    "%s; SameSite=Lax%s", name, value, seconds, hidden,
	    is_secure(rq) ? "; Secure" : ""));
}

static void
set_cookies(struct request *rq, const char *value, const char *marker,
    int64_t seconds)
{
	rq->reply.cookie = make_cookie(rq, cookie_name(rq), value, seconds,
	    "; HttpOnly");
	rq->reply.marker = make_cookie(rq, MARKER, marker, seconds, "");
}

static void
send_token(struct request *rq, const char *token)
{
	set_cookies(rq, arena_printf(rq->arena, "%s.%" PRId64, token,
	    rq->now), "1", SESSION_IDLE);
}

static int
go_to(struct request *rq, const struct path *path, const char *query)
{
	reply_start(rq, 0);
	rq->reply.location = arena_join(rq->arena, rq->in.root, path->template,
	    query, NULL);

	return (303);
}

/* Redirects to the page for signing in, which leads back to this page. */
static int
ask_to_sign_in(struct request *rq)
{
	struct buf	 to;

	buf_init(&to, rq->arena, 128);
	if (rq->in.method == METHOD_GET || rq->in.method == METHOD_HEAD) {
		buf_string(&to, "?to=");
		url_encode(&to, route_address(rq->arena, rq->in.path,
		    rq->in.capture));
	}
	return (go_to(rq, &page_paths[PAGE_PATH_DESK_SIGN_IN], to.data));
}

/*
 * Whether the caller has no second factor, although it is demanded, and asks
 * for another page than that which sets it up or signs out.
 */
static bool
lacks_second(const struct request *rq)
{
	return (rq->caller.id != 0 &&
	    session_demands_second(rq, rq->caller.role) &&
	    rq->in.path != &page_paths[PAGE_PATH_DESK_SECOND_FACTOR] &&
	    rq->in.path != &page_paths[PAGE_PATH_DESK_SIGN_OUT] &&
	    !second_factor_is_on(rq->db, rq->caller.id));
}

/*
 * Whether a page of this site, or the user directly, made the browser send the
 * request.
 */
static bool
is_of_this_site(const struct request *rq)
{
	const char *const	*header = rq->message->header;
	const char		*site = header[HEADER_SEC_FETCH_SITE];

	if (site != NULL)
		return (strcmp(site, "same-origin") == 0 ||
		    strcmp(site, "none") == 0);
	return (header[HEADER_ORIGIN] != NULL &&
	    strcasecmp(header[HEADER_ORIGIN], mount_origin(rq)) == 0);
}

void
session_anonymous(struct request *rq)
{
	rq->caller = (struct caller){ .role = ROLE_ANONYMOUS };
}

bool
session_holds(struct request *rq)
{
	const char	*token = session_token(rq);

	return (token != NULL &&
	    session_find(rq->db, token, rq->now, &rq->caller));
}

/* Whether the form has the token of this session. */
static bool
has_token(const struct request *rq)
{
	const char	*sent = field_text(rq, "token");
	char		 own[SESSION_FORM];

	session_form(rq, own);
	return (*own != '\0' && strlen(sent) == strlen(own) &&
	    secret_equal(own, sent, strlen(own)));
}

int
session_check(struct request *rq)
{
	const char	*token;

	if (rq->in.path == NULL || !rq->in.path->has_sessions ||
	    rq->in.route == NULL)
		return (0);
	session_anonymous(rq);
	if (rq->in.method == METHOD_POST && !is_of_this_site(rq))
		return (reply_error(rq, error_rest_forbidden()));
	if ((token = session_token(rq)) != NULL && session_find(rq->db, token,
	    rq->now, &rq->caller)) {
		rq->session = token;
		if (session_is_stale(rq) && !rq->reading) {
			session_touch(rq->db, token, rq->now);
			send_token(rq, token);
		}
	}
	if (lacks_second(rq)) {
		session_anonymous(rq);
		return (!session_needed(rq) ? 0 : go_to(rq,
		    &page_paths[PAGE_PATH_DESK_SECOND_FACTOR], ""));
	}
	if (!session_needed(rq) || (rq->caller.id != 0 &&
	    (rq->in.method != METHOD_POST || has_token(rq))))
		return (0);
	if (rq->message->verdict == ERROR_REST_BODY_TOO_LARGE)
		return (0);	/* it is rejected, whatever its token is */
	if (rq->in.route->again != NULL && *field_text(rq, "user") != '\0')
		return (rq->in.route->again(rq));
	/* Perhaps a reload of the page with recovery codes. */
	if (rq->caller.id != 0 &&
	    rq->in.path == &page_paths[PAGE_PATH_DESK_SECOND_FACTOR])
		return (go_to(rq, rq->in.path, ""));
	return (rq->caller.id == 0 ? ask_to_sign_in(rq) :
	    reply_error(rq, error_rest_forbidden()));
}

void
session_visitor(struct request *rq)
{
	struct caller	 owner;

	rq->caller.role = ROLE_CONTRIBUTOR;
	rq->caller.visits = true;
	if (user_find(rq->db, USERS_PROPOSALS, &owner))
		rq->caller.id = owner.id;
	else if (!rq->reading)
		rq->caller.id = account_add(rq->db, USERS_PROPOSALS,
		    ROLE_CONTRIBUTOR, rq->now);
}

void
session_begin(struct request *rq, int64_t user, enum role role)
{
	char		*token = arena_bytes(rq->arena, ACCOUNT_TOKEN);
	struct agent	 agent;

	agent = agent_find(rq->message->header[HEADER_USER_AGENT]);
	if (rq->session != NULL)
		session_end(rq->db, rq->session);
	session_start(rq->db, user, &agent, rq->now, token);
	rq->session = token;
	rq->caller = (struct caller){ .id = user, .role = role };
	send_token(rq, token);
}

void
session_leave(struct request *rq)
{
	if (rq->session != NULL)
		session_end(rq->db, rq->session);
	rq->session = NULL;
	set_cookies(rq, "", "", 0);
}

void
session_form(const struct request *rq, char text[SESSION_FORM])
{
	unsigned char	 digest[SECRET_DIGEST];
	size_t		 i;

	*text = '\0';
	if (rq->session == NULL)
		return;
	secret_digest(arena_join(rq->arena, "form:", rq->session, NULL),
	    digest);
	for (i = 0; i < SESSION_FORM / 2; i++)
		snprintf(text + 2 * i, 3, "%02x", digest[i]);
}
