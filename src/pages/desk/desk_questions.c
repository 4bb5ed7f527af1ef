#include "pages/desk/desk_questions.h"

#include <string.h>

#include <xxhash.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "text/dates.h"
#include "text/fold.h"

#define OTHERS	100		/* events compared */

struct asking {
	struct desk_form	*form;
	const struct value	*before;	/* as others saw it, or NULL */
	const struct value	*event;		/* as it would be stored */
};

static struct arena *
arena_of(const struct asking *a)
{
	return (a->form->page->rq->arena);
}

static const char *
venue_of(const struct value *event)
{
	return (data_get(data_member(event, "venue"), "id"));
}

static bool
is_changed(const struct asking *a, const char *name)
{
	return (a->before == NULL || strcmp(data_get(a->before, name),
	    data_get(a->event, name)) != 0);
}

static bool
is_moved(const struct asking *a)
{
	return (is_changed(a, "start_date") || is_changed(a, "end_date") ||
	    strcmp(venue_of(a->before), venue_of(a->event)) != 0);
}

/* `answer` is what confirms it. */
static void
add_answer(struct desk_form *f, const char *answer, const char *text)
{
	struct value	*question;

	if (f->questions == NULL)
		f->questions = value_new(f->page->rq->arena, VALUE_LIST);
	question = data_map(f->questions, NULL);
	data_text(question, "value", answer);
	data_text(question, "name", text);
}

/*
 * `about` and the start of the event are in the answer: others are asked again.
 */
static void
add_question(struct desk_form *f, const char *about,
    const struct value *event, const char *text)
{
	add_answer(f, arena_join(f->page->rq->arena, about, " ",
	    data_get(event, "utc_start_date"), NULL), text);
}

static void
ask_about(const struct asking *a, const char *about, enum text text,
    const struct value *event)
{
	const struct page	*page = a->form->page;
	struct when		 w;

	when_read(&w, event);
	add_question(a->form, arena_join(arena_of(a), about, " ",
	    event == a->event ? "" : data_get(event, "id"), NULL), event,
	    phrase(arena_of(a), page->texts[text], "title",
	    card_plain(page, event, "title"), "when", when_text(page, &w),
	    NULL));
}

static void
ask_about_past(const struct asking *a)
{
	char	 now[DATE_TEXT];

	date_print(a->form->page->rq->now, now);
	if (is_changed(a, "utc_end_date") &&
	    strcmp(data_get(a->event, "utc_end_date"), now) < 0)
		ask_about(a, "past", TEXT_DESK_ASK_PAST, a->event);
}

/* Returns "2027-03-01T18:00:00". */
static const char *
format_moment(const struct asking *a, int64_t clock)
{
	char	 text[DATE_TEXT];

	date_print_local(clock, text);

	return (arena_string(arena_of(a), text));
}

/*
 * Returns the events that everyone sees at this venue, from a day before the
 * start, since an exhibition does not take a venue for months. Without a venue,
 * and for all-day events, those with the same start.
 */
static const struct value *
read_others(const struct asking *a)
{
	const char		*venue = venue_of(a->event);
	const struct value	*body;
	struct when		 w;
	bool			 only_start;

	when_read(&w, a->event);
	only_start = *venue == '\0' || w.all_day;
	if (ask_list(a->form->page->rq, arena_join(arena_of(a),
	    "/events?strict_dates=true&_fields=events.id,events.title,"
	    "events.start_date,events.end_date,events.utc_start_date,"
	    "events.utc_end_date,events.timezone,events.timezone_abbr,"
	    "events.all_day,events.event_status,events.venue,events.series"
	    "&starts_after=", format_moment(a,
	    w.start - (only_start ? 1 : DATE_DAY)),
	    "&starts_before=", format_moment(a, only_start || w.end == w.start ?
	    w.start + 1 : w.end), *venue == '\0' ? "" : "&venue=", venue,
	    NULL), OTHERS, &body) != 0)
		return (NULL);

	return (data_member(body, "events")->first);
}

/* Whether it is this event, or one of the same series. */
static bool
is_own(const struct asking *a, const struct value *other)
{
	const char	*series;

	series = data_get(data_member(other, "series"), "id");

	return (strcmp(data_get(other, "id"), data_get(a->event, "id")) == 0 ||
	    (*series != '\0' && strcmp(series, data_get(data_member(a->event,
	    "series"), "id")) == 0));
}

static bool
is_same(const struct asking *a, const struct value *other)
{
	return (strcmp(data_get(other, "start_date"), data_get(a->event,
	    "start_date")) == 0 &&
	    strcmp(venue_of(other), venue_of(a->event)) == 0 &&
	    strcmp(fold_case(arena_of(a), data_get(other, "title")),
	    fold_case(arena_of(a), data_get(a->event, "title"))) == 0);
}

static bool
takes_venue(const struct asking *a, const struct value *other)
{
	return (*venue_of(a->event) != '\0' &&
	    !data_true(a->event, "all_day") && !data_true(other, "all_day") &&
	    strcmp(data_get(other, "event_status"), "canceled") != 0 &&
	    strcmp(data_get(other, "end_date"), data_get(a->event,
	    "start_date")) > 0);
}

static void
ask_about_others(const struct asking *a)
{
	const struct value	*other, *same = NULL, *taken = NULL;

	if (!is_moved(a) && !is_changed(a, "title"))
		return;
	for (other = read_others(a); other != NULL; other = other->next) {
		if (is_own(a, other))
			continue;
		if (is_same(a, other))
			same = other;
		else if (takes_venue(a, other))
			taken = other;
	}
	if (same != NULL)
		ask_about(a, "same", TEXT_DESK_ASK_SAME, same);
	if (taken != NULL && is_moved(a))
		ask_about(a, "taken", TEXT_DESK_ASK_TAKEN, taken);
}

/* Others do not see a draft. */
static bool
is_seen(const struct value *event)
{
	return (*data_get(event, "status") != '\0' &&
	    !desk_has_status(event, STATUS_DRAFT));
}

/* Adds a question if `stored` does not show all of what was typed. */
static void
ask_about_text(struct desk_form *f, const struct form_row *row,
    const char *stored, const char *text)
{
	const struct page	*page = f->page;
	struct arena		*arena = page->rq->arena;
	int64_t			 hash;

	if (!desk_leaves_out(arena, stored, text))
		return;
	hash = (int64_t)(XXH3_64bits(text, strlen(text)) >> 1);
	add_answer(f, arena_join(arena, row->name, " ",
	    arena_integer(arena, hash), NULL), phrase(arena,
	    page->texts[TEXT_DESK_ASK_CLEANED], "label",
	    page->texts[row->label], NULL));
}

/* `record` is what the API has stored of the fields. */
static void
ask_about_texts(struct desk_form *f, const struct value *fields,
    const struct value *record)
{
	const struct form_row	*row;
	const struct value	*linked, *text;

	for (row = f->kind->create->form; row->name != NULL; row++) {
		ask_about_text(f, row, data_get(record, row->name),
		    data_get(fields, row->name));
		linked = data_member(fields, row->name)->first;
		for (; linked != NULL; linked = linked->next)
			for (text = linked->first; text != NULL;
			    text = text->next)
				ask_about_text(f, row, text->text, text->text);
	}
}

void
desk_question(struct desk_form *f, const struct ask *ask)
{
	const struct value	*event = ask->body;
	struct asking		 a = { .form = f, .event = event };

	if (f->is_preview)
		return;
	ask_about_texts(f, ask->fields, event);
	if (!f->kind->is_event)
		return;
	if (f->record != NULL && desk_is_public(f->record) &&
	    !desk_is_public(event) && !desk_has_status(event, STATUS_PRIVATE))
		ask_about(&a, "withdrawn", TEXT_DESK_ASK_WITHDRAWN, event);
	if (!is_seen(event))
		return;
	if (is_seen(f->record))
		a.before = f->record;
	ask_about_past(&a);
	ask_about_others(&a);
}

void
desk_question_rule(struct desk_form *f, const struct value *event)
{
	struct asking	 a = { .form = f, .event = event };

	ask_about(&a, "rule", TEXT_DESK_ASK_RULE, event);
}

void
desk_question_dates(struct desk_form *f, const struct value *event,
    size_t trashed, size_t created)
{
	const struct page	*page = f->page;
	struct arena		*arena = page->rq->arena;
	const char		*gone, *new;

	gone = arena_integer(arena, (int64_t)trashed);
	new = arena_integer(arena, (int64_t)created);
	add_question(f, arena_join(arena, "dates ", gone, " ", new, NULL),
	    event, phrase(arena, page->texts[TEXT_DESK_ASK_DATES], "trashed",
	    gone, "made", new, NULL));
}

void
desk_question_trash(struct desk_form *f, size_t count)
{
	struct arena	*arena = f->page->rq->arena;
	const char	*text = arena_integer(arena, (int64_t)count);

	add_answer(f, arena_join(arena, "trash ", text, NULL),
	    phrase(arena, f->page->texts[TEXT_DESK_ASK_TRASH], "count", text,
	    NULL));
}

void
desk_question_delete(struct desk_form *f, const char *uses)
{
	struct arena	*arena = f->page->rq->arena;

	add_answer(f, arena_join(arena, "delete ", data_get(f->record, "id"),
	    " ", uses, NULL), phrase(arena, f->page->texts[*uses == '\0' ?
	    TEXT_DESK_ASK_DELETE : TEXT_DESK_ASK_DELETE_USED], "title",
	    card_plain(f->page, f->record, f->kind->name), "count", uses,
	    NULL));
}

void
desk_question_merge(struct desk_form *f, const struct value *into,
    const char *uses)
{
	struct arena	*arena = f->page->rq->arena;

	add_answer(f, arena_join(arena, "merge ", data_get(into, "id"), NULL),
	    phrase(arena, f->page->texts[TEXT_DESK_ASK_MERGE],
	    "title", card_plain(f->page, f->record, f->kind->name),
	    "other", card_plain(f->page, into, f->kind->name), "count", uses,
	    NULL));
}

void
desk_question_remove(struct desk_form *f, const struct account *account)
{
	add_answer(f, arena_join(f->page->rq->arena, "remove ", account->login,
	    NULL), desk_phrase(f->page, TEXT_DESK_ASK_REMOVE, "name",
	    account->shown));
}

void
desk_question_typed(struct desk_form *f, const char *version)
{
	struct arena	*arena = f->page->rq->arena;

	version += strspn(version, "\"");
	add_answer(f, arena_join(arena, "typed ", arena_copy(arena, version,
	    strcspn(version, "\"")), NULL),
	    f->page->texts[TEXT_DESK_ASK_TYPED]);
}

/* Whether the form was sent with an answer to each question. */
static bool
is_sure(const struct desk_form *f)
{
	const struct value	*question = NULL;

	if (f->questions != NULL)
		question = f->questions->first;
	for (; question != NULL; question = question->next)
		if (!desk_is_sure(f, data_get(question, "value")))
			return (false);

	return (true);
}

int
desk_question_end(struct desk_form *f, int status)
{
	bool	 asks = status < 300 && !is_sure(f);

	if (!asks)
		f->questions = NULL;
	ask_end(f->page->rq, status < 300 && !asks);

	return (asks ? 422 : status);
}
