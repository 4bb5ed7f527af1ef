/*
 * Events of an iCalendar, private to this folder. ical_event.c reads them, and
 * ical_form.c converts them to records of import_form.h, with venue and
 * organizer. ical_series*.c, ical_parts.c, ical_range.c, ical_change.c,
 * ical_singles.c and ical_again.c are for repeated events. ical.c reads files
 * and has access to libical's components.
 */
#ifndef ALMANAC_ICAL_EVENT_H
#define ALMANAC_ICAL_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

#include "command/ical/ical_when.h"
#include "command/import/import_form.h"
#include "store/imports_series.h"
#include "text/recurrence.h"

struct arena;
struct import;
struct import_series;
struct import_record;
struct value;

/* Texts belong to the component or the arena. NULL: absent. */
struct ical_event {
	icalcomponent		*from;
	const char		*uid;
	const char		*address;	/* for the report */
	const char		*title;
	const char		*description;	/* markup */
	const char		*location;
	const char		*website;
	const char		*image;
	const char		*status;	/* one of our statuses */
	const char		*event_status;	/* NULL: it is scheduled */
	const char		*organizer;	/* its name */
	const char		*email;
	const char		*parent;	/* the UID of another event */
	bool			 has_place;
	struct icalgeotype	 place;
	icalproperty		*start, *end;
	icalproperty		*again;		/* RECURRENCE-ID */
	bool			 has_duration;
	struct icaldurationtype	 duration;
	bool			 comes_again;	/* has RRULE or RDATE */
	bool			 has_modified;
	int64_t			 modified;
	bool			 has_created;
	int64_t			 created;
};

/* What has become of a change of an event and all that follow. */
enum ical_range_end {
	ICAL_RANGE_ALONE,	/* only this event is changed */
	ICAL_RANGE_SPLIT,	/* they are a series of their own */
	ICAL_RANGE_LEFT		/* the series here does not follow it */
};

/* RECURRENCE-ID;RANGE=THISANDFUTURE, or one of an earlier import. */
struct ical_range {
	struct ical_range	*next;		/* in the file */
	const char		*uid;
	const char		*name;		/* that the event has */
	const char		*text;		/* the component, or NULL */
	enum ical_range_end	 end;
	const char		*why;		/* not split, or NULL */

	/* If its series is in the file: */
	const char		*series;	/* the name of the part */
	struct ical_when	 first;		/* start of the whole */
	int64_t			 from;		/* clock time of the series */
	int64_t			 by;		/* later starts are moved */
};

/* The state of a file that is being imported. */
struct ical {
	struct import		*im;
	const char		*path;
	int64_t			 line;		/* of the current component */
	const char		*text;		/* it, as it is in the file */
	struct arena		*event;		/* of one event */
	struct arena		*record;	/* of one occurrence */
	struct value		*left_out;	/* occurrences, as a set */
	struct value		*changed;	/* with an event */
	struct value		*series;	/* ids of series, by name */
	struct ical_range	*ranges;	/* of the current calendar */
	size_t			 range_count;
	struct value		*seen;		/* imported names */
	struct ical_zones	 zones;		/* of the current calendar */
	int64_t			 steps;		/* that rules may still use */
	struct ical_when	 start;		/* of the current event */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses were reported */
	int			 put_count;	/* number of its occurrences */
	size_t			 room;		/* bytes left for their texts */
};

/* Reads an event, and reports properties that are not supported. */
void	ical_event_read(struct ical *, icalcomponent *, const char *address,
	    struct ical_event *);

/* The component of a piece of the file, or NULL: icalcomponent_free() it. */
icalcomponent	*ical_parse(const char *text);

/* Start and end, on the clocks of the start. False: there is no valid value. */
bool	ical_event_times(struct ical *, const struct ical_event *,
	    struct ical_when *start, int64_t *end);

/* Reports a property that is not supported. */
void	ical_lose(struct ical *, const struct ical_event *, const char *what,
	    const char *why);

/* Returns false if import->why is set. */
bool	ical_put_event(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end);

/*
 * Fills a record with the fields of the event. Call form_start() and
 * ical_mark() before, and import_put() afterwards; then reset c->record.
 * Returns false if import->why is set.
 */
bool	ical_fill(struct ical *, const struct ical_event *,
	    struct import_record *, const struct ical_when *start, int64_t end);

/* Returns true if the file had a record of this name before. */
bool	ical_mark(struct ical *, enum import_kind, const char *name);

/*
 * Imports an event that differs from its series, or was imported as a single
 * event. `here` is its id, if known.
 */
bool	ical_put_change(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end,
	    int64_t here, enum import_counted);

/* Limit of a UID in bytes, so that UID and time fit into a name. */
#define ICAL_UID	480

/* The name of the occurrence at this time, in the arena. */
const char	*ical_name_again(struct arena *, const char *uid,
		    const struct ical_when *);

/*
 * Collects the occurrences that rules do not make. Call it before the first
 * import.
 */
void		 ical_leave_out(struct ical *, icalcomponent *event);

/*
 * Imports an event with a rule or dates as a series. Sets `*done` to false if
 * it cannot be a series. Returns false if import->why is set.
 */
bool		 ical_put_series(struct ical *, const struct ical_event *,
		    bool *done);

/* The zone of the series; floating times are in that of the site. */
const struct zone	*_Nullable ical_zone_of(const struct ical *,
		    const struct ical_when *start);

/* A RECURRENCE-ID as a clock time of the series with that first start. */
int64_t		 ical_time_in(const struct ical *,
		    const struct ical_when *first, const struct ical_when *);

/* Collects a change of an event and all that follow, by its name. */
void		 ical_range_add(struct ical *, const char *uid,
		    const char *name);

/* The range of that name, or NULL. */
struct ical_range	*_Nullable ical_range_named(struct ical *,
		    const char *name);

/* The last range of a series that is not after a RECURRENCE-ID, or NULL. */
const struct ical_range	*_Nullable ical_range_of(struct ical *,
		    const char *uid, const struct ical_when *again);

/*
 * A series consists of parts, each a series here: from its first start, and
 * from each change on that continues with all that follow.
 */
struct ical_part {
	const struct ical_event	*e;
	struct ical_when	 start;		/* of that event */
	int64_t			 end;
	struct ical_range	*range;		/* NULL: from the first start */
	bool			 is_former;	/* of an earlier import only */
	const char		*name;
	int64_t			 at;		/* its first start in the whole */
};

struct ical_parts {
	const struct ical_event	*e;		/* the whole */
	struct recurrence	 days;
	struct rrule_event	 starts;
	struct ical_part	*list;		/* in the arena */
	size_t			 count;
	struct imports_rows	 former;	/* here, and not in the list */
	icalcomponent		**read;		/* changes, to be freed */
	size_t			 read_count;
};

/* Reads those of a series; c->start and c->end are its own. */
void		 ical_parts_read(struct ical *, const struct ical_event *,
		    const struct recurrence *, struct ical_parts *);
void		 ical_parts_free(struct ical_parts *);

/* Removes one, so that the one before it continues. */
void		 ical_parts_drop(struct ical_parts *, size_t i);

/* The first one is as the whole. */
void		 ical_parts_whole(struct ical *, struct ical_parts *);

/* The days of a part, and its first start. False: no rule can give them. */
bool		 ical_part_days(struct ical *, const struct ical_parts *,
		    size_t i, struct recurrence *, struct ical_when *start);

/*
 * Finds the series here of which a new part is the later part. False: people
 * have changed that, so it stays as it is.
 */
bool		 ical_part_find(struct ical *, const struct ical_parts *,
		    size_t i, struct import_record *);

/*
 * Imports the parts. `*why` is NULL, or why the days of the first one are
 * refused. False: import->why is set.
 */
bool		 ical_put_parts(struct ical *, struct ical_parts *,
		    const char **why);

/* Imports the periods of RDATE whose length differs from that of the event. */
bool		 ical_put_periods(struct ical *, const struct ical_event *);

/* Single events of earlier imports, which a new series adopts. */
struct ical_singles {
	struct imports_rows	 rows;
	int64_t			*starts;	/* INT64_MIN: unknown */
};

/* Finds those of a part, and adds them to its record. */
void		 ical_singles_find(struct ical *, const struct ical_parts *,
		    size_t i, struct import_record *, struct ical_singles *);

/*
 * Call it after the series was imported. Returns false if import->why is set.
 */
bool		 ical_singles_end(struct ical *, const struct ical_singles *,
		    const struct import_series *);

/* Whether an earlier import has made a series of the event. */
bool		 ical_is_series(struct ical *, const struct ical_event *);

/*
 * Imports an event with a RECURRENCE-ID. Returns false if import->why is set.
 */
bool		 ical_put_again(struct ical *, const struct ical_event *,
		    const struct ical_when *again);

/*
 * Call it after the last event of a calendar. Returns false if import->why is
 * set.
 */
bool		 ical_end_series(struct ical *);

/* Imports an event for each occurrence. Returns false if import->why is set. */
bool		 ical_put_times(struct ical *, const struct ical_event *);

/*
 * All properties of a kind that have a value. libical's own iterator is part
 * of the component, so nested loops would disturb each other.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void		 ical_properties(struct arena *, icalcomponent *,
		    icalproperty_kind kind, struct ical_properties *);

/* Returns a name such as "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

#endif
