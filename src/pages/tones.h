/*
 * Colors of categories on pages: CSS classes that set --tone. A category's own
 * color is made lighter or darker until text in it is readable on both
 * backgrounds of style.css. A category without a color gets one of those in
 * style.css.
 */
#ifndef ALMANAC_TONES_H
#define ALMANAC_TONES_H

#include <stdint.h>

struct page;
struct value;

/*
 * Returns the classes for a category of the API, from its `color` and `slug`. A
 * null category has the accent color of the site.
 */
const char	*tones_of(struct page *, const struct value *category);

/* FNV-1a, so that a text has the same colors on all pages and servers. */
uint32_t	 tones_hash(const char *);

/* Adds the CSS rules for all own colors that the page uses to its rules. */
void		 tones_rules(struct page *);

#endif
