/*
 * Records of the API as parts of pages. Names are those of the shapes in
 * spec/pages.yaml.
 */
#ifndef ALMANAC_CARD_H
#define ALMANAC_CARD_H

#include <stddef.h>
#include <stdint.h>

struct page;
struct value;

/*
 * Adds events of a list in groups by day: `has_events` and `groups`. Those that
 * began before the day `from` are with it.
 */
void		 card_groups(struct page *, struct value *map,
		    const struct value *events, int64_t from);

/* The same in one group, in their order, each with its date. */
void		 card_ranked(struct page *, struct value *map,
		    const struct value *events);

/* Adds `name` and `address` to a list. */
void		 card_link(struct value *list, const char *name,
		    const char *address);

/* The same for a category or tag, with its `tone`. */
void		 card_term(struct page *, struct value *list,
		    const struct value *term);

/* A link to a record's page, from its `url`. */
const char	*card_address(const struct page *, const struct value *record);

/* A text of a record without markup. */
const char	*card_plain(const struct page *, const struct value *record,
		    const char *name);

/* The same for a name in a list, cut to a line or two. */
const char	*card_name(const struct page *, const struct value *record,
		    const char *name);

/*
 * The same for its excerpt, or else its description, cut to a sentence or two.
 */
const char	*card_summary(const struct page *, const struct value *record);

/* The CSS classes for the colour of an event's first category. */
const char	*card_tone(struct page *, const struct value *event);

/* "Canceled" or "Postponed"; "": an event takes place. */
const char	*card_state(const struct page *, const struct value *event);

/*
 * The address of an image, or of that of a record, in that size, or else the
 * whole one; "": none that browsers would load.
 */
const char	*card_image_of(const struct value *image, const char *size);
const char	*card_image(const struct value *record, const char *size);

/* `website` and `website_short`, `image`, `description` of a record. */
void		 card_common(struct page *, const struct value *record);

/*
 * Adds `lines` of a venue's address, `has_lines`, and `map` if it has a link.
 */
void		 card_place(const struct page *, struct value *map,
		    const struct value *venue);

#endif
