#include "command/deliver/deliver_letter.h"

#include <string.h>

#include "base/arena.h"
#include "config/site.h"
#include "generated/texts.h"
#include "http/mount.h"
#include "pages/phrase.h"
#include "store/amendments.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/letters.h"
#include "store/sessions.h"
#include "store/users.h"
#include "text/html.h"
#include "text/mail.h"

/* The texts of each kind. */
static const struct {
	enum text	 subject, text;
} words[LETTER_KINDS] = {
	[LETTER_INVITATION] = { TEXT_MAIL_INVITATION,
	    TEXT_MAIL_INVITATION_TEXT },
	[LETTER_PASSWORD] = { TEXT_MAIL_PASSWORD, TEXT_MAIL_PASSWORD_TEXT },
	[LETTER_CONFIRM] = { TEXT_MAIL_CONFIRM, TEXT_MAIL_CONFIRM_TEXT },
	[LETTER_WAITING] = { TEXT_MAIL_WAITING, TEXT_MAIL_WAITING_TEXT },
	[LETTER_MESSAGE] = { TEXT_MAIL_MESSAGE, TEXT_MAIL_MESSAGE_TEXT },
	[LETTER_PUBLISHED] = { TEXT_MAIL_PUBLISHED, TEXT_MAIL_PUBLISHED_TEXT },
	[LETTER_RETURNED] = { TEXT_MAIL_RETURNED, TEXT_MAIL_RETURNED_TEXT },
	[LETTER_RECEIVED] = { TEXT_MAIL_RECEIVED, TEXT_MAIL_RECEIVED_TEXT },
	[LETTER_AMEND] = { TEXT_MAIL_RETURNED, TEXT_MAIL_AMEND_TEXT },
	[LETTER_TEST] = { TEXT_MAIL_TEST, TEXT_MAIL_TEST_TEXT },
	[LETTER_NEW_PASSWORD] = { TEXT_MAIL_ACCOUNT,
	    TEXT_MAIL_ACCOUNT_PASSWORD },
	[LETTER_NEW_MAIL] = { TEXT_MAIL_ACCOUNT, TEXT_MAIL_ACCOUNT_MAIL },
	[LETTER_SECOND_ON] = { TEXT_MAIL_ACCOUNT,
	    TEXT_MAIL_ACCOUNT_SECOND_ON },
	[LETTER_SECOND_OFF] = { TEXT_MAIL_ACCOUNT,
	    TEXT_MAIL_ACCOUNT_SECOND_OFF },
	[LETTER_NEW_CODES] = { TEXT_MAIL_ACCOUNT, TEXT_MAIL_ACCOUNT_CODES }
};

struct writing {
	struct db		*db;
	struct arena		*arena;
	int64_t			 now;
	struct letter_about	 about;
	struct account		 account;
	const char		*to;		/* its mail address */
	const struct mount	*mount;		/* in the account's language */
	const char		*root;		/* its address */
	const char		*site;		/* its name */
	const char		*event;		/* word of its pages of
						   events */
	const char		*title, *slug;	/* of the event */
	const char		*note, *message;	/* of its editor,
							   author */
};

static void
choose_language(struct writing *w, const struct site *site)
{
	w->mount = mount_in(site, w->account.language);
	if (w->mount == NULL)
		w->mount = &site->mounts[0];
	w->root = arena_join(w->arena, site->base_url, w->mount->prefix, NULL);
	w->event = site->slugs.event;
	w->site = *site->title != '\0' ? site->title :
	    texts[w->mount->locale_index][TEXT_SERVICE_TITLE];
}

static bool
find_event(struct writing *w)
{
	struct statement	*st;
	bool			 found;

	w->title = w->slug = w->note = w->message = "";
	if (w->about.event == 0)
		return (true);
	st = db_query(w->db, "SELECT title, COALESCE(slug, ''),"
	    " note, message FROM events WHERE id = $1");
	db_bind_integer(st, 1, w->about.event);
	if ((found = db_step(st))) {
		w->title = html_text(w->arena, db_string(st, 0));
		w->slug = arena_string(w->arena, db_string(st, 1));
		w->note = arena_string(w->arena, db_string(st, 2));
		w->message = arena_string(w->arena, db_string(st, 3));
	}
	db_done(st);
	return (found && (w->about.kind != LETTER_MESSAGE ||
	    *w->message != '\0'));
}

/* Reads the visitor who proposed the event as an account without a name. */
static bool
find_sender(struct writing *w)
{
	struct statement	*st;
	struct account		*a = &w->account;
	bool			 found;

	*a = (struct account){ .login = "", .name = "", .shown = "" };
	st = db_query(w->db, "SELECT sender, sender_language FROM events"
	    " WHERE id = $1");
	db_bind_integer(st, 1, w->about.event);
	if ((found = db_step(st))) {
		a->mail = arena_string(w->arena, db_string(st, 0));
		a->language = arena_string(w->arena, db_string(st, 1));
		found = mail_valid(a->mail);
	}
	db_done(st);
	return (found && (w->about.kind != LETTER_AMEND ||
	    amendment_allowed(w->db, w->about.event)));
}

static enum invitation_kind
link_of(const struct writing *w)
{
	return (w->about.kind == LETTER_CONFIRM ? INVITATION_MAIL :
	    INVITATION_PASSWORD);
}

/*
 * A letter that was attempted before has made a link itself; one with an
 * address was wanted when it was added.
 */
static bool
is_wanted(const struct writing *w)
{
	return (*w->about.to != '\0' || (w->about.kind != LETTER_PASSWORD &&
	    w->about.kind != LETTER_CONFIRM) || !invitation_since(w->db,
	    w->account.id, link_of(w), w->now - INVITATION_AGAIN));
}

static const char *
make_key_link(const struct writing *w, const char *page)
{
	char	 token[ACCOUNT_TOKEN];

	invitation_make(w->db, &(struct invitation){ link_of(w),
	    w->account.id, w->to }, w->now, token);
	return (arena_join(w->arena, w->root, page, "?key=", token, NULL));
}

static const char *
make_amendment(const struct writing *w)
{
	char	 token[ACCOUNT_TOKEN];

	amendment_make(w->db, w->about.event, w->now, token);
	return (arena_join(w->arena, w->root, "/submit?key=", token, NULL));
}

/* Whether it says how the user signs in from now on. */
static bool
is_about_account(const struct writing *w)
{
	return (w->about.kind >= LETTER_NEW_PASSWORD);
}

static const char *
make_link(const struct writing *w)
{
	if (is_about_account(w))
		return (arena_join(w->arena, w->root, "/desk/account", NULL));
	switch (w->about.kind) {
	case LETTER_INVITATION:
	case LETTER_PASSWORD:
		return (make_key_link(w, "/desk/welcome"));
	case LETTER_CONFIRM:
		return (make_key_link(w, "/desk/confirm"));
	case LETTER_RECEIVED:
	case LETTER_TEST:
		return (arena_join(w->arena, w->root, "/", NULL));
	case LETTER_AMEND:
		return (make_amendment(w));
	case LETTER_PUBLISHED:
		return (arena_join(w->arena, w->root, "/", w->event, "/",
		    w->slug, "/", NULL));
	default:
		return (arena_join(w->arena, w->root, "/desk/events/",
		    arena_integer(w->arena, w->about.event), NULL));
	}
}

/* Returns a text in the account's language, with its placeholders replaced. */
static const char *
fill_text(const struct writing *w, enum text text)
{
	return (phrase(w->arena, texts[w->mount->locale_index][text],
	    "name", w->account.shown, "login", w->account.login,
	    "site", w->site, "title", w->title, NULL));
}

/*
 * Adds what was written about the event, or what to do about a change of the
 * account, as a separate paragraph.
 */
static const char *
add_note(const struct writing *w)
{
	enum letter_kind	 kind = w->about.kind;
	const char		*written = "";

	if (is_about_account(w))
		written = fill_text(w, TEXT_MAIL_ACCOUNT_ELSE);
	else if (kind == LETTER_RETURNED || kind == LETTER_AMEND)
		written = w->note;
	else if (kind == LETTER_WAITING || kind == LETTER_MESSAGE)
		written = w->message;
	return (*written == '\0' ? "" :
	    arena_join(w->arena, written, "\r\n\r\n", NULL));
}

static const char *
join_text(const struct writing *w)
{
	return (arena_join(w->arena, fill_text(w, w->about.user == 0 ?
	    TEXT_MAIL_HELLO : TEXT_MAIL_GREETING),
	    "\r\n\r\n", fill_text(w, words[w->about.kind].text), "\r\n\r\n",
	    add_note(w), make_link(w), "\r\n\r\n-- \r\n", w->site, "\r\n",
	    w->root, "/\r\n", NULL));
}

bool
letter_write(struct letter *letter, struct db *db, struct arena *arena,
    const struct site *site, const struct delivery *d, int64_t now)
{
	struct writing	 w = { .db = db, .arena = arena, .now = now };

	if (!letter_read(d->type, d->body, &w.about) ||
	    !(w.about.user == 0 ? find_sender(&w) : account_get(db, arena,
	    w.about.user, &w.account)))
		return (false);
	w.to = *w.about.to != '\0' ? arena_string(arena, w.about.to) :
	    letter_to(w.about.kind, &w.account);
	if (*w.to == '\0' || (d->attempts == 0 && !is_wanted(&w)) ||
	    !find_event(&w))
		return (false);
	choose_language(&w, site);
	if (w.about.kind == LETTER_CONFIRM) {	/* perhaps to a stranger */
		w.account.shown = w.account.login;
		w.account.name = "";
	}
	letter->from = w.site;
	letter->to = w.to;
	letter->name = w.account.name;
	letter->subject = fill_text(&w, words[w.about.kind].subject);
	letter->text = join_text(&w);
	return (!db_failed(db));
}
