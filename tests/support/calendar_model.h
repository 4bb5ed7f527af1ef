/*
 * A calendar of generated records, the same in every run. It is kept in memory,
 * too, so that tests can compute what lists must contain.
 *
 * The zone of the site is Europe/Paris. Lists are requested at NOW. Every
 * status is the effective one at that time.
 */
#ifndef ALMANAC_CALENDAR_MODEL_H
#define ALMANAC_CALENDAR_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "harness.h"

#define CALENDAR_EVENTS		10000	/* at most */
#define CALENDAR_VENUES		200
#define CALENDAR_ORGANIZERS	150
#define CALENDAR_SERIES		30
#define CALENDAR_CATEGORIES	40
#define CALENDAR_TAGS		20
#define CALENDAR_TERMS		(CALENDAR_CATEGORIES + CALENDAR_TAGS)
#define CALENDAR_ORGANIZED	3	/* organizers of an event, at most */

#define DAY	86400
#define HOUR	3600

/* Rules, section 17. */
enum { PUBLISH, FUTURE, DRAFT, PENDING, PRIVATE, TRASH };

/* Users, by their ids. */
enum { NOBODY, ADMIN, ED, AU, CO, SU };

/* As sent, without letter case, and without accents to search and sort. */
struct calendar_text {
	char	 sent[160];
	char	 folded[160];
	char	 searched[160];
	char	 plain[160];
};

struct calendar_record {
	int64_t	 id, author;
	int	 status;
	int64_t	 created, modified, published;	/* UTC */
	bool	 has_published;
};

/* A venue or an organizer. */
struct calendar_place {
	struct calendar_record	 record;
	struct calendar_text	 name, description;
	char			 details[4][32];	/* folded, if need be */
	bool			 located;
	double			 latitude, longitude;
};

struct calendar_term {
	int64_t			 id;
	struct calendar_term	*parent;
	struct calendar_text	 name, description;
	char			 slug[16];
	int			 count;
};

struct calendar_event {
	struct calendar_record	 record;
	struct calendar_text	 title, excerpt, description;
	int64_t			 start, end;	/* in the event's zone */
	int64_t			 end_utc;	/* exact near NOW, else rough */
	bool			 all_day, hidden, featured, ticketed, locked;
	int64_t			 parent;
	int64_t			 series;	/* 0: none */
	bool			 due;		/* published, stored as
						   future */
	struct calendar_place	*venue;
	struct calendar_place	*organizers[CALENDAR_ORGANIZED];
	bool			 has_term[CALENDAR_TERMS];
};

extern struct calendar_event	 calendar_events[CALENDAR_EVENTS];

/* Their ids. */
extern int64_t			 calendar_series[CALENDAR_SERIES];

/* The numbers of records. Set them before the records are made. */
extern size_t			 calendar_event_count;
extern struct calendar_place	 calendar_venues[CALENDAR_VENUES];
extern struct calendar_place	 calendar_organizers[CALENDAR_ORGANIZERS];

/* Categories, then tags. */
extern struct calendar_term	 calendar_terms[CALENDAR_TERMS];

/* Creates all records by requests, for the set-up of a suite. */
void	calendar_given(void);

/* The parts of calendar_given(), in this order. */
void	calendar_give_terms(void);
void	calendar_give_places(void);
void	calendar_give_events(void);
void	calendar_give_series(void);
void	calendar_change(void);
void	calendar_find_due(void);

/* A random number below `bound`. */
int64_t	calendar_any(int64_t bound);

/* Writes this many words in several scripts; 0: an empty text. */
void	calendar_write(struct calendar_text *, int words);

/*
 * Converts between "2027-03-01 18:00:00" and seconds. A day means its first
 * second.
 */
const char	*calendar_print(int64_t);
int64_t		 calendar_time(const char *);

/*
 * Gives a new record an author, times and a status. Returns the members that a
 * request by `user` must send for it, each after a comma.
 */
const char	*calendar_begin(struct calendar_record *, const char *user);

/*
 * Gives an event terms and, `by_editor`, also a venue, organizers and a
 * parent. Returns the members as above.
 */
const char	*calendar_link(struct calendar_event *, bool by_editor);

/* Creates the record by a request to `path` as this user, and stores its id. */
void	calendar_send(struct calendar_record *, const char *user,
	    const char *path, const char *members);

/* Updates the record as for moving it to the trash at that time. */
void	calendar_trash(struct calendar_record *, const char *path, int64_t);

#endif
