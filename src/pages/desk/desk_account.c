/* The page of the user's own account. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/logins.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_pictures.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/db.h"
#include "store/second_factors.h"
#include "store/sessions.h"
#include "store/users.h"
#include "text/dates.h"
#include "text/zones.h"

struct listing {
	struct page	*page;
	struct value	*list;
	char		 own[17];	/* the current session */
};

/* "Firefox on Windows" */
static const char *
agent_text(const struct page *page, const struct agent *agent)
{
	struct arena	*arena = page->rq->arena;
	const char	*browser = *agent->browser != '\0' ? agent->browser :
			    page->texts[TEXT_DESK_AGENT_UNKNOWN];

	return (*agent->system == '\0' ? arena_string(arena, browser) :
	    phrase(arena, page->texts[TEXT_DESK_AGENT], "browser", browser,
	    "system", agent->system, NULL));
}

static const char *
used_text(const struct page *page, int64_t used)
{
	int64_t	 day = date_day(zone_to_local(page->rq->site->zone, used));
	int64_t	 ago = when_today(page) - day;

	return (ago <= 0 ? page->texts[TEXT_DESK_USED_TODAY] :
	    ago == 1 ? page->texts[TEXT_DESK_USED_YESTERDAY] :
	    desk_phrase(page, TEXT_DESK_USED, "date", when_day(page, day)));
}

static void
add_session(const struct session *session, void *arg)
{
	struct listing	*l = arg;
	struct page	*page = l->page;
	struct value	*item;

	item = data_map(l->list, NULL);
	data_text(item, "name", arena_string(page->rq->arena, session->name));
	data_text(item, "agent", agent_text(page, &session->agent));
	data_text(item, "used", used_text(page, session->used));
	data_flag(item, "here", strcmp(session->name, l->own) == 0);
}

/* Adds the languages of the site that the user can choose for the desk. */
static void
add_languages(struct page *page, const struct account *account)
{
	const struct request	*rq = page->rq;
	struct value		*list;
	size_t			 i;

	list = data_list(page->content, "languages");
	for (i = 0; i < LOCALE_COUNT; i++) {
		if (mount_in(rq->site, locales[i]) == NULL)
			continue;
		(void)data_option(list, locales[i],
		    texts[i][TEXT_PAGE_LANGUAGE], strcmp(locales[i],
		    *account->language != '\0' ? account->language :
		    rq->in.mount->locale) == 0);
	}
	data_flag(page->content, "several", list->count > 1);
}

static int
show_account(struct request *rq, const char *wrong, const char *new_password,
    int status)
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
	desk_full_name_show(&page, &account, wrong);
	desk_mail_show(&page, &account, wrong);
	add_languages(&page, &account);
	if (rq->caller.role >= ROLE_CONTRIBUTOR)
		desk_room(&page, rq->caller.id);
	data_text(page.content, "second", page.texts[second_factor_is_on(
	    rq->db, account.id) ? TEXT_DESK_SECOND_IS_ON :
	    TEXT_DESK_SECOND_IS_OFF]);
	data_text(page.content, "second_at", page_link(&page,
	    "/desk/second-factor"));
	session_name(rq->session, l.own);
	l.list = data_list(page.content, "sessions");
	session_each(rq->db, rq->caller.id, rq->now, add_session, &l);
	data_flag(page.content, "has_others", l.list->count > 1);
	desk_programs(&page, account.login, new_password);

	return (desk_send(&page, &template_desk_account, status));
}

int
desk_account(struct request *rq, const struct desk_account_params *p)
{
	(void)p;

	return (show_account(rq, "", "", 200));
}

/* Ends all sessions of the user and replaces the current one. */
static int
change_password(struct request *rq, const struct account *account)
{
	struct page	 page = { .rq = rq,
			    .texts = desk_texts(rq) };
	const char	*wrong;

	if ((wrong = desk_password_fault(&page, field_text(rq, "new"))) !=
	    NULL)
		return (show_account(rq, wrong, "", 422));
	if (rq->reading)
		return (desk_defer_password(rq, field_text(rq, "new")));
	desk_account_changed(rq, account->id, account->id, ACCOUNT_PASSWORD);
	account_set_password(rq->db, rq->memo, account->id,
	    field_text(rq, "new"));
	session_begin(rq, account->id, account->role);

	return (desk_go(rq, "/desk/account?done=saved"));
}

/* Only after the password, it says whether another user has the address. */
static int
change_mail(struct request *rq, const struct account *account)
{
	const char	*wrong;

	if (!desk_sends_mail(rq))
		return (reply_error(rq, error_rest_no_route()));
	if ((wrong = desk_mail_fault(rq, account->id)) != NULL)
		return (show_account(rq, wrong, "", 422));
	if (rq->reading)
		return (serve_defer(rq));
	desk_mail_change(rq, account);

	return (desk_go(rq, "/desk/account?done=saved"));
}

static int
change_full_name(struct request *rq, const struct account *account)
{
	const char	*wrong;

	if ((wrong = desk_wait_fault(rq, account)) != NULL)
		return (show_account(rq, wrong, "", 429));
	if ((wrong = desk_full_name_fault(rq, account->id)) != NULL) {
		logins_count_failure(rq, account->login);
		return (show_account(rq, wrong, "", 422));
	}
	account_set_name(rq->db, rq->caller.id, desk_full_name(rq));

	return (desk_go(rq, "/desk/account?done=saved"));
}

static int
change_language(struct request *rq, const char *locale)
{
	if (mount_in(rq->site, locale) != NULL)
		account_set_language(rq->db, rq->caller.id, locale);

	return (desk_go_in(rq, locale, "/desk/account?done=saved"));
}

static int
end_session(struct request *rq, const char *name)
{
	char	 own[17];

	session_name(rq->session, own);
	session_end_named(rq->db, rq->caller.id, name);
	if (strcmp(own, name) == 0)
		session_leave(rq);

	return (desk_go(rq, "/desk/account?done=ended"));
}

/*
 * Answers the form directly, without a redirect, since the page shows the new
 * password only once.
 */
static int
make_program(struct request *rq, const struct account *account)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };
	const char	*full = desk_programs_full(&page, account->login);
	const char	*new_password;

	if (rq->reading)
		return (serve_defer(rq));
	if (full != NULL)
		return (show_account(rq, full, "", 422));
	new_password = desk_program_make(rq, account->login);

	return (*new_password == '\0' ? desk_go(rq, "/desk/account") :
	    show_account(rq, "", new_password, 200));
}

int
desk_account_change(struct request *rq,
    const struct desk_account_change_params *p)
{
	struct account	 account;
	const char	*name = field_text(rq, "name"), *wrong;
	int		 status;

	if (!account_get(rq->db, rq->arena, rq->caller.id, &account))
		return (403);
	if (!p->has_action)
		return (desk_go(rq, "/desk/account"));
	if ((wrong = desk_proof_fault(rq, p->action, &status)) != NULL)
		return (show_account(rq, wrong, "", status));
	if (rq->reading && !desk_needs_proof(rq, p->action))
		return (serve_defer(rq));
	switch (p->action) {
	case DESK_ACCOUNT_CHANGE_ACTION_FULL_NAME:
		return (change_full_name(rq, &account));
	case DESK_ACCOUNT_CHANGE_ACTION_LANGUAGE:
		return (change_language(rq, field_text(rq, "language")));
	case DESK_ACCOUNT_CHANGE_ACTION_MAIL:
		return (change_mail(rq, &account));
	case DESK_ACCOUNT_CHANGE_ACTION_CONFIRM:
		desk_mail_ask(rq, account.id);
		return (desk_go(rq, "/desk/account"));
	case DESK_ACCOUNT_CHANGE_ACTION_PASSWORD:
		return (change_password(rq, &account));
	case DESK_ACCOUNT_CHANGE_ACTION_OTHERS:
		session_end_others(rq->db, account.id, rq->session);
		return (desk_go(rq, "/desk/account?done=ended"));
	case DESK_ACCOUNT_CHANGE_ACTION_END:
		return (end_session(rq, name));
	case DESK_ACCOUNT_CHANGE_ACTION_PROGRAM:
		return (make_program(rq, &account));
	default:
		(void)password_remove(rq->db, account.login, name);
		return (desk_go(rq, "/desk/account?done=deleted"));
	}
}
