/*
 * Secrets: random ones, and what is kept of them.
 */
#ifndef ALMANAC_SECRET_H
#define ALMANAC_SECRET_H

#include <stdbool.h>
#include <stddef.h>

#define SECRET_DIGEST	32	/* bytes of a SHA-256 */
#define SECRET_TEXT	128	/* a stored password with its NUL fits */

/* `length` random letters and digits, and a NUL. */
void	secret_random(char *text, size_t length);

/* SHA-256 of a text without its blanks. */
void	secret_digest(const char *text, unsigned char digest[SECRET_DIGEST]);

/* SHA-256 of all bytes. */
void	secret_digest_bytes(const void *, size_t length,
	    unsigned char digest[SECRET_DIGEST]);

/* In a time that depends on nothing but the length. */
bool	secret_equal(const void *, const void *, size_t);

/*
 * For passwords that people choose (contract section 8.4): a salted hash
 * (PBKDF2, RFC 8018) as a text, "pbkdf2-sha256$10000$salt$hash", and whether
 * such a text is of that password.  Either takes some milliseconds.
 */
void	secret_hash(const char *password, char stored[SECRET_TEXT]);
bool	secret_matches(const char *stored, const char *password);

#endif
