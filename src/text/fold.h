/*
 * Comparable forms of a text: without letter case for searching (rules, section
 * 22, all scripts), without accents too for ordering (rules, section 23).
 */
#ifndef ALMANAC_FOLD_H
#define ALMANAC_FOLD_H

struct arena;

char	*fold_case(struct arena *, const char *text);
char	*fold_title(struct arena *, const char *text);

/*
 * Replaces accented Latin letters by plain ones: U for U umlaut, s for sharp s.
 */
char	*fold_accents(struct arena *, const char *text);

#endif
