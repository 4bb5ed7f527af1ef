/*
 * Events that have another name in the source than before, since some programs
 * make other UIDs each time: those with the title and the start of one that the
 * source does not have any more.
 */
#ifndef ALMANAC_IMPORT_AGAIN_H
#define ALMANAC_IMPORT_AGAIN_H

#include <stdbool.h>
#include <stdint.h>

struct import;
struct import_record;
struct value;

/* The owner sets the first three members. */
struct import_again {
	bool		 is_on;		/* names may change */
	bool		 is_shared;	/* only within one calendar with a name,
					   as others have the same source */
	struct value	*there;		/* names in the source, as a set */
	struct value	*lost;		/* other names, by title and start;
					   NULL: unread */
	int64_t		 ahead;		/* those of series, and of events that
					   lie ahead */
};

/* Starts with another text of the same source, or of another one. */
void	import_again_start(struct import *);

/* Adds a name in the source, which lives as long as the import. */
void	import_again_add(struct import *, const char *name);

/*
 * For a record that is not known by its name: the name that it had before, or
 * NULL. Each is found once.
 */
const char	*_Nullable import_again_find(struct import *,
		    const struct import_record *);

#endif
