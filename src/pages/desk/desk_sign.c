/* Signing in and out. */
#include <string.h>
#include <sys/param.h>

#include "base/arena.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/logins.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_held.h"
#include "pages/desk/desk_setting_fields.h"
#include "store/db.h"
#include "store/letters.h"
#include "store/second_factors.h"
#include "store/sessions.h"
#include "store/users.h"

#define SIGN_IN	"/desk/sign-in"

/*
 * Only redirects to pages of the desk, so that a link cannot send the user
 * elsewhere. Their addresses come from the table of routes.
 */
static const char *
way_back(const struct request *rq, const char *to)
{
	const struct path	*path;
	const struct route	*route;
	const char		*capture;

	if (to == NULL ||
	    (path = route_find_page(rq->arena, to, &capture)) == NULL ||
	    !path->has_sessions ||
	    (route = route_for(path, METHOD_GET)) == NULL ||
	    route->role == ROLE_ANONYMOUS)
		return ("/desk");

	return (route_address(rq->arena, path, capture));
}

struct sign_in {
	const char	*to;		/* page to return to, or NULL */
	const char	*login;
	const char	*user;		/* who has typed `held` */
	const char	*held;		/* of a form, or "" */
};

static int
show_sign_in(struct request *rq, const struct sign_in *s, const char *wrong,
    int status)
{
	struct page	 page;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_SIGN_IN]);
	page.path = SIGN_IN;
	data_text(page.content, "action", page_posts(&page, page.path));
	data_text(page.content, "to", s->to == NULL ? "" : way_back(rq, s->to));
	data_text(page.content, "login", s->login);
	data_text(page.content, "user", s->user);
	data_text(page.content, "held", s->held);
	data_text(page.content, "without", *s->held == '\0' ? "" :
	    page_link(&page, SIGN_IN));
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "forgotten", desk_sends_mail(rq) ?
	    page_link(&page, "/desk/forgotten") : "");

	return (desk_send(&page, &template_desk_sign_in, status));
}

int
desk_sign_in(struct request *rq, const struct desk_sign_in_params *p)
{
	return (rq->caller.id != 0 ? desk_go(rq, way_back(rq, p->to)) :
	    show_sign_in(rq, &(struct sign_in){ .to = p->to, .login = "",
	    .user = "", .held = "" }, "", 200));
}

static const char *
held_others(const struct page *page, const char *user)
{
	return (desk_phrase(page, TEXT_DESK_HELD_OTHERS, "name", user));
}

/* What another user has typed is only for that one. */
int
page_again(struct request *rq)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };
	const char	*user = field_text(rq, "user");
	const char	*login = desk_login(rq);
	const char	*held;

	if (strcmp(login, user) == 0)
		return (desk_show_typed(rq));
	held = desk_held(rq);

	return (show_sign_in(rq, &(struct sign_in){ .to = desk_path(rq),
	    .login = user, .user = user, .held = held == NULL ? "" : held },
	    held == NULL ? page.texts[TEXT_DESK_HELD_LONG] :
	    *login != '\0' ? held_others(&page, user) : "", 403));
}

/* Asks for a code after the password. `key` is that of this attempt. */
static int
show_code(struct request *rq, const struct sign_in *s, const char *key,
    const char *wrong, int status)
{
	struct page	 page;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_SECOND]);
	page.path = SIGN_IN;
	data_text(page.content, "action", page_posts(&page, SIGN_IN "/code"));
	data_text(page.content, "key", key);
	data_text(page.content, "to", s->to == NULL ? "" : way_back(rq, s->to));
	data_text(page.content, "user", s->user);
	data_text(page.content, "held", s->held);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "cancel", page_link(&page, SIGN_IN));

	return (desk_send(&page, &template_desk_code, status));
}

static int
ask_for_code(struct request *rq, const struct account *account,
    const struct sign_in *s)
{
	char	*key = arena_bytes(rq->arena, ACCOUNT_TOKEN);

	invitation_make(rq->db, &(struct invitation){ INVITATION_CODE,
	    account->id, "" }, rq->now, key);

	return (show_code(rq, s, key, "", 200));
}

/* Signs in a user who has proved everything. */
static int
finish_sign_in(struct request *rq, const struct account *account,
    const struct sign_in *s)
{
	logins_count_success(rq, account->login);
	if (*account->mail != '\0')
		logins_count_success(rq, account->mail);
	session_begin(rq, account->id, account->role);
	if (*s->held != '\0' && desk_held_show(rq, way_back(rq, s->to),
	    s->held))
		return (200);

	return (desk_go_in(rq, account->language, way_back(rq, s->to)));
}

/* The second step comes after every way to prove the first one. */
static int
check_second_factor(struct request *rq, const struct account *account,
    const struct sign_in *s)
{
	return (second_factor_is_on(rq->db, account->id) ?
	    ask_for_code(rq, account, s) : finish_sign_in(rq, account, s));
}

/*
 * The thread that reads hashes the password; the writer compares the hash with
 * the one that is stored then.
 */
int
desk_enter(struct request *rq, const struct desk_enter_params *p)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };
	struct sign_in	 s = { .to = p->to, .login = field_text(rq, "login"),
			    .user = p->user == NULL ? "" : p->user,
			    .held = p->held == NULL ? "" : p->held };
	struct account	 account;
	int64_t		 user;
	int		 seconds;

	if ((seconds = logins_wait(rq, s.login)) > 0) {
		rq->reply.retry_after = seconds;
		return (show_sign_in(rq, &s, desk_phrase(&page,
		    TEXT_DESK_WAIT, "count", arena_integer(rq->arena,
		    seconds)), 429));
	}
	user = account_check(rq->db, rq->memo, s.login,
	    field_text(rq, "password"));
	if (user == 0 || !account_get(rq->db, rq->arena, user, &account)) {
		logins_count_failure(rq, s.login);
		return (show_sign_in(rq, &s, page.texts[TEXT_DESK_WRONG_LOGIN],
		    422));
	}
	if (*s.held != '\0' && strcmp(account.login, s.user) != 0)
		return (show_sign_in(rq, &s, held_others(&page, s.user), 422));
	if (rq->reading)
		return (serve_defer(rq));

	return (check_second_factor(rq, &account, &s));
}

/* Counts the users' codes apart, since they are easy to guess. */
static int
code_wait(struct request *rq, const struct account *account,
    const char *code)
{
	const int	 login = logins_wait(rq, account->login);
	const int	 wait = second_factor_is_short(code) ?
			    second_factor_wait(rq->db, account->id,
			    rq->now) : 0;

	return (MAX(login, wait));
}

int
desk_enter_code(struct request *rq, const struct desk_enter_code_params *p)
{
	struct page		 page = { .rq = rq, .texts = desk_texts(rq) };
	struct sign_in		 s = { .to = p->to, .login = "",
				    .user = p->user == NULL ? "" : p->user,
				    .held = p->held == NULL ? "" : p->held };
	struct invitation	 attempt = { .kind = INVITATION_CODE };
	struct account		 account;
	const char		*code = field_text(rq, "code");
	int			 seconds;

	if (p->key == NULL || !invitation_find(rq->db, rq->arena, p->key,
	    rq->now, &attempt) || !account_get(rq->db, rq->arena, attempt.user,
	    &account) || (*s.held != '\0' &&
	    strcmp(account.login, s.user) != 0))
		return (show_sign_in(rq, &s, page.texts[TEXT_DESK_SECOND_LATE],
		    422));
	if ((seconds = code_wait(rq, &account, code)) > 0) {
		rq->reply.retry_after = seconds;
		return (show_code(rq, &s, p->key, desk_phrase(&page,
		    TEXT_DESK_WAIT, "count", arena_integer(rq->arena,
		    seconds)), 429));
	}
	if (!second_factor_take(rq->db, account.id, code, rq->now)) {
		logins_count_failure(rq, account.login);
		second_factor_failed(rq->db, account.id, rq->now);
		rq->keeps_fault = true;
		return (show_code(rq, &s, p->key,
		    page.texts[TEXT_DESK_SECOND_WRONG], 422));
	}
	invitations_drop(rq->db, account.id, INVITATION_CODE);

	return (finish_sign_in(rq, &account, &s));
}

int
desk_leave(struct request *rq, const struct desk_leave_params *p)
{
	(void)p;
	session_leave(rq);

	return (desk_go(rq, SIGN_IN));
}

static bool
find_invited(struct request *rq, const char *link,
    struct invitation *invitation, struct account *account)
{
	invitation->kind = INVITATION_PASSWORD;

	return (link != NULL && invitation_find(rq->db, rq->arena, link,
	    rq->now, invitation) && account_get(rq->db, rq->arena,
	    invitation->user, account));
}

static int
show_welcome(struct request *rq, const char *link, const char *wrong,
    int status)
{
	struct stored_settings	 stored;
	struct page		 page;
	struct invitation	 invitation;
	struct account		 account;
	bool			 found;

	settings_read(rq, &stored);
	setting_language_speak(rq, &stored);
	found = find_invited(rq, link, &invitation, &account);
	desk_start(&page, rq,
	    desk_texts(rq)[found ? TEXT_DESK_WELCOME : TEXT_DESK_VOID]);
	data_text(page.content, "action", page_posts(&page, page.path));
	data_text(page.content, "link", found ? link : "");
	data_text(page.content, "login", found ? account.login : "");
	data_text(page.content, "sign_in", page_link(&page, "/desk/sign-in"));
	data_text(page.content, "wrong", wrong);
	data_flag(page.content, "void", !found);

	return (desk_send(&page, &template_desk_welcome, found ? status :
	    404));
}

int
desk_welcome(struct request *rq, const struct desk_welcome_params *p)
{
	return (show_welcome(rq, p->key, "", 200));
}

/*
 * A new author's first page is the form for an event, unless the calendar needs
 * its first steps.
 */
static const char *
first_page(struct request *rq, enum role role)
{
	const char	*step = role < ROLE_ADMINISTRATOR ? NULL :
			    desk_guide_first(rq);

	if (step != NULL)
		return (step);

	return (role >= ROLE_CONTRIBUTOR ? "/desk/events/new" :
	    "/desk/account");
}

int
desk_begin(struct request *rq, const struct desk_begin_params *p)
{
	struct page		 page = { .rq = rq, .texts = desk_texts(rq) };
	struct invitation	 invitation;
	struct account		 account;
	const char		*wrong;

	if (!find_invited(rq, p->key, &invitation, &account))
		return (show_welcome(rq, p->key, "", 200));
	wrong = desk_password_fault(&page, field_text(rq, "password"));
	if (wrong != NULL)
		return (show_welcome(rq, p->key, wrong, 422));
	if (rq->reading)
		return (desk_defer_password(rq, field_text(rq, "password")));
	if (account.has_password)
		desk_account_changed(rq, account.id, account.id,
		    ACCOUNT_PASSWORD);
	(void)account_confirm_mail(rq->db, account.id, invitation.mail);
	account_set_password(rq->db, rq->memo, account.id,
	    field_text(rq, "password"));

	return (check_second_factor(rq, &account, &(struct sign_in){
	    .to = first_page(rq, account.role), .login = "", .user = "",
	    .held = "" }));
}

static int
show_forgotten(struct request *rq, bool sent, const char *wrong, int status)
{
	struct page	 page;

	if (!desk_sends_mail(rq))
		return (reply_error(rq, error_rest_no_route()));
	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_FORGOT]);
	data_text(page.content, "action", page_posts(&page, page.path));
	data_text(page.content, "wrong", wrong);
	data_flag(page.content, "sent", sent);
	data_text(page.content, "sign_in", page_link(&page, "/desk/sign-in"));

	return (desk_send(&page, &template_desk_forgotten, status));
}

int
desk_forgotten(struct request *rq, const struct desk_forgotten_params *p)
{
	(void)p;

	return (show_forgotten(rq, false, "", 200));
}

/*
 * The answer does not reveal whether the user exists. Each request counts as a
 * failed login, which limits the number of letters.
 */
int
desk_forgotten_send(struct request *rq,
    const struct desk_forgotten_send_params *p)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };
	const char	*login = p->login == NULL ? "" : p->login;
	int64_t		 user;
	int		 seconds;

	if ((seconds = logins_wait(rq, login)) > 0) {
		rq->reply.retry_after = seconds;
		return (show_forgotten(rq, false, desk_phrase(&page,
		    TEXT_DESK_WAIT, "count", arena_integer(rq->arena,
		    seconds)), 429));
	}
	if (rq->reading)
		return (serve_defer(rq));
	logins_count_failure(rq, login);
	if (desk_sends_mail(rq) &&
	    (user = account_named(rq->db, login)) != 0)
		letter_put(rq->db, LETTER_PASSWORD, user, 0, rq->now);

	return (show_forgotten(rq, true, "", 200));
}
