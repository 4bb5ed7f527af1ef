/*
 * Forms of a text for comparisons. fold_case() removes letter case, in all
 * scripts. fold_search() also removes accents, as people type words, for
 * searches (rules, section 22). fold_accents() removes accents of Latin
 * letters, for sorting (rules, section 23). fold_title() does the first and the
 * last, for the order of titles and names.
 */
#ifndef ALMANAC_FOLD_H
#define ALMANAC_FOLD_H

struct arena;

char	*fold_case(struct arena *, const char *text);
char	*fold_search(struct arena *, const char *text);
char	*fold_title(struct arena *, const char *text);

/*
 * Replaces accented Latin letters by plain ones: U for U umlaut, s for sharp s.
 */
char	*fold_accents(struct arena *, const char *text);

#endif
