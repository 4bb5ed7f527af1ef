#include "pages/desk/desk_undo.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/params.h"
#include "http/request.h"
#include "http/table.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_series.h"
#include "text/dates.h"

#define PER_PAGE	"50"

static const struct value *
read_rows(struct request *rq, const char *address, const char *query)
{
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = arena_join(rq->arena, "/history", address, query, NULL);

	return (ask_as_caller(rq, &ask) == 200 ?
	    data_member(ask.body, "history")->first : NULL);
}

const struct value *
desk_undo_newest(struct request *rq, const char *address)
{
	return (read_rows(rq, address, "?per_page=1"));
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

/* Series and terms have no trash, to which a new record could go. */
bool
desk_undo_can(const struct value *row)
{
	const char		*kind = data_get(row, "kind");
	const struct value	*field;

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

/* Returns the id of the row that the request has added to a history, or "". */
static const char *
row_of(struct request *rq, const char *address)
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
	const char	*series = NULL, *row, *of_series = "";

	row = row_of(rq, arena_join(rq->arena, f->kind->list, "/",
	    arena_integer(rq->arena, id), NULL));
	if (f->series != 0)
		series = arena_join(rq->arena, "/series/",
		    arena_integer(rq->arena, f->series), NULL);
	else if (f->kind->is_event)
		series = desk_series_of(f, id);
	if (series != NULL)
		of_series = row_of(rq, series);
	if ((*row == '\0') == (*of_series == '\0'))
		return ("");

	return (*row != '\0' ? arena_join(rq->arena, "&row=", row, NULL) :
	    arena_join(rq->arena, "&series=", series + strlen("/series/"),
	    "&row=", of_series, NULL));
}

void
desk_undo_offer(struct page *page, const struct desk_kind *kind, int64_t id,
    int64_t series, int64_t row)
{
	struct arena	*arena = page->rq->arena;
	struct value	*form;

	form = data_map(page->frame, "undo");
	data_text(form, "action", page_posts(page, arena_join(arena,
	    series == 0 ? kind->path : "/desk/series", "/",
	    arena_integer(arena, series == 0 ? id : series), "/history",
	    NULL)));
	data_text(form, "token", data_get(page->content, "token"));
	data_text(form, "row", arena_integer(arena, row));
}

/* Whether a request of an import, which has no row, has changed the record. */
static bool
is_changed_since(struct request *rq, const struct desk_kind *kind,
    const char *address, const struct value *newest)
{
	struct ask		 ask = { .method = METHOD_GET,
				    .target = address };
	const struct value	*record;
	int			 status;

	status = ask_as_caller(rq, &ask);
	record = ask.body;
	if (status == 410) {
		ask.target = arena_join(rq->arena, kind->list,
		    "?status=trash&include=", strrchr(address, '/') + 1, NULL);
		status = ask_as_caller(rq, &ask);
		record = data_member(ask.body, kind->records)->first;
	}
	if (status != 200 || record == NULL)
		return (true);
	if (value_get(record, "event") != NULL)
		record = data_member(record, "event");

	return (strcmp(data_get(record, "modified_utc"), data_get(newest,
	    "date_utc")) > 0);
}

/* Makes the fields those before the row. */
static void
go_back(struct request *rq, struct value *fields, const struct value *row)
{
	const struct value	*field;

	for (field = data_member(row, "before")->first; field != NULL;
	    field = field->next)
		(void)value_add(fields, value_copy(rq->arena, field));
	if (is_action(row, "create"))
		data_text(fields, "status", "trash");
}

/*
 * Returns the fields of the update. Whether there was a password is no
 * password. A former name in the address may belong to another record now, and
 * one that was not published has no date.
 */
static struct value *
sendable(struct request *rq, const struct desk_kind *kind,
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

/* The row at this place of a history, also if its page left the fields out. */
static const struct value *
whole_row(struct request *rq, const char *address, const struct value *row,
    int64_t place)
{
	const struct value	*whole = NULL;

	if (value_get(row, "before") == NULL)
		whole = read_rows(rq, address, arena_join(rq->arena,
		    "?per_page=1&page=", arena_integer(rq->arena, place),
		    NULL));

	return (whole != NULL ? whole : row);
}

/*
 * Joins the later part of a series to it again, unless that has changed since.
 * The fields are set with it. Returns the status of the API.
 */
static int
undo_split(struct request *rq, const struct desk_kind *kind,
    const char *address, const struct value *row, struct value *fields)
{
	const char	*into = data_get(data_member(row, "after"), "into");
	struct ask	 ask = { .method = METHOD_POST };

	if (is_changed_since(rq, kind, arena_join(rq->arena, "/series/", into,
	    NULL), row))
		return (409);
	ask.target = arena_join(rq->arena, address, "/join", NULL);
	ask.fields = sendable(rq, kind, fields);
	data_text(ask.fields, "series", into);

	return (ask_as_caller(rq, &ask));
}

/* Undoes the rows of a history from the newest one to this one. */
static int
undo_all(struct request *rq, const struct desk_kind *kind,
    const char *address, int64_t row)
{
	struct value		*fields = value_new(rq->arena, VALUE_MAP);
	struct ask		 ask = { .method = METHOD_POST,
				    .target = address };
	const struct value	*one, *whole;
	int64_t			 id = 0, page = 0, place = 0;
	int			 status;

	do {
		one = read_rows(rq, address, arena_join(rq->arena,
		    "?per_page=" PER_PAGE "&page=", arena_integer(rq->arena,
		    ++page), NULL));
		if (one == NULL)
			return (404);
		for (; one != NULL && id != row; one = one->next) {
			id = atoll(data_get(one, "id"));
			whole = whole_row(rq, address, one, ++place);
			go_back(rq, fields, whole);
			if (!is_action(whole, "split"))
				continue;
			if ((status = undo_split(rq, kind, address, whole,
			    fields)) != 200)
				return (status);
			fields = value_new(rq->arena, VALUE_MAP);
		}
	} while (id != row);
	ask.fields = sendable(rq, kind, fields);

	return (ask.fields->count == 0 ? 200 : ask_as_caller(rq, &ask));
}

int
desk_undo_rows(struct request *rq, const struct desk_kind *kind,
    const char *address, int64_t row, int64_t newest)
{
	const struct value	*one = desk_undo_newest(rq, address);
	int			 status;

	if (one == NULL || atoll(data_get(one, "id")) != newest ||
	    is_changed_since(rq, kind, address, one))
		return (409);
	ask_begin(rq);
	status = undo_all(rq, kind, address, row);
	ask_end(rq, status == 200);

	return (status);
}
