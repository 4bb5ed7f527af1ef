/*
 * The contents of a database as lines of JSON, one for each record:
 *
 * 	{"almanac":"export","version":1,"calendar":"...","site":"..."}
 * 	{"kind":"user",...} "image" "image_file" "category" "tag" "venue"
 * 	    "organizer" "event" "series" "old_slug" "history" "import"
 * 	    "subscription" "setting", in this order, each by id or name
 * 	{"kind":"end","lines":42,"sequences":{...}}
 *
 * Members that a record does not have are absent in its line. Times are in UTC,
 * except `start` and `end` of events, which are clock times. The output does
 * not depend on the time at which it is written. Derived data is omitted; so
 * are stored answers for repeated requests, and messages that wait for
 * delivery.
 */
#ifndef ALMANAC_EXPORT_H
#define ALMANAC_EXPORT_H

#include <stdbool.h>
#include <stdio.h>

#define EXPORT_VERSION	1
#define EXPORT_MARK	"{\"almanac\":\"export\""	/* its first bytes */

struct db;
struct input;
struct report;
struct site;

/* Call it in a read transaction, then check db_failed() and ferror(). */
void		 export_lines(struct db *, FILE *, bool secrets);

/*
 * Whether the database has no records, images and imports. It may have users.
 */
bool		 export_fits(struct db *);

/*
 * Loads an export into a database that fits, with the same ids. Call it in
 * a write transaction. Users whose name exists here are not changed, and
 * become the authors of their records. If there are any such users, other
 * users get their roles and passwords only if the input is trusted. Returns
 * NULL, or an error after which the transaction must be rolled back.
 */
const char	*export_load(struct db *, const struct site *, struct input *,
		    bool trusted, struct report *);

#endif
