#include "command/import/import_undo.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/imports_series.h"
#include "store/imports_undo.h"
#include "store/sources.h"
#include "store/status.h"
#include "store/terms_waiting.h"

#define ROWS	200	/* read at a time */
#define SOURCES	10	/* in a message */

struct undo {
	struct inside		*inside;
	struct db		*db;
	struct report		*report;
	const char		*source;
	int64_t			 run;
	struct arena		*arena;		/* for the whole run */
	struct arena		*rows;		/* for some rows */
	enum import_kind	 kind;
	bool			 last;		/* report what stays */
	int64_t			 removed;
};

/* A row and our record. */
struct undone {
	struct import_named		*l;
	struct import_record_here	 here;
};

static void
report_outcome(struct undo *u, const struct undone *r, enum import_fate fate)
{
	report_record(u->report, u->kind, fate, r->here.title);
}

static void
report_with_reason(struct undo *u, const struct undone *r,
    enum import_fate fate, const char *what, const char *why)
{
	report_outcome(u, r, fate);
	report_lost(u->report, u->kind, what, why, arena_printf(u->rows,
	    "%s (%s %" PRId64 ")", r->here.title, import_kind_name(u->kind),
	    r->l->row.id));
}

/* Reports a record that stays, in the last pass only. */
static void
report_staying(struct undo *u, const struct undone *r, enum import_fate fate,
    const char *what, const char *why)
{
	if (u->last)
		report_with_reason(u, r, fate, what, why);
}

static void
forget_row(struct undo *u, const struct undone *r)
{
	imports_forget(u->db, u->source, u->kind, r->l->name);
}

static bool
remove_record(struct undo *u, struct undone *r)
{
	const struct value	*answer, *why;
	const char		*body, *error;
	size_t			 length;
	int			 status;

	status = inside_ask(u->inside, "DELETE", arena_printf(u->rows,
	    "/%s/%" PRId64, import_kind_plural(u->kind), r->l->row.id), NULL);
	if (status >= 500)
		return (false);
	if (status < 300) {
		forget_row(u, r);
		u->removed++;
		report_outcome(u, r, u->kind == IMPORT_CATEGORY ||
		    u->kind == IMPORT_TAG || u->kind == IMPORT_SERIES ?
		    IMPORT_DELETED : IMPORT_TRASHED);
		return (true);
	}
	body = inside_body(u->inside, &length);
	answer = json_read(u->rows, body, length, &error);
	why = value_get(answer, "message");
	report_staying(u, r, IMPORT_REFUSED, "all of it", why != NULL ?
	    why->text : "?");
	return (true);
}

/* A waiting term goes with its last event, which may be in the trash. */
static void
remove_waiting(struct undo *u, const struct undone *r)
{
	forget_row(u, r);
	terms_drop_waiting(u->db, u->rows, &(struct ids){ 1,
	    &r->l->row.id, 0 });
	u->removed++;
	report_outcome(u, r, IMPORT_DELETED);
}

/* Whether an event has detached fields that no import has made. */
static bool
is_edited(struct undo *u, const struct imports_event *e)
{
	struct import_trace	 trace;

	if (!e->is_changed)
		return (false);
	imports_trace(u->db, u->source, IMPORT_EVENT, e->id,
	    imports_state(u->db, IMPORT_EVENT, e->id), &trace);
	return (!trace.is_as_left);
}

/* Moves the events of a series to the trash, except those that are edited. */
static bool
remove_events(struct undo *u, const struct imports_events *all,
    const bool *edited)
{
	const struct imports_event	*e;
	size_t				 i;

	for (i = 0; i < all->count; i++) {
		e = &all->list[i];
		if (e->status == STATUS_TRASH || edited[i])
			continue;
		if (inside_ask(u->inside, "DELETE", arena_printf(u->rows,
		    "/events/%" PRId64, e->id), NULL) >= 500)
			return (false);
		report_fate(u->report, IMPORT_EVENT, IMPORT_TRASHED);
	}
	return (true);
}

/*
 * Deleting the series has moved its upcoming events to the trash. Restores
 * those that were edited.
 */
static bool
restore_edited(struct undo *u, const struct imports_events *all,
    const bool *edited)
{
	const struct imports_event	*e;
	size_t				 i;

	for (i = 0; i < all->count; i++) {
		e = &all->list[i];
		if (!edited[i])
			continue;
		if (inside_ask(u->inside, "POST", arena_printf(u->rows,
		    "/events/%" PRId64, e->id), arena_join(u->rows,
		    "{\"status\":\"", status_name(e->status), "\"}", NULL)) >=
		    500)
			return (false);
		report_fate(u->report, IMPORT_EVENT, IMPORT_EDITED);
	}
	return (true);
}

/* Returns false if the database has failed. */
static bool
remove_series(struct undo *u, struct undone *r)
{
	struct imports_events	 all;
	struct imports_rows	 changes;
	bool			*edited;
	size_t			 i;

	all = imports_events_of(u->db, u->rows, NULL, r->l->row.id);
	changes = imports_changes(u->db, u->rows, u->source, r->l->row.id,
	    INT64_MIN);
	edited = arena_alloc(u->rows, all.count + 1);
	for (i = 0; i < all.count; i++)
		edited[i] = all.list[i].status != STATUS_TRASH &&
		    is_edited(u, &all.list[i]);
	if (!remove_events(u, &all, edited) || !remove_record(u, r) ||
	    !restore_edited(u, &all, edited))
		return (false);
	for (i = 0; i < changes.count; i++)
		imports_forget(u->db, u->source, IMPORT_EVENT,
		    changes.list[i].name);
	return (true);
}

static bool
belongs_to_series(struct undo *u, int64_t id)
{
	struct imports_event	 e;

	return (u->kind == IMPORT_EVENT && imports_event(u->db, id, &e) &&
	    e.series != 0);
}

/* Keeps a record that the import has not created. */
static void
keep_record(struct undo *u, const struct undone *r)
{
	switch (r->l->row.origin) {
	case IMPORT_ALTERED:
		report_staying(u, r, IMPORT_STAYS, "earlier values", "are not"
		    " stored, so that it stays as the import has changed it");
		break;
	case IMPORT_FOUND:
		if (u->last)
			report_outcome(u, r, IMPORT_STAYS);
		break;
	default:
		report_staying(u, r, IMPORT_STAYS, "all of it", "was imported"
		    " by an earlier version, which did not store whether it was"
		    " here before");
		break;
	}
}

/*
 * Another calendar has the record, too. From now on it counts as created by
 * that.
 */
static void
hand_over(struct undo *u, const struct undone *r)
{
	imports_hand_over(u->db, u->source, u->kind, r->l->row.id);
	forget_row(u, r);
	report_with_reason(u, r, IMPORT_USED, "all of it", "came from another"
	    " calendar, too, so that it stays");
}

/* Returns false if the database has failed. */
static bool
undo_record(struct undo *u, struct undone *r)
{
	const struct import_row	*row = &r->l->row;
	struct import_trace	 trace;

	imports_trace(u->db, u->source, u->kind, row->id, r->here.state,
	    &trace);
	if (r->here.title == NULL || r->here.is_trashed) {
		forget_row(u, r);
		report_outcome(u, r, IMPORT_AWAY);
	} else if (belongs_to_series(u, row->id))
		report_staying(u, r, IMPORT_USED, "all of it", "belongs to a"
		    " series that stays");
	else if (!trace.is_created)	/* two may be one here */
		keep_record(u, r);
	else if (!trace.is_as_left)
		report_staying(u, r, IMPORT_EDITED, "changes",
		    "were made here since, so that it stays");
	else if (u->kind != IMPORT_EVENT && u->kind != IMPORT_SERIES &&
	    trace.is_shared)
		hand_over(u, r);
	else if (imports_use(u->db, u->kind, row->id))
		report_staying(u, r, IMPORT_USED, "all of it", "is used by what"
		    " the import has not created, so that it stays");
	else if ((u->kind == IMPORT_CATEGORY || u->kind == IMPORT_TAG) &&
	    term_is_waiting(u->db, row->id))
		remove_waiting(u, r);
	else
		return (u->kind == IMPORT_SERIES ? remove_series(u, r) :
		    remove_record(u, r));
	return (true);
}

/* Undoes all rows of a kind, in short transactions. */
static const char *
undo_kind(struct undo *u, enum import_kind kind)
{
	struct import_named	 list[ROWS];
	struct undone		 r;
	const char		*why = NULL, *after = "";
	size_t			 i, count;

	u->kind = kind;
	do {
		inside_begin(u->inside);
		count = imports_list(u->db, u->rows, u->source, u->run, kind,
		    after, list, ROWS);
		for (i = 0; i < count && why == NULL; i++) {
			inside_begin(u->inside);
			r.l = &list[i];
			imports_look(u->db, u->rows, kind, r.l->row.id,
			    &r.here);
			if (!undo_record(u, &r))
				return (command_db_error(u->db));
			why = inside_pace(u->inside);
		}
		if (count > 0)
			after = arena_string(u->arena, list[count - 1].name);
		arena_reset(u->rows);
	} while (count == ROWS && why == NULL);
	return (why != NULL ? why : inside_commit(u->inside));
}

/* Removes categories before the categories above them. */
static const char *
undo_categories(struct undo *u)
{
	const char	*why;

	u->last = false;
	do {
		u->removed = 0;
		why = undo_kind(u, IMPORT_CATEGORY);
	} while (why == NULL && u->removed > 0);
	u->last = true;
	return (why != NULL ? why : undo_kind(u, IMPORT_CATEGORY));
}

static const char *
undo_kinds(struct undo *u)
{
	static const enum import_kind	 kinds[] = {
		IMPORT_SERIES, IMPORT_EVENT, IMPORT_ORGANIZER, IMPORT_VENUE,
		IMPORT_TAG
	};
	const char			*why = NULL;
	size_t				 i;

	u->last = true;
	for (i = 0; i < COUNT(kinds) && why == NULL; i++)
		why = undo_kind(u, kinds[i]);
	return (why != NULL ? why : undo_categories(u));
}

/* Lists the sources in the message. */
static const char *
explain_unknown(struct undo *u, const char *named)
{
	const char	*source = "";
	struct buf	 b;
	int		 i;

	buf_init(&b, u->arena, 256);
	for (i = 0; i < SOURCES && (source = imports_next_source(u->db,
	    u->arena, source)) != NULL; i++)
		buf_printf(&b, "%s'%s'", i == 0 ? "; there is " : ", ",
		    source);
	return (command_complaint("nothing is known to be imported from "
	    "'%s'%s%s",
	    named, b.length > 0 ? b.data : "",
	    i == SOURCES && source != NULL ? " ..." : ""));
}

static const char *
find_source(struct undo *u, const char *named)
{
	const char	*why = NULL, *failed;

	inside_begin(u->inside);
	u->source = named;
	if (!imports_exist(u->db, u->source))
		u->source = source_of_files(u->arena, SOURCE_ICALENDAR,
		    named);
	if (!imports_exist(u->db, u->source))
		u->source = source_of_files(u->arena, SOURCE_CSV, named);
	if (!imports_exist(u->db, u->source))
		u->source = source_at(u->db, u->arena, named);
	if (!imports_exist(u->db, u->source))
		why = explain_unknown(u, named);
	failed = inside_commit(u->inside);
	return (failed != NULL ? failed : why);
}

const char *
import_undo(struct inside *inside, struct report *report, const char *named,
    int64_t run)
{
	struct undo	 u = {
		.inside = inside, .db = inside_db(inside), .report = report,
		.run = run
	};
	const char	*why;

	u.arena = arena_new();
	u.rows = arena_new();
	u.source = named;
	why = run == IMPORTS_ALL ? find_source(&u, named) : NULL;
	if (why == NULL)
		why = undo_kinds(&u);
	arena_free(u.rows);
	arena_free(u.arena);
	return (why);
}
