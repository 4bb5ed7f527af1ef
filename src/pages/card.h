/*
 * Records of the API as parts of pages. The member names are those of the
 * shapes in spec/pages.yaml.
 */
#ifndef ALMANAC_CARD_H
#define ALMANAC_CARD_H

#include <stddef.h>
#include <stdint.h>

struct page;
struct value;
struct when;

/*
 * Adds a map with what every card of an event shows: to a map with a name, to a
 * list with NULL. `when` is its time in words.
 */
struct value	*card_add(struct page *, struct value *parent,
		    const char *name, const struct value *event,
		    const struct when *, const char *when);

/*
 * Adds the events of a list in groups by day: `has_events` and `groups`. Events
 * that began before the day `from` are in the group of `from`.
 */
void		 card_groups(struct page *, struct value *map,
		    const struct value *events, int64_t from);

/*
 * Adds the events as one group, in the order of the list, each with its date.
 */
void		 card_ranked(struct page *, struct value *map,
		    const struct value *events);

/* Adds a link to a category or tag, with `tone`, its color. */
void		 card_term(struct page *, struct value *list,
		    const struct value *term);

/* A link to a record's page, from its `url`. */
const char	*card_address(const struct page *, const struct value *record);

/* Returns a text of a record without markup. */
const char	*card_plain(const struct page *, const struct value *record,
		    const char *name);

/* The same for a name in a list, cut to one or two lines. */
const char	*card_name(const struct page *, const struct value *record,
		    const char *name);

/*
 * Returns the excerpt, or else the description, without markup and cut to one
 * or two sentences.
 */
const char	*card_summary(const struct page *, const struct value *record);

/* Returns the CSS classes for the color of an event's first category. */
const char	*card_tone(struct page *, const struct value *event);

/* Returns "Canceled" or "Postponed", or "" if the event takes place. */
const char	*card_state(const struct page *, const struct value *event);

/*
 * Returns the address of an image, or of a record's image, in the given size,
 * or else in full size. "": there is none that browsers would load.
 */
const char	*card_image_of(const struct value *image, const char *size);
const char	*card_image(const struct value *record, const char *size);

/*
 * Returns the uncropped sizes of an image for `srcset`. Browsers load the
 * smallest that is wide enough. "": its sizes are unknown.
 */
const char	*card_image_set(const struct page *, const struct value *image);

/* Adds `website`, `website_short`, `image` and `description` of a record. */
void		 card_common(struct page *, const struct value *record);

/* Adds the lines of a venue's address to a list. The country is the last. */
void		 card_lines(const struct page *, struct value *lines,
		    const struct value *venue);

/*
 * Adds `lines` of a venue's address, without the country of the site,
 * `has_lines`, and `map` if there is a link to a map.
 */
void		 card_place(const struct page *, struct value *map,
		    const struct value *venue);

/* Adds `tiles`, a map without scripts, if site.yaml sets `map_tiles`. */
void		 card_tiles(const struct page *, struct value *map,
		    const struct value *venue);

#endif
