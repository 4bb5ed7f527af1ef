#include "command/import/import_policy.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "http/extras.h"
#include "store/db.h"
#include "store/imports_undo.h"
#include "text/fold.h"

#define ROWS	200	/* read at a time */

#define SPARE	10	/* new events that may come in any case */

/*
 * Before names of categories of the subscription in `imports`. No name in a
 * source begins with a line break.
 */
#define ADDED	"\nadded: "

static struct db *
db_of(struct import *im)
{
	return (inside_db(im->inside));
}

static bool
fail_import(struct import *im)
{
	im->why = command_db_error(db_of(im));
	return (false);
}

static bool
is_event(enum import_kind kind)
{
	return (kind == IMPORT_EVENT || kind == IMPORT_SERIES);
}

static bool
has_status(enum import_kind kind)
{
	return (kind != IMPORT_CATEGORY && kind != IMPORT_TAG);
}

static const char *
status_sent(const struct import_record *r)
{
	const struct value	*v = value_get(r->fields, "status");

	return (v != NULL ? v->text : NULL);
}

/*
 * The status in the source: publish, private, draft or trash. A scheduled
 * record is as public as a published one, and what waits there is a draft.
 */
static enum status
status_there(const struct import_record *r)
{
	static const struct {
		enum status	 sent, is;
	}			 rows[] = {
		{ STATUS_PUBLISH, STATUS_PUBLISH },
		{ STATUS_FUTURE, STATUS_PUBLISH },
		{ STATUS_PRIVATE, STATUS_PRIVATE },
		{ STATUS_TRASH, STATUS_TRASH }
	};
	const char		*sent = status_sent(r);
	size_t			 i;

	if (sent == NULL)
		return (STATUS_PUBLISH);
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strcmp(sent, status_name(rows[i].sent)) == 0)
			return (rows[i].is);
	return (STATUS_DRAFT);
}

static const char *
path_of(struct import *im, int64_t event)
{
	return (arena_printf(im->record, "/events/%" PRId64, event));
}

const char *
policy_stop(const struct policy *p)
{
	if (*p->stops)
		return ("was stopped");
	if (p->records > POLICY_RECORDS || p->received > POLICY_RECORDS)
		return ("has more than 100,000 records");
	if (p->events > POLICY_EVENTS)
		return ("has more than 10,000 new or changed events; the next"
		    " run continues");
	if (p->texts > POLICY_TEXTS)
		return ("has more than 64 MB of new or changed text and"
		    " pictures; the next run continues");
	return (p->until != 0 && clock_steady() > p->until ?
	    "takes too long" : NULL);
}

/* Returns the next line of the list, or NULL. `*rest` is the text after it. */
static const char *
next_line(struct arena *arena, const char **rest)
{
	const char	*line;
	size_t		 length;

	while (**rest == '\n')
		(*rest)++;
	if (**rest == '\0')
		return (NULL);
	length = strcspn(*rest, "\n");
	line = arena_copy(arena, *rest, length);
	*rest += length;
	return (line);
}

static const char *
name_of(struct import *im, const char *category)
{
	return (arena_join(im->record, ADDED, category, NULL));
}

static int64_t
find_category(struct import *im, const char *name)
{
	struct statement	*st;

	st = db_query(db_of(im), "SELECT id FROM terms WHERE kind = 0"
	    " AND name_folded = $1 ORDER BY id LIMIT 1");
	db_bind_text(st, 1, fold_case(im->record, name));
	return (db_first_integer(st));
}

/* An author who may not create categories can still use existing ones. */
static bool
add_category(struct import *im, const char *name)
{
	struct import_record	 r;
	struct import_row	 row = { .origin = IMPORT_FOUND };

	form_start(&r, im->record, IMPORT_CATEGORY, name_of(im, name));
	inside_begin(im->inside);
	row.id = find_category(im, name);
	if (row.id == 0) {
		form_text(&r, "name", name);
		return (import_put(im, &r));
	}
	row.state = imports_state(db_of(im), IMPORT_CATEGORY, row.id);
	if (import_known(im, IMPORT_CATEGORY, r.name) != row.id)
		imports_store(db_of(im), im->source, IMPORT_CATEGORY, r.name,
		    &row);
	arena_reset(im->record);
	return (true);
}

bool
policy_start(struct import *im)
{
	struct policy	*p = im->policy;
	const char	*rest = p->categories, *name;

	p->seen = value_new(im->arena, VALUE_MAP);
	inside_begin(im->inside);
	p->records = imports_count(db_of(im), im->source);
	p->received = p->events = p->texts = p->pictures = 0;
	p->admitted = p->restored = p->vanished = p->upcoming = p->trashed = 0;
	p->is_shifted = false;
	p->is_starting = true;
	while ((name = next_line(im->arena, &rest)) != NULL)
		if (!add_category(im, name))
			return (false);
	p->is_starting = false;
	return (import_commit(im));
}

static bool
has_text(const struct value *list, const char *text)
{
	const struct value	*v;

	for (v = list != NULL ? list->first : NULL; v != NULL; v = v->next)
		if (v->text != NULL && strcmp(v->text, text) == 0)
			return (true);
	return (false);
}

/* With the id of a removed category, the whole list would be rejected. */
static bool
is_stored(struct import *im, int64_t category)
{
	return (category != 0 &&
	    imports_state(db_of(im), IMPORT_CATEGORY, category) != 0);
}

bool
policy_admit(struct import *im, struct import_record *r)
{
	struct policy	*p = im->policy;
	const char	*rest = p->categories, *name;

	p->received++;
	if (status_there(r) == STATUS_TRASH)
		return (false);
	if (!is_event(r->kind))
		return (true);
	(void)import_mark(im, p->seen, r->kind, r->name);
	while ((name = next_line(im->record, &rest)) != NULL) {
		name = name_of(im, name);
		if (!has_text(value_get(r->fields, "categories"), name) &&
		    is_stored(im, import_known(im, IMPORT_CATEGORY, name)))
			form_names(r, "categories", name);
	}
	return (true);
}

/*
 * Whether the record was changed here since the last import. Publishing an
 * event is not a change; neither is losing a category that was deleted.
 */
static bool
is_changed(struct import *im, enum import_kind kind,
    const struct import_row *row)
{
	int64_t	 state = imports_state(db_of(im), kind, row->id);

	if (state == row->state || (kind == IMPORT_SERIES &&
	    imports_apart_from_dates(state) ==
	    imports_apart_from_dates(row->state)))
		return (false);
	return (row->contents == 0 ||
	    imports_contents(db_of(im), kind, row->id) != row->contents);
}

/*
 * While they wait for an agreement, there is room for about two copies of the
 * calendar: the events of some change in each run.
 */
bool
policy_has_room(struct import *im, const struct import_record *r)
{
	struct policy	*p = im->policy;

	if (!is_event(r->kind) || !p->is_withheld || im->again.lost == NULL ||
	    im->again.ahead + p->admitted++ < SPARE +
	    2 * (int64_t)im->again.there->count)
		return (true);
	report_lost(im->report, r->kind, "all of it", "waits until an"
	    " administrator agrees that vanished events are removed",
	    r->address);
	return (false);
}

bool
policy_restore(struct import *im, const struct import_record *r,
    struct import_row *row)
{
	enum status	 status;
	const char	*body;

	if (row->gone == 0)
		return (true);
	if (imports_status(db_of(im), r->kind, row->id, &status) &&
	    status == STATUS_TRASH &&
	    imports_state(db_of(im), r->kind, row->id) == row->gone) {
		body = arena_printf(im->record, "{\"status\":\"%s\"}",
		    status_name(row->status == 0 ? im->policy->status :
		    (enum status)(row->status - 1)));
		if (import_ask(im, "POST", path_of(im, row->id), body) >= 500)
			return (fail_import(im));
		im->policy->restored++;
		if (row->contents != 0 && imports_contents(db_of(im), r->kind,
		    row->id) == row->contents)
			row->state = imports_state(db_of(im), r->kind,
			    row->id);
	}
	row->gone = 0;
	imports_store(db_of(im), im->source, r->kind, r->name, row);
	return (true);
}

static bool
is_away(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	enum status	 status;

	return (imports_state(db_of(im), r->kind, row->id) == 0 ||
	    (r->kind == IMPORT_EVENT && imports_status(db_of(im), r->kind,
	    row->id, &status) && status == STATUS_TRASH));
}

bool
policy_may_change(struct import *im, const struct import_record *r,
    const struct import_row *row, enum import_fate *fate)
{
	enum subscription_wins	 wins = im->policy->wins;

	if (is_away(im, r, row))
		*fate = IMPORT_GONE;
	else if (row->origin != IMPORT_CREATED)
		*fate = IMPORT_JOINED;
	else if ((wins == WINS_OURS && row->hash != 0) ||
	    (wins == WINS_UNLESS && is_changed(im, r->kind, row)))
		*fate = IMPORT_KEPT;
	else
		return (true);
	return (false);
}

/*
 * Whether new records of the source wait, and are published with the first of
 * their events. Categories of the subscription do not: its owner has named
 * them.
 */
static bool
must_wait(const struct import *im, const struct import_record *r)
{
	return (im->policy->status == STATUS_PENDING &&
	    !im->policy->is_starting && (is_event(r->kind) ||
	    status_there(r) == STATUS_PUBLISH));
}

/*
 * The status to request for a new record, or NULL. A public place that waits
 * has none, so that an equal one which is here is used.
 */
static const char *
choose_first_status(const struct import *im, const struct import_record *r)
{
	enum status	 there = status_there(r);

	if (there != STATUS_PUBLISH)
		return (status_name(there));
	if (is_event(r->kind))
		return (status_name(im->policy->status));
	return (must_wait(im, r) ? NULL : status_sent(r));
}

/* The status that the import has set, at first with the series of an event. */
static int64_t
status_given(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	struct imports_event	 e;
	struct import_named	 series;

	if (row->status != 0 || r->here == 0 ||
	    !imports_event(db_of(im), r->here, &e) ||
	    !imports_row_of(db_of(im), im->record, im->source, IMPORT_SERIES,
	    e.series, &series))
		return (row->status);
	return (series.row.status);
}

/*
 * The status to request, or NULL. The status of an existing record follows the
 * source only if the import has set it. A record that becomes private in the
 * source always becomes private here.
 */
static const char *
choose_status(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	enum status	 there = status_there(r), here;
	bool		 follows;

	if (row->id == 0)
		return (choose_first_status(im, r));
	if (!imports_status(db_of(im), r->kind, row->id, &here))
		return (NULL);
	follows = status_given(im, r, row) == 1 + (int64_t)here;
	if (there == STATUS_PUBLISH)
		return (follows && !status_is_public(here) &&
		    here != im->policy->status ?
		    status_name(im->policy->status) : NULL);
	return (follows || there == STATUS_PRIVATE ||
	    im->policy->wins == WINS_THEIRS ? status_name(there) : NULL);
}

/*
 * Whether policy_send() chooses the field, or it cannot be stored yet: a
 * waiting category has no parent.
 */
static bool
is_left_out(const struct import_record *r, const char *field)
{
	return (strcmp(field, "status") == 0 ||
	    (r->kind == IMPORT_CATEGORY && strcmp(field, "parent") == 0));
}

const struct import_record *
policy_send(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	const struct value	*v;
	struct import_record	*sent;
	const char		*status;

	if (!has_status(r->kind) && (!must_wait(im, r) || row->id != 0))
		return (r);
	sent = arena_alloc(im->record, sizeof(*sent));
	*sent = *r;
	sent->fields = value_new(im->record, VALUE_MAP);
	for (v = r->fields->first; v != NULL; v = v->next)
		if (!is_left_out(r, v->name))
			value_add(sent->fields, value_copy(im->record, v));
	sent->extras.waits = must_wait(im, r);
	if (has_status(r->kind) && (status = choose_status(im, r, row)) != NULL)
		form_text(sent, "status", status);
	return (sent);
}

/* Counts what was stored: all events of a series have its texts. */
static void
count_stored(struct import *im, const struct import_record *r,
    const struct import_row *row)
{
	struct policy		*p = im->policy;
	const struct value	*v;
	int64_t			 copies = 1;

	if (r->kind == IMPORT_SERIES)
		copies = (int64_t)imports_events_of(db_of(im), im->record,
		    NULL, row->id).count;
	if (is_event(r->kind))
		p->events += copies;
	for (v = r->fields->first; v != NULL; v = v->next)
		if (v->kind == VALUE_TEXT)
			p->texts += copies * (int64_t)v->length;
}

void
policy_note(struct import *im, const struct import_record *r,
    struct import_row *row)
{
	enum status	 status;

	count_stored(im, r, row);
	if (is_event(r->kind))
		row->contents = imports_contents(db_of(im), r->kind, row->id);
	if (has_status(r->kind) && imports_status(db_of(im), r->kind, row->id,
	    &status))
		row->status = 1 + (int64_t)status;
}

static bool
is_there(struct import *im, enum import_kind kind, const char *name)
{
	return (value_get(im->policy->seen, arena_join(im->record,
	    import_kind_name(kind), " ", name, NULL)) != NULL);
}

/* Changes of single events that are in the source, unlike their series. */
static struct imports_rows
changes_there(struct import *im, const struct import_ahead *a)
{
	struct imports_rows	 all = { 0 };
	size_t			 i, kept = 0;

	if (a->kind != IMPORT_SERIES)
		return (all);
	all = imports_changes(db_of(im), im->record, im->source,
	    a->there.row.id, im->now);
	for (i = 0; i < all.count; i++)
		if (is_there(im, IMPORT_EVENT, all.list[i].name))
			all.list[kept++] = all.list[i];
	all.count = kept;
	return (all);
}

static void
make_single(struct import *im, struct import_named *r)
{
	bool	 as_left;

	as_left = imports_state(db_of(im), IMPORT_EVENT, r->row.id) ==
	    r->row.state;
	imports_release(db_of(im), im->record, r->row.id);
	if (as_left)
		r->row.state = imports_state(db_of(im), IMPORT_EVENT,
		    r->row.id);
	imports_store(db_of(im), im->source, IMPORT_EVENT, r->name, &r->row);
}

/*
 * Whether the event is kept in any case: it was changed here, or a user has
 * restored it from the trash.
 */
static bool
must_stay(struct import *im, const struct import_ahead *a)
{
	return (a->there.row.gone != 0 ||
	    (im->policy->wins != WINS_THEIRS &&
	    is_changed(im, a->kind, &a->there.row)));
}

/*
 * Deletes a series and moves its upcoming events to the trash, except those
 * that the source has by themselves. If it appears in the source again, it is a
 * new series. Returns false if the database has failed.
 */
static bool
end_series(struct import *im, const struct import_ahead *a)
{
	struct imports_rows	 changes, alone = changes_there(im, a);
	size_t			 i;
	int			 status;

	for (i = 0; i < alone.count; i++)
		make_single(im, &alone.list[i]);
	changes = import_changes_as_left(im, a->there.row.id);
	status = import_ask(im, "DELETE", arena_printf(im->record,
	    "/series/%" PRId64, a->there.row.id), NULL);
	if (status >= 500)
		return (false);
	if (status >= 300)
		return (true);
	imports_forget(db_of(im), im->source, a->kind, a->there.name);
	import_forget_changes(im, &changes);
	im->policy->trashed += a->events - (int64_t)alone.count;
	return (true);
}

/* Moves an event to the trash. Returns false if the database has failed. */
static bool
trash_event(struct import *im, const struct import_ahead *a)
{
	struct import_row	 row = a->there.row;
	enum status		 before;
	int			 status;

	if (!imports_status(db_of(im), a->kind, row.id, &before))
		return (!db_failed(db_of(im)));
	row.contents = imports_contents(db_of(im), a->kind, row.id);
	row.status = 1 + (int64_t)before;
	status = import_ask(im, "DELETE", path_of(im, row.id), NULL);
	if (status >= 500)
		return (false);
	if (status >= 300)
		return (true);
	row.gone = imports_state(db_of(im), IMPORT_EVENT, row.id);
	imports_store(db_of(im), im->source, IMPORT_EVENT, a->there.name, &row);
	im->policy->trashed++;
	return (true);
}

static bool
trash_vanished(struct import *im, const struct import_ahead *a)
{
	if (must_stay(im, a))
		return (!db_failed(db_of(im)));
	return (a->kind == IMPORT_SERIES ? end_series(im, a) :
	    trash_event(im, a));
}

/* Events that are kept in any case are not counted. */
static bool
count_vanished(struct import *im, const struct import_ahead *a)
{
	if (must_stay(im, a))
		im->policy->upcoming -= a->events;
	else
		im->policy->vanished += a->events -
		    (int64_t)changes_there(im, a).count;
	return (!db_failed(db_of(im)));
}

typedef bool	ahead_call(struct import *, const struct import_ahead *);

/*
 * Calls a function for each vanished event or series of a kind, in short
 * transactions.
 */
static bool
each_of(struct import *im, enum import_kind kind, ahead_call *call)
{
	struct import_ahead	 list[ROWS];
	const char		*after = "";
	size_t			 i, count;

	do {
		inside_begin(im->inside);
		count = imports_ahead(db_of(im), im->record, im->source, kind,
		    im->now, after, list, ROWS);
		for (i = 0; i < count; i++) {
			inside_begin(im->inside);
			im->policy->upcoming += list[i].events;
			if (list[i].events > 0 && !is_there(im, list[i].kind,
			    list[i].there.name) &&
			    !call(im, &list[i]))
				return (fail_import(im));
			if (!import_pace(im))
				return (false);
		}
		if (count > 0)
			after = arena_string(im->arena, list[count - 1].there.name);
		arena_reset(im->record);
	} while (count == ROWS);
	return (import_commit(im));
}

static bool
each_vanished(struct import *im, ahead_call *call)
{
	return (each_of(im, IMPORT_EVENT, call) &&
	    each_of(im, IMPORT_SERIES, call));
}

bool
policy_let_go(struct import *im, int64_t accepted)
{
	struct policy	*p = im->policy;
	int64_t		 upcoming;

	if (p->is_shifted)
		return (true);
	if (!each_vanished(im, count_vanished))
		return (false);
	upcoming = p->upcoming;
	if (p->vanished == 0 || !subscription_lets_go(p->vanished, upcoming,
	    accepted))
		return (true);
	if (!each_vanished(im, trash_vanished))
		return (false);
	p->upcoming = upcoming;
	p->vanished = 0;
	return (true);
}
