/* Events submitted by visitors without an account (rule 40.13). */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/author_quota.h"
#include "http/fields.h"
#include "http/logins.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_fields.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_questions.h"
#include "store/event_notes.h"
#include "text/cut.h"

#define LEAST	4		/* seconds that filling in takes at least */
#define MOST	86400		/* seconds until the form expires */

struct proposal {
	struct page		 page;
	struct desk_form	 form;
	const char		*problem, *sender_wrong, *since;
};

static void
start_proposal(struct proposal *p, struct request *rq)
{
	*p = (struct proposal){ .problem = "", .sender_wrong = "",
	    .since = arena_integer(rq->arena, rq->now) };
	desk_start(&p->page, rq, desk_texts(rq)[TEXT_DESK_SUBMIT_EVENT]);
	p->form = (struct desk_form){ .page = &p->page, .is_open = true,
	    .kind = desk_kind_of(&route_event_create) };
}

static int
show_form(struct proposal *p, int status)
{
	struct request	*rq = p->page.rq;
	int		 refused;

	rq->changes_each_second = true;	/* the form contains the time */
	data_text(p->page.content, "action", page_posts(&p->page, "/submit"));
	data_text(p->page.content, "since", p->since);
	data_text(p->page.content, "send", p->page.texts[
	    p->form.questions != NULL ? TEXT_DESK_SUBMIT_SEND_SURE :
	    TEXT_DESK_SUBMIT_SEND]);
	data_text(p->page.content, "sender", field_text(rq, "sender"));
	data_text(p->page.content, "sender_wrong", p->sender_wrong);
	desk_problems(&p->form, p->problem);
	if ((refused = desk_form_fields(&p->form)) != 0)
		return (refused);

	return (desk_send(&p->page, &template_desk_submit,
	    rq->reply.retry_after > 0 ? 429 : status));
}

int
submit(struct request *rq, const struct submit_params *params)
{
	struct proposal	 p;

	start_proposal(&p, rq);
	if (!params->has_done || !params->done)
		return (show_form(&p, 200));
	data_flag(p.page.content, "done", true);
	data_text(p.page.content, "action", page_link(&p.page, "/submit"));
	data_text(p.page.content, "home", page_link(&p.page, "/"));

	return (desk_send(&p.page, &template_desk_submit, 200));
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
	const char	*sender = field_text(p->page.rq, "sender");

	if (strchr(sender, '@') == NULL || strlen(sender) < 5)
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
show_wait(struct proposal *p, int status)
{
	struct request	*rq = p->page.rq;

	p->problem = desk_phrase(&p->page, TEXT_DESK_WAIT, "count",
	    arena_integer(rq->arena, rq->reply.retry_after));

	return (status);
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
	const char	*sender = field_text(rq, "sender");
	int64_t		 size;
	int		 status;

	session_visitor(rq);
	ask.fields = desk_sent(&p->form, false);
	data_text(ask.fields, "status", "pending");
	check_sender(p);
	size = size_of_texts(ask.fields);
	if ((status = author_quota_refuse(rq, AUTHOR_BYTES, size)) != 0)
		return (show_wait(p, status));
	ask_begin(rq);
	if ((status = ask_as_caller(rq, &ask)) == 201 &&
	    (p->form.wrong->count > 0 || *p->problem != '\0'))
		status = 422;
	else if (status == 201)
		desk_question(&p->form, &ask);
	if ((status = desk_question_end(&p->form, status)) != 201) {
		desk_refusal(&p->form, &ask, &p->problem);
		if (strcmp(data_get(ask.body, "code"),
		    "rest_too_many_unpublished") == 0)
			p->problem = p->page.texts[TEXT_DESK_SUBMIT_FULL];
		return (status >= 500 ? status : 422);
	}
	if ((status = author_quota_take(rq, AUTHOR_BYTES, size)) != 0)
		return (show_wait(p, status));
	event_sender_set(rq->db, atoll(data_get(ask.body, "id")),
	    arena_copy(rq->arena, sender, text_fit(sender, NOTE_MOST)));

	return (0);
}

static int
show_again(struct proposal *p, enum text problem)
{
	logins_attempted(p->page.rq);
	p->problem = p->page.texts[problem];

	return (show_form(p, 422));
}

int
submit_send(struct request *rq, const struct submit_send_params *params)
{
	struct proposal	 p;
	int		 wait, status;

	start_proposal(&p, rq);
	p.form.sent = rq->in.fields;
	p.since = field_text(rq, "since");	/* a second press may be quick */
	p.form.wrong = value_new(rq->arena, VALUE_MAP);
	if ((wait = logins_wait_to_submit(rq)) > 0) {
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
	if (is_of_robot(rq)) {
		p.since = arena_integer(rq->arena, rq->now);
		return (show_again(&p, TEXT_DESK_SUBMIT_ROBOT));
	}
	if (rq->reading)
		return (serve_defer(rq));
	logins_attempted(rq);
	status = store_event(&p);
	session_anonymous(rq);
	if (status >= 500)
		return (reply_error(rq, error_rest_internal_error()));
	if (status != 0)
		return (show_form(&p, status));
	logins_submitted(rq);

	return (desk_go(rq, "/submit?done=1"));
}
