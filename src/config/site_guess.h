/* Suggests a key of the configuration for an unknown one. */
#ifndef ALMANAC_SITE_GUESS_H
#define ALMANAC_SITE_GUESS_H

struct key;

/*
 * Returns the most similar key, or NULL if more than a third of its characters
 * differ.
 */
const char	*_Nullable site_guess(const struct key *, const char *name);

#endif
