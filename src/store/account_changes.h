/*
 * Changes of how a user signs in. Each adds a row to the history, and a letter
 * to the address that the user has before the change, so that no one can take
 * over an account unnoticed.
 */
#ifndef ALMANAC_ACCOUNT_CHANGES_H
#define ALMANAC_ACCOUNT_CHANGES_H

#include <stdbool.h>
#include <stdint.h>

struct db;

enum account_what {
	ACCOUNT_PASSWORD,
	ACCOUNT_MAIL,		/* another address was entered, or none */
	ACCOUNT_SECOND_ON,	/* second factor */
	ACCOUNT_SECOND_OFF,
	ACCOUNT_CODES		/* recovery codes */
};

struct account_change {
	int64_t	 user;
	int64_t	 by;		/* the user who does it; 0: the command */
	int64_t	 now;
	bool	 mails;		/* the site sends letters */
};

/* Call it before the change, inside the same write transaction. */
void	account_changed(struct db *, const struct account_change *,
	    enum account_what);

#endif
