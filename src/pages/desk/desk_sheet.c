#include "pages/desk/desk_sheet.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/records.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_fields.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_merge.h"
#include "pages/desk/desk_message.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_series.h"
#include "pages/desk/desk_visibility.h"
#include "pages/when.h"
#include "store/permissions.h"
#include "store/secret.h"
#include "store/users.h"

#define KEY	32	/* bytes of the key of a new record's form */

static struct value *
add_button(struct value *list, const char *name, const char *value, bool main,
    bool grave)
{
	struct value	*button;

	button = data_map(list, NULL);
	data_text(button, "name", name);
	data_text(button, "value", value);
	data_flag(button, "main", main);
	data_flag(button, "grave", grave);

	return (button);
}

static bool
is_published(const struct value *record)
{
	return (desk_is_public(record) ||
	    desk_has_status(record, STATUS_PRIVATE));
}

bool
sheet_may_return(const struct sheet *s)
{
	return (may_edit_others(&s->form.page->rq->caller) &&
	    !s->form.is_copy &&
	    desk_has_status(s->form.record, STATUS_PENDING));
}

/* Whether the form asks before it is stored. */
static bool
asks_first(const struct sheet *s)
{
	return (s->form.questions != NULL && !s->removes && !s->merges);
}

static void
add_event_buttons(const struct sheet *s, struct value *list, bool stored)
{
	const struct page	*page = s->form.page;
	bool			 asks = asks_first(s), drafts, published;
	bool			 main;

	drafts = asks && strcmp(field_text(page->rq, "action"), "draft") == 0;
	asks = asks && !drafts;
	main = !drafts && !s->removes && !s->merges;
	published = stored && !s->form.is_copy &&
	    is_published(s->form.record);
	if (drafts)
		add_button(list, page->texts[TEXT_DESK_DRAFT_SURE], "draft",
		    true, false);
	if (published)
		add_button(list, page->texts[asks ? TEXT_DESK_SAVE_SURE :
		    TEXT_DESK_SAVE], "save", main, false);
	else if (may_publish(&page->rq->caller))
		add_button(list, page->texts[asks ? TEXT_DESK_PUBLISH_SURE :
		    TEXT_DESK_PUBLISH], "publish", main, false);
	else
		add_button(list, page->texts[asks ? TEXT_DESK_SUBMIT_SURE :
		    TEXT_DESK_SUBMIT], "submit", main, false);
	if (sheet_may_return(s))
		add_button(list, page->texts[TEXT_DESK_RETURN], "return",
		    false, false);
	if (!drafts)
		add_button(list, page->texts[TEXT_DESK_SAVE_DRAFT], "draft",
		    false, false);
	data_flag(add_button(list, page->texts[TEXT_DESK_PREVIEW], "preview",
	    false, false), "aside", true);
}

static void
add_buttons(const struct sheet *s, bool stored)
{
	const struct page	*page = s->form.page;
	struct value		*list;

	list = data_list(page->content, "buttons");
	if (s->in_trash) {
		add_button(list, page->texts[TEXT_DESK_RESTORE], "restore",
		    !s->removes, false);
		if (may_purge(&page->rq->caller))
			add_button(list, page->texts[TEXT_DESK_DELETE],
			    "delete", s->removes, true);
		return;
	}
	if (s->form.kind->is_event)
		add_event_buttons(s, list, stored);
	else
		add_button(list, page->texts[asks_first(s) ?
		    TEXT_DESK_SAVE_SURE : TEXT_DESK_SAVE], "save",
		    !s->removes && !s->merges, false);
	if (stored)
		add_button(list, page->texts[s->form.kind->is_term ?
		    TEXT_DESK_DELETE : TEXT_DESK_TO_TRASH],
		    s->form.kind->is_term ? "delete" : "trash", s->removes,
		    true);
}

static bool
is_pending(const struct value *record)
{
	return (strcmp(data_get(record, "status"), "pending") == 0);
}

/* Who has sent an event that waits, or proposed it, with the address. */
static const char *
sender_of(const struct sheet *s)
{
	const struct page	*page = s->form.page;
	struct request		*rq = page->rq;
	const char		*address = data_get(s->form.record, "sender");
	struct account		 author;

	if (!may_edit_others(&rq->caller) || (*address == '\0' &&
	    !is_pending(s->form.record)) || !account_get(rq->db, rq->arena,
	    atoll(data_get(s->form.record, "author")), &author))
		return ("");

	return (arena_join(rq->arena, desk_person_name(page, &author),
	    *address == '\0' ? "" : ", ", address, NULL));
}

/* The author has read the reason once the event waits again. */
static bool
shows_note(const struct sheet *s)
{
	return (!is_published(s->form.record) &&
	    (may_edit_others(&s->form.page->rq->caller) ||
	    !is_pending(s->form.record)));
}

/* Adds who has sent an event, and notes, for those who may change it. */
static void
add_notes(const struct sheet *s)
{
	const struct desk_form	*f = &s->form;
	struct request		*rq = f->page->rq;
	const char		*why = field_text(rq, "note");

	if (!f->kind->is_event || !desk_may_change(f->page, f->kind,
	    f->record))
		return;
	data_text(f->page->content, "sender", sender_of(s));
	data_text(f->page->content, "note", shows_note(s) ?
	    data_get(f->record, "note") : "");
	data_flag(f->page->content, "review", sheet_may_return(s) ||
	    *why != '\0');
	data_text(f->page->content, "why", why);
}

/* Lets editors merge duplicates. */
static int
add_merge(const struct sheet *s)
{
	struct page	*page = s->form.page;
	const char	*same = field_text(page->rq, "same");
	struct value	*named;

	if (s->form.kind->link == NULL || s->in_trash ||
	    !may_edit_others(&page->rq->caller))
		return (0);
	named = desk_named(page, s->form.kind, same,
	    data_get(s->form.record, "id"), false);
	data_flag(page->content, "merges", true);
	data_flag(page->content, "merge_open", s->merges);
	data_text(page->content, "same", same);
	if (named->count > 1)
		desk_add_choices(page, page->content, s->form.kind, named,
		    field_text(page->rq, "same_id"));

	return (desk_names(page, page->content, "names", s->form.kind));
}

static void
add_history(const struct sheet *s)
{
	const struct page	*page = s->form.page;
	struct arena		*arena = page->rq->arena;
	int64_t			 id = atoll(data_get(s->form.record, "id"));
	int64_t			 series = desk_series_shown(&s->form);

	data_text(page->content, "history", page_link(page, arena_join(arena,
	    "/desk", sheet_address(s, id), "/history", NULL)));
	data_text(page->content, "history_of_series", series == 0 ? "" :
	    page_link(page, arena_join(arena, "/desk", desk_address(arena,
	    "/series", series), "/history", NULL)));
}

/*
 * A form without fields, of a record in the trash, says only here whose it is.
 */
static void
show_title(struct sheet *s, bool stored)
{
	const struct desk_form	*f = &s->form;
	struct page		*page = f->page;
	const char		*name;
	struct when		 w;

	name = stored ? card_plain(page, f->record, f->kind->name) : "";
	if (stored)
		data_text(page->frame, "title", name);
	data_text(page->content, "name", s->in_trash ? name : "");
	if (s->in_trash && f->kind->is_event) {
		when_read(&w, f->record);
		data_text(page->content, "when", when_text(page, &w));
	}
	data_text(page->content, "kind", s->in_trash ? "" : page->texts[stored ?
	    f->kind->edit_title : f->kind->create_title]);
}

int
sheet_show(struct sheet *s, bool stored, int status)
{
	struct desk_form	*f = &s->form;
	struct page		*page = f->page;
	struct arena		*arena = page->rq->arena;
	const char		*id;
	int64_t			 number;
	int			 refused;

	desk_form_start(page);
	desk_guide(page);
	show_title(s, stored);
	data_text(page->content, "sent_back", desk_back(page->rq));
	data_text(page->content, "back", page_link(page, arena_join(arena,
	    f->kind->path, desk_back(page->rq), NULL)));
	data_text(page->content, "user", desk_login(page->rq));
	data_text(page->content, "key", s->key);
	data_text(page->content, "version", s->version);
	data_flag(page->content, "conflict", f->conflict);
	data_text(page->content, "conflict_at", page_link(page, page->path));
	desk_problems(f, s->problem);
	data_flag(page->content, "locked", s->is_locked);
	if (!s->is_locked)
		add_buttons(s, stored);
	if (stored) {
		add_notes(s);
		add_history(s);
		desk_add_use(page, f->kind, data_get(f->record, "id"));
		if ((refused = add_merge(s)) != 0)
			return (refused);
		id = data_get(f->record, "id");
		data_text(page->content, "status", desk_status(page,
		    f->record));
		data_text(page->content, "copy", !f->kind->is_event ? "" :
		    page_link(page, arena_join(arena, f->kind->path,
		    "/new?from=", id, NULL)));
		data_text(page->content, "page",
		    desk_has_status(f->record, STATUS_PUBLISH) ||
		    f->kind->is_term ? card_address(page, f->record) : "");
	}
	if (!s->in_trash && (refused = desk_form_fields(f)) != 0)
		return (refused);
	if (f->kind->is_event && !s->in_trash && !f->is_short) {
		number = stored ? atoll(data_get(f->record, "id")) : 0;
		desk_visibility_show(f);
		desk_series_show(f, number);
		desk_message_show(f, number);
	}

	return (desk_send(page, &template_desk_form,
	    page->rq->reply.retry_after > 0 ? 429 : status));
}

void
sheet_start(struct sheet *s, struct page *page, struct request *rq)
{
	const struct desk_kind	*kind = desk_kind(rq);

	*s = (struct sheet){ .form = { .page = page, .kind = kind,
	    .is_short = desk_step(rq) != STEP_NONE },
	    .key = "", .version = "", .problem = "" };
	desk_start(page, rq, desk_texts(rq)[kind->one]);
}

const char *
sheet_address(const struct sheet *s, int64_t id)
{
	return (desk_address(s->form.page->rq->arena, s->form.kind->list, id));
}

/* A trashed record cannot be read by id, only in a list. */
static int
read_trashed(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	struct ask	 ask = { .method = METHOD_GET };

	ask.target = arena_join(rq->arena, s->form.kind->list,
	    "?status=trash&include=", arena_integer(rq->arena, id), NULL);
	if (ask_as_caller(rq, &ask) != 200)
		return (404);
	s->form.record = data_member(ask.body,
	    s->form.kind->records)->first;
	s->in_trash = true;

	return (s->form.record == NULL ? 404 : 0);
}

int
sheet_read(struct sheet *s, int64_t id)
{
	struct ask	 ask = { .method = METHOD_GET };
	int		 status;

	ask.target = sheet_address(s, id);
	status = ask_as_caller(s->form.page->rq, &ask);
	if (status == 410)
		return (read_trashed(s, id));
	if (status != 200)
		return (status);
	s->form.record = ask.body;
	s->version = ask.etag;

	return (0);
}

int
sheet_refuse(struct request *rq, int status)
{
	if (status == 401 || status == 403)
		return (reply_forbidden(rq));

	return (status >= 500 ? reply_error(rq, error_rest_internal_error()) :
	    reply_error(rq, error_rest_no_route()));
}

const char *
sheet_key(struct request *rq)
{
	char	*key = arena_bytes(rq->arena, KEY + 1);

	secret_random(key, KEY);

	return (key);
}

bool
sheet_has_fields(const struct sheet *s)
{
	return (value_get(s->form.page->rq->in.fields, s->form.kind->name) !=
	    NULL);
}

bool
sheet_is_for_series(const struct sheet *s, int64_t id)
{
	return (s->form.kind->is_event && desk_series_spreads(&s->form, id));
}

int
sheet_show_new(struct sheet *s)
{
	s->key = sheet_key(s->form.page->rq);
	s->form.is_copy = true;

	return (sheet_show(s, false, 422));
}

int
sheet_show_problem(struct sheet *s, int64_t id, enum text problem, int status)
{
	int	 refused;

	s->form.sent = NULL;
	s->problem = s->form.page->texts[problem];
	if ((refused = sheet_read(s, id)) != 0)
		return (sheet_refuse(s->form.page->rq, refused));

	return (sheet_show(s, true, status));
}

int
sheet_show_again(struct sheet *s, int64_t id, int status)
{
	struct page	*page = s->form.page;
	int		 refused;

	s->form.sent = page->rq->in.fields;
	s->form.conflict = status == 412;
	if (status == 403)
		s->problem = page->texts[sheet_is_for_series(s, id) ?
		    TEXT_DESK_FORBIDDEN_SOME : TEXT_DESK_FORBIDDEN];
	if (s->form.record == NULL && (refused = sheet_read(s, id)) != 0)
		return (sheet_refuse(page->rq, refused));
	if (!s->form.conflict)
		s->version = field_text(page->rq, "version");

	return (sheet_show(s, true, status == 412 ? 409 :
	    status == 403 ? 403 : 422));
}

int
sheet_show_copy(struct sheet *s, int64_t id)
{
	struct page		*page = s->form.page;
	struct value		*sent = value_new(page->rq->arena, VALUE_MAP);
	const struct value	*field;
	bool			 repeats = sheet_is_for_series(s, id) ||
				    desk_series_shown(&s->form) == 0;

	for (field = s->form.sent->first; field != NULL; field = field->next)
		if (repeats || strcmp(field->name, "repeat") != 0)
			data_value(sent, field->name, field);
	s->form.sent = sent;
	s->form.is_copy = true;
	s->in_trash = false;
	s->key = sheet_key(page->rq);
	s->problem = page->texts[TEXT_DESK_IN_TRASH];
	page->path = arena_join(page->rq->arena, s->form.kind->path, "/new",
	    NULL);

	return (sheet_show(s, false, 409));
}
