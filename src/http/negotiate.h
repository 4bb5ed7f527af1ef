/* What a client says it would like: Accept, Accept-Encoding and Prefer. */
#ifndef ALMANAC_NEGOTIATE_H
#define ALMANAC_NEGOTIATE_H

#include <stdbool.h>

/*
 * The weight in thousandths of a media type that an Accept header names itself,
 * not by a range (RFC 9110 section 12.5.1); 0: not named. NULL names nothing.
 */
int	accept_weight(const char *accept, const char *type);

/* The same by the most specific range that has it, `type` itself at first. */
int	accept_range_weight(const char *accept, const char *type);

/*
 * Whether Accept-Encoding takes gzip and does not like plain bodies better
 * (RFC 9110 section 12.5.3). Without the header nobody has asked for it.
 */
bool	accept_gzip(const char *encodings);

/* Prefer: handling=strict (RFC 7240 section 4.4). */
bool	prefer_strict(const char *prefer);

#endif
