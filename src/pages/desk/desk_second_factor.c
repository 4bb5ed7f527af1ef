/* The page at which users set up their second factor. */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/desk/desk.h"
#include "store/second_factors.h"
#include "store/users.h"
#include "text/qr_code.h"
#include "text/totp.h"
#include "text/urls.h"

#define GROUP	4	/* letters that are shown together */

typedef char	 code_list[RECOVERY_CODES][RECOVERY_CODE];

/* "ABCD EFGH" */
static const char *
group_letters(struct arena *arena, const char *text)
{
	struct buf	 b;
	size_t		 i;

	buf_init(&b, arena, 64);
	for (i = 0; text[i] != '\0'; i++) {
		if (i > 0 && i % GROUP == 0)
			buf_char(&b, ' ');
		buf_char(&b, text[i]);
	}

	return (b.data);
}

/* In a path, a blank is not a plus sign. */
static void
add_encoded(struct buf *to, struct arena *arena, const char *text)
{
	struct buf	 b;
	const char	*at;

	buf_init(&b, arena, 128);
	url_encode(&b, text);
	for (at = b.data; *at != '\0'; at++)
		if (*at == '+')
			buf_string(to, "%20");
		else
			buf_char(to, *at);
}

/* The address by which apps take over a secret. */
static const char *
app_link(const struct page *page, const struct account *account,
    const char *secret)
{
	struct arena	*arena = page->rq->arena;
	struct buf	 b;

	buf_init(&b, arena, 256);
	buf_string(&b, "otpauth://totp/");
	add_encoded(&b, arena, page->name);
	buf_string(&b, ":");
	add_encoded(&b, arena, account->login);
	buf_string(&b, "?secret=");
	buf_string(&b, secret);
	buf_string(&b, "&issuer=");
	add_encoded(&b, arena, page->name);

	return (b.data);
}

/* What the page says besides. */
struct shown {
	const char	*secret;	/* to try again with, or "" */
	const char	*wrong;		/* or "" */
	const code_list	*codes;		/* just made, or NULL */
};

static const struct shown	 nothing = { "", "", NULL };

static void
add_codes(struct page *page, const code_list *codes)
{
	struct value	*list = data_list(page->content, "codes");
	size_t		 i;

	for (i = 0; codes != NULL && i < RECOVERY_CODES; i++)
		data_text(data_map(list, NULL), "code",
		    group_letters(page->rq->arena, (*codes)[i]));
	data_flag(page->content, "has_codes", codes != NULL);
}

static void
add_qr(struct page *page, const char *link)
{
	struct arena	*arena = page->rq->arena;
	struct value	*qr;
	struct buf	 b;
	int		 size;

	buf_init(&b, arena, 8192);
	if ((size = qr_path(&b, link)) == 0)
		return;
	qr = data_map(page->content, "qr");
	data_text(qr, "size", arena_integer(arena, size));
	data_text(qr, "dark", b.data);
}

static void
add_secret(struct page *page, const struct account *account,
    const char *secret)
{
	char	 *made = arena_bytes(page->rq->arena, TOTP_SECRET);

	if (*secret == '\0') {
		secret_random_base32(made, TOTP_LETTERS);
		secret = made;
	}
	data_text(page->content, "secret", secret);
	data_text(page->content, "shown", group_letters(page->rq->arena,
	    secret));
	data_text(page->content, "link", app_link(page, account, secret));
	add_qr(page, app_link(page, account, secret));
}

static int
show_second(struct request *rq, const struct account *account,
    const struct shown *shown, int status)
{
	const bool	 demanded = session_demands_second(rq, account->role);
	const bool	 on = second_factor_is_on(rq->db, account->id);
	struct page	 page;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_SECOND]);
	desk_form_start(&page);
	data_text(page.content, "login", account->login);
	data_text(page.content, "wrong", shown->wrong);
	data_flag(page.content, "demanded", demanded && !on);
	add_codes(&page, shown->codes);
	data_text(page.content, "go_on", page_link(&page, "/desk"));
	if (!on)
		add_secret(&page, account, shown->secret);
	data_text(page.content, "left", desk_phrase(&page,
	    TEXT_DESK_SECOND_LEFT, "count", arena_integer(rq->arena,
	    recovery_codes_left(rq->db, account->id))));
	data_flag(page.content, "may_stop", !demanded);

	return (desk_send(&page, &template_desk_second_factor, status));
}

int
desk_second_factor(struct request *rq,
    const struct desk_second_factor_params *p)
{
	struct account	 account;

	(void)p;

	return (!account_get(rq->db, rq->arena, rq->caller.id, &account) ?
	    403 : show_second(rq, &account, &nothing, 200));
}

/*
 * Answers the form directly, without a redirect, since the page shows the codes
 * only once.
 */
static int
make_codes(struct request *rq, const struct account *account)
{
	code_list	*codes = arena_alloc(rq->arena, sizeof(*codes));

	recovery_codes_make(rq->db, account->id, *codes);

	return (show_second(rq, account, &(struct shown){ "", "", codes },
	    200));
}

static struct account_change
change_of(const struct request *rq, const struct account *account)
{
	return ((struct account_change){ account->id, account->id, rq->now,
	    desk_sends_mail(rq) });
}

/* The form sends the secret again: nothing is stored before it is proved. */
static int
start_factor(struct request *rq, const struct account *account)
{
	const char			*secret = field_text(rq, "secret");
	const struct account_change	 change = change_of(rq, account);
	int64_t				 step;

	step = second_factor_find(secret, field_text(rq, "code"), rq->now, 0);
	if (step == 0)
		return (show_second(rq, account, &(struct shown){
		    totp_secret_valid(secret) ? secret : "",
		    desk_texts(rq)[TEXT_DESK_SECOND_WRONG], NULL }, 422));
	if (rq->reading)
		return (serve_defer(rq));
	second_factor_start(rq->db, &change, secret, step);
	session_begin(rq, account->id, account->role);

	return (make_codes(rq, account));
}

static int
stop_factor(struct request *rq, const struct account *account)
{
	const struct account_change	 change = change_of(rq, account);

	second_factor_end(rq->db, &change);
	session_begin(rq, account->id, account->role);

	return (desk_go(rq, "/desk/second-factor?done=saved"));
}

int
desk_second_factor_change(struct request *rq,
    const struct desk_second_factor_change_params *p)
{
	struct account	 account;
	const char	*secret = field_text(rq, "secret"), *wrong;
	int		 status;

	if (!account_get(rq->db, rq->arena, rq->caller.id, &account))
		return (403);
	if (!p->has_action)
		return (desk_go(rq, "/desk/second-factor"));
	if ((wrong = desk_proof_fault(rq, p->action, &status)) != NULL)
		return (show_second(rq, &account, &(struct shown){
		    totp_secret_valid(secret) ? secret : "", wrong, NULL },
		    status));
	if ((p->action == DESK_SECOND_FACTOR_CHANGE_ACTION_ON) ==
	    second_factor_is_on(rq->db, account.id))
		return (desk_go(rq, "/desk/second-factor"));
	if (p->action == DESK_SECOND_FACTOR_CHANGE_ACTION_ON)
		return (start_factor(rq, &account));
	if (rq->reading)
		return (serve_defer(rq));
	if (p->action == DESK_SECOND_FACTOR_CHANGE_ACTION_CODES) {
		desk_account_changed(rq, account.id, account.id,
		    ACCOUNT_CODES);
		return (make_codes(rq, &account));
	}

	return (session_demands_second(rq, account.role) ?
	    desk_go(rq, "/desk/second-factor") : stop_factor(rq, &account));
}
