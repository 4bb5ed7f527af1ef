#include "pages/desk/desk_undo.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/history.h"
#include "http/params.h"
#include "http/request.h"
#include "http/table.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_series.h"
#include "store/sequences.h"
#include "text/dates.h"

const struct value *
desk_undo_newest(struct request *rq, const char *address)
{
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = arena_join(rq->arena, "/history", address, "?per_page=1",
	    NULL);

	return (ask_as_caller(rq, &ask) == 200 ?
	    data_member(ask.body, "history")->first : NULL);
}

static bool
is_action(const struct value *row, const char *action)
{
	return (strcmp(data_get(row, "action"), action) == 0);
}

/* There is no version before a new record. */
bool
desk_undo_has_before(const struct value *row)
{
	return (!is_action(row, "create"));
}

/*
 * Series and terms have no trash, to which a new record could go. The series
 * that a join has ended does not return.
 */
bool
desk_undo_can(const struct value *row)
{
	const char		*kind = data_get(row, "kind");
	const struct value	*field;

	if (is_action(row, "join"))
		return (false);
	if (!desk_undo_has_before(row))
		return (strcmp(kind, "series") != 0 &&
		    strcmp(kind, "category") != 0 && strcmp(kind, "tag") != 0);
	for (field = data_member(row, "before")->first; field != NULL;
	    field = field->next)
		if (strcmp(field->name, DESK_PASSWORD) != 0 &&
		    strcmp(field->name, "slug") != 0)
			return (true);

	return (false);
}

const char *
desk_undo_row(struct request *rq, const char *address)
{
	const struct value	*row = desk_undo_newest(rq, address);
	char			 now[DATE_TEXT];

	date_print(rq->now, now);

	return (row != NULL && desk_undo_can(row) &&
	    atoll(data_get(row, "author")) == rq->caller.id &&
	    strcmp(data_get(row, "date_utc"), now) == 0 ?
	    data_get(row, "id") : "");
}

/* What was changed in both an event and its series is not undone. */
const char *
desk_undo_query(const struct desk_form *f, int64_t id)
{
	struct request	*rq = f->page->rq;
	const char	*row, *of_series = "";
	int64_t		 series = f->series;

	row = desk_undo_row(rq, desk_address(rq->arena, f->kind->list, id));
	if (series == 0 && f->kind->is_event)
		series = desk_series_of(f, id);
	if (series != 0)
		of_series = desk_undo_row(rq, desk_address(rq->arena,
		    "/series", series));
	if ((*row == '\0') == (*of_series == '\0'))
		return ("");

	return (*row != '\0' ? arena_join(rq->arena, "&row=", row, NULL) :
	    arena_join(rq->arena, "&series=", arena_integer(rq->arena,
	    series), "&row=", of_series, NULL));
}

void
desk_undo_offer(struct page *page, const struct desk_kind *kind, int64_t id,
    int64_t series, int64_t row, const char *back)
{
	struct arena	*arena = page->rq->arena;
	struct value	*form;

	form = data_map(page->frame, "undo");
	data_text(form, "action", page_posts(page, arena_join(arena,
	    series == 0 ? kind->path : "/desk/series", "/",
	    arena_integer(arena, series == 0 ? id : series), "/history",
	    NULL)));
	data_text(form, "token", data_get(page->content, "token"));
	data_text(form, "back", back);
	data_text(form, "row", arena_integer(arena, row));
}

/*
 * Returns the fields of the update. Whether there was a password is no
 * password. A former name in the address may belong to another record now, and
 * one that was not published has no date.
 */
static struct value *
choose_sendable(struct request *rq, const struct desk_kind *kind,
    const struct value *fields)
{
	struct value		*sent = value_new(rq->arena, VALUE_MAP);
	struct value		*copy;
	const struct value	*field;
	const struct param	*p;

	for (field = fields->first; field != NULL; field = field->next) {
		if (strcmp(field->name, DESK_PASSWORD) == 0 ||
		    strcmp(field->name, "slug") == 0 ||
		    (strcmp(field->name, "date_utc") == 0 &&
		    field->kind == VALUE_NULL))
			continue;
		copy = value_copy(rq->arena, field);
		p = params_find(kind->update, field->name, false);
		if (p != NULL && p->flags & PARAM_NONEMPTY &&
		    field->kind == VALUE_TEXT && *field->text == '\0')
			copy->kind = VALUE_NULL;
		(void)value_add(sent, copy);
	}

	return (sent);
}

/* A scheduled record is published without a request. */
static const char *
print_value(struct request *rq, const struct value *value)
{
	struct json	 text;

	if (value->kind == VALUE_NULL)
		return ("\"\"");
	if (value->text != NULL && strcmp(value->name, "status") == 0 &&
	    strcmp(value->text, "future") == 0)
		return ("\"publish\"");
	json_init(&text, rq->arena, 64);
	json_value(&text, NULL, value);

	return (text.buf.data);
}

static bool
is_same(struct request *rq, const struct value *one, const struct value *other)
{
	return (strcmp(print_value(rq, one), print_value(rq, other)) == 0);
}

/*
 * Whether a field that was set is not as the history had left it: an import,
 * or a change of the series of an event, adds no row.
 */
static bool
was_changed(struct request *rq, const struct value *sent,
    const struct history_span *undone, const struct history_span *done)
{
	const struct value	*field, *left;

	for (field = sent->first; field != NULL; field = field->next) {
		left = value_get(undone->after, field->name);
		if (left != NULL &&
		    value_get(done->after, field->name) != NULL &&
		    !is_same(rq, left, data_member(done->before, field->name)))
			return (true);
	}

	return (false);
}

/* Whether all fields that were set are as they were before. */
static bool
is_as_before(struct request *rq, const struct value *sent,
    const struct history_span *undone, const struct history_span *done)
{
	const struct value	*field, *is;

	for (field = sent->first; field != NULL; field = field->next) {
		is = value_get(done->after, field->name);
		if (is == NULL)
			is = data_member(undone->after, field->name);
		if (!is_same(rq, is, data_member(undone->before, field->name)))
			return (false);
	}

	return (true);
}

static enum history_kind
kind_of(const struct value *row)
{
	enum history_kind	 kind = HISTORY_EVENT;

	while (strcmp(history_kinds[kind], data_get(row, "kind")) != 0)
		kind++;

	return (kind);
}

/* A record of which rows are undone. */
struct undoing {
	struct request		*rq;
	const struct desk_kind	*kind;
	const char		*address;
	enum history_kind	 history;
	int64_t			 record, newest;	/* row */
};

/*
 * Prepares to join the later part of a series, unless that has changed since
 * the split. The request of the split may have moved it to the trash.
 */
static bool
join_later(const struct undoing *u, const struct history_span *undone,
    struct ask *ask)
{
	struct request		*rq = u->rq;
	const struct value	*newest;
	char			 split[DATE_TEXT];

	ask->target = arena_join(rq->arena, u->address, "/join", NULL);
	data_text(ask->fields, "series", arena_integer(rq->arena,
	    undone->later));
	newest = desk_undo_newest(rq, desk_address(rq->arena, "/series",
	    undone->later));

	date_print(undone->made, split);

	return (newest != NULL &&
	    strcmp(data_get(newest, "date_utc"), split) <= 0);
}

/*
 * Undoes a span by a request, and compares the row that this adds. Returns the
 * status of the API; 409: see join_later() and was_changed(); 400: other values
 * were stored than were sent.
 */
static int
undo_span(struct undoing *u, const struct history_span *undone)
{
	struct request		*rq = u->rq;
	const struct value	*sent, *newest;
	struct history_span	 done;
	struct ask		 ask = { .method = METHOD_POST,
				    .target = u->address };
	int			 status;

	sent = choose_sendable(rq, u->kind, undone->before);
	if (sent->count == 0 && undone->later == 0)
		return (200);
	ask.fields = value_copy(rq->arena, sent);
	if (undone->later != 0 && !join_later(u, undone, &ask))
		return (409);
	if ((status = ask_as_caller(rq, &ask)) != 200)
		return (status);
	if (!history_read_span(rq, u->history, u->record, u->newest + 1,
	    ID_MOST, &done))
		return (400);
	if (was_changed(rq, sent, undone, &done))
		return (409);
	if ((newest = desk_undo_newest(rq, u->address)) != NULL)
		u->newest = atoll(data_get(newest, "id"));

	return (is_as_before(rq, sent, undone, &done) ? 200 : 400);
}

/* Undoes the rows from the newest one to this one. */
static int
undo_all(struct undoing *u, int64_t row)
{
	struct history_span	 span;
	int64_t			 to = u->newest;
	int			 status;

	do {
		if (!history_read_span(u->rq, u->history, u->record, row, to,
		    &span))
			return (400);
		if (span.first == 0)
			return (404);
		if (span.joined)
			return (400);
		status = undo_span(u, &span);
		to = span.first - 1;
	} while (status == 200 && span.later != 0 && span.first > row);

	return (status == 200 && span.first != row ? 404 : status);
}

int
desk_undo_rows(struct request *rq, const struct desk_kind *kind,
    const char *address, int64_t row, int64_t newest)
{
	const struct value	*one = desk_undo_newest(rq, address);
	struct undoing		 u = { rq, kind, address, .newest = newest };
	int			 status;

	if (one == NULL || atoll(data_get(one, "id")) != newest)
		return (409);
	u.history = kind_of(one);
	u.record = atoll(data_get(one, "record"));
	ask_begin(rq);
	status = undo_all(&u, row);
	ask_end(rq, status == 200);

	return (status);
}
