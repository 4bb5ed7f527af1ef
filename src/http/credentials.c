#include <string.h>
#include <strings.h>

#include <openssl/evp.h>
#include <unistr.h>

#include "base/arena.h"
#include "http/cors.h"
#include "http/credentials.h"
#include "http/logins.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/users.h"

#define BASE64	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" \
		"0123456789+/"

/*
 * Returns NULL if the text is not base64, or its content is not UTF-8 or
 * contains a NUL.
 */
static char *
decode_base64(struct arena *arena, const char *text)
{
	size_t		 letters, length, padding;
	unsigned char	*out;

	length = strlen(text);
	letters = strspn(text, BASE64);
	padding = strspn(text + letters, "=");
	if (length % 4 != 0 || padding > 2 || letters + padding != length)
		return (NULL);

	out = arena_alloc(arena, length / 4 * 3 + 1);
	EVP_DecodeBlock(out, (const unsigned char *)text, (int)length);
	length = length / 4 * 3 - padding;
	out[length] = '\0';
	if (memchr(out, '\0', length) != NULL || u8_check(out, length) != NULL)
		return (NULL);

	return ((char *)out);
}

/* Returns the text after the scheme, or NULL if it has another scheme. */
static const char *
skip_scheme(const char *authorization, const char *scheme)
{
	size_t	 length;

	length = strlen(scheme);
	if (strncasecmp(authorization, scheme, length) != 0 ||
	    authorization[length] != ' ')
		return (NULL);

	return (authorization + length + strspn(authorization + length, " "));
}

bool
credentials_read(struct arena *arena, const char *authorization,
    struct credentials_sent *sent)
{
	const char	*text;
	char		*pair, *colon;

	if ((text = skip_scheme(authorization, "Bearer")) != NULL) {
		sent->login = NULL;
		sent->password = text;
		return (*text != '\0' &&
		    u8_check((const uint8_t *)text, strlen(text)) == NULL);
	}
	if ((text = skip_scheme(authorization, "Basic")) == NULL ||
	    (pair = decode_base64(arena, text)) == NULL ||
	    (colon = strchr(pair, ':')) == NULL)
		return (false);
	*colon = '\0';
	sent->login = pair;
	sent->password = colon + 1;

	return (true);
}

static bool
has_credentials(const struct request *rq, struct credentials_sent *sent)
{
	const char	*text = rq->message->header[HEADER_AUTHORIZATION];

	return (text != NULL && credentials_read(rq->arena, text, sent));
}

/* Counts a failure, unless that was done when only the head had arrived. */
static enum credentials
check_user(struct request *rq, const struct credentials_sent *sent)
{
	enum credentials	 outcome;

	outcome = user_check(rq->db, sent->login, sent->password, &rq->caller);
	if (outcome == CREDENTIALS_RIGHT)
		logins_count_success(rq, sent->login);
	else if (!db_failed(rq->db) && !rq->message->failed_login)
		logins_count_failure(rq, sent->login);

	return (outcome);
}

bool
credentials_hold(struct request *rq, struct message *m)
{
	struct credentials_sent	 sent;

	if (!has_credentials(rq, &sent) || logins_wait(rq, sent.login) > 0)
		return (false);
	if (check_user(rq, &sent) == CREDENTIALS_RIGHT)
		return (true);
	m->failed_login = !db_failed(rq->db);

	return (false);
}

/*
 * Whether everyone may send the request, and it changes nothing. Then a Bearer
 * of another service is ignored (rule 8.2).
 */
static bool
is_public_read(const struct request *rq)
{
	return ((rq->in.method == METHOD_GET ||
	    rq->in.method == METHOD_HEAD ||
	    rq->in.method == METHOD_OPTIONS) && (rq->in.route == NULL ||
	    rq->in.route->role == ROLE_ANONYMOUS));
}

int
credentials_check(struct request *rq)
{
	struct credentials_sent	 sent;
	enum credentials	 outcome;
	int			 status;

	if (!has_credentials(rq, &sent))
		return (0);
	if (sent.login == NULL && is_public_read(rq) &&
	    !password_possible(sent.password))
		return (0);
	if ((status = logins_check(rq, sent.login)) != 0)
		return (status);

	outcome = check_user(rq, &sent);
	if (db_failed(rq->db))
		return (reply_broken(rq));
	if (outcome == CREDENTIALS_RIGHT)
		return (sent.login != NULL && cors_forged(rq) ?
		    reply_forbidden(rq) : 0);

	return (reply_error(rq, outcome == CREDENTIALS_UNKNOWN_NAME ?
	    error_invalid_username() : error_incorrect_password()));
}
