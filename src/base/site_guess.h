/*
 * Which key of the configuration somebody may have meant.
 */
#ifndef ALMANAC_SITE_GUESS_H
#define ALMANAC_SITE_GUESS_H

struct key;

/*
 * The name of the key that is nearest to an unknown one, or NULL if more than
 * a third of its characters are different.
 */
const char	*_Nullable site_guess(const struct key *, const char *name);

#endif
