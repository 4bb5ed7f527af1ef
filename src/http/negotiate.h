/* Preferences of a client: Accept, Accept-Encoding and Prefer. */
#ifndef ALMANAC_NEGOTIATE_H
#define ALMANAC_NEGOTIATE_H

#include <stdbool.h>

/*
 * The weight, in thousandths, of a media type that Accept names itself, not by
 * a range (RFC 9110 section 12.5.1). 0: it is not named, or there is no Accept.
 */
int	accept_weight(const char *accept, const char *type);

/* The same, where the most specific range that contains the type counts. */
int	accept_range_weight(const char *accept, const char *type);

/*
 * Whether Accept-Encoding accepts gzip and does not prefer plain bodies (RFC
 * 9110 section 12.5.3). Without the header: false.
 */
bool	accept_gzip(const char *encodings);

/* Prefer: handling=strict (RFC 7240 section 4.4). */
bool	prefer_strict(const char *prefer);

#endif
