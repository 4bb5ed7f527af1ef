#include "command/import/import_series.h"

#include <stdlib.h>

#include "base/arena.h"
#include "command/import/import_policy.h"
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

static struct import_look
look_at(struct import *im, int64_t event)
{
	struct db		*db = inside_db(im->inside);
	enum status		 status = STATUS_TRASH;

	(void)imports_status(db, IMPORT_EVENT, event, &status);
	return ((struct import_look){
		.hash = imports_contents(db, IMPORT_EVENT, event) ^
		    (int64_t)status,
		.status = imports_former_status(db, event)
	});
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
	size_t	 i;

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
		to->looks[i] = look_at(im, to->changes.list[i].row.id);
}

/* A split is no change that people have made. */
void
import_split_after(struct import *im, const struct import_record *r,
    const struct import_series_before *before)
{
	struct import_row	 whole = before->whole;
	struct db		*db = inside_db(im->inside);

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
	const struct import_look	*was;
	struct import_look		 is;
	struct import_row		*row;
	struct db			*db = inside_db(im->inside);
	size_t				 i;

	for (i = 0; i < before->changes.count; i++) {
		row = &before->changes.list[i].row;
		was = &before->looks[i];
		is = look_at(im, row->id);
		if (is.hash != was->hash)
			row->hash = 0;
		if (policy_gave(row->status, was->status))
			row->status = 1 + (int64_t)is.status;
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
