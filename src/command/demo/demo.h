/*
 * The calendar of an invented town, for `almanac demo`.
 *
 * demo.yaml says what there is and by which rules it happens. demo_town_read()
 * reads it; demo_plan() turns the rules into events of one year around a day;
 * demo_fill() writes these through the service's own routes. Nothing but the
 * file, the seed and the day decides what the year looks like.
 */
#ifndef ALMANAC_DEMO_H
#define ALMANAC_DEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/site.h"

struct arena;
struct inside;

#define DEMO_EVENTS	300
#define DEMO_REACH	182		/* days before and after the day */
#define DEMO_LAST	5		/* of a month, as `nth` */

/* A text that is not there is "". An id is 0 until the record is made. */
struct demo_place {
	const char	*name, *address, *phone, *website;
	const char	*text;		/* of the venue itself */
	const char	*note;		/* what ends the text of its events */
	double		 geo_lat, geo_lng;
	int64_t		 id;
};

struct demo_host {
	const char	*name, *phone, *email, *website, *text;
	int64_t		 id;
};

struct demo_category {
	const char		*name, *text;
	struct demo_category	*below;
	size_t			 below_count;
	int64_t			 id;
};

/* What one of several is about: "Thursday Pictures: The Salt Road". */
struct demo_theme {
	const char	*title;
	const char	*text;		/* a paragraph in front of the others */
};

struct demo_themes {
	const char		*name;
	struct demo_theme	*list;	/* taken in turn */
	size_t			 count;
};

/* Days that fit: each narrows them down, unless it is empty or 0. */
struct demo_when {
	struct texts	 months;	/* of demo_months */
	struct texts	 weekdays;	/* of demo_weekdays */
	int		 nth;		/* of that weekday in the month */
	int		 day;		/* of the month */
	int		 weeks;		/* one in so many */
	int		 start;		/* minutes behind midnight */
	int		 minutes;	/* it lasts; 0: whole days */
	int		 days;		/* of these */
};

struct demo_row {
	const char	*title;
	const char	*text;		/* paragraphs, a line each */
	struct demo_when	 when;
	struct demo_place	*venue;	/* NULL: online */
	struct texts	 organizers, categories, tags;
	const char	*status;
	bool		 featured, sticky, ticketed, hide_from_listings;
	bool		 protected;	/* by the town's password */
	bool		 scheduled;	/* published in some days */
	bool		 series;	/* all are below the first */
	const char	*cost, *website, *timezone;
	const struct demo_themes	*themes;	/* NULL: none */
	int64_t		 first;		/* of a series: its id */
};

/* Rows, by how often they happen. */
struct demo_rows {
	struct demo_row	*list;
	size_t		 count;
};

struct demo_town {
	const char		*name, *state, *country, *timezone;
	const char		*password;	/* of protected events */
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

/* One of them: what, about what, and on which day since 1970-01-01. */
struct demo_event {
	struct demo_row		*row;
	const struct demo_theme	*theme;		/* NULL: none */
	int64_t			 day;
};

/* "jan" to "dec", then "winter" to "fall"; "sun" to "sat". NULL ends them. */
extern const char *const	 demo_months[];
extern const char *const	 demo_weekdays[];

/* NULL, or what is wrong with the text of the file `path`. */
const char	*demo_town_read(struct arena *, const char *path,
		    const char *text, struct demo_town *);

/* Of those names that rows have. */
const struct demo_host		*demo_town_host(const struct demo_town *,
				    const char *name);
const struct demo_category	*demo_town_category(const struct demo_town *,
				    const char *name);

/*
 * Reads demo.yaml, and puts those of the year around `today` in the order of
 * their beginnings. NULL, or what is wrong.
 */
const char	*demo_plan(struct arena *, int64_t today, unsigned seed,
		    struct demo_town *, struct demo_event events[DEMO_EVENTS]);

/* Within a transaction, as the administrator. NULL, or what is wrong. */
const char	*demo_fill(struct inside *, struct demo_town *, int64_t today,
		    const struct demo_event events[DEMO_EVENTS]);

#endif
