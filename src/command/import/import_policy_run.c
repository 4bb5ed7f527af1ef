#include "command/import/import_policy_run.h"

#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_policy.h"
#include "command/import/import_request.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/imports_series.h"
#include "store/imports_undo.h"
#include "store/index/term_query.h"
#include "store/subscriptions.h"
#include "text/fold.h"

#define ROWS	200	/* read at a time */

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

static int64_t
find_category(struct import *im, const char *name)
{
	struct statement	*st;

	st = db_query(db_of(im), "SELECT id FROM terms WHERE kind = $1"
	    " AND name_folded = $2 ORDER BY id LIMIT 1");
	db_bind_integer(st, 1, TERM_CATEGORY);
	db_bind_text(st, 2, fold_case(im->record, name));
	return (db_first_integer(st));
}

/* An author who may not create categories can still use existing ones. */
static bool
add_category(struct import *im, const char *name)
{
	struct import_record	 r;
	struct import_row	 row = { .origin = IMPORT_FOUND };
	struct value		*v;

	v = value_new(im->arena, VALUE_TEXT);
	v->text = arena_join(im->arena, ADDED, name, NULL);
	v->length = strlen(v->text);
	value_add(im->policy->added, v);
	form_start(&r, im->record, IMPORT_CATEGORY, v->text);
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

	p->added = value_new(im->arena, VALUE_LIST);
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
	    policy_is_changed(im, a->kind, &a->there.row)));
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
	int			 status;

	row.contents = imports_contents(db_of(im), a->kind, row.id);
	status = import_ask(im, "DELETE", arena_printf(im->record,
	    "/events/%" PRId64, row.id), NULL);
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
			    !call(im, &list[i])) {
				im->why = command_db_error(db_of(im));
				return (false);
			}
			if (!import_pace(im))
				return (false);
		}
		if (count > 0)
			after = arena_string(im->arena,
			    list[count - 1].there.name);
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
