#include "pages/desk/desk_series.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/event.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "calendar/series_events.h"
#include "calendar/series_shared.h"
#include "generated/pages.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_dates.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_questions.h"
#include "pages/desk/desk_repeat.h"
#include "pages/page.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "text/dates.h"

/* The events of a series that a form changes, from the field `scope`. */
enum scope { ONE, FOLLOWING, ALL };

static struct request *
request_of(const struct desk_form *f)
{
	return (f->page->rq);
}

static enum scope
scope_of(const struct desk_form *f)
{
	const char	*scope = field_text(request_of(f), "scope");

	return (f->is_open || strcmp(scope, "all") == 0 ? ALL :
	    strcmp(scope, "following") == 0 ? FOLLOWING : ONE);
}

/* Returns false if there is no such event, or it is a single event. */
static bool
find_series(const struct desk_form *f, int64_t id, struct event *e,
    struct series_whole *w)
{
	struct request	*rq = request_of(f);

	return (id != 0 && event_find(rq, id, e) && e->series != 0 &&
	    series_find(rq, e->series, w));
}

int64_t
desk_series_shown(const struct desk_form *f)
{
	return (atoll(data_get(data_member(f->record, "series"), "id")));
}

static struct desk_first
first_of_series(const struct series_whole *w)
{
	const struct event_dates	*d = &w->model.dates;

	return ((struct desk_first){ d->start.local, d->all_day,
	    d->all_day ? NULL : d->zone });
}

/* Reads the fields `repeat`. False: some are invalid. */
static bool
read_sent(const struct desk_form *f, const struct desk_first *first,
    struct recurrence *r, struct value *wrong)
{
	struct desk_repeat	 form;

	desk_repeat_sent(&form, request_of(f)->arena,
	    data_member(f->sent, "repeat"));

	return (desk_repeat_read(&form, request_of(f)->arena, first, r,
	    wrong));
}

static void
add_scopes(const struct desk_form *f)
{
	static const struct {
		const char	*value;
		enum text	 name;
	} scopes[] = {
		[ONE] = { "one", TEXT_DESK_SCOPE_ONE },
		[FOLLOWING] = { "following", TEXT_DESK_SCOPE_FOLLOWING },
		[ALL] = { "all", TEXT_DESK_SCOPE_ALL }
	};
	const struct page	*page = f->page;
	struct value		*list, *scope;
	size_t			 i;

	list = data_list(page->content, "scopes");
	for (i = 0; i < COUNT(scopes); i++) {
		scope = data_map(list, NULL);
		data_text(scope, "value", scopes[i].value);
		data_text(scope, "name", page->texts[scopes[i].name]);
		data_flag(scope, "chosen", scope_of(f) == (enum scope)i);
	}
	data_flag(page->content, "has_scopes", true);
}

void
desk_series_show(struct desk_form *f, int64_t id)
{
	struct arena		*arena = request_of(f)->arena;
	struct page		*page = f->page;
	struct desk_repeat	 form;
	struct desk_first	 first = desk_dates_first(f);
	struct series_whole	 w;
	int64_t			 series = id == 0 ? 0 : desk_series_shown(f);
	bool			 repeats = series != 0 &&
				    series_find(request_of(f), series, &w);

	if (repeats) {
		first = first_of_series(&w);
		if (!f->is_copy && !f->is_open)
			add_scopes(f);
	}
	if (f->sent != NULL)
		desk_repeat_sent(&form, arena, data_member(f->sent,
		    "repeat"));
	else if (repeats && !f->is_copy)
		desk_repeat_stored(&form, arena, &w.days->recurrence, &first);
	else
		desk_repeat_init(&form);
	desk_repeat_show(page, page->content, &form, &first, f->wrong);
	if (f->wrong != NULL)
		desk_repeat_problems(page, value_get(page->content,
		    "problems"), &form, f->wrong);
}

/* Returns the rule and dates as lines of one text. */
static const char *
lines_of(const struct desk_form *f, const struct recurrence *r)
{
	struct arena	*arena = request_of(f)->arena;
	struct value	*list, *line;
	const char	*text = "";

	list = value_new(arena, VALUE_LIST);
	desk_repeat_lines(list, r);
	for (line = list->first; line != NULL; line = line->next)
		text = arena_join(arena, text, line->text, "\n", NULL);

	return (text);
}

/* Returns the lines that the form sends if the user does not change them. */
static const char *
shown_lines(const struct desk_form *f, const struct series_whole *w,
    const struct desk_first *first)
{
	struct arena		*arena = request_of(f)->arena;
	struct desk_repeat	 form;
	struct recurrence	 r;

	desk_repeat_stored(&form, arena, &w->days->recurrence, first);
	(void)desk_repeat_read(&form, arena, first, &r,
	    value_new(arena, VALUE_MAP));

	return (lines_of(f, &r));
}

/* Whether the recurrence of the series was changed in the form, or is wrong. */
static bool
is_changed(const struct desk_form *f, const struct series_whole *w,
    struct recurrence *r, struct value *wrong)
{
	struct desk_first	 first = first_of_series(w);

	return (value_get(f->sent, "repeat") != NULL &&
	    (!read_sent(f, &first, r, wrong) ||
	    strcmp(lines_of(f, r), shown_lines(f, w, &first)) != 0));
}

/* No recurrence is for one event of a series only. */
static void
check_shared(struct desk_form *f, const struct series_whole *w)
{
	struct value		*ignored, *wrong = f->wrong;
	struct recurrence	 r;
	bool			 one = scope_of(f) == ONE;

	ignored = value_new(request_of(f)->arena, VALUE_MAP);
	if (is_changed(f, w, &r, one ? ignored : wrong) && one)
		data_text(wrong, DESK_DAYS, DESK_SHARED);
}

void
desk_series_sent(struct desk_form *f, int64_t id, struct value *fields)
{
	struct desk_first	 first = desk_dates_first(f);
	struct series_whole	 w;
	struct recurrence	 r;
	struct event		 e;
	struct value		*list;

	if (find_series(f, id, &e, &w)) {
		if (!f->is_preview)
			check_shared(f, &w);
		return;
	}
	if (!read_sent(f, &first, &r, f->wrong) || !desk_repeat_is_any(&r))
		return;
	list = data_list(fields, "recurrence");
	desk_repeat_lines(list, &r);
}

bool
desk_series_has_typed(const struct desk_form *f, int64_t id)
{
	struct series_whole	 w;
	struct recurrence	 r;
	struct event		 e;

	return (find_series(f, id, &e, &w) && is_changed(f, &w, &r,
	    value_new(request_of(f)->arena, VALUE_MAP)));
}

bool
desk_series_spreads(const struct desk_form *f, int64_t id)
{
	struct series_whole	 w;
	struct event		 e;

	return (scope_of(f) != ONE && find_series(f, id, &e, &w));
}

/* A change of one or more events of a series. */
struct spread {
	struct desk_form	*form;
	enum scope		 scope;
	struct event		 e;
	struct series_whole	 w;
	struct value		*fields;	/* for the series */
	struct value		*own;		/* for this event only */
	bool			 other_length;	/* of the events than before */
};

/*
 * Fields that this event has detached are changed in this event only. But a
 * new password is for all selected events.
 */
static void
divide_fields(struct spread *s, const struct value *fields)
{
	const struct value	*field;
	bool			 own_dates = series_has_dates(s->e.detached);
	bool			 is_own;

	for (field = fields->first; field != NULL; field = field->next) {
		is_own = series_has(s->e.detached, field->name) ||
		    (own_dates && series_is_date(field->name));
		if (is_own)
			data_value(s->own, field->name, field);
		if (!is_own || (strcmp(field->name, DESK_PASSWORD) == 0 &&
		    field->kind == VALUE_TEXT))
			data_value(s->fields, field->name, field);
		else
			s->form->is_partly_own = true;
	}
}

static void
set_date(const struct desk_form *f, struct value *fields, const char *name,
    int64_t local)
{
	char	 text[DATE_TEXT];

	date_print(local, text);
	data_text(fields, name, arena_string(request_of(f)->arena, text));
}

/*
 * Moves the start of the series by the same time as that of the event. Sends
 * the dates of the series only if they change. While clocks change, the event
 * may end at another time after its start than those of the series.
 */
static void
move_dates(struct spread *s, const struct value *fields)
{
	const struct event_dates	*was = &s->e.dates;
	const struct event_dates	*d = &s->w.model.dates;
	struct value			*rest;
	const struct value		*field;
	int64_t				 start, end, from;

	if (!desk_dates_read(s->form, fields, "start_date", was->zone,
	    &start) ||
	    !desk_dates_read(s->form, fields, "end_date", was->zone, &end))
		return;
	rest = value_new(request_of(s->form)->arena, VALUE_MAP);
	for (field = s->fields->first; field != NULL; field = field->next)
		if (strcmp(field->name, "start_date") != 0 &&
		    strcmp(field->name, "end_date") != 0)
			data_value(rest, field->name, field);
	s->fields = rest;
	if (was->all_day) {
		start = date_day_start(start);
		end = date_day_end(end);
	}
	if (start == was->start.local && end == was->end.local)
		return;
	from = s->scope == ALL ? d->start.local + start - was->start.local :
	    start;
	set_date(s->form, rest, "start_date", from);
	s->other_length = end - start != was->end.local - was->start.local;
	if (!s->other_length)
		end = start + d->end.local - d->start.local;
	set_date(s->form, rest, "end_date", from + end - start);
}

/* Moves the start of the series to the event, unless it moves anyway. */
static void
begin_with_event(struct spread *s)
{
	const struct event_dates	*d = &s->w.model.dates;
	int64_t				 start = s->e.original_start;

	if (s->scope != ALL || value_get(s->fields, "start_date") != NULL)
		return;
	set_date(s->form, s->fields, "start_date", start);
	set_date(s->form, s->fields, "end_date", start + d->end.local -
	    d->start.local);
}

/* Without a rule and dates, only this event remains. */
static void
add_recurrence(struct spread *s)
{
	struct recurrence	 r;
	struct value		*list;

	if (!is_changed(s->form, &s->w, &r, s->form->wrong))
		return;
	if (!desk_repeat_is_any(&r)) {
		recurrence_insert(&r.added, request_of(s->form)->arena,
		    (struct recurrence_date){ .at = s->e.original_start });
		begin_with_event(s);
	}
	if (!s->other_length)
		r.length = s->w.days->recurrence.length;
	list = data_list(s->fields, "recurrence");
	desk_repeat_lines(list, &r);
}

bool
desk_series_is_in_trash(const struct desk_form *f, int64_t id)
{
	struct series_whole	 w;
	struct event		 e;

	return (find_series(f, id, &e, &w) && w.s.status == STATUS_TRASH &&
	    !series_has(e.detached, "status"));
}

static const char *
address_of(const struct desk_form *f, int64_t series)
{
	return (desk_address(request_of(f)->arena, "/series", series));
}

int64_t
desk_series_of(const struct desk_form *f, int64_t id)
{
	struct event	 e;

	return (event_find(request_of(f), id, &e) ? e.series : 0);
}

/* The series whose status the event has; 0: it has one of its own. */
static int64_t
find_of_status(const struct desk_form *f, int64_t id)
{
	struct event	 e;

	return (event_find(request_of(f), id, &e) &&
	    !series_has(e.detached, "status") ? e.series : 0);
}

const char *
desk_series_of_status(const struct desk_form *f, int64_t id)
{
	int64_t	 series = find_of_status(f, id);

	return (series == 0 ? NULL : address_of(f, series));
}

bool
desk_series_hides(const struct desk_form *f, int64_t id)
{
	struct request	*rq = request_of(f);
	int64_t		 series = find_of_status(f, id);

	return (may_edit_others(&rq->caller) && series != 0 &&
	    series_hides_changes(rq, series, id));
}

/* Returns 0, or the status of an error answer. */
static int
change_own(const struct spread *s, struct ask *ask)
{
	struct arena	*arena = request_of(s->form)->arena;
	int		 status;

	if (s->own->count == 0)
		return (0);
	*ask = (struct ask){ .method = METHOD_POST, .extras = ask->extras,
	    .fields = s->own, .target = desk_address(arena, "/events",
	    s->e.head.id) };
	status = ask_as_caller(request_of(s->form), ask);

	return (status == 200 ? 0 : status);
}

static int
change_shared(const struct spread *s, struct ask *ask)
{
	struct arena	*arena = request_of(s->form)->arena;
	const char	*series;
	int		 status;

	series = address_of(s->form, s->e.series);
	*ask = (struct ask){ .method = METHOD_POST, .extras = ask->extras,
	    .fields = s->fields, .target = series };
	if (s->scope == FOLLOWING) {
		ask->target = arena_join(arena, series, "/split", NULL);
		data_text(s->fields, "event", arena_integer(arena,
		    s->e.head.id));
	}
	status = ask_as_caller(request_of(s->form), ask);

	return (status == 200 || status == 201 ? 0 : status);
}

/* Returns how many more days the series leaves out than before. */
static size_t
count_left_out(const struct spread *s, const struct series_whole *w)
{
	size_t	 were = s->w.days->recurrence.left_out.count;
	size_t	 are = w->days->recurrence.left_out.count;

	return (are > were ? are - were : 0);
}

/*
 * Asks about the dates of the series after its change. `before` are the events
 * that it had.
 */
static void
ask_about_dates(const struct spread *s, const struct ids *before,
    int64_t series, const struct value *event)
{
	struct request		*rq = request_of(s->form);
	int64_t			 start = desk_dates_first(s->form).start;
	struct series_whole	 w;
	struct ids		 after;
	size_t			 i, kept = 0;
	bool			 own;

	if (!series_find(rq, series, &w))
		return;
	if (value_get(s->fields, "start_date") != NULL &&
	    series_days_find(rq, w.days, start, start, 1).count == 0)
		desk_question_rule(s->form, event);
	after = series_shown(rq, s->w.s.id, series);
	for (i = 0; i < after.count; i++)
		kept += ids_have(before, after.list[i]);
	(void)series_trashed(rq, before, &own);
	if (before->count - kept > count_left_out(s, &w) || own)
		desk_question_dates(s->form, event, before->count - kept,
		    after.count - kept);
}

int
desk_series_change(struct desk_form *f, struct ask *ask, int64_t id)
{
	struct arena		*arena = request_of(f)->arena;
	struct spread		 s = { .form = f, .scope = scope_of(f) };
	struct value		*fields = ask->fields;
	const struct value	*event = ask->body;
	struct ids		 before;
	int64_t			 series;
	int			 status;

	if (!find_series(f, id, &s.e, &s.w))
		return (404);
	s.fields = value_new(arena, VALUE_MAP);
	s.own = value_new(arena, VALUE_MAP);
	divide_fields(&s, fields);
	if (value_get(s.fields, "start_date") != NULL)
		move_dates(&s, fields);
	add_recurrence(&s);
	before = series_shown(request_of(f), s.w.s.id, s.w.s.id);
	series = f->series = s.w.s.id;
	if (s.fields->count > 0) {
		if ((status = change_shared(&s, ask)) != 0)
			return (status);
		series = atoll(data_get(ask->body, "id"));
	}
	if ((status = change_own(&s, ask)) != 0)
		return (status);
	ask_about_dates(&s, &before, series, event);
	ask->fields = fields;
	ask->body = event;

	return (200);
}

int
desk_series_trash(struct desk_form *f, int64_t id)
{
	struct request	*rq = request_of(f);
	struct spread	 s = { .form = f, .scope = scope_of(f) };
	struct ask	 ask = { .fields = NULL };
	struct ids	 before;
	size_t		 count;
	bool		 own;
	int		 status;

	if (!find_series(f, id, &s.e, &s.w))
		return (404);
	before = series_shown(rq, s.w.s.id, s.w.s.id);
	s.fields = value_new(rq->arena, VALUE_MAP);
	if (s.scope == FOLLOWING && (status = change_shared(&s, &ask)) != 0)
		return (status);
	f->series = s.w.s.id;
	ask = (struct ask){ .method = METHOD_POST,
	    .target = address_of(f, desk_series_of(f, id)),
	    .fields = value_new(rq->arena, VALUE_MAP) };
	data_text(ask.fields, "status", "trash");
	status = ask_as_caller(rq, &ask);
	if ((count = series_trashed(rq, &before, &own)) > 1)
		desk_question_trash(f, count);

	return (status);
}
