/* Preferences of a client: Accept, Accept-Encoding and Prefer. */
#ifndef ALMANAC_NEGOTIATE_H
#define ALMANAC_NEGOTIATE_H

#include <stdbool.h>

/*
 * The weight, in thousandths, of a media type that Accept names explicitly,
 * not by a range (RFC 9110 section 12.5.1). 0: Accept does not name it, or is
 * missing.
 */
int	accept_weight(const char *accept, const char *type);

/* The same, but the most specific range that contains the type counts. */
int	accept_range_weight(const char *accept, const char *type);

/*
 * Whether Accept-Encoding accepts gzip and does not prefer plain bodies (RFC
 * 9110 section 12.5.3). Without the header: false.
 */
bool	accept_gzip(const char *encodings);

/* Prefer: handling=strict (RFC 7240 section 4.4). */
bool	prefer_strict(const char *prefer);

#endif
