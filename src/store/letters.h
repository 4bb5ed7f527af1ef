/*
 * Letters to users, which wait in the outbox until the process that delivers
 * webhooks has sent them by mail. Only what they are about is stored: links that
 * open an account are made when a letter is sent.
 *
 * All are for a write transaction. Users without an address get none.
 */
#ifndef ALMANAC_LETTERS_H
#define ALMANAC_LETTERS_H

#include <stdbool.h>
#include <stdint.h>

struct db;

/* In the place of the address of a webhook. */
#define LETTERS_ENDPOINT	"mail"

#define LETTERS_EDITORS	20	/* who are told that something waits */

enum letter_kind {
	LETTER_INVITATION,
	LETTER_PASSWORD,
	LETTER_WAITING,		/* an event waits to be published */
	LETTER_PUBLISHED,	/* it was */
	LETTER_RETURNED,	/* or not */
	LETTER_KINDS
};

/* What a message of the outbox is about. */
struct letter_about {
	enum letter_kind	 kind;
	int64_t			 user, event;	/* event 0: none */
};

/* False: it is no letter. */
bool	letter_read(const char *type, const char *body, struct letter_about *);

/* `event` 0: it is about none. */
void	letter_put(struct db *, enum letter_kind, int64_t user,
	    int64_t event, int64_t now);

/* To editors and administrators, but not to `except`. */
void	letter_put_editors(struct db *, int64_t event, int64_t except,
	    int64_t now);

#endif
