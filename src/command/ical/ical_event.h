/*
 * The events of an iCalendar, and the state of a file that is being imported.
 * Only this folder sees libical's components.
 */
#ifndef ALMANAC_ICAL_EVENT_H
#define ALMANAC_ICAL_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libical/ical.h>

#include "base/json.h"
#include "command/ical/ical_when.h"
#include "store/imports.h"

struct arena;
struct ical_masters;
struct ical_piece;
struct ical_pieces;
struct ical_range;
struct import;

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
	const char		*reason;	/* of that status, or NULL */
	const char		*organizer;	/* its name */
	const char		*email;
	const char		*parent;	/* the UID of another event */
	bool			 has_place;
	struct icalgeotype	 place;
	icalproperty		*start, *end;
	bool			 is_all_day;	/* by its flag */
	icalproperty		*again;		/* RECURRENCE-ID */
	bool			 has_duration;
	struct icaldurationtype	 duration;
	bool			 comes_again;	/* has RRULE or RDATE */
	bool			 has_modified;
	int64_t			 modified;
	bool			 has_created;
	int64_t			 created;
	struct import_version	 version;
};

/* A series that the file has stored, in a map by its name. */
struct ical_stored_series {
	struct value		 head;
	int64_t			 id;
	bool			 is_new;
	bool			 is_older;	/* than the series here */
};

/* The state of a file that is being imported. */
struct ical {
	struct import		*im;
	const char		*path;
	struct ical_pieces	*pieces;	/* of the file */
	struct ical_piece	*piece;		/* the current one */
	bool			 is_shared;	/* files of others may have
						   the same source */
	struct ical_masters	*masters;	/* of the current calendar */
	struct value		*names;		/* of UIDs that have others */
	int64_t			 calendar;	/* a hash of its names */
	bool			 is_named;	/* has X-WR-CALNAME */
	struct arena		*event;		/* of one event */
	struct arena		*record;	/* of one occurrence */
	struct value		*left_out;	/* occurrences, as a set */
	struct value		*changed;	/* with an event */
	struct value		*series;	/* stored, by their names */
	struct ical_range	*ranges;	/* of the current calendar */
	size_t			 range_count;
	struct value		*seen;		/* imported names */
	struct ical_zones	 zones;		/* of the current calendar */
	bool			 cancels;	/* its METHOD is CANCEL */
	bool			 is_message;	/* of a file: it need not have
						   the fields of its events */
	int64_t			 steps;		/* that rules may still use */
	struct ical_when	 start;		/* of the current event */
	int64_t			 end;		/* in the zone of its start */
	bool			 quiet;		/* losses were reported */
	int			 put_count;	/* number of its occurrences */
	size_t			 room;		/* bytes left for their texts */
};

/* Reads an event, and reports properties that are not supported. */
void	ical_event_read(struct ical *, icalcomponent *, struct ical_event *);

/* Start and end, on the clocks of the start. False: there is no valid value. */
bool	ical_event_times(struct ical *, const struct ical_event *,
	    struct ical_when *start, int64_t *end);

/*
 * DURATION of an event with this start. Returns false if clocks decide: it has
 * DTEND or no length, or is a day.
 */
bool	ical_event_length(const struct ical_event *,
	    const struct ical_when *start, struct exact_length *);

/*
 * The end of the repeat of c->start at another clock time: after DURATION, or
 * when clocks show the time of DTEND.
 */
int64_t	ical_event_end(const struct ical *, const struct ical_event *,
	    int64_t start);

/* Reports a property that is not supported. */
void	ical_lose(struct ical *, const struct ical_event *, const char *what,
	    const char *why);

/* The event in the report: its UID, or else its line, summary and start. */
const char	*ical_address(struct ical *, icalcomponent *);

/* The name of the occurrence at this time, in the arena. */
const char	*ical_name_again(struct arena *, const char *uid,
		    const struct ical_when *);

/*
 * The time at the end of such a name, on the clock of c->start. Returns false
 * if there is no such day.
 */
bool	ical_name_time(const struct ical *, const char *name, const char *uid,
	    int64_t *local);

#endif
