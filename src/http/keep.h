/*
 * What no client can say of a record that a request makes or changes: an
 * import takes it over from where the record was before.
 */
#ifndef ALMANAC_KEEP_H
#define ALMANAC_KEEP_H

#include <stdbool.h>
#include <stdint.h>

struct keep {
	const char	*slug;		/* where none is sent; or NULL */
	const char	*password;	/* of an event, as it is stored; or NULL */
	bool		 has_created;
	int64_t		 created;	/* UTC, as is the next one */
	bool		 has_modified;
	int64_t		 modified;
};

#endif
