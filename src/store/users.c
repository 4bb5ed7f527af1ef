#include "store/users.h"

#include <ctype.h>
#include <string.h>

#include <unictype.h>
#include <unistr.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "store/sessions.h"
#include "text/dates.h"
#include "text/fold.h"

#define PASSWORD_LENGTH	24

bool
user_name_valid(const char *name)
{
	const char	*p;

	for (p = name; *p != '\0'; p++)
		if (*p == ':' || (unsigned char)*p <= ' ' || *p == 0x7f)
			return (false);
	return (p > name);
}

/* Not control characters, nor those that change or hide others. */
static bool
is_visible(ucs4_t c)
{
	return (c == ' ' || !(uc_is_general_category(c, UC_OTHER) ||
	    uc_is_general_category(c, UC_SEPARATOR) ||
	    uc_is_property_default_ignorable_code_point(c)));
}

bool
full_name_valid(const char *name)
{
	const uint8_t	*text = (const uint8_t *)name;
	const size_t	 length = strlen(name);
	ucs4_t		 c;
	bool		 has_letter = length == 0;

	if (length > FULL_NAME_MOST || u8_check(text, length) != NULL ||
	    *name == ' ' || (length > 0 && name[length - 1] == ' '))
		return (false);
	while ((text = u8_next(&c, text)) != NULL) {
		if (!is_visible(c))
			return (false);
		has_letter = has_letter ||
		    uc_is_general_category(c, UC_LETTER);
	}
	return (has_letter);
}

bool
password_possible(const char *text)
{
	size_t	 length = 0;

	for (; *text != '\0'; text++)
		if (isalnum((unsigned char)*text))
			length++;
		else if (*text != ' ')
			return (false);
	return (length == PASSWORD_LENGTH);
}

/* Whether column 2 is the digest; reads the caller from columns 0 and 1. */
static bool
matches_row(struct statement *st, const unsigned char digest[SECRET_DIGEST],
    struct caller *caller)
{
	const void	*hash;
	size_t		 length;

	hash = db_blob(st, 2, &length);
	if (length != SECRET_DIGEST ||
	    !secret_equal(hash, digest, SECRET_DIGEST))
		return (false);
	caller->id = db_integer(st, 0);
	caller->role = role_read(st, 1);
	return (true);
}

static enum credentials
check_bearer(struct db *db, const unsigned char digest[SECRET_DIGEST],
    struct caller *caller)
{
	struct statement	*st;
	bool			 right;

	st = db_query(db, "SELECT u.id, u.role, p.hash FROM passwords p"
	    " JOIN users u ON u.id = p.user_id WHERE p.hash = $1");
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	right = db_step(st) && matches_row(st, digest, caller);
	db_done(st);
	return (right ? CREDENTIALS_RIGHT : CREDENTIALS_WRONG_PASSWORD);
}

/* Compares all passwords, even after a match, to take constant time. */
static enum credentials
check_rows(struct statement *st, const unsigned char digest[SECRET_DIGEST],
    struct caller *caller)
{
	enum credentials	 outcome = CREDENTIALS_UNKNOWN_NAME;

	while (db_step(st)) {
		if (outcome == CREDENTIALS_UNKNOWN_NAME)
			outcome = CREDENTIALS_WRONG_PASSWORD;
		if (matches_row(st, digest, caller))
			outcome = CREDENTIALS_RIGHT;
	}
	db_done(st);
	return (outcome);
}

/* Most clients send the login as stored, which is found by an index. */
enum credentials
user_check(struct db *db, const char *login, const char *password,
    struct caller *caller)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];
	enum credentials	 outcome;
	int64_t			 id;

	caller->id = 0;
	caller->role = ROLE_ANONYMOUS;
	secret_digest(password, digest);
	if (login == NULL)
		return (check_bearer(db, digest, caller));

	st = db_query(db, "SELECT u.id, u.role, p.hash FROM users u"
	    " LEFT JOIN passwords p ON p.user_id = u.id WHERE u.login = $1");
	db_bind_text(st, 1, login);
	outcome = check_rows(st, digest, caller);
	if (outcome != CREDENTIALS_UNKNOWN_NAME ||
	    (id = account_named(db, login)) == 0)
		return (outcome);
	st = db_query(db, "SELECT u.id, u.role, p.hash FROM users u"
	    " LEFT JOIN passwords p ON p.user_id = u.id WHERE u.id = $1");
	db_bind_integer(st, 1, id);
	return (check_rows(st, digest, caller));
}

bool
user_exists(struct db *db, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM users WHERE id = $1");
	db_bind_integer(st, 1, id);
	return (db_has_row(st));
}

bool
user_find(struct db *db, const char *login, struct caller *caller)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT id, role FROM users WHERE login = $1"
	    " OR (CAST($1 AS TEXT) IS NULL AND role = $2) ORDER BY id LIMIT 1");
	db_bind_text(st, 1, login);
	db_bind_integer(st, 2, ROLE_ADMINISTRATOR);
	if ((found = db_step(st))) {
		caller->id = db_integer(st, 0);
		caller->role = role_read(st, 1);
	}
	db_done(st);
	return (found);
}

int64_t
user_count(struct db *db)
{
	return (db_first_integer(db_query(db, "SELECT COUNT(*) FROM users")));
}

static int64_t
find_id(struct db *db, const char *login)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM users WHERE login = $1");
	db_bind_text(st, 1, login);
	return (db_first_integer(st));
}

void
user_store(struct db *db, int64_t id, const char *login, enum role role,
    int64_t created)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO users (id, login, role, created)"
	    " VALUES ($1, $2, $3, $4)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, login);
	db_bind_integer(st, 3, role);
	db_bind_integer(st, 4, created);
	db_run(st);
}

/* The full name of another user, or perhaps the login. */
static bool
looks_like_other(struct db *db, int64_t id, const char *name, bool login)
{
	struct arena		*arena = arena_new();
	const char		*key = fold_search(arena, name);
	struct statement	*st;
	bool			 found = strcmp(key, USERS_PROPOSALS) == 0;

	st = db_query(db, "SELECT login, name FROM users WHERE id <> $1");
	db_bind_integer(st, 1, id);
	while (*key != '\0' && !found && db_step(st))
		found = (login && strcmp(key, fold_search(arena,
		    db_string(st, 0))) == 0) || strcmp(key, fold_search(arena,
		    db_string(st, 1))) == 0;
	db_done(st);
	arena_free(arena);
	return (found);
}

int64_t
account_add(struct db *db, const char *login, enum role role, int64_t now)
{
	int64_t	 id;

	if (find_id(db, login) != 0 || (strcmp(login, USERS_PROPOSALS) != 0 &&
	    looks_like_other(db, 0, login, false)))
		return (0);
	id = sequence_next(db, SEQUENCE_USERS);
	user_store(db, id, login, role, now);
	return (id);
}

/* Runs a statement whose only parameter is the user id. */
static void
run_for_user(struct statement *st, int64_t user)
{
	db_bind_integer(st, 1, user);
	db_run(st);
}

void
account_remove(struct db *db, int64_t id)
{
	run_for_user(db_query(db, "DELETE FROM users WHERE id = $1"), id);
}

void
password_store(struct db *db, const unsigned char digest[SECRET_DIGEST],
    int64_t user, const struct password *password)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO passwords"
	    " (hash, user_id, label, created) VALUES ($1, $2, $3, $4)");
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	db_bind_integer(st, 2, user);
	db_bind_text(st, 3, password->label);
	db_bind_integer(st, 4, password->created);
	db_run(st);
}

bool
password_add(struct db *db, const char *login, const char *label, int64_t now,
    char password[PASSWORD_TEXT])
{
	const struct password	 stored = { label, now };
	unsigned char		 digest[SECRET_DIGEST];
	int64_t			 id;

	if ((id = find_id(db, login)) == 0)
		return (false);
	secret_random(password, PASSWORD_LENGTH);
	secret_digest(password, digest);
	password_store(db, digest, id, &stored);
	return (!db_failed(db));
}

bool
user_add(struct db *db, const char *login, enum role role, int64_t now,
    char password[PASSWORD_TEXT])
{
	return (account_add(db, login, role, now) != 0 &&
	    password_add(db, login, "default", now, password));
}

bool
user_remove(struct db *db, const char *login)
{
	int64_t	 id;

	if ((id = find_id(db, login)) != 0)
		account_remove(db, id);
	return (id != 0);
}

bool
password_may_add(struct db *db, const char *login)
{
	struct statement	*st;
	bool			 may;

	st = db_query(db, "SELECT COUNT(*) FROM passwords WHERE user_id ="
	    " (SELECT id FROM users WHERE login = $1)");
	db_bind_text(st, 1, login);
	may = !db_step(st) || db_integer(st, 0) < SERVICE_USER_PASSWORDS_ITEMS;
	db_done(st);
	return (may);
}

bool
password_remove(struct db *db, const char *login, const char *label)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM passwords WHERE user_id ="
	    " (SELECT id FROM users WHERE login = $1) AND label = $2");
	db_bind_text(st, 1, login);
	db_bind_text(st, 2, label);
	db_run(st);
	return (db_changes(db) > 0);
}

void
user_each(struct db *db, void (*call)(const struct user *, void *), void *arg)
{
	struct statement	*st;
	struct user		 user;

	st = db_query(db, "SELECT u.id, u.login, u.name, u.role,"
	    " (SELECT COUNT(*) FROM passwords p WHERE p.user_id = u.id),"
	    " u.password = '' AND EXISTS (SELECT 1 FROM invitations i"
	    " WHERE i.user_id = u.id), u.password <> '',"
	    " EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id)"
	    " FROM users u ORDER BY u.id");
	while (db_step(st)) {
		user.id = db_integer(st, 0);
		user.login = db_string(st, 1);
		user.name = db_string(st, 2);
		user.role = role_read(st, 3);
		user.password_count = db_integer(st, 4);
		user.is_invited = db_integer(st, 5) != 0;
		user.has_password = db_integer(st, 6) != 0;
		user.has_second = db_integer(st, 7) != 0;
		call(&user, arg);
	}
	db_done(st);
}

bool
password_each(struct db *db, const char *login,
    void (*call)(const struct password *, void *), void *arg)
{
	struct statement	*st;
	struct password		 password;
	int64_t			 id;

	if ((id = find_id(db, login)) == 0)
		return (false);
	st = db_query(db, "SELECT label, created FROM passwords"
	    " WHERE user_id = $1 ORDER BY created, label");
	db_bind_integer(st, 1, id);
	while (db_step(st)) {
		password.label = db_string(st, 0);
		password.created = db_bounded(st, 1, DATE_LEAST,
		    DATE_MOST);
		call(&password, arg);
	}
	db_done(st);
	return (true);
}

bool
account_get(struct db *db, struct arena *arena, int64_t id,
    struct account *account)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT login, role, password <> '', mail,"
	    " language, new_mail, name FROM users WHERE id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st))) {
		account->id = id;
		account->login = arena_string(arena, db_string(st, 0));
		account->role = role_read(st, 1);
		account->has_password = db_integer(st, 2) != 0;
		account->mail = arena_string(arena, db_string(st, 3));
		account->language = arena_string(arena, db_string(st, 4));
		account->new_mail = arena_string(arena, db_string(st, 5));
		account->name = arena_string(arena, db_string(st, 6));
		account->shown = *account->name != '\0' ? account->name :
		    account->login;
	}
	db_done(st);
	return (found);
}

/* Whether column 1 is a hash of the password. */
static bool
matches_password(struct statement *st, bool found, struct secret_memo *memo,
    const char *password)
{
	const char	*stored = found ? db_string(st, 1) : "";

	return (secret_matches_chosen(memo, stored, password) && found);
}

int64_t
account_check(struct db *db, struct secret_memo *memo, const char *login,
    const char *password)
{
	struct statement	*st;
	int64_t			 id;
	bool			 found;

	id = account_named(db, login);
	st = db_query(db, "SELECT id, password FROM users WHERE id = $1");
	db_bind_integer(st, 1, id);
	found = db_step(st);
	id = matches_password(st, found, memo, password) ?
	    db_integer(st, 0) : 0;
	db_done(st);
	return (id);
}

bool
account_matches(struct db *db, struct secret_memo *memo, int64_t id,
    const char *password)
{
	struct statement	*st;
	bool			 right;

	st = db_query(db, "SELECT id, password FROM users WHERE id = $1");
	db_bind_integer(st, 1, id);
	right = matches_password(st, db_step(st), memo, password);
	db_done(st);
	return (right);
}

static void
set_text(struct statement *st, int64_t id, const char *text)
{
	db_bind_text(st, 1, text);
	db_bind_integer(st, 2, id);
	db_run(st);
}

void
account_store_password(struct db *db, int64_t id, const char *stored)
{
	set_text(db_query(db, "UPDATE users SET password = $1 WHERE id = $2"),
	    id, stored);
}

void
account_set_password(struct db *db, struct secret_memo *memo, int64_t id,
    const char *password)
{
	char	 stored[SECRET_TEXT];

	secret_hash_chosen(memo, password, stored);
	account_store_password(db, id, stored);
	access_end(db, id);
}

void
account_set_role(struct db *db, int64_t id, enum role role)
{
	struct statement	*st;

	st = db_query(db, "UPDATE users SET role = $1 WHERE id = $2");
	db_bind_integer(st, 1, role);
	db_bind_integer(st, 2, id);
	db_run(st);
	access_end(db, id);
}

bool
full_name_taken(struct db *db, int64_t id, const char *name)
{
	return (looks_like_other(db, id, name, true));
}

void
account_set_name(struct db *db, int64_t id, const char *name)
{
	set_text(db_query(db, "UPDATE users SET name = $1 WHERE id = $2"), id,
	    name);
}

void
account_set_mail(struct db *db, int64_t id, const char *address)
{
	set_text(db_query(db, "UPDATE users SET mail = $1, new_mail = ''"
	    " WHERE id = $2"), id, address);
}

void
account_propose_mail(struct db *db, int64_t id, const char *address)
{
	set_text(db_query(db, "UPDATE users SET new_mail ="
	    " CASE WHEN mail = $1 THEN '' ELSE $1 END WHERE id = $2"), id,
	    address);
}

bool
account_mail_taken(struct db *db, int64_t id, const char *address)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM users WHERE mail <> ''"
	    " AND lower(mail) = lower($1) AND id <> $2");
	db_bind_text(st, 1, address);
	db_bind_integer(st, 2, id);
	return (db_has_row(st));
}

bool
account_confirm_mail(struct db *db, int64_t id, const char *address)
{
	struct statement	*st;
	bool			 awaited;

	st = db_query(db, "SELECT 1 FROM users WHERE id = $1"
	    " AND new_mail = $2 AND new_mail <> ''");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, address);
	awaited = db_has_row(st);
	if (!awaited || account_mail_taken(db, id, address))
		return (false);
	account_set_mail(db, id, address);
	invitations_drop(db, id, INVITATION_MAIL);
	return (true);
}

void
account_drop_mail(struct db *db, int64_t id)
{
	run_for_user(db_query(db, "UPDATE users SET mail = '' WHERE id = $1"
	    " AND new_mail <> ''"), id);
}

void
account_set_language(struct db *db, int64_t id, const char *locale)
{
	set_text(db_query(db, "UPDATE users SET language = $1 WHERE id = $2"),
	    id, locale);
}

const char *
account_key(struct arena *arena, const char *name)
{
	char	*key = arena_alloc(arena, strlen(name) + 1), *to = key;

	for (; *name != '\0'; name++)
		if (*name != ' ')
			*to++ = *name;
	*to = '\0';
	return (fold_case(arena, key));
}

static bool
is_ascii(const char *text)
{
	while (*text != '\0' && !(*text & 0x80))
		text++;
	return (*text == '\0');
}

/* lower() of SQLite knows the letter case of ASCII only. */
static int64_t
find_folded(struct db *db, const char *key)
{
	struct arena		*arena = arena_new();
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(db, "SELECT id, login FROM users ORDER BY id");
	while (id == 0 && db_step(st)) {
		if (strcmp(account_key(arena, db_string(st, 1)), key) == 0)
			id = db_integer(st, 0);
		arena_reset(arena);
	}
	db_done(st);
	arena_free(arena);
	return (id);
}

int64_t
account_named(struct db *db, const char *name)
{
	struct arena		*arena = arena_new();
	const char		*key = account_key(arena, name);
	struct statement	*st;
	int64_t			 id;

	st = db_query(db, "SELECT id FROM users WHERE login = $1"
	    " OR lower(login) = $2 OR (mail <> '' AND lower(mail) = $2)"
	    " ORDER BY login <> $1, lower(login) <> $2, id LIMIT 1");
	db_bind_text(st, 1, name);
	db_bind_text(st, 2, key);
	id = db_first_integer(st);
	if (id == 0 && !is_ascii(key))
		id = find_folded(db, key);
	arena_free(arena);
	return (id);
}
