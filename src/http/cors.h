/*
 * What pages of other origins may do: read answers and post forms (rules,
 * section 32).
 */
#ifndef ALMANAC_CORS_H
#define ALMANAC_CORS_H

#include <stdbool.h>

struct request;
struct site;

/* The value of Access-Control-Allow-Origin for an Origin, or NULL. */
const char	*_Nullable cors_allow(const struct site *, const char *origin);

/*
 * Whether its pages may let the browser send stored credentials. They may not
 * if only "*" allows the origin, nor where a session is a cookie.
 */
bool		 cors_allow_credentials(const struct request *);

/*
 * Whether a page of another site may have made a browser send the request with
 * its stored credentials, and the configuration does not list that page's
 * origin.
 */
bool		 cors_forged(const struct request *);

#endif
