/*
 * Which fields the events of a series share. Lists of fields are texts such as
 * "title,venue", with the names of parameters.
 */
#ifndef ALMANAC_SERIES_SHARED_H
#define ALMANAC_SERIES_SHARED_H

#include <stdbool.h>
#include <stddef.h>

#include "store/status.h"

struct event;
struct event_fields;
struct request;

/*
 * A word in the list of an event whose own status gave way to the trash when
 * its series went there, or left its start out.
 */
#define SERIES_TRASHED	"trash"

bool		 series_has(const char *fields, const char *name);

/*
 * Whether the field is a start, an end, the zone or `all_day`. An event
 * detaches these four together.
 */
bool		 series_is_date(const char *name);
bool		 series_has_dates(const char *fields);

/* Whether a venue, organizers, categories or tags are in the list. */
bool		 series_has_links(const char *fields);

/* Whether series_with() of results of series_changed() can be this list. */
bool		 series_may_detach(const char *fields);

/* Both lists, joined, in the request's arena. */
const char	*series_with(struct request *, const char *fields,
		    const char *more);

/* The list without one field, in the request's arena. */
const char	*series_without(struct request *, const char *fields,
		    const char *name);

/* Stores the list as the detached fields of the event. */
void		 series_set_detached(struct request *, struct event *,
		    const char *fields);

/*
 * The fields that differ between two states of an event. `sent` are the fields
 * of the request that made the change.
 */
const char	*series_changed(struct request *, const struct event *before,
		    const struct event *after, const struct event_fields *sent);

/*
 * Copies fields of the model (NULL: all) to the event, except detached fields,
 * dates and links.
 */
void		 series_copy(struct event *, const struct event *model,
		    const char *_Nullable fields);

/* An event of a series that was stored, with the fields that it copies. */
struct series_saved {
	const struct event	*e;
	const char		*_Nullable fields;	/* NULL: all */
	enum status		 before;	/* if it is not new */
};

/*
 * Copies the links of the model in the database, except those in detached
 * fields. `empties`: the events may have links, which are deleted first.
 */
void		 series_copy_links(struct request *, const struct event *,
		    const struct event *model, bool empties);
void		 series_copy_links_all(struct request *,
		    const struct event *model, const struct series_saved *,
		    size_t count, bool empties);

#endif
