/*
 * Events of an iCalendar, private to this folder: read (ical_event.c), repeated
 * (ical_series.c, ical_change.c, ical_singles.c, ical_again.c), and converted to
 * records of import_form.h, with their venue and organizer (ical_form.c); and
 * access to libical's components (ical.c).
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

/* Texts belong to the component or the arena; NULL: none. */
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
	const char		*event_status;	/* NULL: it takes place */
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
	struct value		*changed;	/* those with an event */
	struct value		*series;	/* by UID */
	struct value		*seen;		/* imported names */
	struct ical_zones	 zones;		/* of the current calendar */
	int64_t			 steps;		/* that rules may still use */
	struct ical_when	 start;		/* of the current event */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses were reported */
	int			 put;		/* number of its occurrences */
};

/* Reports properties that are not supported. */
void	ical_event_read(struct ical *, icalcomponent *, const char *address,
	    struct ical_event *);

/* Reports a property that is not supported. */
void	ical_lose(struct ical *, const struct ical_event *, const char *what,
	    const char *why);

/* False: import->why is set. */
bool	ical_put_event(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end);

/*
 * Fills a record with all that an event has. False: import->why is set. With
 * form_start() and ical_mark() before and import_put() after it, the record is
 * imported; reset c->record then.
 */
bool	ical_fill(struct ical *, const struct ical_event *,
	    struct import_record *, const struct ical_when *start, int64_t end);

/* True: a record was in this file before. */
bool	ical_mark(struct ical *, enum import_kind, const char *name);

/*
 * Imports an event of a series that differs from it, or was imported alone.
 * `here` is its id, if it is known.
 */
bool	ical_put_change(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end,
	    int64_t here, enum import_counted);

/* Size of a UID. UID and time together are a name of import_form.h. */
#define ICAL_UID	480

/* The name of the occurrence at that time, in the arena. */
const char	*ical_name_again(struct arena *, const char *uid,
		    const struct ical_when *);

/* Call it before the first import: collects occurrences that no rule makes. */
void		 ical_leave_out(struct ical *, icalcomponent *event);

/*
 * Imports an event with a rule or dates as a series. `*done` is false if it
 * cannot be one. False: import->why is set.
 */
bool		 ical_put_series(struct ical *, const struct ical_event *,
		    bool *done);

/* Imports periods of RDATE that are longer or shorter than the event. */
bool		 ical_put_periods(struct ical *, const struct ical_event *);

/* Single events of earlier imports, which a new series takes over. */
struct ical_singles {
	struct imports_rows	 rows;
	int64_t			*starts;	/* INT64_MIN: unknown */
};

/* Adds them to the record of the series. */
void		 ical_singles_find(struct ical *, const struct ical_event *,
		    struct import_record *, struct ical_singles *);

/* Call it after the series was imported. False: import->why is set. */
bool		 ical_singles_end(struct ical *, const struct ical_singles *,
		    const struct import_series *);

/* Whether the event is known as a series from an earlier import. */
bool		 ical_is_series(struct ical *, const struct ical_event *);

/* Imports an event with a RECURRENCE-ID. False: import->why is set. */
bool		 ical_put_again(struct ical *, const struct ical_event *,
		    const struct ical_when *again);

/* Call it after the last event of a calendar. False: import->why is set. */
bool		 ical_end_series(struct ical *);

/* Imports an event for each occurrence. False: import->why is set. */
bool		 ical_put_times(struct ical *, const struct ical_event *);

/*
 * All properties of a kind that have a value. libical's own iterator is a
 * member of the component, so nested loops disturb each other.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void		 ical_properties(struct arena *, icalcomponent *,
		    icalproperty_kind kind, struct ical_properties *);

/* "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

#endif
