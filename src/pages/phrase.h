/* Texts with placeholders: "{day}. {month} {year}". */
#ifndef ALMANAC_PHRASE_H
#define ALMANAC_PHRASE_H

struct arena;

/*
 * Replaces placeholders. The arguments are pairs of a name and a text, then
 * NULL. Unknown placeholders are kept.
 */
const char	*phrase(struct arena *, const char *pattern, ...)
		    __attribute__((sentinel));

#endif
