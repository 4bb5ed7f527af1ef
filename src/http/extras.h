/*
 * Values of a record that clients cannot set. An import sets them from its
 * source; the desk sets only `waits`, `publishes`, `into` or `importer`.
 */
#ifndef ALMANAC_EXTRAS_H
#define ALMANAC_EXTRAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A single event that becomes an event of a series. */
struct extra_event {
	int64_t	 start;		/* its original start in the series */
	int64_t	 id;		/* 0: the series makes it */
};

struct extras {
	const char	*slug;		/* if the fields have none; or NULL */
	const char	*password;	/* of an event, as stored; or NULL */
	const char	*source;	/* address of a picture; or NULL */
	const char	*importer;	/* source of the import, or that of the
					   events in a list; or NULL */
	bool		 waits;		/* pending, unless a status is sent;
					   its new terms wait (rule 27.8) */
	bool		 publishes;	/* also places that a public event
					   gets (rule 26.6) */
	bool		 has_created;
	int64_t		 created;	/* seconds since 1970, UTC */
	bool		 has_modified;
	int64_t		 modified;
	int64_t		 into;		/* the record that this one, which is
					   deleted, is merged into; or 0 */
	const struct extra_event *events;	/* of a new series */
	size_t			 event_count;
	const struct extra_event *late;	/* of a series, after its horizon, which
					   does not change otherwise; or NULL */
};

static inline bool
extras_wait(const struct extras *extras)
{
	return (extras != NULL && extras->waits);
}

#endif
