/* One's own account. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/logins.h"
#include "http/request.h"
#include "http/session.h"
#include "pages/desk/desk.h"
#include "pages/when.h"
#include "store/accounts.h"
#include "store/db.h"

#define DAY	86400

struct listing {
	struct page	*page;
	struct value	*list;
	char		 own[17];	/* the session that asks */
};

static const char *
date_text(const struct page *page, int64_t utc)
{
	return (when_day(page, utc / DAY));
}

static void
add_session(const struct session *session, void *arg)
{
	struct listing	*l = arg;
	struct page	*page = l->page;
	struct arena	*arena = page->rq->arena;
	struct value	*item;

	item = data_map(l->list, NULL);
	data_text(item, "name", arena_string(arena, session->name));
	data_text(item, "agent", *session->agent != '\0' ?
	    arena_string(arena, session->agent) :
	    page->texts[TEXT_DESK_AGENT_UNKNOWN]);
	data_text(item, "used", desk_phrase(page, TEXT_DESK_USED, "date",
	    date_text(page, session->used)));
	data_flag(item, "here", strcmp(session->name, l->own) == 0);
}

static void
add_program(const struct password *password, void *arg)
{
	struct listing	*l = arg;
	struct value	*item;

	item = data_map(l->list, NULL);
	data_text(item, "label", arena_string(l->page->rq->arena,
	    password->label));
	data_text(item, "created", date_text(l->page, password->created));
}

static int
show(struct request *rq, const char *wrong, const char *made, int status)
{
	struct page	 page;
	struct account	 account;
	struct listing	 l = { .page = &page };

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_ACCOUNT]);
	if (!account_get(rq->db, rq->arena, rq->caller.id, &account))
		return (403);
	desk_form_start(&page);
	data_text(page.content, "login", account.login);
	data_text(page.content, "role", desk_role(&page, account.role));
	data_flag(page.content, "has_password", account.has_password);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "made", made);
	session_name(rq->session, l.own);
	l.list = data_list(page.content, "sessions");
	session_each(rq->db, rq->caller.id, rq->now, add_session, &l);
	l.list = data_list(page.content, "programs");
	(void)password_each(rq->db, account.login, add_program, &l);
	data_flag(page.content, "has_programs", l.list->count > 0);

	return (desk_send(&page, &template_desk_account, status));
}

int
desk_account(struct request *rq, const struct desk_account_params *p)
{
	(void)p;

	return (show(rq, "", "", 200));
}

/* All sessions end, and this one goes on as another. */
static int
change_password(struct request *rq, const struct account *account)
{
	struct page	 page = { .rq = rq,
			    .texts = desk_texts(rq) };
	const char	*wrong;
	int		 status;

	if ((status = logins_wait_of(rq, account->login)) > 0)
		return (show(rq, desk_phrase(&page, TEXT_DESK_WAIT, "count",
		    arena_integer(rq->arena, status)), "", 429));
	if (account->has_password && !account_matches(rq->db, account->id,
	    desk_field(rq, "password"))) {
		logins_failed(rq, account->login);
		return (show(rq, page.texts[TEXT_DESK_PASSWORD_WRONG], "",
		    422));
	}
	if ((wrong = desk_password_fault(&page, desk_field(rq, "new"))) !=
	    NULL)
		return (show(rq, wrong, "", 422));
	account_set_password(rq->db, account->id, desk_field(rq, "new"));
	session_begin(rq, account->id);

	return (desk_go(rq, "/desk/account"));
}

static int
end_session(struct request *rq, const char *name)
{
	char	 own[17];

	session_name(rq->session, own);
	session_end_named(rq->db, rq->caller.id, name);
	if (strcmp(own, name) == 0)
		session_leave(rq);

	return (desk_go(rq, "/desk/account"));
}

/* The page shows the password once, so that it is the answer to the form. */
static int
make_program(struct request *rq, const struct account *account,
    const char *label)
{
	char	 password[PASSWORD_TEXT];

	if (*label == '\0' || !password_add(rq->db, account->login, label,
	    rq->now, password))
		return (desk_go(rq, "/desk/account"));

	return (show(rq, "", arena_string(rq->arena, password), 200));
}

int
desk_account_change(struct request *rq,
    const struct desk_account_change_params *p)
{
	struct account	 account;
	const char	*name = desk_field(rq, "name");

	if (!account_get(rq->db, rq->arena, rq->caller.id, &account))
		return (403);
	if (!p->has_action)
		return (desk_go(rq, "/desk/account"));
	switch (p->action) {
	case DESK_ACCOUNT_CHANGE_ACTION_PASSWORD:
		return (change_password(rq, &account));
	case DESK_ACCOUNT_CHANGE_ACTION_END:
		return (end_session(rq, name));
	case DESK_ACCOUNT_CHANGE_ACTION_PROGRAM:
		return (make_program(rq, &account, name));
	default:
		(void)password_remove(rq->db, account.login, name);
		return (desk_go(rq, "/desk/account"));
	}
}
