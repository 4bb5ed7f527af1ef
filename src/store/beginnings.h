/* What a new calendar has so far, for the first page of the desk. */
#ifndef ALMANAC_BEGINNINGS_H
#define ALMANAC_BEGINNINGS_H

#include <stdbool.h>

struct db;

/* Events and series of a calendar in use: made here, and imported ones, too. */
#define BEGINNING_MOST	10
#define BEGINNING_ALL	300

struct beginning {
	bool	 is_over;	/* it has as many of either, also in the
				   trash */
	bool	 has_event;	/* one that is not in the trash */
	bool	 has_source;	/* something was imported */
	bool	 has_people;	/* more than one */
};

struct beginning	beginning_read(struct db *);

#endif
