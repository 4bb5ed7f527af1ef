/*
 * Subscriptions (rules, section 44): calendars that are fetched regularly, and
 * the state of each. Those of site.yaml are stored, too, so that the desk can
 * show them and their state survives a restart.
 */
#ifndef ALMANAC_SUBSCRIPTIONS_H
#define ALMANAC_SUBSCRIPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"
#include "text/subscription.h"

struct arena;
struct db;

#define SUBSCRIPTION_RUN	900		/* seconds for a run */

/* The numbers are stored, so the order must not change. */
enum subscription_reader {
	READER_UNKNOWN,
	READER_ICAL,
	READER_SITE		/* the REST API of The Events Calendar */
};

/*
 * How the last run ended. The numbers are stored, so the order must not
 * change.
 */
enum subscription_outcome {
	RAN_NEVER,
	RAN_DONE,		/* detail: number of rejected events, or "" */
	RAN_SAME,		/* 304: unchanged */
	RAN_STATUS,		/* detail: the status of the answer */
	RAN_LATE,
	RAN_LONG,		/* detail: the limit in megabytes */
	RAN_PRIVATE,		/* detail: the network address */
	RAN_LOST,		/* incomplete, or no answer; detail: why */
	RAN_EMPTY,
	RAN_STRANGE,		/* the answer is not a calendar */
	RAN_AUTHOR,		/* detail: a login that no user has */
	RAN_FAILED,		/* detail: why */
	RAN_BEGUN,		/* has not ended yet, or was killed */
	RAN_SHIFTED,		/* as RAN_DONE, but a list has changed while it
				   was read, so no event was removed */
	RAN_FULL		/* as RAN_DONE, but without room for pictures */
};

/* Whether a run has imported the calendar. */
bool	subscription_has_imported(enum subscription_outcome);

struct subscription {
	int64_t				 id;
	const char			*name;
	const char			*url;
	int64_t				 every;		/* seconds */
	const char			*author;	/* "": an
							   administrator */
	const char			*categories;	/* one per line */
	enum status			 status;	/* publish or pending */
	enum subscription_wins		 wins;
	bool				 allow_private;
	bool				 configured;	/* in site.yaml */

	/*
	 * In the table imports (store/sources.h). No other subscription has
	 * it, and it never changes.
	 */
	const char			*source;
	enum subscription_reader	 reader;
	const char			*etag;
	const char			*modified;	/* Last-Modified */
	int64_t				 read;		/* last whole answer */
	int64_t				 due;
	int64_t				 ran;		/* 0: never */
	int64_t				 failures;	/* in a row */
	enum subscription_outcome	 outcome;
	const char			*detail;
	int64_t				 created, changed, trashed, restored;
	int64_t				 vanished;	/* were kept */
	int64_t				 upcoming;	/* all of them */
	int64_t				 accepted;	/* may vanish */
	int64_t				 runs, runs_same, runs_failed;
	int64_t				 all_created, all_changed, all_trashed;
};

/* Copies texts to the arena. Returns false if there is no such subscription. */
bool	subscription_get(struct db *, struct arena *, int64_t id,
	    struct subscription *);

/*
 * The id of the subscription with this name, or with this address. 0: there is
 * none.
 */
int64_t	subscription_named(struct db *, const char *name);
int64_t	subscription_at(struct db *, const char *url);

/* All subscriptions, by name, in the arena. Returns their number. */
size_t	subscriptions_list(struct db *, struct arena *,
	    struct subscription **list);
bool	subscriptions_exist(struct db *);
bool	subscriptions_full(struct db *);

/*
 * Call all functions below inside a write transaction. These store settings.
 * The next run is due at once, and reads the whole calendar. A new subscription
 * has the source that its address had before, if no other one has it.
 */
int64_t	subscription_add(struct db *, struct arena *,
	    const struct subscription *, int64_t now);
void	subscription_change(struct db *, const struct subscription *,
	    int64_t now);
void	subscription_remove(struct db *, int64_t id);

/* Makes a run due at once. */
void	subscription_run(struct db *, int64_t id, int64_t now);

/*
 * Like subscription_run(), and allows the run to remove as many events as have
 * vanished now. Returns false if none have.
 */
bool	subscription_accept(struct db *, int64_t id, int64_t now);

/*
 * Begins a run. Until it ends it counts as failed, so that a run that kills
 * the process does not keep the others from running. Sets begun->due. Returns
 * false if the subscription has changed since it was read.
 * subscription_stopped() undoes this; `before` is the subscription as it was
 * read.
 */
bool	subscription_begin(struct db *, struct subscription *s, int64_t now);
void	subscription_stopped(struct db *, const struct subscription *before,
	    const struct subscription *begun);

/*
 * Stores the result of a run: all members from `reader` on, except totals,
 * which are increased. `due` is the next run, unless a run was requested
 * meanwhile.
 */
void	subscription_ran(struct db *, const struct subscription *begun,
	    const struct subscription *after);

/*
 * The seconds until the next attempt after this number of failures: five
 * minutes, doubled after each further failure, up to a day; or `wait`, the
 * server's Retry-After, if that is longer, up to a day.
 */
int64_t	subscription_delay(int64_t failures, int64_t wait);

/*
 * Whether this number of vanished events, out of all upcoming ones, may be
 * removed.
 */
bool	subscription_lets_go(int64_t vanished, int64_t upcoming,
	    int64_t accepted);

/* "1 new, 2 changed", or why the run failed, in English, in one line. */
const char	*subscription_words(struct arena *,
		    const struct subscription *);

#endif
