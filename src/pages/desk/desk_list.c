/* Lists of records. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_chosen.h"
#include "pages/desk/desk_filters.h"
#include "pages/desk/desk_month.h"
#include "pages/desk/desk_rows.h"
#include "pages/desk/desk_undo.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/event_notes.h"
#include "store/permissions.h"
#include "text/urls.h"

#define PER_PAGE	20
#define MANY		200	/* can be changed together */
#define AT_ONCE		50	/* of them are asked for */
#define NEXT		"&of_each_series=next"

static const enum text	 names_of_lists[] = {
	TEXT_DESK_UPCOMING, TEXT_DESK_DRAFTS, TEXT_DESK_WAITING,
	TEXT_DESK_PAST, TEXT_DESK_TRASH, TEXT_DESK_MINE,
	TEXT_DESK_ALL, TEXT_PAGE_MONTH_WORD
};

/* A series is one row, unless its dates are listed. */
static const char *
one_row(const struct desk_list_params *p, const char *which)
{
	return (p->has_with && p->with == DESK_LIST_WITH_SERIES ? "" : which);
}

/* The whole calendar is searched, unless the search has days. */
static const char *
all_query(const struct page *page, const struct desk_filters *f)
{
	static const char *const	 sorts[] = {
		"&order=desc", "", "&orderby=modified&order=desc",
		"&orderby=title"
	};

	return (arena_join(page->rq->arena, *f->days != '\0' ? "" :
	    DESK_ALL_DAYS, "&status=", desk_filters_statuses(f),
	    sorts[f->p->sort], NULL));
}

/*
 * Returns the API parameters for a list of events. Series that are not public
 * yet are published as a whole, by their first event.
 */
static const char *
events_query(const struct page *page, const struct desk_filters *f)
{
	const struct desk_list_params	*p = f->p;
	struct arena			*arena = page->rq->arena;
	const char			*yesterday;

	yesterday = when_machine_day(page, when_today(page) - 1);
	switch (p->show) {
	case DESK_LIST_SHOW_DRAFTS:
		return (arena_join(arena, DESK_ALL_DAYS "&status=draft"
		    "&orderby=modified&order=desc", one_row(p, DESK_FIRST),
		    NULL));
	case DESK_LIST_SHOW_WAITING:
		return (arena_join(arena, DESK_ALL_DAYS "&status=pending"
		    "&orderby=modified&order=desc", one_row(p, DESK_FIRST),
		    NULL));
	case DESK_LIST_SHOW_TRASH:
		return (arena_join(arena, DESK_ALL_DAYS "&status=trash"
		    "&orderby=modified&order=desc", one_row(p, NEXT), NULL));
	case DESK_LIST_SHOW_MINE:
		return (arena_join(arena, DESK_ALL_DAYS "&status=any"
		    "&orderby=id&order=desc", one_row(p, NEXT), "&author=",
		    arena_integer(arena, page->rq->caller.id), NULL));
	case DESK_LIST_SHOW_PAST:
		return (arena_join(arena, "&status=publish,future,private"
		    "&order=desc", one_row(p, NEXT), "&ends_before=", yesterday,
		    NULL));
	case DESK_LIST_SHOW_ALL:
		return (arena_join(arena, all_query(page, f), one_row(p, NEXT),
		    NULL));
	default:
		return (arena_join(arena, "&status=publish,future,private",
		    one_row(p, NEXT), "&ends_after=", yesterday, NULL));
	}
}

static const char *
target_of(const struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f, int64_t per_page, int64_t number)
{
	const struct desk_list_params	*p = f->p;
	struct buf			 b;

	buf_init(&b, page->rq->arena, 256);
	buf_string(&b, kind->list);
	buf_string(&b, "?per_page=");
	buf_integer(&b, per_page);
	buf_string(&b, "&page=");
	buf_integer(&b, number);
	if (kind->is_event) {
		buf_string(&b, "&search_in=all");
		buf_string(&b, f->query);
		buf_string(&b, f->days);
	} else if (p->search != NULL) {
		buf_string(&b, "&search=");
		url_encode(&b, p->search);
	}
	buf_string(&b, kind->is_event ? events_query(page, f) : kind->is_term ?
	    "&hide_empty=false" : "&status=any&orderby=name&order=asc");
	buf_string(&b, desk_row_fields(page, kind));

	return (b.data);
}

/* What is listed: records, and how many there are on how many pages. */
struct found {
	struct value	*records;
	int64_t		 total, pages;
	int64_t		 messages;	/* about events that do not wait */
};

/*
 * Lists public events with messages to the editors before those that wait. All
 * of them count, on each page of the list.
 */
static int
read_messages(struct page *page, const struct desk_filters *f,
    struct found *found)
{
	struct ask		 ask = { .method = METHOD_GET,
				    .extras = f->extras };
	struct request		*rq = page->rq;
	const struct value	*record;
	const char		*ids;
	int64_t			 count;
	int			 status;

	if (f->p->show != DESK_LIST_SHOW_WAITING || f->p->has_with ||
	    !may_edit_others(&rq->caller))
		return (0);
	ids = event_messages(rq->db, rq->arena, &count);
	if (count == 0)
		return (0);
	ask.target = arena_join(rq->arena, "/events?status=publish,future,"
	    "private&search_in=all&per_page=20&include=", ids, f->query,
	    DESK_ALL_DAYS DESK_EVENT, NULL);
	if ((status = ask_as_caller(rq, &ask)) != 200)
		return (status == 404 ? 0 : status);
	found->messages = atoll(data_get(ask.body, "total"));
	record = data_member(ask.body, "events")->first;
	for (; record != NULL && f->p->page == 1; record = record->next)
		data_value(found->records, NULL, record);

	return (0);
}

/* A page after the last one (404) is shown as empty. */
static int
read_page(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f, int64_t per_page, int64_t number,
    struct found *found)
{
	struct ask		 ask = { .method = METHOD_GET,
				    .extras = f->extras };
	const struct value	*record;
	int			 status;

	ask.target = target_of(page, kind, f, per_page, number);
	if ((status = ask_as_caller(page->rq, &ask)) != 200)
		return (status == 404 ? 0 : status);
	found->total = atoll(data_get(ask.body, "total"));
	record = data_member(ask.body, kind->records)->first;
	for (; record != NULL; record = record->next)
		data_value(found->records, NULL, record);

	return (0);
}

static int
read_list(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f, struct found *found)
{
	const int64_t	 most = f->p->many ? MANY : PER_PAGE;
	const int64_t	 once = f->p->many ? AT_ONCE : PER_PAGE;
	const int64_t	 first = (f->p->page - 1) * (most / once) + 1;
	int64_t		 number;
	int		 status = 0;

	*found = (struct found){ value_new(page->rq->arena, VALUE_LIST), 0, 0,
	    0 };
	if (kind->is_event && f->p->show == DESK_LIST_SHOW_MONTH)
		return (desk_month(page, f));
	if (kind->is_event)
		status = read_messages(page, f, found);
	for (number = first; !f->none && status == 0 &&
	    number < first + most / once && (number == first ||
	    (number - 1) * once < found->total); number++)
		status = read_page(page, kind, f, once, number, found);
	found->pages = (found->total + most - 1) / most;

	return (status);
}

/*
 * Lets an editor publish a waiting event, in the version that the list shows.
 * That of the first event of a series has the fields and the rule of the
 * series. It is a tag of the whole answer, of which only a member is kept.
 */
static void
add_approval(struct page *page, struct value *row, const char *id)
{
	struct ask	 ask = { .method = METHOD_GET };
	struct arena	*arena = page->rq->arena;

	ask.target = arena_join(arena, "/events/", id, "?_fields=id", NULL);
	if (ask_as_caller(page->rq, &ask) != 200)
		return;
	data_text(row, "approve", page->texts[TEXT_DESK_PUBLISH]);
	data_text(row, "version", ask.etag);
	(void)page_posts(page, arena_join(arena, "/desk/events/", id, NULL));
}

/*
 * Lets the user choose an event, or by several dates their series, which is
 * changed from today on: its dates that are over are chosen one by one.
 */
static void
add_choice(const struct page *page, struct value *row,
    const struct value *event)
{
	const char	*dates = data_get(data_member(event, "series"),
			    "dates");
	bool		 whole = *dates != '\0' && strcmp(dates, "1") != 0;
	struct when	 w;

	when_read(&w, event);
	if (desk_has_status(event, STATUS_TRASH) ||
	    !desk_may_change(page, desk_kind(page->rq), event) ||
	    (whole && when_last_day(&w) < when_today(page)))
		return;
	data_text(row, "value", arena_join(page->rq->arena, data_get(event,
	    "id"), whole ? DESK_WHOLE : "", NULL));
	data_text(row, "choose", desk_phrase(page, TEXT_DESK_CHOOSE_ROW,
	    "name", data_get(row, "name")));
}

/* Adds what can be done with an event. */
static void
add_deeds(struct page *page, struct value *row, const struct value *event)
{
	const char	*id = data_get(event, "id");

	add_choice(page, row, event);
	data_text(row, "copy", page_link(page, arena_join(page->rq->arena,
	    "/desk/events/new?from=", id, NULL)));
	if (desk_has_status(event, STATUS_PENDING) &&
	    may_edit_others(&page->rq->caller) &&
	    !budget_low(page->rq->budget))
		add_approval(page, row, id);
}

/* Returns the query of a page of the list. */
static const char *
list_query(const struct page *page, const struct desk_filters *f,
    int64_t number)
{
	const struct desk_list_params	*p = f->p;
	struct buf			 b;

	buf_init(&b, page->rq->arena, 64);
	buf_string(&b, "?page=");
	buf_integer(&b, number);
	buf_string(&b, "&show=");
	buf_string(&b, desk_shows[p->show]);
	buf_string(&b, f->link);
	buf_string(&b, f->kept);

	return (b.data);
}

/* The same for the way back, "" of the list as it is first opened. */
static const char *
back_of(const struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f)
{
	const struct desk_list_params	*p = f->p;

	return (p->page == 1 && p->show == (kind->is_event ?
	    DESK_LIST_SHOW_UPCOMING : p->show) && *f->link == '\0' &&
	    *f->kept == '\0' ? "" : list_query(page, f, p->page));
}

/* Forms lead back to the list as it is. */
static void
add_back(struct page *page, struct value *row, const char *back)
{
	struct value	*address = value_get(row, "address");
	struct buf	 b;

	if (*back == '\0')
		return;
	data_text(row, "back", back);
	if (address == NULL || *address->text == '\0')
		return;
	buf_init(&b, page->rq->arena, 128);
	buf_string(&b, address->text);
	buf_string(&b, "?back=");
	url_encode(&b, back);
	address->text = b.data;
	address->length = b.length;
}

static void
add_rows(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f, const struct value *records)
{
	const char		*back = back_of(page, kind, f);
	const struct value	*record;
	struct value		*list, *row;

	list = data_list(page->content, "records");
	for (record = records->first; record != NULL; record = record->next) {
		row = desk_row(page, list, kind, record, f->p->show);
		add_back(page, row, back);
		if (kind->is_event)
			add_deeds(page, row, record);
	}
	data_flag(page->content, "has_records", list->count > 0);
}

/*
 * Returns the number of waiting events, and for editors of messages, shown
 * after the name of their list, or "".
 */
static const char *
count_waiting(struct page *page)
{
	struct request	*rq = page->rq;
	struct ask	 ask = { .method = METHOD_GET };
	int64_t		 count = 0;

	if (may_edit_others(&rq->caller))
		(void)event_messages(rq->db, rq->arena, &count);
	ask.target = "/events?status=pending&per_page=1&_fields=total"
	    DESK_FIRST DESK_ALL_DAYS;
	if (ask_as_caller(rq, &ask) == 200)
		count += atoll(data_get(ask.body, "total"));

	return (count == 0 ? "" : arena_join(rq->arena, " ",
	    arena_integer(rq->arena, count), NULL));
}

/* Returns " 5", the number of events that a search finds in a list. */
static const char *
count_found(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f, int show)
{
	struct desk_list_params	 p = *f->p;
	struct desk_filters	 other = *f;
	struct ask		 ask = { .method = METHOD_GET,
				    .extras = f->extras };
	const char		*total = "0";

	p.show = show;
	other.p = &p;
	ask.target = target_of(page, kind, &other, 1, 1);
	if (!f->none && ask_as_caller(page->rq, &ask) == 200)
		total = data_get(ask.body, "total");

	return (arena_join(page->rq->arena, " ", total, NULL));
}

static void
add_tabs(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f)
{
	struct value		*list, *tab;
	const char		*count;
	int			 i;

	data_flag(page->content, "has_tabs", kind->is_event);
	list = data_list(page->content, "tabs");
	for (i = 0; kind->is_event && i < DESK_LIST_SHOW_WORDS; i++) {
		count = i == DESK_LIST_SHOW_MONTH ? "" : *f->searched != '\0' ?
		    count_found(page, kind, f, i) :
		    i == DESK_LIST_SHOW_WAITING ? count_waiting(page) : "";
		tab = data_map(list, NULL);
		data_text(tab, "name", arena_join(page->rq->arena,
		    page->texts[names_of_lists[i]], count, NULL));
		data_text(tab, "address", page_link(page, arena_join(
		    page->rq->arena, kind->path, "?show=", desk_shows[i],
		    f->link, f->searched, NULL)));
		data_flag(tab, "current", i == f->p->show);
	}
}

static const char *
page_at(const struct page *page, const struct desk_filters *f, int64_t number)
{
	return (page_link(page, arena_join(page->rq->arena, page->path,
	    list_query(page, f, number), NULL)));
}

/* Names the record whose events are listed, with a link to the list without. */
static void
add_linked(struct page *page, const struct desk_filters *f)
{
	struct desk_filters	 others = *f;

	if (*f->link == '\0')
		return;
	others.link = "";
	data_text(page->content, "filtered", desk_phrase(page,
	    TEXT_DESK_FILTERED, "name", desk_filters_name(page, f)));
	data_text(page->content, "unfiltered", page_at(page, &others, 1));
}

static void
add_paging(struct page *page, const struct desk_filters *f, int64_t pages)
{
	const int64_t	 number = f->p->page;

	if (!f->p->many && pages > 1)
		data_text(page->content, "many", page_link(page, arena_join(
		    page->rq->arena, page->path, list_query(page, f, 1),
		    "&many=1", NULL)));
	page_paging(page, number, pages, page_at(page, f, number - 1),
	    page_at(page, f, number + 1));
}

/* Whether a stored rule has no end. */
static bool
is_endless(const char *rule)
{
	return (*rule != '\0' && strstr(rule, "UNTIL=") == NULL &&
	    strstr(rule, "COUNT=") == NULL);
}

/*
 * Adds how many dates the series of an event has, and which is the last; of a
 * series without end there are only those that were made so far.
 */
static void
add_dates(struct page *page, const struct value *event)
{
	struct ask		 ask = { .method = METHOD_GET };
	struct arena		*arena = page->rq->arena;
	const struct value	*of = data_member(event, "series");
	const char		*series = data_get(of, "id");
	struct when		 w;

	if (*series == '\0')
		return;
	if (is_endless(data_get(of, "rrule"))) {
		data_text(page->frame, "notice_dates",
		    page->texts[TEXT_DESK_DATES_ENDLESS]);
		return;
	}
	ask.target = arena_join(arena, "/events?start_date=1000-01-01"
	    "&end_date=9999-12-31&status=any&order=desc&per_page=1" DESK_EVENT
	    "&series=", series, NULL);
	if (ask_as_caller(page->rq, &ask) != 200 ||
	    atoll(data_get(ask.body, "total")) < 2)
		return;
	when_read(&w, data_member(ask.body, "events")->first);
	data_text(page->frame, "notice_dates", phrase(arena,
	    page->texts[TEXT_DESK_DATES_UNTIL], "count",
	    data_get(ask.body, "total"), "date",
	    when_date(page, when_first_day(&w)), NULL));
}

/* Adds the form that changes the chosen events, if any can be chosen. */
static void
add_choosing(struct page *page, const struct desk_filters *f)
{
	const struct value	*row;
	struct value		*form;

	row = data_member(page->content, "records")->first;
	while (row != NULL && value_get(row, "value") == NULL)
		row = row->next;
	if (row == NULL)
		return;
	form = data_map(page->content, "choosing");
	data_flag(form, "publishes", may_publish(&page->rq->caller));
	data_text(form, "back", list_query(page, f, f->p->page));
}

/* Adds a notice about the last change, with a link to the record. */
static void
add_notice(struct page *page, const struct desk_kind *kind,
    const struct desk_filters *f)
{
	const struct desk_list_params	*p = f->p;
	struct ask	 ask = { .method = METHOD_GET };
	struct arena	*arena = page->rq->arena;

	if (p->done == NULL || !p->has_id)
		return;
	if (p->has_row)
		desk_undo_offer(page, kind, p->id, p->series, p->row,
		    back_of(page, kind, f));
	if (!kind->is_event)
		return;
	ask.target = arena_join(arena, kind->list, "/",
	    arena_integer(arena, p->id), "?_fields=status,url,series",
	    NULL);
	if (ask_as_caller(page->rq, &ask) != 200)
		return;
	add_dates(page, ask.body);
	if (desk_has_status(ask.body, STATUS_PUBLISH))
		data_text(page->frame, "notice_at",
		    card_address(page, ask.body));
}

/* How many there are; of a search, also where it has looked. */
static const char *
total_of(const struct page *page, const struct desk_filters *f, int64_t total)
{
	const char	*count = arena_integer(page->rq->arena, total);

	if (*f->searched == '\0')
		return (desk_phrase(page, TEXT_DESK_COUNT, "count", count));
	if (f->p->show == DESK_LIST_SHOW_ALL)
		return (desk_phrase(page, TEXT_DESK_FOUND_ALL, "count",
		    count));

	return (phrase(page->rq->arena, page->texts[TEXT_DESK_FOUND_IN],
	    "count", count, "list", page->texts[names_of_lists[f->p->show]],
	    NULL));
}

int
desk_list(struct request *rq, const struct desk_list_params *p)
{
	const struct desk_kind	*kind = desk_kind(rq);
	struct desk_filters	 filters;
	struct found		 found;
	struct page		 page;
	int			 status;

	desk_start(&page, rq,
	    desk_texts(rq)[kind->many]);
	desk_filters_read(&page, p, &filters);
	if ((status = read_list(&page, kind, &filters, &found)) != 0)
		return (status);
	desk_form_start(&page);
	data_text(page.content, "kind", page.texts[kind->many]);
	data_text(page.content, "new", page_link(&page, arena_join(rq->arena,
	    kind->path, "/new", NULL)));
	data_text(page.content, "search", p->search == NULL ? "" : p->search);
	if (p->show != DESK_LIST_SHOW_MONTH)
		data_text(page.content, "total", total_of(&page, &filters,
		    found.total + found.messages));
	add_tabs(&page, kind, &filters);
	add_rows(&page, kind, &filters, found.records);
	if (kind->is_event) {
		desk_filters_show(&page, &filters);
		add_linked(&page, &filters);
		add_choosing(&page, &filters);
	}
	add_paging(&page, &filters, found.pages);
	add_notice(&page, kind, &filters);

	return (desk_send(&page, &template_desk_list, 200));
}
