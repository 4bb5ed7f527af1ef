#include "pages/desk/desk_chosen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
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
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_undo.h"
#include "store/permissions.h"

#define MOST		200	/* events or series of a request */

struct changes {
	struct page				*page;
	const struct desk_chosen_params		*p;
	const char				*link;	/* its id, or NULL */
	struct arena				*arena;	/* of the page */
	struct value				*undo, *left;
	int64_t					 done;
};

static void
leave(struct changes *c, const char *name, enum text why)
{
	struct value	*row = data_map(c->left, NULL);

	data_text(row, "name", arena_string(c->arena, name));
	data_text(row, "text", c->page->texts[why]);
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

/* A waiting event is published in the version that the list shows (40.12). */
static bool
is_unseen(const struct changes *c, const char *value, const struct ask *event)
{
	struct request	*rq = c->page->rq;

	return (c->p->action == DESK_CHOSEN_ACTION_PUBLISH &&
	    strcmp(data_get(event->body, "status"), "pending") == 0 &&
	    may_edit_others(&rq->caller) && strcmp(field_text(rq,
	    arena_join(rq->arena, "version_", value, NULL)),
	    event->etag) != 0);
}

static void
note_done(struct changes *c, const char *address)
{
	const char	*row = desk_undo_row(c->page->rq, address);

	c->done++;
	if (*row != '\0')
		data_text(c->undo, NULL, arena_join(c->arena, address, "/",
		    row, NULL));
}

/* `value` is the id of an event, with DESK_WHOLE that of one of a series. */
static void
change_one(struct changes *c, const char *value)
{
	struct arena		*arena = c->page->rq->arena;
	const char		*id = arena_integer(arena, atoll(value));
	const char		*address, *name;
	struct ask		 event, whole;
	int			 status;

	address = arena_join(arena, "/events/", id, NULL);
	if ((status = read_record(c, address, &event)) != 200) {
		leave(c, id, reason_of(status));
		return;
	}
	name = card_name(c->page, event.body, "title");
	if (is_unseen(c, value, &event)) {
		leave(c, name, TEXT_DESK_UNSEEN);
		return;
	}
	whole = event;
	if (strcmp(value + strspn(value, "0123456789"), DESK_WHOLE) == 0) {
		address = arena_join(arena, "/series/", data_get(data_member(
		    event.body, "series"), "id"), NULL);
		if ((status = read_record(c, address, &whole)) == 200)
			whole.body = data_member(whole.body, "event");
	}
	if (status == 200)
		status = send_change(c, address, whole.body);
	if (status == 200)
		note_done(c, address);
	else
		leave(c, name, reason_of(status));
}

/* Undoes "/events/5/123": the row 123 of the history of an event. */
static void
undo_one(struct changes *c, const char *value)
{
	struct request		*rq = c->page->rq;
	const struct value	*newest;
	const char		*address, *name;
	long long		 id, row;
	char			 kind[sizeof("events")];
	int			 status;

	if (sscanf(value, "/%6[a-z]/%lld/%lld", kind, &id, &row) != 3 ||
	    (strcmp(kind, "events") != 0 && strcmp(kind, "series") != 0))
		return;
	address = arena_join(rq->arena, "/", kind, "/", arena_integer(
	    rq->arena, id), NULL);
	newest = desk_undo_newest(rq, address);
	name = newest == NULL ? arena_integer(rq->arena, id) :
	    card_name(c->page, newest, "title");
	status = desk_undo_rows(rq, desk_kind(rq), address, row, row);
	if (status == 200)
		c->done++;
	else
		leave(c, name, status == 409 || status == 412 ?
		    TEXT_DESK_UNDO_LATE : TEXT_DESK_UNDO_REFUSED);
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
		if (one->kind != VALUE_TEXT || one->broken)
			continue;
		if (budget_low(rq->budget)) {
			leave(c, one->text, TEXT_DESK_CHOSEN_LATE);
			continue;
		}
		(void)arena_begin_part(&rq->arena);
		if (c->p->action == DESK_CHOSEN_ACTION_UNDO)
			undo_one(c, one->text);
		else
			change_one(c, one->text);
		arena_end_part(&rq->arena, c->arena);
	}
}

/* Finds the category or venue that is typed. Returns false if it is unclear. */
static bool
find_link(struct changes *c, enum text *problem)
{
	const bool		 is_term = c->p->action ==
				    DESK_CHOSEN_ACTION_CATEGORY;
	const char		*name = is_term ? c->p->category : c->p->venue;
	const struct value	*named;

	if (!is_term && c->p->action != DESK_CHOSEN_ACTION_VENUE)
		return (true);
	named = desk_named(c->page, desk_kind_of(is_term ?
	    &route_category_create : &route_venue_create),
	    name == NULL ? "" : name, "", false);
	if (named->count == 1)
		c->link = data_get(named->first, "id");
	else
		*problem = named->count == 0 ? TEXT_DESK_WRONG_UNKNOWN :
		    TEXT_DESK_CHOSEN_SEVERAL;

	return (c->link != NULL);
}

static bool
may_begin(struct changes *c, const struct value *list, enum text *problem)
{
	if (c->p->action == DESK_CHOSEN_ACTION_AGAIN)
		*problem = TEXT_DESK_PRESS;
	else if (list->kind != VALUE_LIST || list->count == 0)
		*problem = TEXT_DESK_CHOSEN_NONE;
	else if (list->count > MOST)
		*problem = TEXT_DESK_CHOSEN_MANY;
	else
		return (find_link(c, problem));

	return (false);
}

int
desk_chosen(struct request *rq, const struct desk_chosen_params *p)
{
	struct page		 page;
	struct changes		 c = { .page = &page, .p = p,
				    .arena = rq->arena };
	const struct value	*list;
	enum text		 problem = TEXT_NONE;
	bool			 began;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_CHOSEN]);
	desk_form_start(&page);
	c.undo = data_list(page.content, "undo");
	c.left = data_list(page.content, "left");
	list = data_member(rq->in.fields, p->action ==
	    DESK_CHOSEN_ACTION_UNDO ? "rows" : "chosen");
	if ((began = may_begin(&c, list, &problem)))
		change_all(&c, list);
	if (p->action == DESK_CHOSEN_ACTION_UNDO && began &&
	    c.left->count == 0)
		return (desk_go(rq, "/desk/events?done=undone"));
	if (problem != TEXT_NONE)
		data_text(page.content, "problem", page.texts[problem]);
	else
		data_text(page.content, "done", desk_phrase(&page,
		    TEXT_DESK_CHOSEN_DONE, "count", arena_integer(rq->arena,
		    c.done)));
	data_text(page.content, "back", page_link(&page, arena_join(rq->arena,
	    "/desk/events", p->back != NULL && *p->back == '?' ? p->back : "",
	    NULL)));
	data_flag(page.content, "has_undo", c.undo->count > 0);
	data_flag(page.content, "has_left", c.left->count > 0);

	return (desk_send(&page, &template_desk_chosen, began ? 200 : 422));
}
