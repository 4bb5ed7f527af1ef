/* Who may do what, for administrators. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/session.h"
#include "pages/desk/desk.h"
#include "store/accounts.h"
#include "store/db.h"

#define NAME_MOST	100	/* bytes */

struct listing {
	struct page	*page;
	struct value	*list;
};

static void
add_person(const struct user *user, void *arg)
{
	struct listing	*l = arg;
	struct page	*page = l->page;
	struct arena	*arena = page->rq->arena;
	struct value	*item;

	item = data_map(l->list, NULL);
	data_text(item, "name", arena_string(arena, user->login));
	data_text(item, "address", page_link(page, arena_join(arena,
	    "/desk/people/", arena_integer(arena, user->id), NULL)));
	data_text(item, "status", desk_role(page, user->role));
	data_text(item, "note", user->is_invited ?
	    page->texts[TEXT_DESK_INVITED] : "");
}

static int
show_people(struct request *rq, const char *wrong, const char *link,
    int status)
{
	struct page	 page;
	struct listing	 l = { .page = &page };
	const char	*role = desk_field(rq, "role");

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_PEOPLE]);
	desk_form_start(&page);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "link", link);
	data_text(page.content, "login", *wrong == '\0' ? "" :
	    desk_field(rq, "login"));
	desk_roles(&page, *role == '\0' ? "editor" : role);
	l.list = data_list(page.content, "people");
	user_each(rq->db, add_person, &l);

	return (desk_send(&page, &template_desk_people, status));
}

int
desk_people(struct request *rq, const struct desk_people_params *p)
{
	(void)p;

	return (show_people(rq, "", "", 200));
}

static const char *
make_link(struct request *rq, int64_t user)
{
	struct page	 page = { .rq = rq };
	char		 token[ACCOUNT_TOKEN];

	invitation_make(rq->db, user, rq->now, token);

	return (desk_link(&page, token));
}

/* The answer shows the link, which is nowhere else. */
int
desk_invite(struct request *rq, const struct desk_invite_params *p)
{
	const char *const	*own = desk_texts(rq);
	const char		*login = desk_field(rq, "login");
	enum role		 role;
	int64_t			 user;

	if (!user_name_valid(login) || strlen(login) > NAME_MOST)
		return (show_people(rq, own[TEXT_DESK_NAME_WRONG], "", 422));
	(void)role_find(p->role, &role);
	if ((user = account_add(rq->db, login, role, rq->now)) == 0)
		return (show_people(rq, own[TEXT_DESK_NAME_TAKEN], "", 422));

	return (show_people(rq, "", make_link(rq, user), 200));
}

static int
show_person(struct request *rq, const struct account *account,
    const char *link)
{
	struct page	 page;

	desk_start(&page, rq, account->login);
	desk_form_start(&page);
	data_text(page.content, "login", account->login);
	data_text(page.content, "link", link);
	data_text(page.content, "wrong", "");
	data_flag(page.content, "itself", account->id == rq->caller.id);
	desk_roles(&page, role_name(account->role));
	data_text(page.content, "back", page_link(&page, "/desk/people"));

	return (desk_send(&page, &template_desk_person, 200));
}

int
desk_person(struct request *rq, const struct desk_person_params *p)
{
	struct account	 account;

	return (account_get(rq->db, rq->arena, p->id, &account) ?
	    show_person(rq, &account, "") :
	    reply_error(rq, ERROR_REST_NO_ROUTE));
}

/* Nobody changes what they may themselves, so there is always one who may all. */
int
desk_person_change(struct request *rq,
    const struct desk_person_change_params *p)
{
	struct account	 account;
	enum role	 role;

	if (!account_get(rq->db, rq->arena, p->id, &account) ||
	    account.id == rq->caller.id || !p->has_action)
		return (reply_error(rq, ERROR_REST_NO_ROUTE));
	switch (p->action) {
	case DESK_PERSON_CHANGE_ACTION_ROLE:
		if (p->role != NULL && role_find(p->role, &role))
			account_set_role(rq->db, account.id, role);
		break;
	case DESK_PERSON_CHANGE_ACTION_LINK:
		return (show_person(rq, &account, make_link(rq, account.id)));
	case DESK_PERSON_CHANGE_ACTION_END:
		session_end_all(rq->db, account.id);
		break;
	default:
		account_remove(rq->db, account.id);
	}

	return (desk_go(rq, "/desk/people"));
}
