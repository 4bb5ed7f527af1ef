/* Writes letters, in the language of the recipient. */
#ifndef ALMANAC_COMMAND_DELIVER_LETTER_H
#define ALMANAC_COMMAND_DELIVER_LETTER_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;
struct delivery;
struct site;

struct letter {
	const char	*from;		/* a name */
	const char	*to;		/* a mail address */
	const char	*name;		/* whose it is, or "" */
	const char	*subject;
	const char	*text;		/* lines end with CRLF */
};

/*
 * Writes a letter. Call it within a write transaction, since it may create a
 * link that opens an account. Returns false if the letter is not needed, since
 * the user or event no longer exists, the event is no longer returned, or the
 * user has no address or got such a link a few minutes ago; or if the database
 * has failed.
 */
bool	letter_write(struct letter *, struct db *, struct arena *,
	    const struct site *, const struct delivery *, int64_t now);

#endif
