/*
 * The calendar of an invented town, for `almanac demo`.
 *
 * demo.yaml describes the town and the rules by which events occur.
 * demo_town_read() reads it; demo_plan() turns the rules into events of one
 * year around a day; demo_fill() creates these by requests. The result depends
 * only on the file, the seed and the day.
 */
#ifndef ALMANAC_DEMO_H
#define ALMANAC_DEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/demo/demo_scene.h"
#include "config/site.h"

struct arena;
struct inside;

#define DEMO_EVENTS	300
#define DEMO_REACH	182		/* days before and after the day */
#define DEMO_LAST	5		/* of a month, as `nth` */

/* Absent texts are "". An id is 0 until the record is created. */
struct demo_place {
	const char	*name, *address, *phone, *website;
	const char	*text;		/* description of the venue */
	const char	*note;		/* last paragraph of its events */
	double		 geo_lat, geo_lng;
	const struct demo_scene	*picture;	/* NULL: none */
	int64_t		 id;
};

struct demo_host {
	const char	*name, *phone, *email, *website, *text;
	int64_t		 id;
};

struct demo_category {
	const char		*name, *text, *color;
	struct demo_category	*below;
	size_t			 below_count;
	int64_t			 id;
};

/* The subject of an event of a row: "Thursday Pictures: The Salt Road". */
struct demo_theme {
	const char	*title;
	const char	*text;		/* the first paragraph */
	const struct demo_scene	*picture;	/* NULL: that of the row */
};

struct demo_themes {
	const char		*name;
	struct demo_theme	*list;	/* used in turn */
	size_t			 count;
};

/* The days on which an event occurs. Empty members and 0 mean any. */
struct demo_when {
	struct texts	 months;	/* of demo_months */
	struct texts	 weekdays;	/* of demo_weekdays */
	int		 nth;		/* of that weekday in the month */
	int		 day;		/* of the month */
	int		 weeks;		/* 2: every second week */
	int		 start;		/* minutes after midnight */
	int		 minutes;	/* duration; 0: whole days */
	int		 days;		/* number of whole days */
};

struct demo_row {
	const char	*title;
	const char	*text;		/* one paragraph a line */
	struct demo_when	 when;
	struct demo_place	*venue;	/* NULL: online */
	struct texts	 organizers, categories, tags;
	const char	*status;
	bool		 featured, sticky, ticketed, hide_from_listings;
	bool		 protected;	/* by the town's password */
	bool		 scheduled;	/* published in some days */
	bool		 series;	/* its events are a series */
	const char	*cost, *website, *timezone;
	const char	*event_status, *event_status_reason;
	const struct demo_scene	*picture;	/* NULL: none */
	const struct demo_themes	*themes;	/* NULL: none */
	int64_t		 last;		/* day of its last event */
	int64_t		 series_id;	/* 0 until it is created */
};

/* Rows of events that recur, occur once, or are drawn. */
struct demo_rows {
	struct demo_row	*list;
	size_t		 count;
};

struct demo_town {
	const char		*name, *state, *country, *timezone;
	const char		*password;	/* of protected events */
	struct demo_scene	*pictures;
	size_t			 picture_count;
	struct demo_place	*venues;
	size_t			 venue_count;
	struct demo_host	*organizers;
	size_t			 organizer_count;
	struct demo_category	*categories;
	size_t			 category_count;
	struct texts		 tags;
	struct demo_themes	*themes;
	size_t			 theme_count;
	struct demo_rows	 repeated, once, drawn;
};

/* An event, on a day since 1970-01-01. */
struct demo_event {
	struct demo_row		*row;
	const struct demo_theme	*theme;		/* NULL: none */
	int64_t			 day;
};

/* Whether `months`, of demo_months, have the month 1 to 12. */
bool		 demo_month_fits(const struct texts *months, int month);

/* "jan" to "dec", then "winter" to "fall"; "sun" to "sat". NULL ends them. */
extern const char *const	 demo_months[];
extern const char *const	 demo_weekdays[];

/* Reads the text of the file `path`. Returns NULL, or an error. */
const char	*demo_town_read(struct arena *, const char *path,
		    const char *text, struct demo_town *);

/* Finds the organizer or category of that name in a row. */
const struct demo_host		*demo_town_host(const struct demo_town *,
				    const char *name);
const struct demo_category	*demo_town_category(const struct demo_town *,
				    const char *name);

/*
 * Reads demo.yaml and generates the events of the year around `today`, ordered
 * by start. Returns NULL, or an error.
 */
const char	*demo_plan(struct arena *, int64_t today, unsigned seed,
		    struct demo_town *, struct demo_event events[DEMO_EVENTS]);

/*
 * Creates the records. Call it in a transaction, as the administrator. Returns
 * NULL, or an error.
 */
const char	*demo_fill(struct inside *, struct demo_town *, int64_t today,
		    const struct demo_event events[DEMO_EVENTS]);

#endif
