/* Checks that series and their events belong together (calendar/series.h). */
#include "store/check/check.h"

#include <stdio.h>

#include "store/db.h"
#include "store/status.h"

#define SENTENCE	256

/* A model has the status STATUS_MODEL and the id of its series. */
size_t
check_series(struct db *db, const struct check_report *report, size_t count)
{
	struct statement	*st;
	char			 sentence[SENTENCE];
	size_t			 before = count;

	st = db_query(db,
	    "SELECT 'events', e.id, 'is the model of no series' FROM events e"
	    " WHERE e.status = " SQL_MODEL
	    " AND NOT EXISTS (SELECT 1 FROM series s WHERE s.id = e.id)"
	    " UNION ALL SELECT 'series', s.id, 'has no model' FROM series s"
	    " WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.id = s.id"
	    " AND e.status = " SQL_MODEL ")"
	    " UNION ALL SELECT 'events', e.id, 'is the model of a series and an"
	    " event of one' FROM events e WHERE e.status = " SQL_MODEL
	    " AND e.series_id IS NOT NULL"
	    " UNION ALL SELECT 'events', e.id, 'has no original start in its"
	    " series' FROM events e WHERE e.series_id IS NOT NULL"
	    " AND e.original_start IS NULL");
	for (; count < report->most && db_step(st); count++) {
		snprintf(sentence, sizeof(sentence), "%s: id %s: %s",
		    db_string(st, 0), db_text(st, 1), db_string(st, 2));
		report->say(report->context, sentence);
	}
	db_done(st);
	return (count - before);
}
