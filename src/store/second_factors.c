#include "store/second_factors.h"

#include <ctype.h>
#include <string.h>

#include "store/account_changes.h"
#include "store/db.h"
#include "store/sessions.h"
#include "text/totp.h"

#define HOUR	3600	/* seconds */

bool
second_factor_is_on(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM second_factors WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	return (db_has_row(st));
}

static void
run_for_user(struct statement *st, int64_t user)
{
	db_bind_integer(st, 1, user);
	db_run(st);
}

void
second_factor_store(struct db *db, int64_t user, const char *secret,
    int64_t step)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO second_factors (user_id, secret, step)"
	    " VALUES ($1, $2, $3)");
	db_bind_integer(st, 1, user);
	db_bind_text(st, 2, secret);
	db_bind_integer(st, 3, step);
	db_run(st);
}

/* A code that someone is asked for is that of the factor of before. */
static void
end_access(struct db *db, int64_t user)
{
	session_end_all(db, user);
	invitations_drop(db, user, INVITATION_CODE);
}

void
second_factor_start(struct db *db, const struct account_change *change,
    const char *secret, int64_t step)
{
	second_factor_store(db, change->user, secret, step);
	end_access(db, change->user);
	account_changed(db, change, ACCOUNT_SECOND_ON);
}

void
second_factor_end(struct db *db, const struct account_change *change)
{
	run_for_user(db_query(db,
	    "DELETE FROM second_factors WHERE user_id = $1"), change->user);
	run_for_user(db_query(db,
	    "DELETE FROM recovery_codes WHERE user_id = $1"), change->user);
	end_access(db, change->user);
	account_changed(db, change, ACCOUNT_SECOND_OFF);
}

/* Copies letters and digits, in upper case, as many as a code can have. */
static void
read_code(const char *text, char code[RECOVERY_CODE + 1])
{
	size_t	 i = 0;

	for (; *text != '\0' && i < RECOVERY_CODE; text++)
		if (isalnum((unsigned char)*text))
			code[i++] = (char)toupper((unsigned char)*text);
	code[i] = '\0';
}

bool
second_factor_is_short(const char *code)
{
	char	 text[RECOVERY_CODE + 1];

	read_code(code, text);
	return (strspn(text, "0123456789") == strlen(text));
}

int64_t
second_factor_find(const char *secret, const char *code, int64_t now,
    int64_t used)
{
	char	 text[RECOVERY_CODE + 1];

	read_code(code, text);
	return (totp_secret_valid(secret) ?
	    totp_find(secret, text, now, used) : 0);
}

static bool
take_step(struct db *db, int64_t user, const char *code, int64_t now)
{
	struct statement	*st;
	int64_t			 step = 0;

	st = db_query(db, "SELECT secret, step FROM second_factors"
	    " WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	if (db_step(st))
		step = second_factor_find(db_string(st, 0), code, now,
		    db_integer(st, 1));
	db_done(st);
	if (step == 0)
		return (false);
	st = db_query(db, "UPDATE second_factors SET step = $1"
	    " WHERE user_id = $2");
	db_bind_integer(st, 1, step);
	db_bind_integer(st, 2, user);
	db_run(st);
	return (true);
}

int
second_factor_wait(struct db *db, int64_t user, int64_t now)
{
	struct statement	*st;
	int			 wait = 0;

	st = db_query(db, "SELECT since FROM second_factors"
	    " WHERE user_id = $1 AND wrong >= $2 AND since > $3"
	    " AND since <= $4");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, SECOND_CODES);
	db_bind_integer(st, 3, now - HOUR);
	db_bind_integer(st, 4, now);
	if (db_step(st))
		wait = (int)(db_integer(st, 0) + HOUR - now);
	db_done(st);
	return (wait);
}

void
second_factor_failed(struct db *db, int64_t user, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE second_factors SET"
	    " wrong = CASE WHEN since > $1 THEN wrong + 1 ELSE 1 END,"
	    " since = CASE WHEN since > $1 THEN since ELSE $2 END"
	    " WHERE user_id = $3");
	db_bind_integer(st, 1, now - HOUR);
	db_bind_integer(st, 2, now);
	db_bind_integer(st, 3, user);
	db_run(st);
}

static bool
take_recovery_code(struct db *db, int64_t user, const char *code)
{
	struct statement	*st;
	unsigned char		 digest[SECRET_DIGEST];
	char			 text[RECOVERY_CODE + 1];

	read_code(code, text);
	secret_digest(text, digest);
	st = db_query(db,
	    "DELETE FROM recovery_codes WHERE hash = $1 AND user_id = $2");
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	db_bind_integer(st, 2, user);
	db_run(st);
	return (db_changes(db) > 0);
}

bool
second_factor_take(struct db *db, int64_t user, const char *code, int64_t now)
{
	return (second_factor_is_short(code) ?
	    take_step(db, user, code, now) :
	    take_recovery_code(db, user, code));
}

bool
recovery_code_exists(struct db *db, const unsigned char digest[SECRET_DIGEST])
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM recovery_codes WHERE hash = $1");
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	return (db_has_row(st));
}

void
recovery_code_store(struct db *db, int64_t user,
    const unsigned char digest[SECRET_DIGEST])
{
	struct statement	*st;

	st = db_query(db,
	    "INSERT INTO recovery_codes (hash, user_id) VALUES ($1, $2)");
	db_bind_blob(st, 1, digest, SECRET_DIGEST);
	db_bind_integer(st, 2, user);
	db_run(st);
}

void
recovery_codes_make(struct db *db, int64_t user,
    char codes[RECOVERY_CODES][RECOVERY_CODE])
{
	unsigned char	 digest[SECRET_DIGEST];
	int		 i;

	run_for_user(db_query(db,
	    "DELETE FROM recovery_codes WHERE user_id = $1"), user);
	for (i = 0; i < RECOVERY_CODES; i++) {
		secret_random_base32(codes[i], RECOVERY_LETTERS);
		secret_digest(codes[i], digest);
		recovery_code_store(db, user, digest);
	}
}

int64_t
recovery_codes_left(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db,
	    "SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	return (db_first_integer(st));
}
