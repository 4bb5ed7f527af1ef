/* Finds free slugs by appending numbers (rules, section 13). */
#ifndef ALMANAC_SLUG_FREE_H
#define ALMANAC_SLUG_FREE_H

#include <stdbool.h>

struct arena;

/*
 * Returns `slug` followed by `suffix`, and by -2, -3 and so on if that is
 * taken. After the first few numbers, it finds a free number whose predecessor
 * is taken, which may not be the smallest: so the ten thousandth slug takes
 * only about fifty look-ups more than the first.
 */
const char	*slug_free(struct arena *, const char *slug,
		    const char *suffix,
		    bool (*taken)(void *, const char *slug), void *);

#endif
