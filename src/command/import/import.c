#include "command/import/import.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_picture.h"
#include "command/import/import_policy.h"
#include "command/import/import_request.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/imports_undo.h"
#include "store/sources.h"
#include "store/terms_waiting.h"

#define DEFERRED_MAX	100000
#define DEFERRED_BYTES	(32 << 20)

/* A record with a reference to one that has not been imported yet. */
struct deferred {
	struct deferred		*next;
	struct import_record	 record;	/* without its fields */
	const char		*fields;	/* as JSON */
	const char		*source;
};

static bool
find_row(struct import *im, const struct import_record *r,
    struct import_row *row)
{
	return (imports_find(inside_db(im->inside), im->source, r->kind,
	    r->name, row));
}

static void
defer_record(struct import *im, const struct import_record *r)
{
	struct deferred	*d;
	struct json	 j;

	if (im->deferred_count == DEFERRED_MAX ||
	    im->deferred_bytes > DEFERRED_BYTES) {
		report_lost(im->report, r->kind, "parent",
		    "too many records precede those that they refer"
		    " to", r->address);
		return;
	}
	json_init(&j, im->arena, 512);
	json_value(&j, NULL, r->fields);
	d = arena_alloc(im->arena, sizeof(*d));
	d->record = *r;
	d->record.extras.events = NULL;
	d->record.extras.event_count = 0;
	d->record.split.name = NULL;
	d->record.name = arena_string(im->arena, r->name);
	d->record.address = arena_string(im->arena, r->address);
	if (r->extras.slug != NULL)
		d->record.extras.slug = arena_string(im->arena, r->extras.slug);
	if (r->extras.password != NULL)
		d->record.extras.password = arena_string(im->arena,
		    r->extras.password);
	d->fields = j.buf.data;
	d->source = im->source;
	*im->deferred_end = d;
	im->deferred_end = &d->next;
	im->deferred_count++;
	im->deferred_bytes += j.buf.length;
}

/* A waiting term gets the changes of the source when it is visible. */
static bool
is_waiting(struct import *im, enum import_kind kind, int64_t id)
{
	return ((kind == IMPORT_CATEGORY || kind == IMPORT_TAG) &&
	    term_is_waiting(inside_db(im->inside), id));
}

/*
 * Whether a change in the source may be applied here. If not, `*fate` is the
 * reason.
 */
static bool
may_change(struct import *im, const struct import_record *r,
    const struct import_row *row, enum import_fate *fate)
{
	int64_t	 state;

	if (is_waiting(im, r->kind, row->id)) {
		*fate = IMPORT_SAME;
		return (false);
	}
	if (im->policy != NULL)
		return (policy_may_change(im, r, row, fate));
	state = imports_state(inside_db(im->inside), r->kind, row->id);
	if (state == row->state || (r->kind == IMPORT_SERIES &&
	    imports_apart_from_dates(state) ==
	    imports_apart_from_dates(row->state)))
		return (true);
	*fate = state == 0 ? IMPORT_GONE : IMPORT_KEPT;
	if (state != 0)
		report_lost(im->report, r->kind, "changes",
		    "were made here too", r->address);
	return (false);
}

/* Whether it is an event of a series that this import has not changed yet. */
static bool
may_change_here(struct import *im, const struct import_record *r,
    enum import_fate *fate)
{
	struct imports_event	 e;

	if (!imports_event(inside_db(im->inside), r->here, &e) ||
	    (e.status != STATUS_TRASH && !e.is_changed))
		return (true);
	*fate = e.status == STATUS_TRASH ? IMPORT_GONE : IMPORT_KEPT;
	if (*fate == IMPORT_KEPT)
		report_lost(im->report, r->kind, "changes",
		    "were made here too", r->address);
	return (false);
}

/*
 * Events of a series that were deleted permanently here are not created again:
 * their dates are left out. Returns whether there are any.
 */
static bool
leave_out_deleted(struct import *im, struct import_record *r,
    const struct import_row *row)
{
	struct imports_start	 here;
	struct db		*db = inside_db(im->inside);

	if (r->kind != IMPORT_SERIES || row->id == 0 ||
	    imports_state(db, r->kind, row->id) == row->state ||
	    !imports_start(db, im->record, row->id, &here))
		return (false);
	if (!r->is_part)
		form_line(r, "recurrence", "EXDATE", here.left_out);
	return (true);
}

bool
import_may_change(struct import *im, enum import_kind kind, const char *name)
{
	struct import_record	 r;
	struct import_row	 row;
	enum import_fate	 fate;

	form_start(&r, im->record, kind, name);
	inside_begin(im->inside);
	return (find_row(im, &r, &row) && may_change(im, &r, &row, &fate));
}

/* With `again` it is stored again, even if it has not changed there. */
static void
rename_record(struct import *im, enum import_kind kind, const char *from,
    const char *to, bool again)
{
	struct import_row	 row;
	struct db		*db = inside_db(im->inside);

	inside_begin(im->inside);
	if (!imports_find(db, im->source, kind, from, &row))
		return;
	if (again)
		row.hash = 0;
	imports_forget(db, im->source, kind, from);
	imports_store(db, im->source, kind, to, &row);
}

void
import_rename(struct import *im, enum import_kind kind, const char *from,
    const char *to)
{
	rename_record(im, kind, from, to, true);
}

static bool
is_older(const struct import_version *v, const struct import_version *here)
{
	if (v->sequence != 0 && here->sequence != 0 &&
	    v->sequence != here->sequence)
		return (v->sequence < here->sequence);
	return (v->stamp != 0 && v->stamp < here->stamp);
}

/* What the source does not say any more stays. */
static void
take_version(struct import_row *row, const struct import_version *v)
{
	if (v->sequence != 0)
		row->version.sequence = v->sequence;
	if (v->stamp != 0)
		row->version.stamp = v->stamp;
	if (v->calendar != 0)
		row->version.calendar = v->calendar;
}

/* An unchanged record, perhaps of a newer version. */
static void
note_version(struct import *im, const struct import_record *r,
    struct import_row *row)
{
	struct import_version	 before = row->version;

	take_version(row, &r->version);
	if (memcmp(&before, &row->version, sizeof(before)) != 0)
		imports_store(inside_db(im->inside), im->source, r->kind,
		    r->name, row);
}

/* Whether a known record is not updated. */
static bool
refuse_older(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	if (!is_older(&r->version, &row->version))
		return (false);
	import_report_older(im, r->kind, r->address);
	return (true);
}

static bool
store_record(struct import *im, const struct import_record *r, int64_t hash,
    bool last, struct import_row *row, enum import_fate *fate)
{
	struct import_answer		 answer;
	struct import_series_before	 before = { 0 };
	struct import_record		 sent = *r;
	int64_t				 id = row->id;
	bool				 has_deleted;

	if (r->kind == IMPORT_SERIES)
		import_series_before(im, r, id, &before);
	if (r->split.name != NULL)
		row->status = before.whole.status;
	if (im->policy != NULL)
		sent = *policy_send(im, r, r->split.name != NULL ?
		    &before.whole : row);
	has_deleted = leave_out_deleted(im, &sent, row);
	*fate = id == 0 ? IMPORT_NEW : IMPORT_CHANGED;
	if (!import_request(im, &sent, id, last, &answer))
		return (false);
	if (answer.id == 0) {
		*fate = IMPORT_REFUSED;
		if (answer.why != NULL)
			im->series.why = arena_string(im->arena, answer.why);
		return (true);
	}
	if (answer.joined)
		*fate = IMPORT_JOINED;
	if (*fate == IMPORT_NEW || r->here != 0)
		row->origin = IMPORT_CREATED;
	else if (*fate == IMPORT_JOINED)
		row->origin = IMPORT_FOUND;
	else if (row->origin == IMPORT_FOUND)
		row->origin = IMPORT_ALTERED;
	if (answer.incomplete)
		defer_record(im, r);
	take_version(row, &r->version);
	row->id = answer.id;
	row->hash = answer.incomplete || is_waiting(im, r->kind, row->id) ? 0 :
	    hash;
	row->state = imports_state(inside_db(im->inside), r->kind, row->id);
	if (has_deleted)
		row->state = imports_apart_from_dates(row->state);
	if (im->policy != NULL)
		policy_note(im, &sent, id == 0 && r->split.name == NULL, row);
	if (r->split.name != NULL)
		import_split_after(im, r, &before);
	imports_store(inside_db(im->inside), im->source, r->kind, r->name,
	    row);
	if (r->kind == IMPORT_SERIES)
		import_series_after(im, row->id, &before, last);
	return (true);
}

static const char *_Nullable
text_of(const struct import_record *r, const char *field)
{
	const struct value	*v = value_get(r->fields, field);

	if (v != NULL && v->kind == VALUE_LIST)
		v = v->first;
	return (v != NULL ? v->text : NULL);
}

static struct report_row
row_of(struct import *im, const struct import_record *r)
{
	const struct value	*all_day = value_get(r->fields, "all_day");
	struct report_row	 row = { .title = form_title(r) };

	if (r->kind != IMPORT_EVENT && r->kind != IMPORT_SERIES)
		return (row);
	row.start = text_of(r, "start_date");
	if (row.start != NULL && all_day != NULL && all_day->truth)
		row.start = arena_copy(im->record, row.start, strcspn(row.start,
		    " "));
	row.zone = text_of(r, "timezone");
	row.venue = text_of(r, "venue");
	return (row);
}

/* Reports the outcome for a record. */
static void
report_outcome(struct import *im, const struct import_record *r,
    const struct import_row *row, bool known, enum import_fate fate)
{
	const struct report_row	 reported = row_of(im, r);

	if (r->kind == IMPORT_SERIES) {
		im->series.id = row->id;
		im->series.fate = fate;
		if (im->series.why != NULL)
			return;
		if (fate == IMPORT_SAME || fate == IMPORT_KEPT ||
		    fate == IMPORT_OLDER)
			import_series_count(im, row->id);
	}
	if (known || r->counted == IMPORT_COUNTED_ALONE)
		report_row(im->report, r->kind, fate, &reported);
	else if (r->counted == IMPORT_COUNTED_BEFORE)
		report_again(im->report, r->kind, IMPORT_SAME, fate,
		    &reported);
}

/*
 * Finds the row of an event of a series. The name in the row changes if the
 * start in the source changes.
 */
static bool
find_renamed(struct import *im, const struct import_record *r,
    struct import_row *row)
{
	struct db		*db = inside_db(im->inside);
	struct import_named	 of;

	if (r->here == 0 || !imports_row_of(db, im->record, im->source,
	    r->kind, r->here, &of))
		return (false);
	rename_record(im, r->kind, of.name, r->name, false);
	return (imports_find(db, im->source, r->kind, r->name, row));
}

/*
 * Finds the row of an event that has another UID there now. Its versions are
 * those of another one.
 */
static bool
find_again(struct import *im, const struct import_record *r, int64_t hash,
    struct import_row *row)
{
	const char	*name;

	if ((name = import_again_find(im, r, hash)) == NULL)
		return (false);
	if (im->policy == NULL)
		report_lost(im->report, r->kind, "UID", "has changed; title,"
		    " start and place are those of an event here", r->address);
	rename_record(im, r->kind, name, r->name, false);
	if (!find_row(im, r, row))
		return (false);
	row->version = (struct import_version){ .stamp = 0 };
	return (true);
}

static bool
put_record(struct import *im, struct import_record *r, bool last)
{
	struct import_row	 row = { 0 };
	enum import_fate	 fate;
	int64_t			 hash;
	bool			 known;

	if (!import_picture(im, r))
		return (false);
	inside_begin(im->inside);
	if (im->policy != NULL && !policy_admit(im, r))
		return (import_pace(im));
	hash = form_hash(r, im->record);
	known = find_row(im, r, &row) || find_renamed(im, r, &row) ||
	    find_again(im, r, hash, &row);
	if (!known && im->policy != NULL && !policy_has_room(im, r)) {
		report_record(im->report, r->kind, IMPORT_REFUSED,
		    form_title(r));
		return (import_pace(im));
	}
	if (!known)
		row.id = r->here;
	if (known && im->policy != NULL && !policy_restore(im, r, &row))
		return (false);
	if (known && row.hash == hash) {
		fate = IMPORT_SAME;
		if (!is_older(&r->version, &row.version))
			note_version(im, r, &row);
	} else if (known && refuse_older(im, r, &row)) {
		fate = IMPORT_OLDER;
	} else if ((known ? may_change(im, r, &row, &fate) :
	    may_change_here(im, r, &fate)) &&
	    !store_record(im, r, hash, last, &row, &fate))
		return (false);
	if (!last)
		report_outcome(im, r, &row, known, fate);
	return (import_pace(im));
}

bool
import_put(struct import *im, const struct import_record *r)
{
	struct import_record	 own = *r;
	bool			 fine;

	fine = put_record(im, &own, false);
	arena_reset(im->record);
	progress_show(import_kind_plural(r->kind),
	    report_seen(im->report, r->kind), im->total);
	return (fine);
}

bool
import_put_series(struct import *im, const struct import_record *r,
    struct import_series *to)
{
	bool	 fine;

	im->series = (struct import_series){ .id = 0 };
	fine = import_put(im, r);
	*to = im->series;
	return (fine);
}

bool
import_finish(struct import *im)
{
	struct deferred	*d;
	const char	*error;
	bool		 fine = true;

	for (d = im->deferred; d != NULL && fine; d = d->next) {
		im->source = d->source;
		d->record.fields = json_read(im->record, d->fields,
		    strlen(d->fields), &error);
		fine = put_record(im, &d->record, true);
		arena_reset(im->record);
	}
	im->deferred = NULL;
	im->deferred_end = &im->deferred;
	im->deferred_count = 0;
	im->deferred_bytes = 0;
	return (fine);
}
