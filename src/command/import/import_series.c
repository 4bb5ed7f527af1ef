#include "command/import/import_series.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/imports_undo.h"

static struct imports_events
read_events(struct import *im, int64_t id)
{
	return (imports_events_of(inside_db(im->inside), im->record,
	    im->source, id));
}

/*
 * An event that was changed here is not marked as unchanged since the import.
 */
struct imports_rows
import_changes_as_left(struct import *im, int64_t id)
{
	struct db		*db = inside_db(im->inside);
	struct imports_rows	 all;
	size_t			 i, kept = 0;

	all = imports_changes(db, im->record, im->source, id, INT64_MIN);
	for (i = 0; i < all.count; i++)
		if (imports_state(db, IMPORT_EVENT, all.list[i].row.id) ==
		    all.list[i].row.state)
			all.list[kept++] = all.list[i];
	all.count = kept;
	return (all);
}

/* A hash of what an event shows, and its status. */
static int64_t
look_at(struct import *im, int64_t event, enum status *status)
{
	struct db	*db = inside_db(im->inside);

	*status = STATUS_TRASH;
	(void)imports_status(db, IMPORT_EVENT, event, status);
	return (imports_contents(db, IMPORT_EVENT, event) ^ (int64_t)*status);
}

static void
read_whole(struct import *im, const struct import_record *r,
    struct import_series_before *to)
{
	struct db	*db = inside_db(im->inside);
	int64_t		 id = r->split.series;

	if (!imports_find(db, im->source, r->kind, r->split.name, &to->whole))
		return;
	to->is_as_left = imports_state(db, r->kind, id) == to->whole.state;
	to->has_contents = to->whole.contents != 0 &&
	    imports_contents(db, r->kind, id) == to->whole.contents;
}

void
import_series_before(struct import *im, const struct import_record *r,
    int64_t id, struct import_series_before *to)
{
	enum status	 status;
	size_t		 i;

	*to = (struct import_series_before){ .events.count = 0 };
	if (r->split.name != NULL) {
		read_whole(im, r, to);
		id = r->split.series;
	}
	if (id == 0)
		return;
	to->events = read_events(im, id);
	to->changes = import_changes_as_left(im, id);
	to->looks = arena_alloc(im->record, (to->changes.count + 1) *
	    sizeof(*to->looks));
	for (i = 0; i < to->changes.count; i++)
		to->looks[i] = look_at(im, to->changes.list[i].row.id,
		    &status);
}

/* A split is no change that people have made. */
void
import_split_after(struct import *im, const struct import_record *r,
    const struct import_series_before *before, struct import_row *later)
{
	struct import_row	 whole = before->whole;
	struct db		*db = inside_db(im->inside);

	later->status = whole.status;
	if (before->is_as_left)
		whole.state = imports_state(db, r->kind, r->split.series);
	if (before->has_contents)
		whole.contents = imports_contents(db, r->kind,
		    r->split.series);
	imports_store(db, im->source, r->kind, r->split.name, &whole);
}

static enum import_fate
fate_of(const struct imports_event *e, const struct imports_events *before)
{
	const struct imports_event	*was = NULL;

	if (before->count > 0)
		was = bsearch(e, before->list, before->count, sizeof(*e),
		    ids_compare);
	if (was == NULL)
		return (IMPORT_NEW);
	if (e->status == STATUS_TRASH && was->status != STATUS_TRASH)
		return (IMPORT_TRASHED);
	return (e->modified != was->modified || e->status != was->status ?
	    IMPORT_CHANGED : IMPORT_SAME);
}

/*
 * What has followed the series is stored again as the source has it, even if
 * the source has not changed it.
 */
static void
store_changes(struct import *im, const struct import_series_before *before)
{
	struct import_row	*row;
	struct db		*db = inside_db(im->inside);
	enum status		 status;
	size_t			 i;

	for (i = 0; i < before->changes.count; i++) {
		row = &before->changes.list[i].row;
		if (look_at(im, row->id, &status) != before->looks[i])
			row->hash = 0;
		if (row->status != 0 && status != STATUS_TRASH)
			row->status = 1 + (int64_t)status;
		row->state = imports_state(db, IMPORT_EVENT, row->id);
		imports_store(db, im->source, IMPORT_EVENT,
		    before->changes.list[i].name, row);
	}
}

void
import_series_after(struct import *im, int64_t id,
    const struct import_series_before *before, bool again)
{
	struct imports_events	 all;
	size_t			 i;

	store_changes(im, before);
	if (again)
		return;
	all = read_events(im, id);
	for (i = 0; i < all.count; i++)
		report_fate(im->report, IMPORT_EVENT, fate_of(&all.list[i],
		    &before->events));
}

void
import_series_count(struct import *im, int64_t id)
{
	struct imports_events	 all;
	size_t			 i;

	all = read_events(im, id);
	for (i = 0; i < all.count; i++)
		report_fate(im->report, IMPORT_EVENT, IMPORT_SAME);
}

void
import_forget_changes(struct import *im, const struct imports_rows *changes)
{
	size_t	 i;

	for (i = 0; i < changes->count; i++)
		imports_forget(inside_db(im->inside), im->source, IMPORT_EVENT,
		    changes->list[i].name);
}

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
	before = read_events(im, row.id);
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

/* Returns false if import->why is set. */
static bool
reset_change(struct import *im, const struct import_named *r,
    const struct import_version *series)
{
	struct import_record_here	 here;

	inside_begin(im->inside);
	imports_look(inside_db(im->inside), im->record, IMPORT_EVENT,
	    r->row.id, &here);
	if (here.title != NULL && here.state != r->row.state) {
		report_lost(im->report, IMPORT_EVENT, "changes",
		    "were made here too", r->name);
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
