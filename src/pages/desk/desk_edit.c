/* Editing a record. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "generated/pages.h"
#include "generated/records.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_held.h"
#include "pages/desk/desk_merge.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_picture.h"
#include "pages/desk/desk_questions.h"
#include "pages/desk/desk_series.h"
#include "pages/desk/desk_sheet.h"
#include "pages/desk/desk_visibility.h"
#include "pages/page_event.h"
#include "store/event_notes.h"
#include "store/permissions.h"
#include "text/cut.h"

int
desk_new(struct request *rq, const struct desk_new_params *p)
{
	struct sheet	 s;
	struct page	 page;
	int		 status;

	sheet_start(&s, &page, rq);
	if (rq->caller.role < s.form.kind->create->role)
		return (reply_forbidden(rq));
	if (p->has_from && (status = sheet_read(&s, p->from)) != 0)
		return (sheet_refuse(rq, status));
	s.form.is_copy = true;
	s.version = "";
	s.in_trash = false;
	s.key = sheet_key(rq);

	return (sheet_show(&s, false, 200));
}

int
desk_edit(struct request *rq, const struct desk_edit_params *p)
{
	struct sheet	 s;
	struct page	 page;
	int		 status;

	sheet_start(&s, &page, rq);
	if ((status = sheet_read(&s, p->id)) == 0 &&
	    !desk_may_change(&page, s.form.kind, s.form.record))
		status = 404;
	if (status != 0)
		return (sheet_refuse(rq, status));

	return (sheet_show(&s, true, 200));
}

static int
go_to_list(const struct sheet *s, const char *query)
{
	struct request	*rq = s->form.page->rq;

	return (desk_go(rq, arena_join(rq->arena, s->form.kind->path, query,
	    NULL)));
}

/* Redirects to the list, with a notice about the result. */
static int
report_result(const struct sheet *s, const struct value *record,
    const char *done)
{
	struct request	*rq = s->form.page->rq;
	const char	*status = data_get(record, "status"), *show = "";

	if (strcmp(status, "draft") == 0 && s->form.kind->is_event)
		show = "&show=drafts";
	else if (strcmp(status, "pending") == 0 && s->form.kind->is_event)
		show = "&show=waiting";
	if (strcmp(done, "published") == 0 && strcmp(status, "publish") != 0)
		done = strcmp(status, "pending") == 0 ?
		    "submitted" :	/* the user may not publish */
		    "saved";
	if (s->form.is_partly_own)
		done = "saved_partly";

	return (go_to_list(s, arena_join(rq->arena, "?done=", done, "&id=",
	    data_get(record, "id"), show, NULL)));
}

/*
 * Returns the status for a button. NULL: the status does not change. The events
 * of a series are returned together, once the form is stored.
 */
static const char *
status_of(const struct sheet *s, int action, int64_t id)
{
	static const char *const	 statuses[] = {
		[DESK_CHANGE_ACTION_DRAFT] = "draft",
		[DESK_CHANGE_ACTION_SUBMIT] = "pending",
		[DESK_CHANGE_ACTION_PUBLISH] = "publish",
		[DESK_CHANGE_ACTION_RETURN] = "draft",
		[DESK_CHANGE_ACTION_WORDS] = NULL
	};

	return (action == DESK_CHANGE_ACTION_RETURN &&
	    desk_series_of(&s->form, id) != NULL ? NULL : statuses[action]);
}

_Static_assert((int)DESK_CREATE_ACTION_SAVE == (int)DESK_CHANGE_ACTION_SAVE &&
    (int)DESK_CREATE_ACTION_PREVIEW == (int)DESK_CHANGE_ACTION_PREVIEW,
    "both have the same first actions");

static const char *
done_of(int action)
{
	static const char *const	 words[] = {
		[DESK_CHANGE_ACTION_SAVE] = "saved",
		[DESK_CHANGE_ACTION_DRAFT] = "saved",
		[DESK_CHANGE_ACTION_SUBMIT] = "submitted",
		[DESK_CHANGE_ACTION_PUBLISH] = "published",
		[DESK_CHANGE_ACTION_PREVIEW] = ""
	};

	return (words[action]);
}

/* Whether the form is for more events of a series. */
static bool
is_for_series(const struct sheet *s, int64_t id)
{
	return (s->form.kind->is_event && desk_series_spreads(&s->form, id));
}

/*
 * Reads the form of a record, `id` 0 for a new one; call sheet_read() first for
 * a stored one. Returns the fields for the
 * API.
 */
static struct value *
read_form(struct sheet *s, int action, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	struct value	*fields;

	s->form.sent = rq->in.fields;
	s->form.key = *desk_field(rq, "key") == '\0' ? NULL :
	    desk_field(rq, "key");
	s->form.is_preview = action == DESK_CHANGE_ACTION_PREVIEW;
	s->form.wrong = value_new(rq->arena, VALUE_MAP);
	fields = desk_sent(&s->form, id != 0);
	if (s->form.kind->is_event) {
		desk_series_sent(&s->form, id, fields);
		desk_visibility_sent(&s->form, id, status_of(s, action,
		    id), fields);
	}

	return (fields);
}

/* Shows the event as edited, without storing it. */
static int
show_preview(const struct sheet *s, const struct value *event)
{
	struct request	*rq = s->form.page->rq;

	rq->only_shows = true;

	return (page_event_preview(rq, event));
}

/* Sets the status of a record, or of its whole series. */
static int
set_status(const struct sheet *s, int64_t id, bool whole, const char *status)
{
	struct request	*rq = s->form.page->rq;
	struct ask	 ask = { .method = METHOD_POST };
	const char	*series = NULL;

	if (whole && s->form.kind->is_event)
		series = desk_series_of(&s->form, id);
	ask.target = series != NULL ? series : sheet_address(s, id);
	ask.fields = value_new(rq->arena, VALUE_MAP);
	data_text(ask.fields, "status", status);

	return (ask_as_caller(rq, &ask));
}

/* Returns what an editor has typed for the author of the event, or "". */
static const char *
note_of(const struct sheet *s)
{
	struct request	*rq = s->form.page->rq;

	return (s->form.kind->is_event && may_edit_others(&rq->caller) ?
	    desk_field(rq, "note") : "");
}

/* Whether the author would not get what was typed. */
static bool
loses_note(const struct sheet *s, int action)
{
	return (*note_of(s) != '\0' && (action == DESK_CHANGE_ACTION_SAVE ||
	    action == DESK_CHANGE_ACTION_SUBMIT ||
	    action == DESK_CHANGE_ACTION_PUBLISH));
}

static void
store_note(const struct sheet *s, int64_t id, int action)
{
	struct request	*rq = s->form.page->rq;
	const char	*note = note_of(s);

	if (*note != '\0' || action == DESK_CHANGE_ACTION_RETURN ||
	    action == DESK_CHANGE_ACTION_SUBMIT ||
	    action == DESK_CHANGE_ACTION_PUBLISH)
		event_note_set(rq->db, id, arena_copy(rq->arena, note,
		    text_fit(note, NOTE_MOST)));
}

/* Called when the API has stored the record. */
static int
finish_storing(struct sheet *s, const struct ask *ask, int action)
{
	struct request	*rq = s->form.page->rq;
	int64_t		 id = atoll(data_get(ask->body, "id"));
	int		 status;

	if (action == DESK_CHANGE_ACTION_PREVIEW)
		return (show_preview(s, ask->body));
	if (s->form.kind->is_event)
		store_note(s, id, action);
	if (action != DESK_CHANGE_ACTION_RETURN)
		return (report_result(s, ask->body, done_of(action)));
	if (desk_series_of(&s->form, id) != NULL &&
	    (status = set_status(s, id, true, "draft")) != 200)
		return (sheet_refuse(rq, status));

	return (go_to_list(s, arena_join(rq->arena,
	    "?show=waiting&done=returned&id=", data_get(ask->body, "id"),
	    NULL)));
}

/* Whether the form leaves an event that is neither published nor scheduled. */
static bool
is_withheld(const struct sheet *s, const struct value *fields)
{
	const char	*status = data_get(fields, "status");

	if (*status == '\0' && s->form.record != NULL)
		status = data_get(s->form.record, "status");

	return (s->form.kind->is_event && strcmp(status, "publish") != 0 &&
	    strcmp(status, "future") != 0);
}

/* Stores what is typed about the picture. Returns false if it cannot be. */
static bool
describe_picture(const struct sheet *s, const struct ask *ask)
{
	struct request	*rq = s->form.page->rq;

	if (value_get(rq->in.fields, "image_alt") == NULL ||
	    desk_picture_describe(rq, data_member(s->form.record, "image"),
	    data_member(ask->body, "image"), desk_field(rq, "image_alt")))
		return (true);
	data_text(s->form.wrong, "image", DESK_PICTURELESS);

	return (false);
}

/* New places and terms of an event wait with it, and appear with it (26.6). */
static const struct extras	 waiting = { .waits = true };
static const struct extras	 publishing = { .publishes = true };

/*
 * Submits the form to the API. If it changes more events of a series, it is
 * first submitted for this event only: the questions are about the event as
 * typed, even if the series has another one in its place then. Returns 422 if
 * there are questions.
 */
static int
submit_form(struct sheet *s, struct ask *ask, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	int		 status;

	if (!s->form.is_preview)
		ask->extras = is_withheld(s, ask->fields) ?
		    &waiting : &publishing;
	ask_begin(rq);
	if ((status = ask_as_caller(rq, ask)) < 300) {
		desk_question(&s->form, ask);
		if (is_for_series(s, id) && !s->form.is_preview) {
			ask_end(rq, false);
			ask_begin(rq);
			status = desk_series_change(&s->form, ask, id);
		}
		if (status < 300 && !describe_picture(s, ask))
			status = 422;
	}

	return (desk_question_end(&s->form, status));
}

/* Shows the form of a new record again, with the typed values. */
static int
show_new(struct sheet *s)
{
	s->key = sheet_key(s->form.page->rq);
	s->form.is_copy = true;

	return (sheet_show(s, false, 422));
}

int
desk_create(struct request *rq, const struct desk_create_params *p)
{
	struct ask	 ask = { .method = METHOD_POST };
	struct sheet	 s;
	struct page	 page;
	int		 status;

	sheet_start(&s, &page, rq);
	if (rq->caller.role < s.form.kind->create->role)
		return (reply_forbidden(rq));
	if (p->action == DESK_CREATE_ACTION_AGAIN) {
		s.form.sent = rq->in.fields;
		s.problem = page.texts[TEXT_DESK_PRESS];
		return (show_new(&s));
	}
	ask.fields = read_form(&s, p->action, 0);
	ask.target = s.form.kind->list;
	ask.key = p->action == DESK_CREATE_ACTION_PREVIEW ? NULL : p->key;
	if (s.form.wrong->count == 0) {
		if ((status = submit_form(&s, &ask, 0)) == 201)
			return (finish_storing(&s, &ask, p->action));
		if (status >= 500 || status == 403 || status == 401)
			return (sheet_refuse(rq, status));
		desk_refusal(&s.form, &ask, &s.problem);
	}

	return (show_new(&s));
}

/* Shows the form of the stored record, with a message. */
static int
show_problem(struct sheet *s, int64_t id, enum text problem, int status)
{
	int	 refused;

	s->form.sent = NULL;
	s->problem = s->form.page->texts[problem];
	if ((refused = sheet_read(s, id)) != 0)
		return (sheet_refuse(s->form.page->rq, refused));

	return (sheet_show(s, true, status));
}

/* Returns the status of the API. */
static int
remove_record(struct sheet *s, int64_t id, bool purge)
{
	struct request	*rq = s->form.page->rq;
	struct ask	 ask = { .method = METHOD_DELETE };

	ask.target = arena_join(rq->arena, sheet_address(s, id), purge &&
	    !s->form.kind->is_term ? "?purge=true" : "", NULL);

	return (ask_as_caller(rq, &ask));
}

/* Deletes the record when no event uses it any more. */
static int
merge_record(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	struct page	*page = s->form.page;
	const char	*own = arena_integer(rq->arena, id);
	const struct value	*named, *other;
	int64_t		 left;
	int		 status;

	if (s->form.kind->link == NULL || !may_edit_others(&rq->caller))
		return (reply_forbidden(rq));
	named = desk_named(page, s->form.kind, desk_field(rq, "same"), own,
	    false);
	if ((other = desk_pick(named, desk_field(rq, "same_id"))) == NULL)
		return (show_problem(s, id, named->count > 0 ?
		    TEXT_DESK_WRONG_SEVERAL : TEXT_DESK_WRONG_UNKNOWN, 422));
	if ((left = desk_merge(page, s->form.kind, own, data_get(other,
	    "id"))) < 0)
		return (reply_error(rq, error_rest_internal_error()));
	if (left > 0)
		return (desk_go(rq, arena_join(rq->arena, s->form.kind->path,
		    "/", own, NULL)));
	status = remove_record(s, id, s->form.kind->is_term);

	return (status != 200 ? sheet_refuse(rq, status) :
	    go_to_list(s, "?done=merged"));
}

/* Whether the record is still the one that the caller has seen. */
static bool
is_current(struct sheet *s, const struct desk_change_params *p)
{
	return (p->version != NULL && sheet_read(s, p->id) == 0 &&
	    strcmp(p->version, s->version) == 0);
}

/* Restores a record from the trash, as a draft. */
static int
restore_record(struct sheet *s, int64_t id)
{
	int	 status;

	if ((status = set_status(s, id, false, "draft")) != 200)
		return (sheet_refuse(s->form.page->rq, status));

	return (go_to_list(s, s->form.kind->is_event ?
	    "?done=restored&show=drafts" : "?done=restored"));
}

/* Publishes a waiting record as the list shows it. */
static int
approve_record(struct sheet *s, const struct desk_change_params *p)
{
	struct request	*rq = s->form.page->rq;
	int		 status;

	if (!may_edit_others(&rq->caller))
		return (reply_forbidden(rq));
	if (!is_current(s, p))
		return (show_problem(s, p->id, TEXT_DESK_UNSEEN, 409));
	if ((status = set_status(s, p->id, true, "publish")) != 200)
		return (sheet_refuse(rq, status));

	return (go_to_list(s, arena_join(rq->arena,
	    "?show=waiting&done=published&id=", arena_integer(rq->arena,
	    p->id), NULL)));
}

/*
 * Shows the form again, with the typed values, because the API has answered
 * with this status. After a conflict it shows the stored values, too. Only then
 * does it have the version of these.
 */
static int
show_again(struct sheet *s, int64_t id, int status)
{
	struct page	*page = s->form.page;
	int		 refused;

	s->form.sent = page->rq->in.fields;
	s->form.conflict = status == 412;
	if (status == 403)
		s->problem = page->texts[is_for_series(s, id) ?
		    TEXT_DESK_FORBIDDEN_SOME : TEXT_DESK_FORBIDDEN];
	if (s->form.record == NULL && (refused = sheet_read(s, id)) != 0)
		return (sheet_refuse(page->rq, refused));
	if (!s->form.conflict)
		s->version = desk_field(page->rq, "version");

	return (sheet_show(s, true, status == 412 ? 409 :
	    status == 403 ? 403 : 422));
}

/*
 * Whether the form has fields of the record. Others only merge it, restore it
 * or publish it.
 */
static bool
has_fields(const struct sheet *s)
{
	return (value_get(s->form.page->rq->in.fields, s->form.kind->name) !=
	    NULL);
}

/* Whether the form would store something else than what is stored. */
static bool
has_typed(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	const char	*alt = "image_alt";

	if (!has_fields(s) || sheet_read(s, id) != 0 || s->in_trash)
		return (false);

	return (read_form(s, DESK_CHANGE_ACTION_SAVE, id)->count > 0 ||
	    s->form.wrong->count > 0 || *note_of(s) != '\0' ||
	    (s->form.kind->is_event && desk_series_has_typed(&s->form, id)) ||
	    (value_get(rq->in.fields, alt) != NULL &&
	    strcmp(desk_field(rq, alt), data_get(data_member(s->form.record,
	    "image"), "alt")) != 0));
}

/* Shows the form with the questions about its removal. */
static int
ask_to_remove(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	bool		 is_known = s->form.record == NULL ||
			    strcmp(desk_field(rq, "version"), s->version) == 0;

	s->form.wrong = value_new(rq->arena, VALUE_MAP);
	s->removes = true;

	return (show_again(s, id, is_known ? 422 : 412));
}

static int
remove_by_form(struct sheet *s, int64_t id, bool purge)
{
	struct request	*rq = s->form.page->rq;
	int		 status;

	s->form.sent = rq->in.fields;
	if (has_typed(s, id))
		desk_question_typed(&s->form, s->version);
	ask_begin(rq);
	status = is_for_series(s, id) && !purge ?
	    desk_series_trash(&s->form, id) : remove_record(s, id, purge);
	status = desk_question_end(&s->form, status);
	if (s->form.questions != NULL)
		return (ask_to_remove(s, id));
	if (status == 403)
		return (show_again(s, id, status));

	return (status != 200 ? sheet_refuse(rq, status) :
	    go_to_list(s, purge ? "?done=deleted" : "?done=trashed"));
}

/*
 * Shows the form of a new record with the typed values, since the stored one is
 * in the trash. The dates of other events of a series are not typed.
 */
static int
offer_copy(struct sheet *s, int64_t id)
{
	struct page		*page = s->form.page;
	struct value		*sent = value_new(page->rq->arena, VALUE_MAP);
	const struct value	*field;
	bool			 repeats = is_for_series(s, id) ||
				    desk_series_of(&s->form, id) == NULL;

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

/* No button was pressed. */
static int
ask_for_button(struct sheet *s, int64_t id)
{
	struct page	*page = s->form.page;
	int		 status;

	if ((status = sheet_read(s, id)) != 0)
		return (sheet_refuse(page->rq, status));
	if (!desk_may_change(page, s->form.kind, s->form.record))
		return (show_again(s, id, 403));
	if (!has_fields(s))
		return (show_problem(s, id, TEXT_DESK_PRESS, 422));
	s->problem = page->texts[TEXT_DESK_PRESS];

	return (show_again(s, id, 422));
}

int
desk_show_typed(struct request *rq)
{
	struct sheet	 s;
	struct page	 page;
	int64_t		 id = rq->in.capture == NULL ? 0 :
			    atoll(rq->in.capture);
	int		 status;

	sheet_start(&s, &page, rq);
	if (rq->caller.role < s.form.kind->create->role)
		return (reply_forbidden(rq));
	if (id != 0 && (status = sheet_read(&s, id)) != 0)
		return (sheet_refuse(rq, status));
	if (id != 0 && !has_fields(&s))
		return (show_problem(&s, id, TEXT_DESK_SIGNED_OUT, 422));
	s.form.sent = rq->in.fields;
	s.form.wrong = value_new(rq->arena, VALUE_MAP);
	if (desk_held_lost(rq))
		data_text(s.form.wrong, "image", DESK_AGAIN);
	s.problem = page.texts[TEXT_DESK_AGAIN];
	if (s.in_trash)
		return (offer_copy(&s, id));
	if (id != 0)
		return (show_again(&s, id, 422));
	s.key = sheet_key(rq);
	s.form.is_copy = true;

	return (sheet_show(&s, false, 422));
}

static int
store_by_form(struct sheet *s, const struct desk_change_params *p)
{
	struct request	*rq = s->form.page->rq;
	struct ask	 ask = { .method = METHOD_POST };
	int		 status;

	if ((status = sheet_read(s, p->id)) != 0)
		return (sheet_refuse(rq, status));
	ask.fields = read_form(s, p->action, p->id);
	if (s->in_trash)
		return (offer_copy(s, p->id));
	ask.target = sheet_address(s, p->id);
	ask.if_match = p->version == NULL ? "\"\"" : p->version;
	if (loses_note(s, p->action))
		s->problem = s->form.page->texts[TEXT_DESK_WRONG_NOTE];
	if (s->form.wrong->count > 0 || *s->problem != '\0')
		return (show_again(s, p->id, 400));
	status = submit_form(s, &ask, p->id);
	if (status == 200)
		return (finish_storing(s, &ask, p->action));
	if (status == 401 || status == 404 || status >= 500)
		return (sheet_refuse(rq, status));
	if (status != 403 && status != 412)
		desk_refusal(&s->form, &ask, &s->problem);

	return (show_again(s, p->id, status));
}

int
desk_change(struct request *rq, const struct desk_change_params *p)
{
	struct sheet	 s;
	struct page	 page;

	sheet_start(&s, &page, rq);
	switch (p->action) {
	case DESK_CHANGE_ACTION_AGAIN:
		return (ask_for_button(&s, p->id));
	case DESK_CHANGE_ACTION_TRASH:
	case DESK_CHANGE_ACTION_DELETE:
		return (remove_by_form(&s, p->id,
		    p->action == DESK_CHANGE_ACTION_DELETE));
	case DESK_CHANGE_ACTION_MERGE:
		return (merge_record(&s, p->id));
	case DESK_CHANGE_ACTION_RESTORE:
		return (restore_record(&s, p->id));
	case DESK_CHANGE_ACTION_APPROVE:
		return (approve_record(&s, p));
	case DESK_CHANGE_ACTION_RETURN:
		if (!s.form.kind->is_event || !may_edit_others(&rq->caller))
			return (reply_forbidden(rq));
		return (store_by_form(&s, p));
	default:
		return (store_by_form(&s, p));
	}
}
