#include "store/letters.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "store/sessions.h"
#include "store/users.h"

#define ABOUT(number)	"{\"user\":%" number ",\"event\":%" number "}"

/* Those that are about no event are not replaced by those of another type. */
#define PERSONAL(number) \
	"{\"user\":%" number ",\"event\":0,\"type\":\"%s\",\"to\":\"%s\"}"
#define TO	"\"to\":\""

static const char *const	 types[LETTER_KINDS] = {
	[LETTER_INVITATION] = "mail.invitation",
	[LETTER_PASSWORD] = "mail.password",
	[LETTER_CONFIRM] = "mail.confirm",
	[LETTER_WAITING] = "mail.waiting",
	[LETTER_MESSAGE] = "mail.message",
	[LETTER_PUBLISHED] = "mail.published",
	[LETTER_RETURNED] = "mail.returned",
	[LETTER_RECEIVED] = "mail.received",
	[LETTER_AMEND] = "mail.amend",
	[LETTER_TEST] = "mail.test",
	[LETTER_NEW_PASSWORD] = "mail.new-password",
	[LETTER_NEW_MAIL] = "mail.new-mail",
	[LETTER_SECOND_ON] = "mail.second-on",
	[LETTER_SECOND_OFF] = "mail.second-off",
	[LETTER_NEW_CODES] = "mail.new-codes"
};

bool
letter_read(const char *type, const char *text, struct letter_about *about)
{
	const char	*to = strstr(text, TO);

	to = to == NULL ? "" : to + strlen(TO);
	snprintf(about->to, sizeof(about->to), "%.*s",
	    (int)strcspn(to, "\""), to);
	for (about->kind = 0; about->kind < LETTER_KINDS; about->kind++)
		if (strcmp(types[about->kind], type) == 0)
			break;
	return (about->kind < LETTER_KINDS && sscanf(text, ABOUT(SCNd64),
	    &about->user, &about->event) == 2);
}

const char *
letter_to(enum letter_kind kind, const struct account *account)
{
	if (kind == LETTER_CONFIRM || (kind == LETTER_INVITATION &&
	    *account->mail == '\0'))
		return (account->new_mail);
	return (account->mail);
}

/* No valid address has a quote or a backslash. */
static void
put_letter(struct db *db, const char *queue, enum letter_kind kind,
    int64_t user, int64_t event, const char *to, int64_t now)
{
	struct outbox_message	 m = { .type = types[kind] };
	char			 about[MAIL_ADDRESS + 128];

	if (event == 0)
		snprintf(about, sizeof(about), PERSONAL(PRId64), user,
		    types[kind], to);
	else
		snprintf(about, sizeof(about), ABOUT(PRId64), user, event);
	m.about = m.body = about;
	outbox_put(db, &m, queue, now);
}

void
letter_put(struct db *db, enum letter_kind kind, int64_t user, int64_t event,
    int64_t now)
{
	struct arena	*arena = arena_new();
	struct account	 account;

	if (user == 0 || (account_get(db, arena, user, &account) &&
	    *letter_to(kind, &account) != '\0'))
		put_letter(db, event == 0 ? LETTERS_PERSONAL : user == 0 ?
		    LETTERS_PROPOSALS : LETTERS_EVENTS, kind, user, event, "",
		    now);
	arena_free(arena);
}

void
letter_test(struct db *db, const struct account *account, int64_t now)
{
	const bool	 confirms = *account->mail == '\0';

	result_put(db, LETTERS_TEST, NULL);
	put_letter(db, LETTERS_TEST, confirms ? LETTER_CONFIRM : LETTER_TEST,
	    account->id, 0, confirms ? account->new_mail : "", now);
}

bool
letter_test_waits(struct db *db)
{
	return (delivery_waits(db, LETTERS_TEST, types[LETTER_TEST]) ||
	    delivery_waits(db, LETTERS_TEST, types[LETTER_CONFIRM]));
}

void
letters_revive(struct db *db, int64_t now)
{
	endpoint_revive(db, LETTERS_PERSONAL, now);
	endpoint_revive(db, LETTERS_EVENTS, now);
	endpoint_revive(db, LETTERS_PROPOSALS, now);
}

void
letter_put_to(struct db *db, enum letter_kind kind,
    const struct account *account, int64_t now)
{
	if (mail_valid(account->mail))
		put_letter(db, LETTERS_PERSONAL, kind, account->id, 0,
		    account->mail, now);
}

void
letter_put_editors(struct db *db, enum letter_kind kind, int64_t event,
    int64_t except, int64_t now)
{
	struct statement	*st;
	int64_t			 users[LETTERS_EDITORS];
	size_t			 i, count = 0;

	st = db_query(db, "SELECT id FROM users WHERE role >= $1"
	    " AND mail <> '' AND id <> $2 ORDER BY id LIMIT $3");
	db_bind_integer(st, 1, ROLE_EDITOR);
	db_bind_integer(st, 2, except);
	db_bind_integer(st, 3, LETTERS_EDITORS);
	while (count < LETTERS_EDITORS && db_step(st))
		users[count++] = db_integer(st, 0);
	db_done(st);
	for (i = 0; i < count; i++)
		put_letter(db, LETTERS_EVENTS, kind, users[i], event, "", now);
}
