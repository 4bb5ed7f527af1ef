#include "pages/desk/desk_chosen.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_series.h"
#include "pages/desk/desk_undo.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/permissions.h"
#include "text/urls.h"

#define MOST		200	/* events or series of a request */
#define LEFT_MOST	900 /* bytes; the address of the next page is short */
#define NAMES_MOST	20	/* of changed records */

struct changes {
	struct page				*page;
	const struct desk_chosen_params		*p;
	const char				*link;	/* its id, or NULL */
	struct arena				*arena;	/* of the page */
	struct buf				 left;	/* "5g7w": see
							   reasons */
	int64_t					 done, more, from, to;
	int64_t					 dates;	/* of what is done */
	int64_t					 before;	/* newest row */
};

/* Why a record is left, as a letter after its id in the address of the page. */
static const struct reason {
	char		 letter;
	enum text	 why;
} reasons[] = {
	{ 'f', TEXT_DESK_FORBIDDEN }, { 'g', TEXT_DESK_CHOSEN_GONE },
	{ 'l', TEXT_DESK_CHOSEN_LATE }, { 'w', TEXT_DESK_WRONG_KIND },
	{ 'u', TEXT_DESK_UNSEEN }, { 'o', TEXT_DESK_OWN_CHANGES },
	{ 'c', TEXT_DESK_UNDO_LATE },
	{ 'r', TEXT_DESK_UNDO_REFUSED }
};

/* Notes an event, or a series: "s5". What is too much is only counted. */
static void
leave_out(struct changes *c, const char *id, enum text why)
{
	const struct reason	*r = reasons;

	while (r->why != why)
		r++;
	if (c->left.length + strlen(id) + 1 > LEFT_MOST)
		c->more++;
	else
		buf_printf(&c->left, "%s%c", id, r->letter);
}

static enum text
reason_of(int status)
{
	switch (status) {
	case 401:
	case 403:
		return (TEXT_DESK_FORBIDDEN);
	case 404:
	case 410:
		return (TEXT_DESK_CHOSEN_GONE);
	case 503:
		return (TEXT_DESK_CHOSEN_LATE);
	default:
		return (TEXT_DESK_WRONG_KIND);
	}
}

/* Adds a term to those of the record at an address. */
static struct value *
with_category(struct changes *c, const struct value *terms)
{
	struct value	*list;

	list = value_new(c->page->rq->arena, VALUE_LIST);
	list->name = "categories";
	data_text(list, NULL, c->link);
	for (terms = terms->first; terms != NULL; terms = terms->next)
		if (strcmp(data_get(terms, "id"), c->link) != 0)
			data_text(list, NULL, data_get(terms, "id"));

	return (list);
}

/* Returns the fields of the request for a record. */
static struct value *
fields_of(struct changes *c, const struct value *record)
{
	struct value	*fields = value_new(c->page->rq->arena, VALUE_MAP);

	switch (c->p->action) {
	case DESK_CHOSEN_ACTION_PUBLISH:
		data_text(fields, "status", "publish");
		break;
	case DESK_CHOSEN_ACTION_CANCEL:
		data_text(fields, "event_status", "canceled");
		break;
	case DESK_CHOSEN_ACTION_TRASH:
		data_text(fields, "status", "trash");
		break;
	case DESK_CHOSEN_ACTION_CATEGORY:
		value_add(fields, with_category(c, data_member(record,
		    "categories")));
		break;
	default:
		data_text(fields, "venue", c->link);
	}

	return (fields);
}

/* Changes an event or a series at an address of the API. */
static int
send_change(struct changes *c, const char *address, const struct value *record)
{
	struct ask	 ask = { .method = METHOD_POST, .target = address };

	if (c->p->action == DESK_CHOSEN_ACTION_TRASH &&
	    strncmp(address, "/events/", strlen("/events/")) == 0)
		ask.method = METHOD_DELETE;
	else
		ask.fields = fields_of(c, record);

	return (ask_as_caller(c->page->rq, &ask));
}

/* Reads what a category is added to: the event, or that of its series. */
static int
read_record(struct changes *c, const char *address, struct ask *ask)
{
	*ask = (struct ask){ .method = METHOD_GET, .target = arena_join(
	    c->page->rq->arena, address, "?_fields=id,title,status,"
	    "categories,series,event", NULL) };

	return (ask_as_caller(c->page->rq, ask));
}

/*
 * An event that waits, or waited when the list was read, is published in the
 * version that the list shows (40.12).
 */
static bool
is_unseen(const struct changes *c, const char *value, const struct ask *event)
{
	struct request	*rq = c->page->rq;
	const char	*seen = field_text(rq, arena_join(rq->arena,
			    "version_", value, NULL));

	return (c->p->action == DESK_CHOSEN_ACTION_PUBLISH &&
	    may_edit_others(&rq->caller) && (*seen != '\0' ||
	    desk_has_status(event->body, STATUS_PENDING)) &&
	    strcmp(seen, event->etag) != 0);
}

/* How many dates to come the series has; `status` is that of the dates. */
static int64_t
count_dates(struct page *page, const char *series, const char *status)
{
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = arena_join(page->rq->arena, "/events?per_page=1"
	    "&_fields=total&series=", series, "&status=", status,
	    "&ends_after=", when_machine_day(page, when_today(page) - 1),
	    NULL);

	return (ask_as_caller(page->rq, &ask) == 200 ?
	    atoll(data_get(ask.body, "total")) : 0);
}

/* Notes a change of an event, or of a series, unless that is NULL. */
static void
note_done(struct changes *c, const char *address, const char *series)
{
	int64_t	 row = atoll(desk_undo_row(c->page->rq, address));
	int64_t	 dates = series == NULL ? 1 : count_dates(c->page, series,
		    c->p->action == DESK_CHOSEN_ACTION_TRASH ? "trash" :
		    "any");

	c->done++;
	c->dates += dates > 1 ? dates : 1;
	if (row <= c->before)
		return;
	if (c->from == 0)
		c->from = row;
	c->to = row;
}

/* Whether the series of the event is to be changed, and not the event alone. */
static bool
is_whole(const struct changes *c, const char *value)
{
	const struct desk_form	 f = { .page = c->page };

	return (strcmp(value + strspn(value, "0123456789"), DESK_WHOLE) == 0 &&
	    (c->p->action != DESK_CHOSEN_ACTION_PUBLISH ||
	    desk_series_of_status(&f, atoll(value)) != NULL));
}

/* `value` is the id of an event, with DESK_WHOLE that of one of a series. */
static void
change_one(struct changes *c, const char *value)
{
	const struct desk_form	 f = { .page = c->page };
	const bool		 is_series = is_whole(c, value);
	struct arena		*arena = c->page->rq->arena;
	const char		*id = arena_integer(arena, atoll(value));
	const char		*address, *series = NULL;
	struct ask		 event, whole;
	int			 status;

	address = desk_address(arena, "/events", atoll(value));
	if ((status = read_record(c, address, &event)) != 200) {
		leave_out(c, id, reason_of(status));
		return;
	}
	if (is_unseen(c, value, &event)) {
		leave_out(c, id, TEXT_DESK_UNSEEN);
		return;
	}
	if (is_series && c->p->action == DESK_CHOSEN_ACTION_PUBLISH &&
	    desk_series_hides(&f, atoll(value))) {
		leave_out(c, id, TEXT_DESK_OWN_CHANGES);
		return;
	}
	whole = event;
	if (is_series) {
		series = data_get(data_member(event.body, "series"), "id");
		address = desk_address(arena, "/series", atoll(series));
		if ((status = read_record(c, address, &whole)) == 200)
			whole.body = data_member(whole.body, "event");
	}
	if (status == 200)
		status = send_change(c, address, whole.body);
	if (status == 200)
		note_done(c, address, series);
	else
		leave_out(c, id, reason_of(status));
}

static void
undo_one(struct changes *c, const struct history_row *row)
{
	struct request	*rq = c->page->rq;
	const char	*id = arena_integer(rq->arena, row->record);
	bool		 is_series = row->kind == HISTORY_SERIES;
	int		 status = 503;

	if (!budget_low(rq->budget))
		status = desk_undo_rows(rq, desk_kind(rq), desk_address(
		    rq->arena, is_series ? "/series" : "/events", row->record),
		    row->id, row->id);
	if (status == 200)
		c->done++;
	else
		leave_out(c, arena_join(rq->arena, is_series ? "s" : "", id,
		    NULL), status == 503 ? TEXT_DESK_CHOSEN_LATE :
		    status == 409 || status == 412 ? TEXT_DESK_UNDO_LATE :
		    TEXT_DESK_UNDO_REFUSED);
}

/* Undoes what the caller has changed in these rows of the history. */
static void
undo_all(struct changes *c)
{
	struct request		*rq = c->page->rq;
	struct history_row	 rows[MOST] = { 0 };
	struct statement	*st;
	size_t			 i, count = 0;

	st = history_of_events(rq->db, rq->caller.id, c->p->from, c->p->to,
	    MOST);
	for (; db_step(st); count++) {
		rows[count].kind = (enum history_kind)db_integer(st, 0);
		rows[count].record = db_integer(st, 1);
		rows[count].id = db_integer(st, 2);
	}
	db_done(st);
	for (i = 0; i < count; i++) {
		(void)arena_begin_part(&rq->arena);
		undo_one(c, &rows[i]);
		arena_end_part(&rq->arena, c->arena);
	}
}

/* Whether a row before has the same event. */
static bool
was_chosen(const struct value *list, const struct value *one)
{
	const struct value	*other = list->first;

	while (other != one && (other->kind != VALUE_TEXT || other->broken ||
	    atoll(other->text) != atoll(one->text)))
		other = other->next;

	return (other != one);
}

/*
 * Each with an arena of its own. What time does not suffice for is left. Then
 * the others can still be undone.
 */
static void
change_all(struct changes *c, const struct value *list)
{
	struct request		*rq = c->page->rq;
	const struct value	*one;

	for (one = list->first; one != NULL; one = one->next) {
		if (one->kind != VALUE_TEXT || one->broken ||
		    was_chosen(list, one))
			continue;
		if (budget_low(rq->budget)) {
			leave_out(c, arena_integer(c->arena, atoll(one->text)),
			    TEXT_DESK_CHOSEN_LATE);
			continue;
		}
		(void)arena_begin_part(&rq->arena);
		change_one(c, one->text);
		arena_end_part(&rq->arena, c->arena);
	}
}

/* Sends the chosen rows again with another name. */
static void
add_chosen(const struct changes *c, struct value *form)
{
	struct request		*rq = c->page->rq;
	struct value		*list = data_list(form, "chosen");
	const struct value	*one;
	const char		*version;

	one = data_member(rq->in.fields, "chosen")->first;
	for (; one != NULL; one = one->next) {
		if (one->kind != VALUE_TEXT || one->broken)
			continue;
		(void)data_option(list, one->text, "chosen[]", false);
		version = arena_join(rq->arena, "version_", one->text, NULL);
		if (*field_text(rq, version) != '\0')
			(void)data_option(list, field_text(rq, version),
			    version, false);
	}
}

/*
 * Asks again for a name that no record has, with those whose names are like it,
 * or that several have.
 */
static const char *
ask_for_link(struct changes *c, const struct desk_kind *kind,
    const char *name, const struct value *named)
{
	const bool	 is_term = c->p->action == DESK_CHOSEN_ACTION_CATEGORY;
	struct page	*page = c->page;
	struct value	*form = data_map(page->content, "again");

	data_text(form, "field", is_term ? "category" : "venue");
	data_text(form, "label", page->texts[kind->one]);
	data_text(form, "value", name);
	data_text(form, "button", page->texts[is_term ?
	    TEXT_DESK_ADD_CATEGORY : TEXT_DESK_SET_VENUE]);
	data_text(form, "sent_back", desk_back(page->rq));
	add_chosen(c, form);
	(void)desk_add_choices(page, form, kind, named->count > 0 ||
	    *name == '\0' ? named : desk_like(page, kind, name), "");

	return (named->count > 0 ? page->texts[TEXT_DESK_WRONG_SEVERAL] :
	    desk_phrase(page, TEXT_DESK_CHOSEN_UNKNOWN, "name", name));
}

/*
 * Finds the category or venue that is typed or picked. Returns NULL, or what is
 * unclear.
 */
static const char *_Nullable
find_link(struct changes *c)
{
	const bool		 is_term = c->p->action ==
				    DESK_CHOSEN_ACTION_CATEGORY;
	const char		*name = is_term ? c->p->category : c->p->venue;
	const struct desk_kind	*kind;
	const struct value	*named;

	if (!is_term && c->p->action != DESK_CHOSEN_ACTION_VENUE)
		return (NULL);
	if (c->p->has_picked) {
		c->link = arena_integer(c->arena, c->p->picked);
		return (NULL);
	}
	kind = desk_kind_of(is_term ? &route_category_create :
	    &route_venue_create);
	if (name == NULL)
		name = "";
	named = desk_named(c->page, kind, name, "", false);
	if (named->count != 1)
		return (ask_for_link(c, kind, name, named));
	c->link = data_get(named->first, "id");

	return (NULL);
}

/* Returns NULL, or why nothing is changed. */
static const char *_Nullable
find_fault(struct changes *c, const struct value *list)
{
	const char *const	*own = c->page->texts;

	if (c->p->action == DESK_CHOSEN_ACTION_UNDO)
		return (NULL);
	if (c->p->action == DESK_CHOSEN_ACTION_AGAIN)
		return (own[TEXT_DESK_PRESS]);
	if (list->kind != VALUE_LIST || list->count == 0)
		return (own[TEXT_DESK_CHOSEN_NONE]);
	if (list->count > MOST)
		return (own[TEXT_DESK_CHOSEN_MANY]);

	return (find_link(c));
}

static void
start_page(struct page *page, struct request *rq)
{
	desk_start(page, rq, desk_texts(rq)[TEXT_DESK_CHOSEN]);
	data_text(page->content, "sent_back", desk_back(rq));
	data_text(page->content, "back", page_link(page, arena_join(rq->arena,
	    "/desk/events", desk_back(rq), NULL)));
}

/* What was done, by the action of the form. */
static const struct {
	const char	*word;
	enum text	 done;
} actions[] = {
	{ "publish", TEXT_DESK_CHOSEN_PUBLISHED },
	{ "cancel", TEXT_DESK_CHOSEN_CANCELED },
	{ "trash", TEXT_DESK_CHOSEN_TRASHED },
	{ "category", TEXT_DESK_CHOSEN_CATEGORY },
	{ "venue", TEXT_DESK_CHOSEN_VENUE },
	{ "undo", TEXT_DESK_CHOSEN_UNDONE }
};

_Static_assert(COUNT(actions) == DESK_CHOSEN_DONE_ACTION_WORDS &&
    (int)DESK_CHOSEN_ACTION_UNDO == (int)DESK_CHOSEN_DONE_ACTION_UNDO,
    "words are those of the spec");

/* Leads to the page that shows what was done, so that no reload repeats it. */
static int
go_to_result(struct changes *c)
{
	const char	*back = desk_back(c->page->rq);
	struct buf	 b;

	if (c->p->action == DESK_CHOSEN_ACTION_UNDO && c->done > 0 &&
	    c->left.length == 0 && c->more == 0)
		return (desk_go(c->page->rq, arena_join(c->arena,
		    "/desk/events", desk_back_with(c->page->rq,
		    "done=undone"), NULL)));
	buf_init(&b, c->arena, 256);
	buf_printf(&b, "/desk/events/chosen?action=%s&count=%lld",
	    actions[c->p->action].word, (long long)c->done);
	if (c->dates > c->done)
		buf_printf(&b, "&dates=%lld", (long long)c->dates);
	if (c->link != NULL)
		buf_printf(&b, "&of=%s", c->link);
	if (c->to != 0)
		buf_printf(&b, "&from=%lld&to=%lld", (long long)c->from,
		    (long long)c->to);
	if (c->left.length > 0)
		buf_printf(&b, "&left=%s", c->left.data);
	if (c->more > 0)
		buf_printf(&b, "&more=%lld", (long long)c->more);
	if (*back != '\0') {
		buf_string(&b, "&back=");
		url_encode(&b, back);
	}

	return (desk_go(c->page->rq, b.data));
}

int
desk_chosen(struct request *rq, const struct desk_chosen_params *p)
{
	struct page		 page;
	struct changes		 c = { .page = &page, .p = p,
				    .arena = rq->arena };
	const struct value	*list = data_member(rq->in.fields, "chosen");
	const char		*fault;

	start_page(&page, rq);
	buf_init(&c.left, rq->arena, LEFT_MOST + 1);
	if ((fault = find_fault(&c, list)) != NULL) {
		desk_form_start(&page);
		data_text(page.content, "problem", fault);
		return (desk_send(&page, &template_desk_chosen, 422));
	}
	c.before = history_newest(rq->db);
	if (p->action == DESK_CHOSEN_ACTION_UNDO)
		undo_all(&c);
	else
		change_all(&c, list);

	return (go_to_result(&c));
}

/* The name of an event or a series, if the caller may read it, or its id. */
static const char *
name_of(struct page *page, bool is_series, const char *id)
{
	struct arena	*arena = page->rq->arena;
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = arena_join(arena, is_series ? "/series/" : "/events/",
	    id, "?_fields=title,event.title", NULL);
	if (budget_low(page->rq->budget) ||
	    ask_as_caller(page->rq, &ask) != 200)
		return (id);

	return (card_name(page, is_series ? data_member(ask.body, "event") :
	    ask.body, "title"));
}

/* Adds the records of "5gs7w", until there is anything else. */
static void
add_left(struct page *page, const char *left)
{
	struct value	*list = data_list(page->content, "left"), *row;
	bool		 is_series;
	const char	*id;
	size_t		 i, length;

	for (; *left != '\0'; left += length + 1) {
		is_series = *left == 's';
		left += is_series;
		length = strspn(left, "0123456789");
		for (i = 0; i < COUNT(reasons) &&
		    reasons[i].letter != left[length]; i++)
			continue;
		if (length == 0 || i == COUNT(reasons))
			break;
		id = arena_copy(page->rq->arena, left, length);
		row = data_map(list, NULL);
		data_text(row, "name", name_of(page, is_series, id));
		data_text(row, "text", page->texts[reasons[i].why]);
	}
}

/* "Choir · 9 dates"; `series` is 0 for an event. */
static const char *
name_with_dates(struct page *page, const struct desk_chosen_done_params *p,
    const char *name, int64_t series)
{
	struct arena	*arena = page->rq->arena;
	int64_t		 dates;

	if (series == 0 || budget_low(page->rq->budget))
		return (name);
	dates = count_dates(page, arena_integer(arena, series),
	    p->action == DESK_CHOSEN_DONE_ACTION_TRASH ? "trash" : "any");

	return (dates < 2 ? name : arena_join(arena, name, " · ",
	    desk_phrase(page, TEXT_DESK_DATES, "count", arena_integer(arena,
	    dates)), NULL));
}

/* Names the records of the rows of the history that the press has added. */
static void
add_changed(struct page *page, const struct desk_chosen_done_params *p)
{
	struct request		*rq = page->rq;
	struct value		*list = data_list(page->content, "changed");
	struct value		*record;
	struct statement	*st;

	st = history_of_events(rq->db, rq->caller.id, p->from, p->to,
	    NAMES_MOST);
	while (db_step(st)) {
		record = value_new(rq->arena, VALUE_MAP);
		data_text(record, "title", arena_string(rq->arena,
		    db_string(st, 3)));
		data_text(data_map(list, NULL), "name", name_with_dates(page, p,
		    card_name(page, record, "title"), db_integer(st, 0) ==
		    HISTORY_SERIES ? db_integer(st, 1) : 0));
	}
	db_done(st);
	data_flag(page->content, "has_changed", list->count > 0);
	if (list->count == NAMES_MOST && p->count > NAMES_MOST)
		data_text(page->content, "more", desk_phrase(page,
		    TEXT_DESK_CHOSEN_OTHERS, "count", arena_integer(rq->arena,
		    p->count - NAMES_MOST)));
}

/* The category or venue, if the caller may read it, or its id. */
static const char *
name_of_link(struct page *page, const struct desk_chosen_done_params *p)
{
	const struct desk_kind	*kind;
	struct arena		*arena = page->rq->arena;
	struct ask		 ask = { .method = METHOD_GET };
	const char		*id = arena_integer(arena, p->of);

	kind = desk_kind_of(p->action == DESK_CHOSEN_DONE_ACTION_CATEGORY ?
	    &route_category_create : &route_venue_create);
	ask.target = arena_join(arena, kind->list, "/", id, NULL);

	return (ask_as_caller(page->rq, &ask) == 200 ?
	    card_name(page, ask.body, kind->name) : id);
}

static void
add_done(struct page *page, const struct desk_chosen_done_params *p)
{
	data_text(page->content, "done", phrase(page->rq->arena,
	    page->texts[actions[p->action].done], "count",
	    p->dates == 0 ? arena_integer(page->rq->arena, p->count) :
	    desk_phrase(page, TEXT_DESK_DATES, "count",
	    arena_integer(page->rq->arena, p->dates)), "name", p->has_of ?
	    name_of_link(page, p) : "", NULL));
	if (p->to == 0)
		return;
	data_text(page->content, "from", arena_integer(page->rq->arena,
	    p->from));
	data_text(page->content, "to", arena_integer(page->rq->arena, p->to));
	add_changed(page, p);
}

int
desk_chosen_done(struct request *rq, const struct desk_chosen_done_params *p)
{
	struct page	 page;

	start_page(&page, rq);
	desk_form_start(&page);
	data_text(page.content, "action", page_posts(&page, "/desk/events"));
	if (p->has_action)
		add_done(&page, p);
	if (p->left != NULL)
		add_left(&page, p->left);
	data_flag(page.content, "has_left", p->left != NULL || p->more > 0);
	if (p->more > 0)
		data_text(page.content, "others", desk_phrase(&page,
		    TEXT_DESK_CHOSEN_OTHERS, "count", arena_integer(rq->arena,
		    p->more)));

	return (desk_send(&page, &template_desk_chosen, 200));
}
