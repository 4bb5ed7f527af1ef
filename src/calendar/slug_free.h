/*
 * Slugs that are free, by numbers behind them (rules, section 13).
 */
#ifndef ALMANAC_SLUG_FREE_H
#define ALMANAC_SLUG_FREE_H

#include <stdbool.h>

struct arena;

/*
 * `slug` with `suffix` behind it, and -2, -3 ... behind that where it is
 * taken. Behind the first few numbers it is only one whose predecessor is
 * taken: the ten thousandth costs some fifty looks more than the first.
 */
const char	*slug_free(struct arena *, const char *slug,
		    const char *suffix,
		    bool (*taken)(void *, const char *slug), void *);

#endif
