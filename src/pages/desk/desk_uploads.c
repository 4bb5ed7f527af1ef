/* Files of calendars that are imported once (rules, section 47). */
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/service.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_subscriptions.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/db.h"
#include "store/uploads.h"
#include "text/cut.h"
#include "text/dates.h"

#define PATH	"/desk/uploads"
#define NAME	100		/* bytes of the name of a file */

/* In the order of enum import_kind. */
static const struct {
	enum text	 one, many;
}	 kinds[] = {
	{ TEXT_DESK_CATEGORY, TEXT_DESK_CATEGORIES },
	{ TEXT_DESK_TAG, TEXT_DESK_TAGS },
	{ TEXT_DESK_VENUE, TEXT_DESK_VENUES },
	{ TEXT_DESK_ORGANIZER, TEXT_DESK_ORGANIZERS },
	{ TEXT_DESK_EVENT, TEXT_DESK_EVENTS },
	{ TEXT_DESK_UPLOAD_ONE_SERIES, TEXT_DESK_UPLOAD_SERIES }
};

#define KINDS	COUNT(kinds)

/* In the order of enum import_fate. */
static const enum text	 fates[] = {
	TEXT_DESK_UPLOAD_NEW, TEXT_DESK_UPLOAD_CHANGED, TEXT_DESK_UPLOAD_SAME,
	TEXT_DESK_UPLOAD_JOINED, TEXT_DESK_UPLOAD_KEPT, TEXT_DESK_UPLOAD_GONE,
	TEXT_DESK_UPLOAD_OLDER, TEXT_DESK_UPLOAD_REFUSED,
	TEXT_DESK_UPLOAD_TRASHED, TEXT_DESK_UPLOAD_DELETED,
	TEXT_DESK_UPLOAD_STAYS, TEXT_DESK_UPLOAD_EDITED,
	TEXT_DESK_UPLOAD_USED, TEXT_DESK_UPLOAD_AWAY
};

#define FATES	COUNT(fates)

static bool
sees_all(const struct request *rq)
{
	return (rq->caller.role == ROLE_ADMINISTRATOR);
}

static bool
is_work(const struct upload *u)
{
	return (u->state == UPLOAD_WAITING || u->state == UPLOAD_IMPORTING ||
	    u->state == UPLOAD_UNDOING);
}

/* What becomes of the file, or what has become of it when it was imported. */
static const char *
state_of(const struct page *page, const struct upload *u)
{
	switch (u->state) {
	case UPLOAD_WAITING:
		return (page->texts[TEXT_DESK_UPLOAD_WAITING]);
	case UPLOAD_PREVIEWED:
		return (desk_phrase(page, TEXT_DESK_UPLOAD_PREVIEWED, "date",
		    when_instant(page, u->due)));
	case UPLOAD_IMPORTING:
		return (page->texts[TEXT_DESK_UPLOAD_IMPORTING]);
	case UPLOAD_UNDOING:
		return (page->texts[TEXT_DESK_UPLOAD_UNDOING]);
	case UPLOAD_UNDONE:
		return (page->texts[TEXT_DESK_UPLOAD_UNDONE]);
	case UPLOAD_FAILED:
		return (page->texts[TEXT_DESK_UPLOAD_FAILED]);
	default:
		return (page->texts[u->status == STATUS_PUBLISH ?
		    TEXT_DESK_UPLOAD_DONE_PUBLISH : u->status ==
		    STATUS_PENDING ? TEXT_DESK_UPLOAD_DONE_PENDING :
		    TEXT_DESK_UPLOAD_DONE_DRAFT]);
	}
}

static const char *
import_of(const struct page *page, const struct upload *u)
{
	return (page->texts[u->status == STATUS_PUBLISH ?
	    TEXT_DESK_UPLOAD_IMPORT_PUBLISH : u->status == STATUS_PENDING ?
	    TEXT_DESK_UPLOAD_IMPORT_PENDING : TEXT_DESK_UPLOAD_IMPORT_DRAFT]);
}

static const char *
sent_of(const struct page *page, const struct upload *u)
{
	const char	*date = when_instant(page, u->created);

	if (u->user == page->rq->caller.id)
		return (desk_phrase(page, TEXT_DESK_UPLOAD_SENT, "date",
		    date));
	return (phrase(page->rq->arena, page->texts[TEXT_DESK_UPLOAD_SENT_BY],
	    "date", date, "name", u->login, NULL));
}

static const char *
path_of(struct arena *arena, int64_t id)
{
	return (arena_join(arena, PATH "/", arena_integer(arena, id), NULL));
}

static void
add_statuses(struct page *page, const char *chosen)
{
	static const struct {
		const char	*value;
		enum text	 name;
	}			 all[] = {
		{ "publish", TEXT_DESK_SUBSCRIPTION_PUBLISH },
		{ "pending", TEXT_DESK_SUBSCRIPTION_PENDING },
		{ "draft", TEXT_DESK_UPLOAD_DRAFT }
	};
	struct value		*list = data_list(page->content, "statuses");
	size_t			 i;

	for (i = 0; i < COUNT(all); i++)
		(void)data_option(list, all[i].value, page->texts[all[i].name],
		    strcmp(all[i].value, chosen) == 0);
}

static void
add_uploads(struct page *page)
{
	struct request	*rq = page->rq;
	struct value	*list = data_list(page->content, "uploads"), *row;
	struct upload	*all;
	size_t		 count, i;

	count = uploads_list(rq->db, rq->arena, sees_all(rq) ? 0 :
	    rq->caller.id, &all);
	data_flag(page->content, "has_uploads", count > 0);
	for (i = 0; i < count; i++) {
		row = data_map(list, NULL);
		data_text(row, "name", all[i].name);
		data_text(row, "address", page_link(page, path_of(rq->arena,
		    all[i].id)));
		data_text(row, "sent", sent_of(page, &all[i]));
		data_text(row, "state", state_of(page, &all[i]));
	}
}

static int
show_all(struct request *rq, const char *status, const char *wrong)
{
	const char	*step = desk_guide_path(rq, STEP_SOURCES);
	struct page	 page;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_UPLOADS]);
	desk_form_start(&page);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "limit", desk_phrase(&page,
	    TEXT_DESK_UPLOAD_LIMIT, "count", arena_integer(rq->arena,
	    SERVICE_UPLOAD_BYTES >> 20)));
	data_text(page.content, "categories", field_text(rq, "categories"));
	data_text(page.content, "subscribes", sees_all(rq) ?
	    page_link(&page, "/desk/subscriptions") : "");
	data_text(page.content, "step", step != NULL ? page_link(&page, step) :
	    "");
	add_statuses(&page, status);
	add_uploads(&page);

	return (desk_send(&page, &template_desk_uploads, *wrong == '\0' ?
	    200 : 422));
}

int
desk_uploads(struct request *rq, const struct desk_uploads_params *p)
{
	(void)p;
	return (show_all(rq, "publish", ""));
}

/* The last part of the name that the browser sends, in one line. */
static const char *
name_of(struct request *rq)
{
	const char	*title = rq->in.file_title, *c;

	if (title == NULL || u8_check((const uint8_t *)title, strlen(title)) !=
	    NULL)
		title = "";
	for (c = title; *c != '\0'; c++)
		if (*c == '/' || *c == '\\')
			title = c + 1;

	return (*title == '\0' || !text_is_plain(title) ? "calendar" :
	    text_cut(rq->arena, title, NAME));
}

/* Returns NULL, or what is wrong with the form. */
static const char *
read_upload(struct request *rq, const struct desk_upload_add_params *p,
    struct upload *u)
{
	const char *const	*own = desk_texts(rq);

	if (p->action == DESK_UPLOAD_ADD_ACTION_AGAIN)
		return (own[TEXT_DESK_PRESS]);
	if (rq->in.file == NULL)
		return (own[rq->in.file_title == NULL ||
		    *rq->in.file_title == '\0' ? TEXT_DESK_UPLOAD_NONE :
		    TEXT_DESK_UPLOAD_EMPTY]);
	if (rq->in.file->length > SERVICE_UPLOAD_BYTES)
		return (own[TEXT_DESK_UPLOAD_LONG]);
	if (!desk_categories_read(rq->arena, field_text(rq, "categories"),
	    &u->categories))
		return (own[TEXT_DESK_SUBSCRIPTION_CATEGORIES_WRONG]);
	if (upload_is_busy(rq->db, rq->caller.id))
		return (own[TEXT_DESK_UPLOAD_BUSY]);

	return (NULL);
}

int
desk_upload_add(struct request *rq, const struct desk_upload_add_params *p)
{
	struct upload	 u = { .user = rq->caller.id };
	const char	*wrong;
	int64_t		 id;

	if ((wrong = read_upload(rq, p, &u)) != NULL)
		return (show_all(rq, p->status, wrong));
	u.name = name_of(rq);
	u.status = strcmp(p->status, "draft") == 0 ? STATUS_DRAFT :
	    strcmp(p->status, "pending") == 0 ? STATUS_PENDING :
	    STATUS_PUBLISH;
	id = upload_add(rq->db, &u, rq->in.file->text, rq->in.file->length,
	    rq->now);

	return (desk_go(rq, path_of(rq->arena, id)));
}

/* A number of a list in the report, which is below `most`. */
static size_t
number_of(const struct value *v, size_t most)
{
	long long	 n = v != NULL && v->text != NULL ? atoll(v->text) : 0;

	return (n < 0 || (size_t)n >= most ? 0 : (size_t)n);
}

static const char *
text_of(const struct value *v)
{
	return (v != NULL && v->text != NULL ? v->text : "");
}

static const struct value *
member_of(const struct value *list, int i)
{
	const struct value	*v = list->first;

	while (v != NULL && i-- > 0)
		v = v->next;

	return (v);
}

static void
add_counts(struct page *page, const struct value *report)
{
	struct value		*list = data_list(page->content, "kinds"), *row;
	const struct value	*c;
	const char		*counts;
	size_t			 kind;

	for (kind = 0; kind < KINDS; kind++) {
		counts = "";
		c = data_member(report, "counts")->first;
		for (; c != NULL; c = c->next)
			if (number_of(member_of(c, 0), KINDS) == kind)
				counts = arena_join(page->rq->arena, counts,
				    *counts == '\0' ? "" : " · ",
				    text_of(member_of(c, 2)), " ",
				    page->texts[fates[number_of(member_of(c, 1),
				    FATES)]], NULL);
		if (*counts == '\0')
			continue;
		row = data_map(list, NULL);
		data_text(row, "name", page->texts[kinds[kind].many]);
		data_text(row, "counts", counts);
	}
}

/* The start of an event; a day if it takes whole days. */
static const char *
when_of(const struct page *page, const char *start, const char *zone)
{
	const int64_t	 at = when_clock(start);

	if (*start == '\0')
		return ("");
	if (strchr(start, ' ') == NULL)
		return (when_day(page, date_day(at)));
	if (strcmp(zone, page->rq->site->timezone) == 0)
		return (when_moment(page, at));
	return (arena_join(page->rq->arena, when_moment(page, at), " (", zone,
	    ")", NULL));
}

static void
add_records(struct page *page, const struct value *report)
{
	struct value		*list = data_list(page->content, "rows"), *row;
	const struct value	*c = data_member(report, "rows")->first;
	const char		*more = data_get(report, "more");

	data_flag(page->content, "has_rows", c != NULL);
	for (; c != NULL; c = c->next) {
		row = data_map(list, NULL);
		data_text(row, "fate", page->texts[fates[number_of(
		    member_of(c, 1), FATES)]]);
		data_text(row, "kind", page->texts[kinds[number_of(
		    member_of(c, 0), KINDS)].one]);
		data_text(row, "title", text_of(member_of(c, 2)));
		data_text(row, "when", when_of(page, text_of(member_of(c, 3)),
		    text_of(member_of(c, 4))));
		data_text(row, "venue", text_of(member_of(c, 5)));
	}
	data_text(page->content, "more_rows", strcmp(more, "0") == 0 ||
	    *more == '\0' ? "" : desk_phrase(page, TEXT_DESK_UPLOAD_MORE,
	    "count", more));
}

static void
add_losses(struct page *page, const struct value *report)
{
	struct value		*list = data_list(page->content, "losses");
	struct value		*row, *addresses;
	const struct value	*c = data_member(report, "lost")->first, *at;

	data_flag(page->content, "has_losses", c != NULL);
	for (; c != NULL; c = c->next) {
		row = data_map(list, NULL);
		data_text(row, "what", arena_join(page->rq->arena,
		    text_of(member_of(c, 0)), " × ", text_of(member_of(c, 1)),
		    " ", text_of(member_of(c, 2)), ": ",
		    text_of(member_of(c, 3)), NULL));
		addresses = data_list(row, "addresses");
		at = member_of(c, 4);
		for (at = at != NULL ? at->first : NULL; at != NULL;
		    at = at->next)
			data_text(data_map(addresses, NULL), "at", text_of(at));
	}
}

/* Why the last work has failed, or "". */
static const char *
why_of(const struct page *page, const struct value *report)
{
	static const struct {
		const char	*fault;
		enum text	 text;
	}			 all[] = {
		{ "export", TEXT_DESK_UPLOAD_EXPORT },
		{ "strange", TEXT_DESK_UPLOAD_STRANGE },
		{ "spreadsheet", TEXT_DESK_UPLOAD_SPREADSHEET },
		{ "table", TEXT_DESK_UPLOAD_TABLE },
		{ "large", TEXT_DESK_UPLOAD_LARGE },
		{ "killed", TEXT_DESK_UPLOAD_KILLED }
	};
	const char		*fault = data_get(report, "fault");
	const char		*why = data_get(report, "why");
	size_t			 i;

	for (i = 0; i < COUNT(all); i++)
		if (strcmp(fault, all[i].fault) == 0)
			return (page->texts[all[i].text]);

	return (*why == '\0' ? "" : desk_phrase(page, TEXT_DESK_RAN_FAILED,
	    "detail", why));
}

static void
add_report(struct page *page, const struct upload *u)
{
	const struct value	*report;
	const char		*error;

	report = json_read(page->rq->arena, u->report, strlen(u->report),
	    &error);
	if (report == NULL)
		report = value_new(page->rq->arena, VALUE_MAP);
	data_text(page->content, "why", why_of(page, report));
	add_counts(page, report);
	add_records(page, report);
	add_losses(page, report);
}

/* Others' uploads are those of no one, except for administrators. */
static bool
find_upload(struct request *rq, int64_t id, struct upload *u)
{
	return (upload_get(rq->db, rq->arena, id, u) &&
	    (u->user == rq->caller.id || sees_all(rq)));
}

int
desk_upload(struct request *rq, const struct desk_upload_params *p)
{
	struct page	 page;
	struct upload	 u;

	if (!find_upload(rq, p->id, &u))
		return (reply_error(rq, error_rest_no_route()));
	desk_start(&page, rq, u.name);
	desk_form_start(&page);
	data_flag(page.frame, "reloads", is_work(&u));
	data_text(page.content, "title", u.name);
	data_text(page.content, "back", page_link(&page, PATH));
	data_text(page.content, "sent", sent_of(&page, &u));
	data_text(page.content, "state", state_of(&page, &u));
	data_text(page.content, "import", u.state == UPLOAD_PREVIEWED ?
	    import_of(&page, &u) : "");
	data_flag(page.content, "undoes", u.state == UPLOAD_DONE);
	data_flag(page.content, "removes", u.state != UPLOAD_IMPORTING &&
	    u.state != UPLOAD_DONE && u.state != UPLOAD_UNDOING);
	add_report(&page, &u);

	return (desk_send(&page, &template_desk_upload, 200));
}

/* A button that no longer fits the state does nothing. */
int
desk_upload_change(struct request *rq,
    const struct desk_upload_change_params *p)
{
	struct upload	 u;

	if (!find_upload(rq, p->id, &u))
		return (reply_error(rq, error_rest_no_route()));
	switch (p->action) {
	case DESK_UPLOAD_CHANGE_ACTION_IMPORT:
		(void)upload_move(rq->db, u.id, UPLOAD_PREVIEWED,
		    UPLOAD_IMPORTING, rq->now);
		break;
	case DESK_UPLOAD_CHANGE_ACTION_UNDO:
		(void)upload_move(rq->db, u.id, UPLOAD_DONE, UPLOAD_UNDOING,
		    rq->now);
		break;
	case DESK_UPLOAD_CHANGE_ACTION_REMOVE:
		upload_remove(rq->db, u.id);
		return (desk_go(rq, PATH "?done=removed"));
	default:
		break;
	}

	return (desk_go(rq, path_of(rq->arena, u.id)));
}
