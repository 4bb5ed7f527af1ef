#include <ctype.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/sessions.h"
#include "store/store.h"
#include "store/users.h"
#include "tests/support/store_empty.h"

#define NOW	1700000000

static struct db	*db;
static char		 password[PASSWORD_TEXT];

static const struct agent	 agent = { "", "" };

static void
setup(void)
{
	db = store_empty();
	cr_assert(user_add(db, "ada", ROLE_EDITOR, NOW, password));
}

static void
teardown(void)
{
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
}

TestSuite(users, .init = setup, .fini = teardown);

static void
expect(const char *login, const char *with, enum credentials outcome,
    int64_t id, enum role role)
{
	struct caller	 caller;

	cr_assert_eq(user_check(db, login, with, &caller), outcome);
	cr_assert_eq(caller.id, id);
	cr_assert_eq(caller.role, role);
}

Test(users, roles_have_names)
{
	enum role	 role, found;

	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++) {
		cr_assert(role_find(role_name(role), &found));
		cr_assert_eq(found, role);
	}
	cr_assert_not(role_find("anonymous", &found));
	cr_assert_not(role_find("Editor", &found));
	cr_assert_not(role_find("", &found));
}

Test(users, are_numbered_from_one_and_never_again)
{
	char	 other[PASSWORD_TEXT];

	expect("ada", password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	cr_assert(user_add(db, "bob", ROLE_AUTHOR, NOW, other));
	expect("bob", other, CREDENTIALS_RIGHT, 2, ROLE_AUTHOR);
	cr_assert(user_remove(db, "bob"));
	cr_assert(user_add(db, "bob", ROLE_AUTHOR, NOW, other));
	expect("bob", other, CREDENTIALS_RIGHT, 3, ROLE_AUTHOR);
	cr_assert_eq(user_count(db), 2);
}

Test(users, new_passwords_are_24_letters_and_digits)
{
	const char	*p;

	cr_assert_eq(strlen(password), 24);
	for (p = password; *p != '\0'; p++)
		cr_assert(isalnum((unsigned char)*p));
}

Test(users, credentials_are_checked)
{
	struct row {
		const char	*login;
		const char	*password;
		enum credentials outcome;
	}	 rows[] = {
		{ "ada", "", CREDENTIALS_WRONG_PASSWORD },
		{ "ada", "wrong", CREDENTIALS_WRONG_PASSWORD },
		{ "Ada", "wrong", CREDENTIALS_WRONG_PASSWORD },
		{ "bob", password, CREDENTIALS_UNKNOWN_NAME },
		{ "", password, CREDENTIALS_UNKNOWN_NAME },
		{ NULL, "wrong", CREDENTIALS_WRONG_PASSWORD },
		{ NULL, "", CREDENTIALS_WRONG_PASSWORD },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		expect(rows[i].login, rows[i].password, rows[i].outcome, 0,
		    ROLE_ANONYMOUS);
	expect(NULL, password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	expect("ADA", password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
}

Test(users, blanks_in_a_password_do_not_count)
{
	char	 spaced[2 * PASSWORD_TEXT], *to;
	int	 i;

	to = spaced;
	for (i = 0; password[i] != '\0'; i++) {
		if (i % 4 == 0)
			*to++ = ' ';
		*to++ = password[i];
	}
	*to = '\0';
	expect("ada", spaced, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	expect(NULL, spaced, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
}

Test(users, have_several_passwords_each_removed_by_its_label)
{
	char	 second[PASSWORD_TEXT];

	cr_assert(password_add(db, "ada", "phone", NOW, second));
	cr_assert_str_neq(second, password);
	expect("ada", password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	expect("ada", second, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);

	cr_assert(password_remove(db, "ada", "phone"));
	expect("ada", password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	expect("ada", second, CREDENTIALS_WRONG_PASSWORD, 0, ROLE_ANONYMOUS);
	expect(NULL, second, CREDENTIALS_WRONG_PASSWORD, 0, ROLE_ANONYMOUS);
	cr_assert_not(password_remove(db, "ada", "phone"));
	cr_assert_not(password_remove(db, "bob", "default"));
	cr_assert_not(password_add(db, "bob", "phone", NOW, second));
}

Test(users, have_a_limited_number_of_passwords)
{
	char	 other[PASSWORD_TEXT];
	int	 i;

	for (i = 1; i < SERVICE_USER_PASSWORDS_ITEMS; i++) {
		cr_assert(password_may_add(db, "ada"));
		cr_assert(password_add(db, "ada", "phone", NOW, other));
	}
	cr_assert_not(password_may_add(db, "ada"));
	cr_assert(password_remove(db, "ada", "phone"));
	cr_assert(password_may_add(db, "ada"));
}

static void
count_session(const struct session *session, void *arg)
{
	(void)session;
	++*(int *)arg;
}

static int
count_sessions(int64_t now)
{
	int	 count = 0;

	session_each(db, 1, now, count_session, &count);
	return (count);
}

Test(users, have_a_limited_number_of_sessions)
{
	struct caller	 caller;
	char		 used[ACCOUNT_TOKEN], first[ACCOUNT_TOKEN];
	char		 last[ACCOUNT_TOKEN];
	int		 i;

	session_start(db, 1, &agent, NOW, used);
	session_start(db, 1, &agent, NOW + 1, first);
	session_touch(db, used, NOW + 3);
	for (i = 2; i <= SERVICE_USER_SESSIONS_ITEMS; i++)
		session_start(db, 1, &agent, NOW + 2, last);
	cr_assert_eq(count_sessions(NOW + 3), SERVICE_USER_SESSIONS_ITEMS);
	cr_assert(session_find(db, used, NOW + 3, &caller));
	cr_assert_not(session_find(db, first, NOW + 3, &caller));
	cr_assert(session_find(db, last, NOW + 3, &caller));
}

Test(users, expired_sessions_are_deleted)
{
	char	 token[ACCOUNT_TOKEN];

	session_start(db, 1, &agent, NOW, token);
	cr_assert_not(sessions_are_old(db, NOW + SESSION_IDLE - 1));
	cr_assert(sessions_are_old(db, NOW + SESSION_IDLE));
	session_start(db, 1, &agent, NOW + 1, token);
	sessions_drop_old(db, NOW + SESSION_IDLE);
	cr_assert_eq(count_sessions(NOW), 1);
}

Test(users, a_taken_name_is_rejected)
{
	char	 other[PASSWORD_TEXT];

	cr_assert_not(user_add(db, "ada", ROLE_AUTHOR, NOW, other));
	expect("ada", password, CREDENTIALS_RIGHT, 1, ROLE_EDITOR);
	cr_assert_eq(user_count(db), 1);
}

Test(users, full_names_are_visible)
{
	static const char *const	 wrong[] = {
		" Anna", "Anna ", "42", "Anna\nWeber", "Anna\u00a0Weber",
		"An\u200bna", "\u202eannA", "\u3164", "An\u00adna",
		"Anna\u2028", "Anna\xc2\x9b", "An\u115fna", "\xff"
	};
	size_t				 i;

	cr_expect(full_name_valid(""));
	cr_expect(full_name_valid("\u00c4nna O'Neil-\u738b"));
	for (i = 0; i < COUNT(wrong); i++)
		cr_expect_not(full_name_valid(wrong[i]), "%zu", i);
}

Test(users, names_do_not_look_like_those_of_others)
{
	int64_t	 anna;

	db_begin_write(db);
	anna = account_add(db, "anna", ROLE_EDITOR, 1);
	account_set_name(db, anna, "\u00c4nna Zo\u00eb");
	cr_expect(full_name_taken(db, 0, "\u00e4nna zo\u00eb"));
	cr_expect(full_name_taken(db, 0, "A\u0308NNA ZOE"));
	cr_expect(full_name_taken(db, 0, "Anna"));
	cr_expect(full_name_taken(db, 0, "Submissions"));
	cr_expect_not(full_name_taken(db, anna, "Anna Zoe"));
	cr_expect_not(full_name_taken(db, 0, "Anna Weber"));
	account_set_name(db, anna, "Zora");
	cr_expect_eq(account_add(db, "zora", ROLE_AUTHOR, 1), 0);
	cr_expect_eq(account_add(db, "SUBMISSIONS", ROLE_AUTHOR, 1), 0);
	cr_expect_gt(account_add(db, "submissions", ROLE_CONTRIBUTOR, 1), 0);
	cr_expect(db_commit(db));
}

Test(users, a_removed_one_cannot_sign_in)
{
	cr_assert(user_exists(db, 1));
	cr_assert(user_remove(db, "ada"));
	cr_assert_not(user_exists(db, 1));
	expect("ada", password, CREDENTIALS_UNKNOWN_NAME, 0, ROLE_ANONYMOUS);
	expect(NULL, password, CREDENTIALS_WRONG_PASSWORD, 0, ROLE_ANONYMOUS);
	cr_assert_not(user_remove(db, "ada"));
	cr_assert_eq(user_count(db), 0);
}

static void
note_user(const struct user *user, void *arg)
{
	struct user	*last = arg;

	cr_assert_gt(user->id, last->id);
	*last = *user;
	if (user->id == 2)
		cr_assert_str_eq(user->login, "bob");
}

static void
note_label(const struct password *p, void *arg)
{
	strcat(arg, p->label);
	strcat(arg, ";");
}

Test(users, are_listed_by_number_with_their_passwords)
{
	struct user	 last = { 0 };
	char		 other[PASSWORD_TEXT], labels[64] = "";

	cr_assert(user_add(db, "bob", ROLE_AUTHOR, NOW, other));
	cr_assert(password_add(db, "bob", "phone", NOW + 1, other));
	user_each(db, note_user, &last);
	cr_assert_eq(last.id, 2);
	cr_assert_eq(last.role, ROLE_AUTHOR);
	cr_assert_eq(last.password_count, 2);
	cr_assert(password_each(db, "bob", note_label, labels));
	cr_assert_str_eq(labels, "default;phone;");
	cr_assert_not(password_each(db, "eve", note_label, labels));
}
