/*
 * Second factors of users (rules, section 40): the secret of an authenticator
 * app, and recovery codes, each of which replaces a code of the app once. Their
 * digests are stored.
 */
#ifndef ALMANAC_SECOND_FACTORS_H
#define ALMANAC_SECOND_FACTORS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/secret.h"

#define RECOVERY_CODES	10	/* of a user */
#define RECOVERY_LETTERS	16	/* 80 random bits */
#define RECOVERY_CODE	(RECOVERY_LETTERS + 1)

struct account_change;
struct db;

bool	second_factor_is_on(struct db *, int64_t user);

/*
 * Codes are as typed: only their letters and digits count. The first: whether
 * it can be a code of an app, and so is easy to guess. The second: its step
 * (totp_find()), 0 if it is wrong.
 */
bool	second_factor_is_short(const char *code);
int64_t	second_factor_find(const char *secret, const char *code, int64_t now,
	    int64_t used);

/*
 * Call the functions below inside a write transaction.
 *
 * second_factor_start() turns it on with the step of the code that proved the
 * secret, second_factor_end() off. Both end all sessions, and are reported
 * (store/account_changes.h).
 */
void	second_factor_start(struct db *, const struct account_change *,
	    const char *secret, int64_t step);
void	second_factor_end(struct db *, const struct account_change *);

/*
 * Uses up a code of the app or a recovery code, as typed. Returns false, and
 * changes nothing, if it is wrong or was used before.
 */
bool	second_factor_take(struct db *, int64_t user, const char *code,
	    int64_t now);

/*
 * Counts wrong codes of an app, from all addresses together: after SECOND_CODES
 * within an hour, second_factor_wait() returns the seconds until it is over.
 */
#define SECOND_CODES	10
int	second_factor_wait(struct db *, int64_t user, int64_t now);
void	second_factor_failed(struct db *, int64_t user, int64_t now);

/* Makes new recovery codes instead of the former ones. */
void	recovery_codes_make(struct db *, int64_t user,
	    char codes[RECOVERY_CODES][RECOVERY_CODE]);
int64_t	recovery_codes_left(struct db *, int64_t user);

/* Store what was exported. */
void	second_factor_store(struct db *, int64_t user, const char *secret,
	    int64_t step);
bool	recovery_code_exists(struct db *,
	    const unsigned char digest[SECRET_DIGEST]);
void	recovery_code_store(struct db *, int64_t user,
	    const unsigned char digest[SECRET_DIGEST]);

#endif
