/* Events as cards with a picture. The members are those of spec/pages.yaml. */
#ifndef ALMANAC_POSTERS_H
#define ALMANAC_POSTERS_H

#include <stdint.h>

struct page;
struct value;

/* The members of an event that a card shows. No others need to be read. */
#define POSTER_FIELDS \
	"search_in=all&_fields=total,total_pages,events.id,events.title," \
	"events.url,events.event_status,events.all_day," \
	"events.start_date,events.end_date,events.utc_start_date," \
	"events.utc_end_date,events.timezone,events.timezone_abbr," \
	"events.image,events.stored_cost,events.series.id," \
	"events.venue.venue,events.venue.city,events.venue.address," \
	"events.venue.stateprovince,events.venue.zip,events.venue.country," \
	"events.categories.name,events.categories.slug," \
	"events.categories.color"

/* Adds `weekday`, `day` and `month` of a tile with a date. */
void		 posters_tile(const struct page *, struct value *map,
		    int64_t day);

/*
 * Adds a card to a list. An event that began before the day `from` is shown
 * there. Returns the card, which a series still lacks its further dates.
 */
struct value	*posters_add(struct page *, struct value *list,
		    const struct value *event, int64_t from);

#endif
