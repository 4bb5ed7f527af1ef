/*
 * Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30
 * seconds, which all apps know.
 */
#ifndef ALMANAC_TOTP_H
#define ALMANAC_TOTP_H

#include <stdbool.h>
#include <stdint.h>

#define TOTP_LETTERS	32	/* letters of a secret: 160 bits in base32 */
#define TOTP_SECRET	(TOTP_LETTERS + 1)
#define TOTP_DIGITS	6
#define TOTP_CODE	(TOTP_DIGITS + 1)

bool	totp_secret_valid(const char *);

/* The code of a step. The secret must be valid. */
void	totp_code(const char *secret, int64_t step, char code[TOTP_CODE]);

/*
 * Returns the step of a code, or 0 if it is not the code of the current step,
 * the one before or the one after. Steps up to `used` do not count.
 */
int64_t	totp_find(const char *secret, const char *code, int64_t now,
	    int64_t used);

#endif
