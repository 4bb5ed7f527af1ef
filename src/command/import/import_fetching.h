/* For import_fetch.c and import_bounds.c: the state of requests. */
#ifndef ALMANAC_IMPORT_FETCHING_H
#define ALMANAC_IMPORT_FETCHING_H

#include <netinet/in.h>

#include <curl/curl.h>

#include "base/buf.h"
#include "command/import/import_fetch.h"

#define ADDRESS_MAX	256	/* bytes of an address in a message */

struct fetch {
	CURL		*curl;
	char		 error[CURL_ERROR_SIZE];
	struct buf	 body;
	struct buf	 links;
	bool		 too_long;
	const char	*named;		/* NULL: no login */
	char		 elsewhere[ADDRESS_MAX];	/* "": none */
	bool		 is_public;	/* the first server's network address */
	bool		 connected;
	char		 inner[INET6_ADDRSTRLEN];	/* rejected; "": none */
	struct fetch_bounds	*bounds;	/* NULL: the default limits */
	struct curl_slist	*conditions;
};

/* The limit of an answer, in bytes. */
size_t	fetch_most(const struct fetch *);

/* Sets the result of the last request in the caller's bounds. */
void	fetch_note(struct fetch *, CURLcode, long status);

#endif
