/* Editing a record. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/event.h"
#include "calendar/event_letters.h"
#include "calendar/stored_table.h"
#include "generated/pages.h"
#include "generated/records.h"
#include "http/extras.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_merge.h"
#include "pages/desk/desk_message.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_picture.h"
#include "pages/desk/desk_questions.h"
#include "pages/desk/desk_series.h"
#include "pages/desk/desk_sheet.h"
#include "pages/desk/desk_undo.h"
#include "pages/desk/desk_visibility.h"
#include "pages/page_event.h"
#include "store/event_notes.h"
#include "store/permissions.h"
#include "text/cut.h"

/* New places and terms of an event wait with it, and appear with it (26.6). */
static const struct extras	 waiting = { .waits = true };
static const struct extras	 publishing = { .publishes = true };

/* First steps are those of administrators. */
static bool
may_make(const struct request *rq, const struct desk_kind *kind)
{
	return (rq->caller.role >= (desk_step(rq) == STEP_NONE ?
	    kind->create->role : ROLE_ADMINISTRATOR));
}

int
desk_new(struct request *rq, const struct desk_new_params *p)
{
	struct sheet	 s;
	struct page	 page;
	int		 status;

	sheet_start(&s, &page, rq);
	if (!may_make(rq, s.form.kind))
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
	if ((status = sheet_read(&s, p->id)) == 0) {
		s.is_locked = !desk_may_change(&page, s.form.kind,
		    s.form.record);
		if (!desk_may_open(&page, s.form.kind, s.form.record))
			status = 404;
	}
	if (status != 0)
		return (sheet_refuse(rq, status));

	return (sheet_show(&s, true, 200));
}

/* Redirects to the list from which the form was opened. */
static int
go_to_list(const struct sheet *s, const char *query)
{
	struct request	*rq = s->form.page->rq;

	return (desk_go(rq, arena_join(rq->arena, s->form.kind->path,
	    desk_back_with(rq, query), NULL)));
}

/* Redirects to the list, with a notice about the result. */
static int
report_result(const struct sheet *s, const struct value *record,
    const char *done)
{
	struct request	*rq = s->form.page->rq;
	const bool	 waits = desk_has_status(record, STATUS_PENDING);
	const char	*show = "";

	if (!s->form.kind->is_event || *desk_back(rq) != '\0')
		show = "";
	else if (desk_has_status(record, STATUS_DRAFT))
		show = "&show=drafts";
	else if (waits)
		show = "&show=waiting";
	if (strcmp(done, "published") == 0 &&
	    !desk_has_status(record, STATUS_PUBLISH))
		done = waits ? "submitted" :	/* the user may not publish */
		    "saved";
	if (desk_step(rq) != STEP_NONE)
		return (desk_guide_go(rq, done));
	if (s->form.is_partly_own)
		done = "saved_partly";

	return (go_to_list(s, arena_join(rq->arena, "done=", done, "&id=",
	    data_get(record, "id"), show, s->form.is_partly_own ? "" :
	    desk_undo_query(&s->form, atoll(data_get(record, "id"))),
	    NULL)));
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
	    desk_series_of_status(&s->form, id) != NULL ? NULL :
	    statuses[action]);
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

/*
 * Reads the form of a record, `id` 0 for a new one; call sheet_read() first for
 * a stored one. Returns the fields for the API.
 */
static struct value *
read_form(struct sheet *s, int action, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	struct value	*fields;

	s->form.sent = rq->in.fields;
	s->form.key = *field_text(rq, "key") == '\0' ? NULL :
	    field_text(rq, "key");
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
		series = desk_series_of_status(&s->form, id);
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
	    field_text(rq, "note") : "");
}

/*
 * The author would not get what was typed, or would not learn why the event
 * comes back. Returns the text for this, or "".
 */
static const char *
note_fault(const struct sheet *s, int action)
{
	const char *const	*own = s->form.page->texts;
	const char		*note = note_of(s);
	bool			 is_empty = note[strspn(note, " \t\r\n")] ==
				    '\0';

	if (action == DESK_CHANGE_ACTION_RETURN && is_empty)
		return (own[TEXT_DESK_WRONG_REASON]);

	return (!is_empty && (action == DESK_CHANGE_ACTION_SAVE ||
	    action == DESK_CHANGE_ACTION_SUBMIT ||
	    action == DESK_CHANGE_ACTION_PUBLISH) ?
	    own[TEXT_DESK_WRONG_NOTE] : "");
}

/* A former note ends when an editor decides about the event again. */
static void
store_note(const struct sheet *s, int64_t id, int action)
{
	struct request	*rq = s->form.page->rq;
	const char	*note = note_of(s);

	if (*note != '\0' || action == DESK_CHANGE_ACTION_PUBLISH ||
	    (action == DESK_CHANGE_ACTION_DRAFT && sheet_may_return(s)))
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
	if (s->form.kind->is_event) {
		store_note(s, id, action);
		(void)desk_message_store(&s->form, id);
	}
	if (action != DESK_CHANGE_ACTION_RETURN)
		return (report_result(s, ask->body, done_of(action)));
	if (desk_series_of_status(&s->form, id) != NULL &&
	    (status = set_status(s, id, true, "draft")) != 200)
		return (sheet_refuse(rq, status));

	return (go_to_list(s, arena_join(rq->arena, *desk_back(rq) == '\0' ?
	    "show=waiting&done=returned&id=" : "done=returned&id=",
	    data_get(ask->body, "id"), NULL)));
}

/* Whether the form leaves an event that is neither published nor scheduled. */
static bool
is_withheld(const struct sheet *s, const struct value *fields)
{
	const bool	 stays = *data_get(fields, "status") == '\0';

	return (s->form.kind->is_event && !desk_is_public(stays ?
	    s->form.record : fields));
}

/* Stores what is typed about the picture. Returns false if it cannot be. */
static bool
describe_picture(const struct sheet *s, const struct ask *ask)
{
	struct request	*rq = s->form.page->rq;

	if (value_get(rq->in.fields, "image_alt") == NULL ||
	    desk_picture_describe(rq, data_member(s->form.record, "image"),
	    data_member(ask->body, "image"), field_text(rq, "image_alt")))
		return (true);
	data_text(s->form.wrong, "image", DESK_PICTURELESS);

	return (false);
}

/*
 * Submits the form to the API. If it changes more events of a series, it is
 * first submitted for this event only: the questions are about the event as
 * typed, even if the series has another one in its place then. Returns 422 if
 * there are questions. A form with errors is submitted, too, since the API may
 * find more of them, and is not stored.
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
	status = ask_as_caller(rq, ask);
	if (s->form.wrong->count > 0 && (status < 300 || status == 412))
		status = 422;
	if (status < 300) {
		desk_question(&s->form, ask);
		if (sheet_is_for_series(s, id) && !s->form.is_preview) {
			ask_end(rq, false);
			ask_begin(rq);
			status = desk_series_change(&s->form, ask, id);
		}
		if (status < 300 && !describe_picture(s, ask))
			status = 422;
	}

	return (desk_question_end(&s->form, status));
}

int
desk_create(struct request *rq, const struct desk_create_params *p)
{
	struct ask	 ask = { .method = METHOD_POST };
	struct sheet	 s;
	struct page	 page;
	int		 status;

	sheet_start(&s, &page, rq);
	if (!may_make(rq, s.form.kind))
		return (reply_forbidden(rq));
	if (p->action == DESK_CREATE_ACTION_AGAIN) {
		s.form.sent = rq->in.fields;
		s.problem = page.texts[TEXT_DESK_PRESS];
		return (sheet_show_new(&s));
	}
	ask.fields = read_form(&s, p->action, 0);
	ask.target = s.form.kind->list;
	ask.key = p->action == DESK_CREATE_ACTION_PREVIEW ? NULL : p->key;
	if ((status = submit_form(&s, &ask, 0)) == 201)
		return (finish_storing(&s, &ask, p->action));
	if (status >= 500 || status == 403 || status == 401)
		return (sheet_refuse(rq, status));
	desk_refusal(&s.form, &ask, &s.problem);

	return (sheet_show_new(&s));
}

/*
 * Removes a record, which is merged into another one unless `into` is 0.
 * Returns the status of the API.
 */
static int
remove_record(struct sheet *s, int64_t id, bool purge, int64_t into)
{
	struct request		*rq = s->form.page->rq;
	const struct extras	 merging = { .into = into };
	struct ask		 ask = { .method = METHOD_DELETE,
				    .extras = &merging };

	ask.target = arena_join(rq->arena, sheet_address(s, id), purge &&
	    !s->form.kind->is_term ? "?purge=true" : "", NULL);

	return (ask_as_caller(rq, &ask));
}

static int
ask_to_merge(struct sheet *s)
{
	s->form.sent = NULL;
	s->merges = true;

	return (sheet_show(s, true, 422));
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
	named = desk_named(page, s->form.kind, field_text(rq, "same"), own,
	    false);
	if ((other = desk_pick(named, field_text(rq, "same_id"))) == NULL) {
		s->merges = true;
		return (sheet_show_problem(s, id, named->count > 0 ?
		    TEXT_DESK_WRONG_SEVERAL : TEXT_DESK_WRONG_UNKNOWN, 422));
	}
	if ((status = sheet_read(s, id)) != 0)
		return (sheet_refuse(rq, status));
	s->form.sent = rq->in.fields;
	ask_begin(rq);
	desk_question_merge(&s->form, other, desk_count_use(page,
	    s->form.kind, own));
	if (desk_question_end(&s->form, 200) != 200)
		return (ask_to_merge(s));
	if ((left = desk_merge(page, s->form.kind, own, data_get(other,
	    "id"))) < 0)
		return (reply_error(rq, error_rest_internal_error()));
	if (left > 0)
		return (desk_go(rq, arena_join(rq->arena, s->form.kind->path,
		    "/", own, NULL)));
	status = remove_record(s, id, s->form.kind->is_term,
	    atoll(data_get(other, "id")));

	return (status != 200 ? sheet_refuse(rq, status) :
	    go_to_list(s, "done=merged"));
}

/* Whether the record is still the one that the caller has seen. */
static bool
is_current(struct sheet *s, const struct desk_change_params *p)
{
	return (p->version != NULL && sheet_read(s, p->id) == 0 &&
	    strcmp(p->version, s->version) == 0);
}

/* Returns the status that a record in the trash had before; else NULL. */
static const char *_Nullable
find_former_status(const struct sheet *s, int64_t id)
{
	enum record_kind	 kind = RECORD_EVENT;
	union record_any	 any;

	while (strcmp(record_plural(kind), s->form.kind->records) != 0)
		kind++;

	if (!stored_find(s->form.page->rq, record_tables[kind], id, &any) ||
	    any.head.status != STATUS_TRASH)
		return (NULL);

	return (any.head.former_status != NULL ? any.head.former_status :
	    "draft");
}

/*
 * Restores a record from the trash, with the status that it had; an event that
 * went there with its series, with that.
 */
static int
restore_record(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	const char	*former;
	int		 status;

	if (s->form.kind->is_term)
		return (reply_forbidden(rq));
	former = find_former_status(s, id);
	if ((former != NULL && (status = set_status(s, id,
	    s->form.kind->is_event && desk_series_is_in_trash(&s->form, id),
	    former)) != 200) || (status = sheet_read(s, id)) != 0)
		return (sheet_refuse(rq, status));

	return (report_result(s, s->form.record, "restored"));
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
		return (sheet_show_problem(s, p->id, TEXT_DESK_UNSEEN, 409));
	if (desk_series_hides(&s->form, p->id))
		return (sheet_show_problem(s, p->id, TEXT_DESK_OWN_CHANGES,
		    409));
	if ((status = set_status(s, p->id, true, "publish")) != 200)
		return (sheet_refuse(rq, status));

	return (go_to_list(s, arena_join(rq->arena, *desk_back(rq) == '\0' ?
	    "show=waiting&done=published&id=" : "done=published&id=",
	    arena_integer(rq->arena, p->id), desk_undo_query(&s->form, p->id),
	    NULL)));
}

/* Whether the form would store something else than what is stored. */
static bool
has_typed(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	const char	*alt = "image_alt";

	if (!sheet_has_fields(s) || sheet_read(s, id) != 0 || s->in_trash)
		return (false);

	return (read_form(s, DESK_CHANGE_ACTION_SAVE, id)->count > 0 ||
	    s->form.wrong->count > 0 || *note_of(s) != '\0' ||
	    desk_message_is_typed(&s->form, id) ||
	    (s->form.kind->is_event && desk_series_has_typed(&s->form, id)) ||
	    (value_get(rq->in.fields, alt) != NULL &&
	    strcmp(field_text(rq, alt), data_get(data_member(s->form.record,
	    "image"), "alt")) != 0));
}

/* Shows the form with the questions about its removal. */
static int
ask_to_remove(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	bool		 is_known = s->form.record == NULL ||
			    strcmp(field_text(rq, "version"), s->version) == 0;

	s->removes = true;
	if (!sheet_has_fields(s)) {
		s->form.sent = NULL;
		return (sheet_show(s, true, 422));
	}
	s->form.wrong = value_new(rq->arena, VALUE_MAP);

	return (sheet_show_again(s, id, is_known ? 422 : 412));
}

/* A record in the trash has no links (19.6), but terms have no trash. */
static int
ask_to_delete(struct sheet *s, int64_t id)
{
	struct page	*page = s->form.page;
	int		 status;

	if (s->form.record == NULL && (status = sheet_read(s, id)) != 0)
		return (status);
	desk_question_delete(&s->form, !s->form.kind->is_term ? "" :
	    desk_count_use(page, s->form.kind, arena_integer(page->rq->arena,
	    id)));

	return (0);
}

static int
remove_by_form(struct sheet *s, int64_t id, bool purge)
{
	struct request	*rq = s->form.page->rq;
	int		 status;

	s->form.sent = rq->in.fields;
	if (has_typed(s, id))
		desk_question_typed(&s->form, s->version);
	if (purge && (status = ask_to_delete(s, id)) != 0)
		return (sheet_refuse(rq, status));
	ask_begin(rq);
	status = sheet_is_for_series(s, id) && !purge ?
	    desk_series_trash(&s->form, id) : remove_record(s, id, purge, 0);
	status = desk_question_end(&s->form, status);
	if (s->form.questions != NULL)
		return (ask_to_remove(s, id));
	if (status == 403)
		return (sheet_show_again(s, id, status));

	if (status != 200)
		return (sheet_refuse(rq, status));

	return (go_to_list(s, purge ?
	    "done=deleted" : arena_join(rq->arena, "done=trashed&id=",
	    arena_integer(rq->arena, id), desk_undo_query(&s->form, id),
	    NULL)));
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
		return (sheet_show_again(s, id, 403));
	if (!sheet_has_fields(s))
		return (sheet_show_problem(s, id, TEXT_DESK_PRESS, 422));
	s->problem = page->texts[TEXT_DESK_PRESS];

	return (sheet_show_again(s, id, 422));
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
		return (sheet_show_copy(s, p->id));
	ask.target = sheet_address(s, p->id);
	ask.if_match = p->version == NULL ? "\"\"" : p->version;
	s->problem = note_fault(s, p->action);
	if (*s->problem == '\0' && p->action == DESK_CHANGE_ACTION_PUBLISH &&
	    s->form.kind->is_event &&
	    desk_series_spreads(&s->form, p->id) &&
	    desk_series_hides(&s->form, p->id))
		s->problem = s->form.page->texts[TEXT_DESK_OWN_CHANGES];
	if (*s->problem != '\0')
		return (sheet_show_again(s, p->id, 400));
	status = submit_form(s, &ask, p->id);
	if (status == 200)
		return (finish_storing(s, &ask, p->action));
	if (status == 401 || status == 404 || status >= 500)
		return (sheet_refuse(rq, status));
	if (status != 403 && status != 412)
		desk_refusal(&s->form, &ask, &s->problem);

	return (sheet_show_again(s, p->id, status));
}

static int
go_to_form(const struct sheet *s, int64_t id, const char *done)
{
	struct request	*rq = s->form.page->rq;

	return (desk_go(rq, arena_join(rq->arena, s->form.kind->path, "/",
	    arena_integer(rq->arena, id), done, NULL)));
}

/* Stores only the message to the editors. */
static int
tell_editors(struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;
	int		 status;

	if ((status = sheet_read(s, id)) != 0)
		return (sheet_refuse(rq, status));
	if (s->in_trash || !desk_may_open(s->form.page, s->form.kind,
	    s->form.record))
		return (reply_forbidden(rq));
	if (!desk_message_store(&s->form, id))
		return (go_to_form(s, id, ""));
	event_letter_message(rq, id);

	return (go_to_form(s, id, "?done=told"));
}

static int
clear_message(const struct sheet *s, int64_t id)
{
	struct request	*rq = s->form.page->rq;

	if (!s->form.kind->is_event || !may_edit_others(&rq->caller))
		return (reply_forbidden(rq));
	event_messages_clear(rq->db, id, 0);

	return (go_to_form(s, id, "?done=heard"));
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
	case DESK_CHANGE_ACTION_TELL:
		return (tell_editors(&s, p->id));
	case DESK_CHANGE_ACTION_HEARD:
		return (clear_message(&s, p->id));
	case DESK_CHANGE_ACTION_RETURN:
		if (!s.form.kind->is_event || !may_edit_others(&rq->caller))
			return (reply_forbidden(rq));
		return (store_by_form(&s, p));
	default:
		return (store_by_form(&s, p));
	}
}
