/* Users and their roles, for administrators. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_changes.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_pictures.h"
#include "pages/desk/desk_questions.h"
#include "store/db.h"
#include "store/letters.h"
#include "store/second_factors.h"
#include "store/sessions.h"
#include "store/users.h"
#include "text/cut.h"

#define NAME_MOST	100	/* bytes */

struct listing {
	struct page	*page;
	struct value	*list;
};

/* Says why a person cannot sign in, unless that is only for programs. */
static const char *
access_note(const struct page *page, const struct user *user)
{
	if (user->is_invited)
		return (page->texts[TEXT_DESK_INVITED]);

	return (user->has_password || user->password_count > 0 ? "" :
	    page->texts[TEXT_DESK_UNINVITED]);
}

static const char *
second_note(const struct page *page, const struct user *user)
{
	if (user->has_second)
		return (page->texts[TEXT_DESK_SECOND_IS_ON]);

	return (session_demands_second(page->rq, user->role) ?
	    page->texts[TEXT_DESK_SECOND_LACKS] : "");
}

static bool
is_person(const char *login)
{
	return (strcmp(login, USERS_PROPOSALS) != 0);
}

static bool
find_person(struct request *rq, int64_t id, struct account *account)
{
	return (account_get(rq->db, rq->arena, id, account) &&
	    is_person(account->login));
}

static void
add_person(const struct user *user, void *arg)
{
	struct listing	*l = arg;
	struct page	*page = l->page;
	struct arena	*arena = page->rq->arena;
	struct value	*item;

	if (!is_person(user->login))
		return;
	item = data_map(l->list, NULL);
	data_text(item, "name", arena_string(arena, *user->name != '\0' ?
	    user->name : user->login));
	data_text(item, "address", page_link(page, arena_join(arena,
	    "/desk/people/", arena_integer(arena, user->id), NULL)));
	data_text(item, "status", desk_role(page, user->role));
	data_text(item, "login", *user->name != '\0' ?
	    arena_string(arena, user->login) : "");
	data_text(item, "note", access_note(page, user));
	data_text(item, "second", second_note(page, user));
}

const char *
desk_full_name(const struct request *rq)
{
	return (text_one_line(arena_string(rq->arena, field_text(rq,
	    "full_name"))));
}

const char *
desk_full_name_fault(struct request *rq, int64_t user)
{
	const char	*name = desk_full_name(rq);

	if (!full_name_valid(name))
		return (desk_texts(rq)[TEXT_DESK_FULL_NAME_WRONG]);
	return (full_name_taken(rq->db, user, name) ?
	    desk_texts(rq)[TEXT_DESK_FULL_NAME_TAKEN] : NULL);
}

void
desk_full_name_show(struct page *page, const struct account *account,
    const char *wrong)
{
	const char	*typed = *wrong == '\0' ? "" : desk_full_name(page->rq);

	data_text(page->content, "full_name", *typed != '\0' ? typed :
	    account->name);
}

/* The result of an invitation: a link to pass on, or a letter. */
struct invited {
	const char	*link;		/* or "" */
	const char	*sent;		/* address of the letter, or "" */
};

static const struct invited	 no_invitation = { "", "" };

static void
show_invitation(struct page *page, const struct invited *invitation)
{
	data_text(page->content, "link", invitation->link);
	data_text(page->content, "sent", *invitation->sent == '\0' ? "" :
	    desk_phrase(page, TEXT_DESK_LINK_SENT, "address",
	    invitation->sent));
}

/* `field` is the flag of what is wrong, or "". */
static int
show_people(struct request *rq, const char *field, const char *wrong,
    const struct invited *invitation, int status)
{
	struct page	 page;
	struct listing	 l = { .page = &page };
	const char	*role = *wrong == '\0' ? "" : field_text(rq, "role");

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_PEOPLE]);
	desk_form_start(&page);
	desk_guide(&page);
	data_text(page.content, "wrong", wrong);
	if (*field != '\0')
		data_flag(page.content, field, true);
	show_invitation(&page, invitation);
	data_text(page.content, "login", *wrong == '\0' ? "" :
	    field_text(rq, "login"));
	data_text(page.content, "full_name", *wrong == '\0' ? "" :
	    desk_full_name(rq));
	data_flag(page.content, "mails", desk_sends_mail(rq));
	data_text(page.content, "mail", *wrong == '\0' ? "" :
	    field_text(rq, "mail"));
	desk_roles(&page, *role == '\0' ? role_name(ROLE_CONTRIBUTOR) :
	    role);
	l.list = data_list(page.content, "people");
	user_each(rq->db, add_person, &l);

	return (desk_send(&page, &template_desk_people, status));
}

int
desk_people(struct request *rq, const struct desk_people_params *p)
{
	(void)p;

	return (show_people(rq, "", "", &no_invitation, 200));
}

/*
 * Invites by letter if the user has a mail address, or else by a link that the
 * answer shows.
 */
static struct invited
invite_user(struct request *rq, const struct account *account)
{
	struct page	 page = { .rq = rq };
	const char	*to = letter_to(LETTER_INVITATION, account);
	char		 token[ACCOUNT_TOKEN];

	if (desk_sends_mail(rq) && *to != '\0') {
		letter_put(rq->db, LETTER_INVITATION, account->id, 0, rq->now);
		return ((struct invited){ "", to });
	}
	invitation_make(rq->db, &(struct invitation){ INVITATION_PASSWORD,
	    account->id, "" }, rq->now, token);

	return ((struct invited){ desk_link(&page, account->language, token),
	    "" });
}

int
desk_invite(struct request *rq, const struct desk_invite_params *p)
{
	const char *const	*own = desk_texts(rq);
	const char		*login = field_text(rq, "login"), *wrong;
	struct account		 account;
	struct invited		 invited;
	enum role		 role;
	int64_t			 user;
	int			 status;

	if ((wrong = desk_proof_fault(rq, p->action, &status)) != NULL)
		return (show_people(rq, "", wrong, &no_invitation, status));
	if (rq->reading)
		return (serve_defer(rq));
	if (!user_name_valid(login) || strlen(login) > NAME_MOST)
		return (show_people(rq, "login_wrong",
		    own[TEXT_DESK_NAME_WRONG], &no_invitation, 422));
	if ((wrong = desk_full_name_fault(rq, 0)) != NULL)
		return (show_people(rq, "full_name_wrong", wrong,
		    &no_invitation, 422));
	if ((wrong = desk_mail_fault(rq, 0)) != NULL)
		return (show_people(rq, "mail_wrong", wrong, &no_invitation,
		    422));
	(void)role_find(p->role, &role);
	if (!is_person(login) ||
	    (user = account_add(rq->db, login, role, rq->now)) == 0)
		return (show_people(rq, "login_wrong",
		    own[TEXT_DESK_NAME_TAKEN], &no_invitation, 422));
	account_set_name(rq->db, user, desk_full_name(rq));
	desk_mail_set(rq, user);
	if (!account_get(rq->db, rq->arena, user, &account))
		return (403);
	invited = invite_user(rq, &account);

	return (show_people(rq, "", "", &invited, 200));
}

/* Adds what the person has changed. */
static void
add_changes(struct page *page, int64_t user, int64_t number)
{
	struct ask	 ask = { .method = METHOD_GET };
	struct arena	*arena = page->rq->arena;

	ask.target = arena_join(arena, "/history?per_page=20&author=",
	    arena_integer(arena, user), "&page=", arena_integer(arena,
	    number), NULL);
	if (ask_as_caller(page->rq, &ask) != 200)
		return;
	desk_changes(page, NULL, data_member(ask.body, "history"));
	desk_changes_paging(page, number, atoll(data_get(ask.body,
	    "total_pages")));
}

/* A person, and what the page says besides. */
struct person {
	struct request		*rq;
	struct account		 account;
	int64_t			 number;	/* of the page of changes */
	const char		*wrong;		/* or "" */
	int			 status;	/* of what is wrong */
	struct invited		 invited;
	const char		*new_password;	/* of a program, or "" */
	const struct desk_form	*_Nullable asks;
};

static bool
start_person(struct person *p, struct request *rq, int64_t id)
{
	*p = (struct person){ .rq = rq, .number = 1, .wrong = "",
	    .status = 422, .invited = no_invitation, .new_password = "" };
	return (find_person(rq, id, &p->account));
}

static int
show_person(const struct person *p)
{
	const struct account	*account = &p->account;
	const char		*role = field_text(p->rq, "role");
	struct page		 page;
	struct desk_form	 form;

	desk_start(&page, p->rq, account->shown);
	desk_form_start(&page);
	if (p->asks != NULL) {
		form = *p->asks;
		form.page = &page;
		desk_problems(&form, "");
	}
	data_text(page.content, "name", account->shown);
	data_text(page.content, "login", *account->name != '\0' ?
	    account->login : "");
	desk_full_name_show(&page, account, p->wrong);
	show_invitation(&page, &p->invited);
	data_text(page.content, "wrong", p->wrong);
	desk_mail_show(&page, account, p->wrong);
	data_flag(page.content, "second", second_factor_is_on(p->rq->db,
	    account->id));
	data_flag(page.content, "proves", true);
	data_flag(page.content, "itself", account->id == p->rq->caller.id);
	desk_room(&page, account->id);
	desk_programs(&page, account->login, p->new_password);
	desk_roles(&page, *p->wrong == '\0' || *role == '\0' ?
	    role_name(account->role) : role);
	data_text(page.content, "back", page_link(&page, "/desk/people"));
	add_changes(&page, account->id, p->number);

	return (desk_send(&page, &template_desk_person, *p->wrong == '\0' &&
	    p->asks == NULL ? 200 : p->status));
}

int
desk_person(struct request *rq, const struct desk_person_params *p)
{
	struct person	 person;

	if (!start_person(&person, rq, p->id))
		return (reply_error(rq, error_rest_no_route()));
	person.number = p->page;

	return (show_person(&person));
}

static int
show_done(struct request *rq, const char *done)
{
	return (desk_go(rq, arena_join(rq->arena, "/desk/people?done=", done,
	    NULL)));
}

static int
change_role(struct person *p, const char *_Nullable name)
{
	enum role	 role;

	if (name != NULL && role_find(name, &role))
		account_set_role(p->rq->db, p->account.id, role);

	return (show_done(p->rq, "saved"));
}

static int
change_full_name(struct person *p)
{
	const char	*wrong = desk_full_name_fault(p->rq, p->account.id);

	if (wrong != NULL) {
		p->wrong = wrong;
		return (show_person(p));
	}
	account_set_name(p->rq->db, p->account.id, desk_full_name(p->rq));

	return (show_done(p->rq, "saved"));
}

static int
change_mail(struct person *p)
{
	const char	*wrong = desk_mail_fault(p->rq, p->account.id);

	if (wrong != NULL) {
		p->wrong = wrong;
		return (show_person(p));
	}
	desk_mail_change(p->rq, &p->account);

	return (show_done(p->rq, "saved"));
}

static int
make_link(struct person *p)
{
	p->invited = invite_user(p->rq, &p->account);

	return (show_person(p));
}

static int
make_program(struct person *p)
{
	struct page	 page = { .rq = p->rq, .texts = desk_texts(p->rq) };
	const char	*wrong = desk_programs_full(&page, p->account.login);

	if (wrong != NULL)
		p->wrong = wrong;
	else
		p->new_password = desk_program_make(p->rq, p->account.login);

	return (show_person(p));
}

static int
revoke_program(struct person *p)
{
	(void)password_remove(p->rq->db, p->account.login,
	    field_text(p->rq, "name"));

	return (show_person(p));
}

static int
end_sessions(struct person *p)
{
	session_end_all(p->rq->db, p->account.id);

	return (show_done(p->rq, "ended"));
}

/* The user's page offers this only for a second factor that is on. */
static int
end_second(struct person *p)
{
	if (second_factor_is_on(p->rq->db, p->account.id))
		second_factor_end(p->rq->db, &(struct account_change){
		    p->account.id, p->rq->caller.id, p->rq->now,
		    desk_sends_mail(p->rq) });

	return (show_done(p->rq, "saved"));
}

static int
remove_person(const struct person *p)
{
	struct page		 page = { .rq = p->rq,
				    .texts = desk_texts(p->rq) };
	struct desk_form	 form = { .page = &page,
				    .sent = p->rq->in.fields };
	struct person		 asked = *p;

	ask_begin(p->rq);
	desk_question_remove(&form, &p->account);
	if (desk_question_end(&form, 200) != 200) {
		asked.asks = &form;
		return (show_person(&asked));
	}
	account_remove(p->rq->db, p->account.id);

	return (show_done(p->rq, "removed"));
}

/* Users cannot change their own role, so one administrator always remains. */
int
desk_person_change(struct request *rq,
    const struct desk_person_change_params *p)
{
	struct person	 person;
	const char	*wrong;
	int		 status;

	if (!start_person(&person, rq, p->id) ||
	    person.account.id == rq->caller.id || !p->has_action)
		return (reply_error(rq, error_rest_no_route()));
	if ((wrong = desk_proof_fault(rq, p->action, &status)) != NULL) {
		person.wrong = wrong;
		person.status = status;
		return (show_person(&person));
	}
	if (rq->reading)
		return (serve_defer(rq));
	switch (p->action) {
	case DESK_PERSON_CHANGE_ACTION_ROLE:
		return (change_role(&person, p->role));
	case DESK_PERSON_CHANGE_ACTION_FULL_NAME:
		return (change_full_name(&person));
	case DESK_PERSON_CHANGE_ACTION_MAIL:
		return (change_mail(&person));
	case DESK_PERSON_CHANGE_ACTION_LINK:
		return (make_link(&person));
	case DESK_PERSON_CHANGE_ACTION_PROGRAM:
		return (make_program(&person));
	case DESK_PERSON_CHANGE_ACTION_REVOKE:
		return (revoke_program(&person));
	case DESK_PERSON_CHANGE_ACTION_END:
		return (end_sessions(&person));
	case DESK_PERSON_CHANGE_ACTION_SECOND_OFF:
		return (end_second(&person));
	default:
		return (remove_person(&person));
	}
}
