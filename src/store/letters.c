#include "store/letters.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/accounts.h"
#include "store/db.h"
#include "store/outbox.h"
#include "store/users.h"

#define BODY(number)	"{\"user\":%" number ",\"event\":%" number "}"

static const char *const	 types[LETTER_KINDS] = {
	[LETTER_INVITATION] = "mail.invitation",
	[LETTER_PASSWORD] = "mail.password",
	[LETTER_CONFIRM] = "mail.confirm",
	[LETTER_WAITING] = "mail.waiting",
	[LETTER_PUBLISHED] = "mail.published",
	[LETTER_RETURNED] = "mail.returned"
};

bool
letter_read(const char *type, const char *body, struct letter_about *about)
{
	for (about->kind = 0; about->kind < LETTER_KINDS; about->kind++)
		if (strcmp(types[about->kind], type) == 0)
			break;
	return (about->kind < LETTER_KINDS && sscanf(body, BODY(SCNd64),
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

/*
 * Drops the earlier letter after the new one is stored. Otherwise the new one
 * could get its number, and a deliverer that is sending the earlier one would
 * take the new one for sent.
 */
static void
put(struct db *db, enum letter_kind kind, int64_t user, int64_t event,
    int64_t now)
{
	const char		*endpoint;
	struct statement	*st;
	char			 body[80];

	endpoint = event == 0 ? LETTERS_PERSONAL : LETTERS_EVENTS;
	snprintf(body, sizeof(body), BODY(PRId64), user, event);
	outbox_put(db, types[kind], body, now, &endpoint, 1);
	st = db_query(db, "DELETE FROM outbox WHERE type LIKE 'mail.%'"
	    " AND body = $1 AND type LIKE $2"
	    " AND id < (SELECT MAX(id) FROM outbox)");
	db_bind_text(st, 1, body);
	db_bind_text(st, 2, event == 0 ? types[kind] : "mail.%");
	db_run(st);
}

void
letter_put(struct db *db, enum letter_kind kind, int64_t user, int64_t event,
    int64_t now)
{
	struct arena	*arena = arena_new();
	struct account	 account;

	if (account_get(db, arena, user, &account) &&
	    *letter_to(kind, &account) != '\0')
		put(db, kind, user, event, now);
	arena_free(arena);
}

void
letter_put_editors(struct db *db, int64_t event, int64_t except, int64_t now)
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
		put(db, LETTER_WAITING, users[i], event, now);
}
