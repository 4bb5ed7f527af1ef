/*
 * Events that last for seconds or for years, many enough for lists that are
 * counted, beside what the database has of them. They change at random, the
 * same in every run.
 */
#ifndef ALMANAC_LONG_EVENTS_H
#define ALMANAC_LONG_EVENTS_H

#include "event_rows.h"
#include "store/lists/event_lists.h"

#define LONG_EVENTS	(3 * EVENT_LIST_SHORT)
#define LONG_TERMS	6
#define LONG_DAY	INT64_C(86400)

struct long_event {
	struct event_row	 row;
	bool			 gone;
	int64_t			 term;	/* 0: none */
};

/* From 1 on. */
extern struct long_event	 long_events[LONG_EVENTS + 1];
extern int64_t			 long_parents[LONG_TERMS + 1];

/* Puts all of them into an empty database. */
void	long_events_give(struct db *, struct arena *);

/* Changes, removes and adds some, and may move a term. */
void	long_events_change(struct db *, struct arena *);

/* Any number below `bound`; a time about those of the events. */
int64_t	long_any(int64_t bound);
int64_t	long_any_time(void);

#endif
