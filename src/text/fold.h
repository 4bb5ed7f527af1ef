/*
 * Comparable forms of a text: without letter case (all scripts); without accents
 * too, as people type it, for searching (rules, section 22); and without accents
 * of Latin letters for ordering (rules, section 23).
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
