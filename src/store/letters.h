/*
 * Letters to users. They wait in the outbox until the process that delivers
 * webhooks sends them by mail. Only the subject is stored: links that open an
 * account are created when the letter is sent.
 *
 * Call these functions inside a write transaction. Users without a mail address
 * get no letter.
 */
#ifndef ALMANAC_LETTERS_H
#define ALMANAC_LETTERS_H

#include <stdbool.h>
#include <stdint.h>

#include "text/mail.h"

struct account;
struct db;

/*
 * Stored instead of a webhook's address. Letters about events have a queue of
 * their own, so that personal ones never wait for them, and so have those to
 * visitors who propose events, whose addresses no one has confirmed.
 */
#define LETTERS_PERSONAL	"mail"
#define LETTERS_EVENTS		"mail-events"
#define LETTERS_PROPOSALS	"mail-proposals"
#define LETTERS_TEST		"mail-test"	/* tried once, at once */

#define LETTERS_EDITORS	20	/* limit of letters about a waiting event */

enum letter_kind {
	LETTER_INVITATION,
	LETTER_PASSWORD,
	LETTER_CONFIRM,		/* of a mail address */
	LETTER_WAITING,		/* an event waits to be published */
	LETTER_MESSAGE,		/* its author has written to the editors */
	LETTER_PUBLISHED,	/* the event was published */
	LETTER_RETURNED,	/* the event was returned to its author */
	LETTER_RECEIVED,	/* a visitor's proposal waits */
	LETTER_AMEND,		/* it was returned to the visitor */
	LETTER_TEST,		/* of the settings for mail */
	LETTER_NEW_PASSWORD,	/* changes of an account */
	LETTER_NEW_MAIL,
	LETTER_SECOND_ON,
	LETTER_SECOND_OFF,
	LETTER_NEW_CODES,
	LETTER_KINDS
};

/* The subject of a letter. */
struct letter_about {
	enum letter_kind	 kind;
	int64_t			 user;		/* 0: who proposed the event */
	int64_t			 event;		/* 0: none */
	char			 to[MAIL_ADDRESS + 1];	/* or "": letter_to() */
};

/* Returns false if the message is not a letter. */
bool	letter_read(const char *type, const char *text, struct letter_about *);

/*
 * Returns the address that a letter to the account is sent to, or "". Only an
 * invitation to someone without a confirmed address is sent to one that is
 * not: to accept it confirms the address.
 */
const char	*letter_to(enum letter_kind, const struct account *);

/*
 * Adds a letter to a user, or, if `user` is 0, to the visitor who proposed the
 * event. `event` is 0 if it is not about an event. It replaces an earlier
 * letter to the same user about the same event, or of the same kind if it is
 * about none, that was not sent yet.
 */
void	letter_put(struct db *, enum letter_kind, int64_t user,
	    int64_t event, int64_t now);

/*
 * Adds a letter to a user that tests the settings, which have no result until
 * it was tried: to an address that is not confirmed, one that confirms it.
 * letter_test_waits(): whether it was not tried.
 */
void	letter_test(struct db *, const struct account *, int64_t now);
bool	letter_test_waits(struct db *);

/* The mail server works: makes letters due, as endpoint_revive() does. */
void	letters_revive(struct db *, int64_t now);

/* Adds a letter to the address that the user has now, even if it changes. */
void	letter_put_to(struct db *, enum letter_kind, const struct account *,
	    int64_t now);

/* Adds a letter to editors and administrators, except to user `except`. */
void	letter_put_editors(struct db *, enum letter_kind, int64_t event,
	    int64_t except, int64_t now);

#endif
