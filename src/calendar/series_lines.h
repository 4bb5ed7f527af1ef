/* The dates of a series in answers. */
#ifndef ALMANAC_SERIES_LINES_H
#define ALMANAC_SERIES_LINES_H

struct json;
struct request;
struct series;

/* Writes `recurrence`, the lines of RRULE, RDATE and EXDATE. */
void	series_write_lines(struct request *, struct json *,
	    const struct series *);

#endif
