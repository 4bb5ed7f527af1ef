#include "store/account_changes.h"

#include "base/arena.h"
#include "store/history_rows.h"
#include "store/letters.h"
#include "store/users.h"

static const struct {
	enum letter_kind	 letter;
	const char		*before;	/* as JSON */
	const char		*after;
} changes[] = {
	[ACCOUNT_PASSWORD] = { LETTER_NEW_PASSWORD, "{}",
	    "{\"password\":true}" },
	[ACCOUNT_MAIL] = { LETTER_NEW_MAIL, "{}", "{\"mail\":true}" },
	[ACCOUNT_SECOND_ON] = { LETTER_SECOND_ON,
	    "{\"second_factor\":false}", "{\"second_factor\":true}" },
	[ACCOUNT_SECOND_OFF] = { LETTER_SECOND_OFF,
	    "{\"second_factor\":true}", "{\"second_factor\":false}" },
	[ACCOUNT_CODES] = { LETTER_NEW_CODES, "{}",
	    "{\"recovery_codes\":true}" }
};

void
account_changed(struct db *db, const struct account_change *change,
    enum account_what what)
{
	struct arena		*arena = arena_new();
	struct account		 account;
	struct history_row	 row = {
		.kind = HISTORY_USER, .record = change->user,
		.author = change->by, .made = change->now,
		.action = HISTORY_UPDATED, .before = changes[what].before,
		.after = changes[what].after
	};

	if (account_get(db, arena, change->user, &account)) {
		row.title = account.login;
		history_add(db, &row);
		if (change->mails)
			letter_put_to(db, changes[what].letter, &account,
			    change->now);
	}
	arena_free(arena);
}
