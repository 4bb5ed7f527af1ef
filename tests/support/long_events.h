/*
 * Events that last from seconds to years, enough for lists with counts. They
 * are kept in memory as well as in the database, and change at random, in the
 * same way in every run.
 */
#ifndef ALMANAC_LONG_EVENTS_H
#define ALMANAC_LONG_EVENTS_H

#include "event_rows.h"

#define LONG_EVENTS	1536
#define LONG_TERMS	6
#define LONG_DAY	INT64_C(86400)

struct long_event {
	struct event_row	 row;
	bool			 gone;
	int64_t			 term;	/* 0: none */
};

/* Counted from 1. */
extern struct long_event	 long_events[LONG_EVENTS + 1];
extern int64_t			 long_parents[LONG_TERMS + 1];

/* Stores all of them in an empty database. */
void	long_events_give(struct db *, struct arena *);

/* Changes, removes and adds some events, and may move a term. */
void	long_events_change(struct db *, struct arena *);

/*
 * long_any(): a random number below `bound`. long_any_time(): a time near
 * those of events.
 */
int64_t	long_any(int64_t bound);
int64_t	long_any_time(void);

#endif
