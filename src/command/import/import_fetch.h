/*
 * GET requests with libcurl: only http and https, also after redirects;
 * limited in size and time; retried after some errors.
 */
#ifndef ALMANAC_IMPORT_FETCH_H
#define ALMANAC_IMPORT_FETCH_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct fetch;

/*
 * Everything is in the arena. The texts are untrusted. The address after
 * redirects is not included: it must not name anything (store/sources.h).
 */
struct fetched {
	long		 status;
	const char	*body;
	size_t		 length;
	const char	*type;		/* Content-Type, or "" */
	const char	*links;		/* Link fields, joined; "" if none */
	const char	*etag;		/* or "" */
	const char	*modified;	/* Last-Modified, or "" */
};

/*
 * `login` is "name:password", or NULL. It is sent only to the server of
 * `named` (scheme, host and port). Both must exist until fetch_free().
 */
struct fetch	*fetch_new(const char *named, const char *login);
void		 fetch_free(struct fetch *);

/*
 * Returns NULL, or an error, which is valid until the next call: there was no
 * answer; it was too long; it came from this machine or a private network
 * although the first server was public; or, with a login, from another server.
 * Retries after 429, 503 and interruptions, at the time in Retry-After (RFC
 * 9110 section 10.2.3), up to a limit.
 */
const char	*_Nullable fetch_get(struct fetch *, struct arena *,
		    const char *address, struct fetched *);

/* Why a request has failed. */
enum fetch_fault {
	FETCH_FINE,
	FETCH_LONG,
	FETCH_LATE,
	FETCH_INNER,		/* the address leads to `inner` */
	FETCH_LOST		/* anything else: `error` */
};

#define FETCH_VALIDATOR	1000	/* bytes of an ETag or a Last-Modified */
#define FETCH_ERROR	256

/*
 * Limits that the caller sets, and the result of the last request of
 * fetch_get(), which does not retry then. Unless `private`, no connection is
 * opened to an address of this machine or a private network, nor to a proxy.
 */
struct fetch_bounds {
	bool				 private;
	size_t				 bytes;		/* of an answer */
	long				 seconds;	/* for an answer */
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
 * Sends these validators with further requests, so that an unchanged document
 * is answered with 304. Each has at most FETCH_VALIDATOR bytes, or is "".
 */
void		 fetch_unless(struct fetch *, const char *etag,
		    const char *modified);

/*
 * For pictures of a site: without a login, and limited to public servers if
 * `site` is.
 */
struct fetch	*fetch_for_pictures(const struct fetch *site);

/*
 * Like fetch_get(), but without retries, and with an error for each status
 * except 200.
 */
const char	*_Nullable fetch_picture(struct fetch *, struct arena *,
		    const char *address, struct fetched *);

/* Returns NULL, or an error if the site requires a login or has rejected it. */
const char	*_Nullable fetch_denial(const struct fetch *,
	    const char *address, const struct fetched *);

/*
 * Returns NULL, or an error if an address was rejected because of its server.
 */
const char	*_Nullable fetch_refusal(const struct fetch *);

/*
 * Whether a request to the server with this network address is allowed. If the
 * first server was public, only public ones are.
 */
bool		 fetch_may_ask(struct fetch *, const char *address);

#endif
