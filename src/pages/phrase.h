/* Texts with places: "{day}. {month} {year}". */
#ifndef ALMANAC_PHRASE_H
#define ALMANAC_PHRASE_H

struct arena;

/*
 * The text with its places filled by what follows: pairs of a name and its
 * text, then NULL.  A place that no pair names stays as it is.
 */
const char	*phrase(struct arena *, const char *pattern, ...)
		    __attribute__((sentinel));

#endif
