#include "pages/desk/desk_test.h"

#include "generated/pages.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "store/deliveries.h"
#include "store/letters.h"
#include "store/sessions.h"

/* The address to which a test would go, or "". */
static const char *
address_of(const struct account *account)
{
	return (*account->mail != '\0' ? account->mail : account->new_mail);
}

static bool
find_account(struct request *rq, struct account *account)
{
	return (desk_sends_mail(rq) && account_get(rq->db, rq->arena,
	    rq->caller.id, account));
}

bool
desk_test_enters(struct request *rq)
{
	struct account	 account;

	return (find_account(rq, &account) && *address_of(&account) == '\0' &&
	    *field_text(rq, "mail") != '\0');
}

const char *
desk_test_fault(struct request *rq)
{
	return (desk_test_enters(rq) ? desk_mail_fault(rq, rq->caller.id) :
	    NULL);
}

/* A server that has accepted a link gets no other one at once (42.6). */
static bool
is_too_soon(struct request *rq, const struct account *account)
{
	struct endpoint_result	 last;

	return (*account->mail == '\0' && result_get(rq->db, LETTERS_TEST,
	    &last) && last.result == RESULT_DONE && invitation_since(rq->db,
	    account->id, INVITATION_MAIL, rq->now - INVITATION_AGAIN));
}

void
desk_test_send(struct request *rq, bool asked)
{
	struct account	 account;

	if (desk_test_enters(rq)) {
		desk_account_changed(rq, rq->caller.id, rq->caller.id,
		    ACCOUNT_MAIL);
		desk_mail_set(rq, rq->caller.id);
		if (!asked)
			desk_mail_ask(rq, rq->caller.id);
	}
	if (asked && find_account(rq, &account) &&
	    *address_of(&account) != '\0' && !is_too_soon(rq, &account))
		letter_test(rq->db, &account, rq->now);
}

void
desk_test_show(struct page *page, const char *wrong)
{
	struct request	*rq = page->rq;
	struct account	 account;
	struct value	*test;
	const char	*address;

	if (!find_account(rq, &account))
		return;
	address = address_of(&account);
	test = data_map(page->content, "test");
	data_text(test, "mail", field_text(rq, "mail"));
	data_text(test, "wrong", wrong);
	data_flag(test, "known", *address != '\0');
	data_flag(test, "confirms", *account.mail == '\0');
	data_text(test, "button", *address == '\0' ?
	    page->texts[TEXT_DESK_WEBHOOK_TEST] :
	    desk_phrase(page, TEXT_DESK_TEST_LETTER, "address", address));
	data_text(test, "result", desk_result(page, LETTERS_TEST,
	    letter_test_waits(rq->db), TEXT_DESK_RESULT_MAIL_DONE,
	    TEXT_DESK_RESULT_MAIL_REJECTED));
}
