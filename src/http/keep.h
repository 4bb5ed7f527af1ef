/*
 * Values of a record that no client can set; an import takes them from the
 * record's source.
 */
#ifndef ALMANAC_KEEP_H
#define ALMANAC_KEEP_H

#include <stdbool.h>
#include <stdint.h>

struct keep {
	const char	*slug;		/* if none is sent; or NULL */
	const char	*password;	/* of an event, as stored; or NULL */
	const char	*source;	/* of a picture: its address; or NULL */
	bool		 has_created;
	int64_t		 created;	/* seconds since 1970, UTC */
	bool		 has_modified;
	int64_t		 modified;
};

#endif
