/*
 * Events that have another name in the source than before, since some programs
 * make other UIDs each time: those with the title, start and venue of one that
 * has vanished from a subscription, or with all the fields of one that was
 * deleted here. A file may have a part of its calendar, so
 * there nothing has vanished unless it has no name that was imported before.
 */
#ifndef ALMANAC_IMPORT_AGAIN_H
#define ALMANAC_IMPORT_AGAIN_H

#include <stdbool.h>
#include <stdint.h>

struct import;
struct import_record;
struct value;

struct import_again {
	bool		 is_on;		/* names may change */
	int64_t		 calendar;	/* only within this one; 0: the source
					   has one */
	struct value	*there;		/* names in the source, as a set */
	struct value	*lost;		/* other names, by calendar, title,
					   start and venue, or by hash; NULL:
					   unread */
	struct value	*stable;	/* calendars that keep their names, as
					   a set */
	int64_t		 ahead;		/* those of series, and of events that
					   lie ahead */
};

/* Adds a name in the source, which lives as long as the import. */
void	import_again_add(struct import *, const char *name);

/* Starts with a calendar. */
void	import_again_start(struct import *, int64_t calendar);

/*
 * For a record that is not known by its name: the name that it had before, or
 * NULL. Each is found once. `hash` is form_hash().
 */
const char	*_Nullable import_again_find(struct import *,
		    const struct import_record *, int64_t hash);

#endif
