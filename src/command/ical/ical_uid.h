/* The UIDs of events. Those that are missing or long are made here. */
#ifndef ALMANAC_ICAL_UID_H
#define ALMANAC_ICAL_UID_H

#include <stdbool.h>

#include <libical/ical.h>

struct arena;

/*
 * The UID of a component; a hash of it if it has more than 480 bytes, so that
 * UID and time fit into a name; a hash of start, title and place if there is
 * none.
 */
const char	*ical_uid(struct arena *, icalcomponent *);
bool		 ical_has_uid(icalcomponent *);

/* The same for a UID that is mentioned. */
const char	*ical_shorten_uid(struct arena *, const char *uid);

/* Whether no two programs make the same UID: it is long enough. */
bool		 ical_uid_is_unique(const char *uid);

#endif
