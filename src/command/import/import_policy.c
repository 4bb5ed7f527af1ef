#include "command/import/import_policy.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import_request.h"
#include "command/import/import_run.h"
#include "store/imports_series.h"
#include "command/inside.h"
#include "http/extras.h"
#include "store/db.h"
#include "store/imports_undo.h"

#define SPARE	10	/* new events that may come in any case */

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
	for (i = 0; i < COUNT(rows); i++)
		if (strcmp(sent, status_name(rows[i].sent)) == 0)
			return (rows[i].is);
	return (STATUS_DRAFT);
}

static const char *
path_of(struct import *im, int64_t event)
{
	return (arena_printf(im->record, "/events/%" PRId64, event));
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
	struct policy		*p = im->policy;
	const struct value	*v;

	p->received++;
	if (status_there(r) == STATUS_TRASH)
		return (false);
	if (!is_event(r->kind))
		return (true);
	(void)import_mark(im, p->seen, r->kind, r->name);
	for (v = p->added->first; v != NULL; v = v->next)
		if (!has_text(value_get(r->fields, "categories"), v->text) &&
		    is_stored(im, import_known(im, IMPORT_CATEGORY, v->text)))
			form_names(r, "categories", v->text);
	return (true);
}

bool
policy_is_changed(struct import *im, enum import_kind kind,
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
		    status_name(imports_former_status(db_of(im), row->id)));
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
	    (is_event(r->kind) && imports_status(db_of(im), r->kind,
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
	    (wins == WINS_UNLESS && policy_is_changed(im, r->kind, row)))
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
	return (im->policy->status != STATUS_PUBLISH &&
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

/* A scheduled record is published in time, which no user decides. */
bool
policy_gave(int64_t given, enum status here)
{
	enum status	 status = (enum status)(given - 1);

	return (given != 0 && (status == here ||
	    (status_is_public(status) && status_is_public(here))));
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
	follows = policy_gave(status_given(im, r, row), here);
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
policy_note(struct import *im, const struct import_record *r, bool is_new,
    struct import_row *row)
{
	enum status	 status;

	count_stored(im, r, row);
	if (is_event(r->kind))
		row->contents = imports_contents(db_of(im), r->kind, row->id);
	if (has_status(r->kind) && (is_new || status_sent(r) != NULL) &&
	    imports_status(db_of(im), r->kind, row->id, &status))
		row->status = 1 + (int64_t)status;
}
