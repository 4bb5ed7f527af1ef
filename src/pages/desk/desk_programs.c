/* Application passwords, on the account page and on pages of users. */
#include "base/arena.h"
#include "generated/pages.h"
#include "generated/service.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/when.h"
#include "store/users.h"
#include "text/dates.h"

struct listing {
	struct page	*page;
	struct value	*list;
};

static void
add_program(const struct password *password, void *arg)
{
	struct listing	*l = arg;
	struct value	*item;

	item = data_map(l->list, NULL);
	data_text(item, "label", arena_string(l->page->rq->arena,
	    password->label));
	data_text(item, "created", when_day(l->page,
	    password->created / DATE_DAY));
}

void
desk_programs(struct page *page, const char *login, const char *new_password)
{
	struct listing	 l = { .page = page };

	data_text(page->content, "made", new_password);
	l.list = data_list(page->content, "programs");
	(void)password_each(page->rq->db, login, add_program, &l);
	data_flag(page->content, "has_programs", l.list->count > 0);
}

const char *
desk_programs_full(const struct page *page, const char *login)
{
	return (password_may_add(page->rq->db, login) ? NULL :
	    desk_phrase(page, TEXT_DESK_PROGRAMS_FULL, "count",
	    arena_integer(page->rq->arena, SERVICE_USER_PASSWORDS_ITEMS)));
}

const char *
desk_program_make(struct request *rq, const char *login)
{
	const char	*label = field_text(rq, "name");
	char		 password[PASSWORD_TEXT];

	return (*label == '\0' || !password_add(rq->db, login, label, rq->now,
	    password) ? "" : arena_string(rq->arena, password));
}
