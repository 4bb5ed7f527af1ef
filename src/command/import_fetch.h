/*
 * GET by libcurl, for a command: http and https only, also behind a redirect;
 * bounded in size and time; tried again where that may help.
 */
#ifndef ALMANAC_IMPORT_FETCH_H
#define ALMANAC_IMPORT_FETCH_H

#include <stddef.h>

struct arena;
struct fetch;

/* All in the arena; texts are foreign. */
struct fetched {
	long		 status;
	const char	*body;
	size_t		 length;
	const char	*links;		/* Link fields, joined; "" if none */
	const char	*address;	/* where redirects led to */
};

/*
 * `login` is "name:password" for the server of `named` alone (scheme, host and
 * port), or NULL; both are used until the end.
 */
struct fetch	*fetch_new(const char *named, const char *login);
void		 fetch_free(struct fetch *);

/*
 * NULL, or what is wrong, until the next call: no answer, or one that is too
 * long; with a login, one of another server.  What is busy (429, 503) or breaks
 * off is tried again, after the time that it asks for (RFC 9110 section
 * 10.2.3), up to a limit.
 */
const char	*fetch_get(struct fetch *, struct arena *,
		    const char *address, struct fetched *);

/* NULL, or what is wrong if the site let no one in, or not with the login. */
const char	*fetch_denial(const struct fetch *, const char *address,
		    const struct fetched *);

/* NULL, or what is wrong if any address was of another server. */
const char	*fetch_refusal(const struct fetch *);

#endif
