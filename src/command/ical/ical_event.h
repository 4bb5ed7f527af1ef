/*
 * Events of an iCalendar, private to this folder. ical_event.c reads them, and
 * ical_form.c converts them to records of import_form.h, with venue and
 * organizer. ical_series.c, ical_change.c, ical_singles.c and ical_again.c are
 * for repeated events. ical.c reads files and has access to libical's
 * components.
 */
#ifndef ALMANAC_ICAL_EVENT_H
#define ALMANAC_ICAL_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

#include "command/ical/ical_when.h"
#include "command/import/import_form.h"
#include "store/imports_series.h"

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

/* The state of a file that is being imported. */
struct ical {
	struct import		*im;
	const char		*path;
	int64_t			 line;		/* of the current component */
	struct arena		*event;		/* of one event */
	struct arena		*record;	/* of one occurrence */
	struct value		*left_out;	/* occurrences, as a set */
	struct value		*changed;	/* with an event */
	struct value		*series;	/* ids of series, by UID */
	struct value		*seen;		/* imported names */
	struct ical_zones	 zones;		/* of the current calendar */
	int64_t			 steps;		/* that rules may still use */
	struct ical_when	 start;		/* of the current event */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses were reported */
	int			 put;		/* number of its occurrences */
};

/* Reads an event, and reports properties that are not supported. */
void	ical_event_read(struct ical *, icalcomponent *, const char *address,
	    struct ical_event *);

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

/* Imports the periods of RDATE whose length differs from that of the event. */
bool		 ical_put_periods(struct ical *, const struct ical_event *);

/* Single events of earlier imports, which a new series adopts. */
struct ical_singles {
	struct imports_rows	 rows;
	int64_t			*starts;	/* INT64_MIN: unknown */
};

/* Finds them, and adds them to the record of the series. */
void		 ical_singles_find(struct ical *, const struct ical_event *,
		    struct import_record *, struct ical_singles *);

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
