/* Queries about series and their events, for imports. */
#ifndef ALMANAC_IMPORTS_SERIES_H
#define ALMANAC_IMPORTS_SERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/imports.h"
#include "store/status.h"

struct arena;
struct db;

/* The first start of a series, as a clock time of its zone. */
struct imports_start {
	bool		 all_day;
	const char	*timezone;
	int64_t		 start;
	const char	*left_out;
};

/* Returns false if there is no such series. */
bool	imports_start(struct db *, struct arena *, int64_t series,
	    struct imports_start *);

struct imports_event {
	int64_t		 id;
	int64_t		 modified;
	enum status	 status;
	bool		 is_changed;	/* has detached fields */
	bool		 is_removed;	/* users have moved it to the trash, or
					   restored it */
	int64_t		 series;	/* 0: it is single */
};

/*
 * Finds the event of a series with this original start. Returns false if there
 * is none.
 */
bool	imports_event_of(struct db *, int64_t series, int64_t start,
	    struct imports_event *);

/*
 * The first event of a series that its rule starts then or later, and whether
 * there are earlier ones. False: there is none.
 */
bool	imports_event_from(struct db *, int64_t series, int64_t start,
	    struct imports_event *, bool *is_first);

/*
 * Gives all events of a series to another one, with the starts they have. If
 * that has the same start, one of the two that is in the trash becomes a single
 * event.
 */
void	imports_join(struct db *, int64_t from, int64_t to);

/* Finds an event. Returns false if it was deleted permanently. */
bool	imports_event(struct db *, int64_t id, struct imports_event *);

/* Makes a single event an event of a series. */
void	imports_adopt(struct db *, struct arena *, int64_t event,
	    int64_t series, int64_t start);

/* Makes an event of a series a single event. */
void	imports_release(struct db *, struct arena *, int64_t event);

/* Sets the detached fields, by the other calendar. */
void	imports_set_detached(struct db *, int64_t event, const char *fields);

/* Events by id, in an arena. */
struct imports_events {
	size_t			 count;
	struct imports_event	*list;
};

/*
 * The events of a series. With `source`, without those that have a row of the
 * source.
 */
struct imports_events	imports_events_of(struct db *, struct arena *,
			    const char *_Nullable source, int64_t series);

/*
 * The single events that the source has created, those in the trash last, and
 * its series, also those that were deleted. Returns their number.
 */
struct imports_begun {
	enum import_kind	 kind;
	const char		*name;		/* in the source */
	const char		*title;		/* NULL: it was deleted */
	int64_t			 start;		/* clock time */
	int64_t			 venue;		/* its id, or 0 */
	int64_t			 hash;		/* struct import_row */
	int64_t			 calendar;	/* struct import_version */
	bool			 is_ahead;	/* is here, and begins after
						   `now` and is not in the
						   trash, or a series */
};
size_t	imports_begun(struct db *, struct arena *, const char *source,
	    int64_t now, struct imports_begun **list);

/* Rows of events, in an arena. */
struct imports_rows {
	size_t			 count;
	struct import_named	*list;
};

/*
 * The rows of events of a series that end at that time (UTC) or later, or
 * would without their changes.
 */
struct imports_rows	imports_changes(struct db *, struct arena *,
			    const char *source, int64_t series, int64_t since);

/* Title and start (UTC) of an event, or of the first one of a series. */
struct import_begin {
	const char	*title;		/* NULL: it was deleted */
	int64_t		 start;
};
void	imports_begin(struct db *, struct arena *, int64_t id,
	    struct import_begin *);

/* Finds the row of a record. Returns false if there is none. */
bool	imports_row_of(struct db *, struct arena *, const char *source,
	    enum import_kind, int64_t id, struct import_named *);

/*
 * The length of the UID in the name of an occurrence, such as
 * "UID 2027-01-10 18:00:00". 0: the name has no time.
 */
size_t	imports_uid(const char *name);

/*
 * The rows of single events, including deleted ones, whose name is the UID, or
 * the UID and a time. They were imported before there were series, or without
 * their rule.
 */
struct imports_rows	imports_singles(struct db *, struct arena *,
			    const char *source, const char *uid);

/* The rows of all events with such names, also of events of series. */
struct imports_rows	imports_named(struct db *, struct arena *,
			    const char *source, const char *uid);

/* The rows of later parts of series, whose name is the UID and a time. */
struct imports_rows	imports_parts(struct db *, struct arena *,
			    const char *source, const char *uid);

#endif
