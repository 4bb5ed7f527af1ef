/*
 * Values of a record that clients cannot set. An import takes them from the
 * source of the record.
 */
#ifndef ALMANAC_KEEP_H
#define ALMANAC_KEEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An event that is here already, of a series that is not. */
struct keep_event {
	int64_t	 start;		/* that the series gives it */
	int64_t	 id;
};

struct keep {
	const char	*slug;		/* if the fields have none; or NULL */
	const char	*password;	/* of an event, as stored; or NULL */
	const char	*source;	/* address of a picture; or NULL */
	bool		 has_created;
	int64_t		 created;	/* seconds since 1970, UTC */
	bool		 has_modified;
	int64_t		 modified;
	const struct keep_event	*events;	/* of a new series */
	size_t			 event_count;
};

#endif
