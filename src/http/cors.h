/*
 * What pages of other origins may do: read answers, or post forms (rules,
 * section 32).
 */
#ifndef ALMANAC_CORS_H
#define ALMANAC_CORS_H

#include <stdbool.h>

struct request;
struct site;

/* The value of Access-Control-Allow-Origin for an Origin, or NULL: none. */
const char	*_Nullable cors_allow(const struct site *, const char *origin);

/*
 * Whether a page of another site may have made a browser send the request, and
 * the credentials that it keeps, without asking first; and the configuration
 * does not list that page's origin by name.
 */
bool		 cors_forged(const struct request *);

#endif
