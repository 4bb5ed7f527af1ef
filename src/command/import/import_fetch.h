/*
 * GET requests with libcurl: only http and https, also after redirects; limited
 * in size and time; retried if that may help.
 */
#ifndef ALMANAC_IMPORT_FETCH_H
#define ALMANAC_IMPORT_FETCH_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct fetch;

/* Everything is in the arena. The texts are untrusted. */
struct fetched {
	long		 status;
	const char	*body;
	size_t		 length;
	const char	*links;		/* Link fields, joined; "" if none */
	const char	*origin;	/* X-TEC-API-ORIGIN, or "" */
	const char	*root;		/* X-TEC-API-ROOT, or "" */
	const char	*address;	/* after redirects */
};

/*
 * `login` is "name:password" and is sent only to the server of `named` (scheme,
 * host and port), or NULL. Both must exist until the end.
 */
struct fetch	*fetch_new(const char *named, const char *login);
void		 fetch_free(struct fetch *);

/*
 * NULL, or an error, valid until the next call: no answer, one that is too
 * long, one of this machine or a private network although the first server was
 * public, or, with a login, one of another server. After 429, 503 and
 * interruptions it tries again, when Retry-After says (RFC 9110 section
 * 10.2.3), up to a limit.
 */
const char	*fetch_get(struct fetch *, struct arena *,
		    const char *address, struct fetched *);

/*
 * For pictures that the site names: without a login, and with the restriction
 * of `site` to public servers.
 */
struct fetch	*fetch_for_pictures(const struct fetch *site);

/* The same as fetch_get(), but once, and 200 alone is an answer. */
const char	*fetch_picture(struct fetch *, struct arena *,
		    const char *address, struct fetched *);

/* NULL, or an error if the site requires a login or has rejected it. */
const char	*fetch_denial(const struct fetch *, const char *address,
		    const struct fetched *);

/* NULL, or an error if one of the addresses was rejected for its server. */
const char	*fetch_refusal(const struct fetch *);

/*
 * Whether the server with this network address may be asked: any one, unless
 * the first was public, then public ones only.
 */
bool		 fetch_may_ask(struct fetch *, const char *address);

#endif
