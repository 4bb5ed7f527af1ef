/* The properties of an event of an iCalendar, except its times. */
#ifndef ALMANAC_ICAL_EVENT_H
#define ALMANAC_ICAL_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

struct arena;
struct ical_zones;
struct report;

struct ical_texts {
	const char	**list;
	size_t		 count, size;
};

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
	const char		*organizer;	/* its name */
	const char		*email;
	const char		*parent;	/* the UID of another event */
	struct ical_texts	 categories;
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

/* Reports properties that are not supported. */
void	ical_event_read(struct arena *, icalcomponent *, const char *address,
	    struct ical_zones *, struct report *, struct ical_event *);

#endif
