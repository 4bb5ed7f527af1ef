/*
 * Colours of categories on pages: CSS classes that set --tone. A category's own
 * colour is made lighter or darker until a text in it can be read on both
 * backgrounds of style.css; one without has one of the colours there.
 */
#ifndef ALMANAC_TONES_H
#define ALMANAC_TONES_H

struct buf;
struct page;
struct value;

/*
 * The classes for a category of the API, with `color` and `slug`; null has the
 * accent of the site.
 */
const char	*tones_of(struct page *, const struct value *category);

/* Appends the rules for all own colours that the page has asked for. */
void		 tones_rules(const struct page *, struct buf *);

#endif
