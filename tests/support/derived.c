#include "derived.h"

#include <limits.h>
#include <stdio.h>

#include "store/check/check.h"
#include "store/db.h"

static void
say(void *context, const char *sentence)
{
	(void)context;
	fprintf(stderr, "derived: %s\n", sentence);
}

bool
derived_inside(struct db *db)
{
	static const struct check_report	 tell = { 10, say, NULL };

	return (check_index(db, &tell) > 0);
}

bool
derived_differs(struct db *db)
{
	bool	 differs;

	if (db_failed(db))
		return (false);
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	differs = derived_inside(db);
	db_end_read(db);
	return (differs);
}
