#include "command/import/import_series_end.h"

#include <inttypes.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_request.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/imports_series.h"
#include "store/imports_undo.h"

/* Those in the trash are no news. */
static void
count_trashed(struct import *im, const struct imports_events *before)
{
	struct imports_event	 e;
	size_t			 i;

	for (i = 0; i < before->count; i++)
		if (before->list[i].status != STATUS_TRASH &&
		    imports_event(inside_db(im->inside), before->list[i].id,
		    &e) && e.status == STATUS_TRASH)
			report_fate(im->report, IMPORT_EVENT, IMPORT_TRASHED);
}

bool
import_end_series(struct import *im, const char *name,
    const char *_Nullable into)
{
	struct db			*db = inside_db(im->inside);
	struct import_row		 row, other;
	struct imports_events		 before;
	struct imports_rows		 changes;
	int				 status;

	inside_begin(im->inside);
	if (!import_may_change(im, IMPORT_SERIES, name) ||
	    !imports_find(db, im->source, IMPORT_SERIES, name, &row))
		return (import_pace(im));
	before = imports_events_of(db, im->record, im->source, row.id);
	if (into != NULL && imports_find(db, im->source, IMPORT_SERIES, into,
	    &other)) {
		imports_join(db, row.id, other.id);
		report_uncount(im->report, IMPORT_EVENT, IMPORT_SAME,
		    before.count);
		before.count = 0;
	}
	changes = import_changes_as_left(im, row.id);
	status = import_ask(im, "DELETE", arena_printf(im->record,
	    "/series/%" PRId64, row.id), NULL);
	if (status >= 500) {
		im->why = command_db_error(db);
		return (false);
	}
	if (status < 300) {
		imports_forget(db, im->source, IMPORT_SERIES, name);
		import_forget_changes(im, &changes);
	}
	count_trashed(im, &before);
	return (import_pace(im));
}

bool
import_follow(struct import *im, int64_t event)
{
	if (import_ask(im, "POST", arena_printf(im->record,
	    "/events/%" PRId64, event), "{\"follow_series\":true}") < 500)
		return (true);
	im->why = command_db_error(inside_db(im->inside));
	return (false);
}

/*
 * Whether the file is older than the change, such as one by METHOD:CANCEL.
 * SEQUENCE counts for each event alone. A subscription reads what its source
 * has now.
 */
static bool
is_newer(const struct import *im, const struct import_version *change,
    const struct import_version *series)
{
	return (im->policy == NULL && series->stamp != 0 &&
	    change->stamp > series->stamp);
}

/* A review is not a change; a deletion is one. */
static bool
is_changed(struct import *im, const struct import_named *r,
    const struct import_record_here *here)
{
	return (here->is_trashed ? here->state != r->row.state :
	    !import_may_change(im, IMPORT_EVENT, r->name));
}

/* Returns false if import->why is set. */
static bool
reset_change(struct import *im, const struct import_named *r,
    const struct import_version *series)
{
	struct import_record_here	 here;

	inside_begin(im->inside);
	imports_look(inside_db(im->inside), im->record, IMPORT_EVENT,
	    r->row.id, &here);
	if (here.title != NULL && is_changed(im, r, &here)) {
		report_record(im->report, IMPORT_EVENT, IMPORT_KEPT,
		    here.title);
	} else if (here.title != NULL && is_newer(im, &r->row.version,
	    series)) {
		import_report_older(im, IMPORT_EVENT, r->name);
		report_record(im->report, IMPORT_EVENT, IMPORT_OLDER,
		    here.title);
		return (import_pace(im));
	} else if (here.is_trashed) {
		imports_set_detached(inside_db(im->inside), r->row.id, "");
	} else if (here.title != NULL) {
		report_record(im->report, IMPORT_EVENT, IMPORT_CHANGED,
		    here.title);
		if (!import_follow(im, r->row.id))
			return (false);
	}
	imports_forget(inside_db(im->inside), im->source, IMPORT_EVENT,
	    r->name);
	return (import_pace(im));
}

bool
import_end_changes(struct import *im, int64_t series,
    const struct value *seen)
{
	struct import_named	 of;
	struct imports_rows	 all;
	size_t			 i;
	bool			 fine = true;

	inside_begin(im->inside);
	if (!imports_row_of(inside_db(im->inside), im->record, im->source,
	    IMPORT_SERIES, series, &of))
		return (true);
	all = imports_changes(inside_db(im->inside), im->record, im->source,
	    series, im->now);
	for (i = 0; i < all.count && fine; i++)
		if (value_get(seen, arena_join(im->record, import_kind_name(
		    IMPORT_EVENT), " ", all.list[i].name, NULL)) == NULL)
			fine = reset_change(im, &all.list[i],
			    &of.row.version);
	arena_reset(im->record);
	return (fine);
}
