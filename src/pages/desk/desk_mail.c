/* Mail addresses of users, which are used after they have been confirmed. */
#include <string.h>
#include <strings.h>

#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "store/letters.h"
#include "store/sessions.h"
#include "store/users.h"
#include "text/mail.h"

bool
desk_sends_mail(const struct request *rq)
{
	return (*rq->site->mail.server != '\0');
}

const char *
desk_mail_fault(struct request *rq, int64_t user)
{
	const char	*address = field_text(rq, "mail");

	if (*address != '\0' && !mail_valid(address))
		return (desk_texts(rq)[TEXT_DESK_MAIL_WRONG]);
	return (account_mail_taken(rq->db, user, address) ?
	    desk_texts(rq)[TEXT_DESK_MAIL_TAKEN] : NULL);
}

void
desk_mail_set(struct request *rq, int64_t user)
{
	const char	*address = field_text(rq, "mail");

	if (*address == '\0' || !desk_sends_mail(rq))
		account_set_mail(rq->db, user, address);
	else
		account_propose_mail(rq->db, user, address);
}

void
desk_mail_ask(struct request *rq, int64_t user)
{
	if (desk_sends_mail(rq))
		letter_put(rq->db, LETTER_CONFIRM, user, 0, rq->now);
}

void
desk_account_changed(struct request *rq, int64_t user, int64_t by,
    enum account_what what)
{
	account_changed(rq->db, &(struct account_change){ user, by, rq->now,
	    desk_sends_mail(rq) }, what);
}

void
desk_mail_change(struct request *rq, const struct account *account)
{
	const char	*address = field_text(rq, "mail");

	if (strcasecmp(account->mail, address) != 0 && (*address == '\0' ||
	    strcasecmp(account->new_mail, address) != 0))
		desk_account_changed(rq, account->id, rq->caller.id,
		    ACCOUNT_MAIL);
	desk_mail_set(rq, account->id);
	desk_mail_ask(rq, account->id);
}

void
desk_mail_show(struct page *page, const struct account *account,
    const char *wrong)
{
	const char	*address = *account->new_mail != '\0' ?
			    account->new_mail : account->mail;

	data_flag(page->content, "mails", desk_sends_mail(page->rq));
	data_text(page->content, "mail", *wrong != '\0' &&
	    *field_text(page->rq, "mail") != '\0' ?
	    field_text(page->rq, "mail") : address);
	data_text(page->content, "unconfirmed", *account->new_mail == '\0' ?
	    "" : desk_phrase(page, TEXT_DESK_MAIL_UNCONFIRMED, "address",
	    address));
}

/*
 * Finds the account of a link whose address still awaits confirmation. Returns
 * false if the link is void.
 */
static bool
find_account(struct request *rq, const char *key, struct account *account)
{
	struct invitation	 invitation = { .kind = INVITATION_MAIL };

	return (key != NULL && invitation_find(rq->db, rq->arena, key, rq->now,
	    &invitation) && account_get(rq->db, rq->arena, invitation.user,
	    account) && strcmp(account->new_mail, invitation.mail) == 0);
}

/* `account` is NULL if the link is void. */
static int
show_confirmation(struct request *rq, const char *key,
    const struct account *account, const char *wrong)
{
	struct page	 page;

	desk_start(&page, rq, desk_texts(rq)[account == NULL ?
	    TEXT_DESK_VOID : TEXT_DESK_MAIL_CONFIRM]);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "account", page_link(&page, "/desk/account"));
	data_flag(page.content, "void", account == NULL);
	if (account != NULL) {
		data_text(page.content, "action", page_posts(&page,
		    page.path));
		data_text(page.content, "link", key);
		data_text(page.content, "why", phrase(rq->arena,
		    page.texts[TEXT_DESK_MAIL_CONFIRM_WHY], "name",
		    account->shown, "address", account->new_mail, NULL));
	}

	return (desk_send(&page, &template_desk_confirm, account == NULL ?
	    404 : *wrong != '\0' ? 422 : 200));
}

/* A form, since programs that check letters open the links in them. */
int
desk_confirm(struct request *rq, const struct desk_confirm_params *p)
{
	struct account	 account;

	return (show_confirmation(rq, p->key,
	    find_account(rq, p->key, &account) ? &account : NULL, ""));
}

int
desk_confirm_send(struct request *rq, const struct desk_confirm_send_params *p)
{
	struct account	 account;

	if (!find_account(rq, p->key, &account))
		return (show_confirmation(rq, p->key, NULL, ""));
	if (!account_confirm_mail(rq->db, account.id, account.new_mail))
		return (show_confirmation(rq, p->key, &account,
		    desk_texts(rq)[TEXT_DESK_MAIL_TAKEN]));

	return (desk_go_in(rq, account.language, "/desk/account"));
}
