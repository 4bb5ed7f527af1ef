/*
 * Events submitted by visitors without an account (rule 40.13), who may amend
 * what an editor has returned (rule 40.38).
 */
#include <stdlib.h>
#include <string.h>
#include <sys/param.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/record_access.h"
#include "calendar/series_events.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/records.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/author_quota.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "http/visits.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_fields.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_questions.h"
#include "pages/desk/desk_series.h"
#include "store/amendments.h"
#include "store/event_notes.h"
#include "store/letters.h"
#include "text/dates.h"
#include "text/mail.h"
#include "text/urls.h"

#define LEAST	4		/* seconds that filling in takes at least */
#define MOST	86400		/* seconds until the form expires */

struct proposal {
	struct page		 page;
	struct desk_form	 form;
	const char		*problem, *sender_wrong, *since;
	const char		*key;		/* of a returned event, or "" */
	const char		*version;	/* that the form shows, or "" */
	int64_t			 event;		/* the returned one, or 0 */
	int64_t			 before, added;	/* dates */
};

static void
start_proposal(struct proposal *p, struct request *rq, const char *key)
{
	*p = (struct proposal){ .problem = "", .sender_wrong = "", .key = "",
	    .version = "", .since = arena_integer(rq->arena, rq->now) };
	if (key != NULL && (p->event = amendment_find(rq->db, key,
	    rq->now)) != 0)
		p->key = key;
	desk_start(&p->page, rq, desk_texts(rq)[p->event != 0 ?
	    TEXT_DESK_SUBMIT_CHANGE : TEXT_DESK_SUBMIT_EVENT]);
	p->form = (struct desk_form){ .page = &p->page, .is_open = true,
	    .kind = desk_kind_of(&route_event_create) };
}

/* Reads the returned event with the rights of its author. */
static void
read_event(struct proposal *p)
{
	struct request	*rq = p->page.rq;
	struct ask	 ask = { .method = METHOD_GET };
	struct event	 e;

	if (p->event == 0)
		return;
	if (event_find(rq, p->event, &e))
		data_text(p->page.content, "note", e.note);
	ask.target = arena_join(rq->arena, "/events/", arena_integer(rq->arena,
	    p->event), NULL);
	session_visitor(rq);
	if (ask_as_caller(rq, &ask) == 200) {
		p->form.record = ask.body;
		p->version = ask.etag;
	}
	session_anonymous(rq);
}

static void
add_notice(const struct proposal *p, struct value *list, enum text label,
    const char *text)
{
	struct value	*notice;

	if (*text == '\0')
		return;
	notice = data_map(list, NULL);
	data_text(notice, "label", p->page.texts[label]);
	data_text(notice, url_is_web(text) ? "address" : "text", text);
}

static void
add_notices(const struct proposal *p)
{
	const struct site	*site = p->page.rq->site;
	struct value		*list = data_list(p->page.content, "notices");

	add_notice(p, list, TEXT_DESK_SUBMIT_TERMS, site->submission_terms);
	add_notice(p, list, TEXT_DESK_SUBMIT_PRIVACY,
	    site->submission_privacy);
}

static int
show_form(struct proposal *p, int status)
{
	struct request	*rq = p->page.rq;
	int		 refused;

	rq->changes_each_second = true;	/* the form contains the time */
	read_event(p);
	if (p->form.sent != NULL && !p->form.conflict)
		p->version = field_text(rq, "version");
	data_text(p->page.content, "version", p->version);
	data_flag(p->page.content, "conflict", p->form.conflict);
	data_text(p->page.content, "conflict_at", page_link(&p->page,
	    arena_join(rq->arena, "/submit?key=", p->key, NULL)));
	data_text(p->page.content, "action", page_posts(&p->page, "/submit"));
	data_text(p->page.content, "since", p->since);
	data_text(p->page.content, "key", p->key);
	data_text(p->page.content, "send", p->page.texts[
	    p->form.questions != NULL ? TEXT_DESK_SUBMIT_SEND_SURE :
	    TEXT_DESK_SUBMIT_SEND]);
	data_flag(p->page.content, "mails", desk_sends_mail(rq));
	data_text(p->page.content, "sender", field_text(rq, "sender"));
	data_text(p->page.content, "sender_wrong", p->sender_wrong);
	add_notices(p);
	desk_problems(&p->form, p->problem);
	if ((refused = desk_form_fields(&p->form)) != 0)
		return (refused);
	desk_series_show(&p->form, p->event);

	return (desk_send(&p->page, &template_desk_submit,
	    rq->reply.retry_after > 0 ? 429 : status));
}

static int
show_end(struct proposal *p, const char *which, int status)
{
	data_flag(p->page.content, which, true);
	data_flag(p->page.content, "mails", desk_sends_mail(p->page.rq));
	data_text(p->page.content, "action", page_link(&p->page, "/submit"));
	data_text(p->page.content, "home", page_link(&p->page, "/"));

	return (desk_send(&p->page, &template_desk_submit, status));
}

/* Only shows the form, since programs that check letters open the links. */
int
submit(struct request *rq, const struct submit_params *params)
{
	struct proposal	 p;

	start_proposal(&p, rq, params->key);
	if (params->has_done)
		return (show_end(&p, params->done == SUBMIT_DONE_AMENDED ?
		    "amended" : "done", 200));

	return (params->key != NULL && p.event == 0 ?
	    show_end(&p, "void", 404) : show_form(&p, 200));
}

/* Robots fill in the hidden field, or send the form at once. */
static bool
is_of_robot(const struct request *rq)
{
	int64_t	 took = rq->now - atoll(field_text(rq, "since"));

	return (*field_text(rq, "company") != '\0' || took < LEAST ||
	    took > MOST);
}

static void
check_sender(struct proposal *p)
{
	if (p->event == 0 && !mail_valid(field_text(p->page.rq, "sender")))
		p->problem = p->sender_wrong =
		    p->page.texts[TEXT_DESK_SENDER_WRONG];
}

static int64_t
size_of_texts(const struct value *value)
{
	const struct value	*each;
	int64_t			 size = (int64_t)value->length;

	for (each = value->first; each != NULL; each = each->next)
		size += size_of_texts(each);

	return (size);
}

static int
wait_for(struct proposal *p, enum text text, int status)
{
	struct request	*rq = p->page.rq;

	p->problem = desk_phrase(&p->page, text, "count",
	    arena_integer(rq->arena, rq->reply.retry_after));

	return (status);
}

/*
 * Stores the address, and sends a letter there: strangers may have typed one of
 * someone else.
 */
static void
store_sender(struct request *rq, int64_t event)
{
	const char	*sender = field_text(rq, "sender");
	bool		 recent = event_sender_since(rq->db, sender,
			    rq->now - DATE_DAY);

	event_sender_set(rq->db, event, sender, rq->in.mount->locale);
	if (desk_sends_mail(rq) && !recent &&
	    author_quota_take_if_left(rq, AUTHOR_RECEIPTS, 1))
		letter_put(rq->db, LETTER_RECEIVED, 0, event, rq->now);
}

/* The dates of an event with those of its series; 0: there is no event. */
static int64_t
count_dates(struct request *rq, const struct value *event)
{
	int64_t	 series = atoll(data_get(data_member(event, "series"), "id"));

	if (event == NULL)
		return (0);

	return (series == 0 ? 1 :
	    (int64_t)series_shown(rq, series, series).count);
}

/*
 * Whether the stored event has more new dates than its address may add today.
 * To wait helps only if they are not more than it may add in a day.
 */
static bool
has_too_many(struct proposal *p, const struct value *event)
{
	struct request	*rq = p->page.rq;
	int64_t		 most;

	p->added = MAX(count_dates(rq, event) - p->before, 0);
	if (p->added == 0)
		return (false);
	most = visits_dates_allowed(rq, p->added, record_unpublished(rq,
	    RECORD_EVENT));
	if (p->added <= most && (rq->reply.retry_after =
	    visits_wait_for_dates(rq, p->added, most)) == 0)
		return (false);
	p->problem = most == 0 ? p->page.texts[TEXT_DESK_SUBMIT_FULL] :
	    desk_phrase(&p->page, TEXT_DESK_SUBMIT_DAILY_DATES, "count",
	    arena_integer(rq->arena, most));

	return (true);
}

/*
 * Creates the event, or changes the returned one with its series. Returns the
 * status of the API, or 422.
 */
static int
submit_fields(struct proposal *p, struct ask *ask)
{
	struct request	*rq = p->page.rq;
	int		 status;

	p->before = count_dates(rq, p->form.record);
	ask_begin(rq);
	status = ask_as_caller(rq, ask);
	if ((status < 300 || status == 412) && (p->form.wrong->count > 0 ||
	    *p->problem != '\0'))
		status = 422;
	if (status < 300)
		desk_question(&p->form, ask);
	if (status < 300 && desk_series_spreads(&p->form, p->event)) {
		ask_end(rq, false);
		ask_begin(rq);
		status = desk_series_change(&p->form, ask, p->event);
	}
	if (status < 300 && has_too_many(p, ask->body))
		status = 422;

	return (desk_question_end(&p->form, status));
}

/*
 * Returns 0 if the event was stored, else a status. Only what is stored counts
 * in the quota that visitors share.
 */
static int
store_event(struct proposal *p)
{
	struct request	*rq = p->page.rq;
	struct ask	 ask = { .method = METHOD_POST, .target = "/events" };
	const char	*problem;
	int64_t		 size;
	int		 status;

	read_event(p);
	session_visitor(rq);
	if (p->event != 0) {
		ask.target = arena_join(rq->arena, "/events/",
		    arena_integer(rq->arena, p->event), NULL);
		ask.if_match = *field_text(rq, "version") == '\0' ? "\"\"" :
		    field_text(rq, "version");
	}
	ask.fields = desk_sent(&p->form, p->event != 0);
	desk_series_sent(&p->form, p->event, ask.fields);
	data_text(ask.fields, "status", "pending");
	check_sender(p);
	size = size_of_texts(ask.fields);
	if ((status = author_quota_check(rq, AUTHOR_BYTES, size)) != 0)
		return (wait_for(p, TEXT_DESK_WAIT, status));
	status = submit_fields(p, &ask);
	if ((p->form.conflict = status == 412))
		return (409);
	if (status >= 300) {
		problem = p->problem;
		desk_refusal(&p->form, &ask, &p->problem);
		if (*problem != '\0')
			p->problem = problem;
		else if (strcmp(data_get(ask.body, "code"),
		    "rest_too_many_unpublished") == 0)
			p->problem = p->page.texts[TEXT_DESK_SUBMIT_FULL];
		return (status >= 500 ? status : 422);
	}
	if ((status = author_quota_take(rq, AUTHOR_BYTES, size)) != 0)
		return (wait_for(p, TEXT_DESK_WAIT, status));
	if (p->event == 0)
		store_sender(rq, atoll(data_get(ask.body, "id")));

	return (0);
}

static int
show_again(struct proposal *p, enum text problem)
{
	visits_count_attempt(p->page.rq);
	p->problem = p->page.texts[problem];

	return (show_form(p, 422));
}

static int
show_pictures_wait(struct proposal *p, int status)
{
	return (show_form(p, wait_for(p, TEXT_DESK_SUBMIT_WAIT_PICTURES,
	    status)));
}

/*
 * A picture is decoded before the write. It counts as a stored event then,
 * whether or not the event is stored, since decoding takes long.
 */
static int
defer_event(struct proposal *p)
{
	struct request	*rq = p->page.rq;
	int		 status;

	if (serve_picture(rq) == NULL)
		return (serve_defer(rq));
	session_visitor(rq);
	if ((status = author_quota_check(rq, AUTHOR_PICTURES, 0)) != 0) {
		session_anonymous(rq);
		return (show_pictures_wait(p, status));
	}
	visits_count_proposal(rq);

	return (serve_defer(rq));
}

int
submit_send(struct request *rq, const struct submit_send_params *params)
{
	struct proposal	 p;
	int		 wait, status;

	start_proposal(&p, rq, params->key);
	p.form.sent = rq->in.fields;
	p.since = field_text(rq, "since");	/* a second press may be
						   quick */
	p.form.wrong = value_new(rq->arena, VALUE_MAP);
	wait = !rq->reading && serve_picture(rq) != NULL ? 0 :
	    visits_wait(rq);
	if (wait > 0) {
		rq->reply.retry_after = wait;
		p.problem = wait <= 60 ? desk_phrase(&p.page,
		    TEXT_DESK_SUBMIT_WAIT, "count",
		    arena_integer(rq->arena, wait)) :
		    desk_phrase(&p.page, TEXT_DESK_SUBMIT_WAIT_MINUTES,
		    "count", arena_integer(rq->arena, wait / 60 + 1));
		return (show_form(&p, 429));
	}
	if (params->action == SUBMIT_SEND_ACTION_AGAIN)
		return (show_again(&p, TEXT_DESK_PRESS));
	if (params->key != NULL && p.event == 0)
		return (show_again(&p, TEXT_DESK_SUBMIT_VOID));
	if (is_of_robot(rq)) {
		p.since = arena_integer(rq->arena, rq->now);
		return (show_again(&p, TEXT_DESK_SUBMIT_ROBOT));
	}
	if (rq->reading)
		return (defer_event(&p));
	if (rq->excess > 0)
		return (show_pictures_wait(&p, author_quota_reply(rq,
		    rq->excess)));
	visits_count_attempt(rq);
	status = store_event(&p);
	session_anonymous(rq);
	if (status >= 500)
		return (reply_error(rq, error_rest_internal_error()));
	if (status != 0)
		return (show_form(&p, status));
	if (serve_picture(rq) == NULL)
		visits_count_proposal(rq);
	visits_count_dates(rq, p.added);

	return (desk_go(rq, p.event != 0 ? "/submit?done=amended" :
	    "/submit?done=proposed"));
}
