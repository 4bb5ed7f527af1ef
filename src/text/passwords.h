/* Whether a new password is strong enough (rule 40.3). */
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
 * Checks a password, in UTF-8. PASSWORD_COMMON: it is a very common word in
 * any letter case, perhaps with signs and digits before and after it; it
 * repeats a part of at most four bytes; or it is a row of neighboring keys.
 */
enum password_fault	 password_fault(const char *);

#endif
