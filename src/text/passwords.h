/* Whether a password that somebody chooses is good enough (rule 40.3). */
#ifndef ALMANAC_PASSWORDS_H
#define ALMANAC_PASSWORDS_H

#define PASSWORD_LEAST	10	/* characters */
#define PASSWORD_MOST	500	/* bytes */

enum password_fault {
	PASSWORD_GOOD,
	PASSWORD_SHORT,
	PASSWORD_LONG,
	PASSWORD_COMMON
};

/*
 * Common is one that consists of a very common word, and signs and digits before
 * and after it, in any letter case; of one or two signs that are repeated; or of
 * neighbours on a keyboard. The text is UTF-8.
 */
enum password_fault	 password_fault(const char *);

#endif
