/* The parts of a date's text; private to date_*.c. */
#ifndef ALMANAC_DATE_PARTS_H
#define ALMANAC_DATE_PARTS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

struct moment;
struct zone;

struct date_parts {
	struct tm		 day;		/* 0 if absent */
	bool			 has_day, has_time;
	int			 hour, minute, second;
	const struct zone	*zone;
	int64_t			 seconds;	/* of an instant, or 0 */
	bool			 now;
	char			 unit;		/* m h d w M y, of a step */
	long			 step;
	int			 weekday;	/* from 1: Monday; 0: none */
	char			 direction;
};

/* Reads the parts by the grammar, from a text without surrounding blanks. */
bool	date_parts_read(struct date_parts *, const char *text);

/* Applies the table that follows the grammar in the rules. */
bool	date_parts_resolve(const struct date_parts *,
	    const struct zone *reading, int64_t now, struct moment *);

#endif
