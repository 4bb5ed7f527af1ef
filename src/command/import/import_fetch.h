/*
 * GET requests with libcurl: only http and https, also after redirects; limited
 * in size and time; retried if that may help.
 */
#ifndef ALMANAC_IMPORT_FETCH_H
#define ALMANAC_IMPORT_FETCH_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
	const char	*etag;		/* or "" */
	const char	*modified;	/* Last-Modified, or "" */
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

/* What has kept a request from an answer. */
enum fetch_fault {
	FETCH_FINE,
	FETCH_LONG,
	FETCH_LATE,
	FETCH_INNER,		/* it leads to `inner` */
	FETCH_LOST		/* anything else: `error` */
};

#define FETCH_VALIDATOR	1000	/* bytes of an ETag or a Last-Modified */
#define FETCH_ERROR	256

/*
 * Limits that a caller sets, and what became of the last request of
 * fetch_get(). There is one attempt only. Unless `private`, no connection is opened to an
 * address of this machine or a private network, not even to a proxy.
 */
struct fetch_bounds {
	bool				 private;
	size_t				 bytes;		/* of an answer */
	long				 seconds;	/* for one */
	const volatile sig_atomic_t	*stops;		/* 1: end at once */

	enum fetch_fault		 fault;
	long				 status;	/* 0: no answer */
	int64_t				 wait;		/* Retry-After */
	char				 inner[64];
	char				 error[FETCH_ERROR];
};

/* The bounds must exist until fetch_free(). */
void		 fetch_bind(struct fetch *, struct fetch_bounds *);

/*
 * From now on asks for an answer only if it differs from one with these
 * validators, of at most FETCH_VALIDATOR bytes, or "": the status may be 304.
 */
void		 fetch_unless(struct fetch *, const char *etag,
		    const char *modified);

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
