/*
 * Subscriptions (rules, section 44): calendars that are fetched regularly, and
 * what became of each. Those of site.yaml are here, too, so that the desk shows
 * them and their state outlives a restart.
 */
#ifndef ALMANAC_SUBSCRIPTIONS_H
#define ALMANAC_SUBSCRIPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"

struct arena;
struct db;

#define SUBSCRIPTIONS_MAX	100
#define SUBSCRIPTION_NAME	100	/* bytes */
#define SUBSCRIPTION_URL	2000
#define SUBSCRIPTION_LEAST	300	/* seconds between two runs */
#define SUBSCRIPTION_MOST	(30 * 86400)
#define SUBSCRIPTION_CATEGORIES	20
#define SUBSCRIPTION_CATEGORY	200	/* bytes of a name */

/* Which side wins when a record has changed there. Stored: the order stays. */
enum subscription_wins {
	WINS_UNLESS,		/* theirs unless changed here */
	WINS_THEIRS,
	WINS_OURS
};

/* Stored: the order stays. */
enum subscription_reader {
	READER_UNKNOWN,
	READER_ICAL,
	READER_SITE		/* the REST API of The Events Calendar */
};

/* How the last run ended. Stored: the order stays. */
enum subscription_outcome {
	RAN_NEVER,
	RAN_DONE,		/* detail: how many were rejected, or "" */
	RAN_SAME,		/* nothing has changed there: 304 */
	RAN_STATUS,		/* detail: the status of the answer */
	RAN_LATE,
	RAN_LONG,		/* detail: the most megabytes */
	RAN_PRIVATE,		/* detail: the network address */
	RAN_LOST,		/* no or an incomplete answer; detail: why */
	RAN_EMPTY,
	RAN_STRANGE,		/* the answer is not a calendar */
	RAN_AUTHOR,		/* detail: the login that no user has */
	RAN_FAILED,		/* detail: why */
	RAN_BEGUN		/* and has not ended, or never will */
};

struct subscription {
	int64_t				 id;
	const char			*name;
	const char			*url;
	int64_t				 every;		/* seconds */
	const char			*author;	/* "": first administrator */
	const char			*categories;	/* one on a line */
	enum status			 status;	/* publish or pending */
	enum subscription_wins		 wins;
	bool				 allow_private;
	bool				 configured;	/* in site.yaml */

	const char			*source;	/* of iCalendar */
	enum subscription_reader	 reader;
	const char			*etag;
	const char			*modified;	/* Last-Modified */
	int64_t				 read;		/* last whole answer */
	int64_t				 due;
	int64_t				 ran;		/* 0: never */
	int64_t				 failures;	/* in sequence */
	enum subscription_outcome	 outcome;
	const char			*detail;
	int64_t				 came, changed, went, back;
	int64_t				 vanished;	/* events that stayed */
	int64_t				 ahead;		/* of so many */
	int64_t				 accepted;	/* may go */
	int64_t				 runs, runs_same, runs_failed;
	int64_t				 all_came, all_changed, all_went;
};

/* Texts are copied to the arena. False: there is none. */
bool	subscription_get(struct db *, struct arena *, int64_t id,
	    struct subscription *);

/*
 * An http or https address without a login, which logs and exports would show;
 * and a name in one line.
 */
bool	subscription_url_valid(const char *);
bool	subscription_name_valid(const char *);
bool	subscription_category_valid(const char *);

/* An address of webcal: as one of https:; others as they are. */
const char	*subscription_url(struct arena *, const char *);

/* The one of that name, or with that address; 0: there is none. */
int64_t	subscription_named(struct db *, const char *name);
int64_t	subscription_at(struct db *, const char *url);

/* The one that is due first, whether or not it is due yet. */
bool	subscription_next(struct db *, struct arena *, struct subscription *);

/* All, by name. Returns how many; the list is in the arena. */
size_t	subscriptions_list(struct db *, struct arena *,
	    struct subscription **list);
bool	subscriptions_exist(struct db *);
bool	subscriptions_full(struct db *);

/*
 * All below must be called inside a write transaction. These take the
 * settings; the first run is due at once, and reads everything.
 */
int64_t	subscription_add(struct db *, const struct subscription *,
	    int64_t now);
void	subscription_change(struct db *, const struct subscription *,
	    int64_t now);
void	subscription_remove(struct db *, int64_t id);

/* Makes it due. */
void	subscription_run(struct db *, int64_t id, int64_t now);

/*
 * The same, and as many events may go as have vanished now. False: none have.
 */
bool	subscription_accept(struct db *, int64_t id, int64_t now);

/*
 * A run begins: until it ends, it counts as failed, so that one that kills the
 * process does not keep others from running. Sets the due time of `s`. False:
 * it was changed since it was read. subscription_stopped() takes that back;
 * `before` is as it was read.
 */
bool	subscription_begin(struct db *, struct subscription *s, int64_t now);
void	subscription_stopped(struct db *, const struct subscription *before,
	    const struct subscription *begun);

/*
 * Stores what a run has done: everything from `reader` on, except totals, to
 * which it is added. `due` is the next run, unless another one was requested
 * since it began.
 */
void	subscription_ran(struct db *, const struct subscription *begun,
	    const struct subscription *after);

/*
 * Seconds until the next attempt after this number of failures: from five
 * minutes, doubled each time, to a day; at least `wait`, what the server asks
 * for, but that is a day at most, too.
 */
int64_t	subscription_delay(int64_t failures, int64_t wait);

/* Whether so many vanished events of those ahead may go. */
bool	subscription_lets_go(int64_t vanished, int64_t ahead,
	    int64_t accepted);

/* "theirs unless changed here"; false: none has that name. */
bool	wins_find(const char *name, enum subscription_wins *);

/* "1 new, 2 changed", or why it failed: a line in English. */
const char	*subscription_words(struct arena *,
		    const struct subscription *);

#endif
