/* Whether a new password is good enough (rule 40.3). */
#ifndef ALMANAC_PASSWORDS_H
#define ALMANAC_PASSWORDS_H

#define PASSWORD_LEAST	10	/* characters, at least */
#define PASSWORD_MOST	500	/* bytes, at most */

enum password_fault {
	PASSWORD_GOOD,
	PASSWORD_SHORT,
	PASSWORD_LONG,
	PASSWORD_COMMON
};

/*
 * PASSWORD_COMMON: the password is a very common word in any letter case,
 * perhaps with signs and digits before and after it; or repeats a part of at
 * most four bytes; or consists of neighbours on a keyboard. The text is UTF-8.
 */
enum password_fault	 password_fault(const char *);

#endif
