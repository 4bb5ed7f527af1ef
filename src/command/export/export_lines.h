/*
 * Everything that a database holds, as lines of JSON, one a record:
 *
 *	{"almanac":"export","version":1,"calendar":"...","site":"..."}
 *	{"kind":"user",...} "image" "category" "tag" "venue" "organizer"
 *	    "event" "import", in this order, each by number
 *	{"kind":"end","lines":42,"sequences":{...}}
 *
 * What is absent in a record is absent in its line. Times are of UTC, but for
 * `start` and `end` of events, which are clock times. Nothing in it depends on
 * the time at which it is written. What is derived of others is left out, and
 * so are answers that are kept for a repeated request, and messages that wait.
 */
#ifndef ALMANAC_EXPORT_LINES_H
#define ALMANAC_EXPORT_LINES_H

#include <stdbool.h>
#include <stdio.h>

#define EXPORT_VERSION	1
#define EXPORT_MARK	"{\"almanac\":\"export\""	/* it begins so */

struct db;

/* Names of the sequences, by enum sequence. */
extern const char *const	 export_sequences[];

/* Inside a read transaction; ask db_failed() and ferror() behind it. */
void	export_lines(struct db *, FILE *, bool secrets);

#endif
