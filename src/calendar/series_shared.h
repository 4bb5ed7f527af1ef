/*
 * Which fields events of a series share. Lists of fields are texts such as
 * "title,venue", with the names of the parameters.
 */
#ifndef ALMANAC_SERIES_SHARED_H
#define ALMANAC_SERIES_SHARED_H

#include <stdbool.h>

struct event;
struct event_fields;
struct request;

bool		 series_has(const char *fields, const char *name);

/*
 * Whether a field says when an event is: its start, end, zone, or that it lasts
 * whole days. An event has these of its own together.
 */
bool		 series_is_date(const char *name);
bool		 series_has_dates(const char *fields);

/* Both lists together; in the request's arena. */
const char	*series_join(struct request *, const char *fields,
		    const char *more);

/* The list without a field; in the request's arena. */
const char	*series_without(struct request *, const char *fields,
		    const char *name);

/*
 * The fields that differ between two states of an event. `sent` are those of the
 * request that has changed it.
 */
const char	*series_changed(struct request *, const struct event *before,
		    const struct event *after, const struct event_fields *sent);

/*
 * Copies these fields of the model (NULL: all), except those that the event has
 * alone, its dates and links. The latter are copied by series_copy_links(), which
 * updates the tables of links; `empties`: the event may have some.
 */
void		 series_copy(struct event *, const struct event *model,
		    const char *_Nullable fields);
void		 series_copy_links(struct request *, const struct event *,
		    const struct event *model, const char *_Nullable fields,
		    bool empties);

#endif
