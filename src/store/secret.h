/* Random secrets, and the digests of secrets that are stored. */
#ifndef ALMANAC_SECRET_H
#define ALMANAC_SECRET_H

#include <stdbool.h>
#include <stddef.h>

#define SECRET_DIGEST	32	/* bytes of a SHA-256 */
#define SECRET_TEXT	128	/* fits a stored password with its NUL */

/* Makes `length` random letters and digits, and a NUL. */
void	secret_random(char *text, size_t length);

/* The same with the letters and digits of base32: A to Z and 2 to 7. */
void	secret_random_base32(char *text, size_t length);

/* SHA-256 of a text, ignoring blanks. */
void	secret_digest(const char *text, unsigned char digest[SECRET_DIGEST]);

/* SHA-256 of all bytes. */
void	secret_digest_bytes(const void *, size_t length,
	    unsigned char digest[SECRET_DIGEST]);

/* Compares in a time that depends only on the length. */
bool	secret_equal(const void *, const void *, size_t);

/*
 * For passwords of events (rule 20.1). secret_hash() makes a salted hash
 * (PBKDF2, RFC 8018) as text, "pbkdf2-sha256$10000$salt$hash";
 * secret_matches() compares it with a password. Each takes about SECRET_WORK.
 */
#define SECRET_WORK	5000000		/* nanoseconds */
void	secret_hash(const char *password, char stored[SECRET_TEXT]);
bool	secret_matches(const char *stored, const char *password);

/*
 * The last results of the two functions below, or all zero. A request that is
 * first served by a thread that reads, and then by the writer, need not compute
 * them again. A result is used only for the same arguments, so a memo proves
 * nothing.
 */
enum secret_kind { SECRET_NEW, SECRET_CHECKED };
struct secret_memo {
	unsigned char	 of[2][SECRET_DIGEST];	/* of the arguments */
	char		 hash[2][SECRET_TEXT];
};

/*
 * The same for passwords of users, with yescrypt (crypt(5)), which takes about
 * 16 MB and 50 ms. An empty stored text matches no password, and takes as
 * long. The memo may be NULL.
 */
void	secret_hash_chosen(struct secret_memo *, const char *password,
	    char stored[SECRET_TEXT]);
bool	secret_matches_chosen(struct secret_memo *, const char *stored,
	    const char *password);

#endif
