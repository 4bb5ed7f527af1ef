/* Who may read answers from a page of another origin (contract section 17). */
#ifndef ALMANAC_CORS_H
#define ALMANAC_CORS_H

struct site;

/* The value of Access-Control-Allow-Origin for an Origin, or NULL: none. */
const char	*cors_allow(const struct site *, const char *origin);

#endif
