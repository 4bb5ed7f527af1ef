/* Preferences of a client: Accept, Accept-Encoding and Prefer. */
#ifndef ALMANAC_NEGOTIATE_H
#define ALMANAC_NEGOTIATE_H

#include <stdbool.h>

/*
 * Returns the weight, in thousandths, of a media type that Accept contains
 * explicitly, not by a range (RFC 9110 section 12.5.1), or 0.
 */
int	accept_weight(const char *accept, const char *type);

/*
 * The weight of a language in Accept-Language: "de-AT" there also asks for "de"
 * (RFC 4647 section 3.4), or 0.
 */
int	accept_language_weight(const char *accept, const char *language);

/* Returns the weight of the most specific range that contains the type. */
int	accept_range_weight(const char *accept, const char *type);

/*
 * Whether Accept-Encoding accepts gzip and does not prefer plain bodies (RFC
 * 9110 section 12.5.3). Returns false without the header.
 */
bool	accept_gzip(const char *encodings);

/* Whether Prefer contains handling=strict (RFC 7240 section 4.4). */
bool	prefer_strict(const char *prefer);

#endif
