#include "derived.h"

#include <stdio.h>

#include "store/db.h"
#include "store/event_check.h"

static void
say(void *context, const char *sentence)
{
	(void)context;
	fprintf(stderr, "derived: %s\n", sentence);
}

bool
derived_differs(struct db *db)
{
	static const struct event_check	 tell = { 10, say, NULL };
	size_t				 said;

	if (db_failed(db))
		return (false);
	db_begin_read(db);
	said = event_index_check(db, &tell);
	db_end_read(db);
	return (said > 0);
}
