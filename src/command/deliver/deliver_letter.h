/* What letters say, in the language of who gets them. */
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
	const char	*subject;
	const char	*text;		/* lines end with CRLF */
};

/*
 * Within a write transaction, as a link that opens an account is made for it.
 * False: it is needless, as the user or the event is no more, the user has no
 * address, or had such a link a few minutes ago; or the storage failed.
 */
bool	letter_write(struct letter *, struct db *, struct arena *,
	    const struct site *, const struct delivery *, int64_t now);

#endif
