/*
 * A calendar in memory, a user of each role, and a server for whole messages.
 * The clock starts at 2026-11-21T00:17:30Z.
 *
 * world_end() undoes all changes since world_begin(), and frees their memory.
 */
#ifndef ALMANAC_FUZZ_WORLD_H
#define ALMANAC_FUZZ_WORLD_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

struct db;
struct request;

/*
 * A text in the description and slug of a draft of the editor, and in the
 * description of an event with the password.
 */
#define WORLD_SECRET	"wq9hidden"
#define WORLD_PASSWORD	"Sesame0815"

struct outcome {
	const struct request	*rq;
	const char		*head;		/* including the blank line */
	const char		*body;
	size_t			 length;
	bool			 wrote;
};

void	world_begin(void);

/* The token that forms of the desk must send for a role (http/session.h). */
const char	*world_token(enum role);

/* Aborts if data derived from records does not match them. */
void	world_end(void);

/*
 * Answers a message. For other roles than ROLE_ANONYMOUS, credentials in the
 * message are replaced. The text after the head is the body, unless the head
 * gives a shorter length. Returns false if the head is incomplete.
 */
bool	world_ask(enum role, const char *bytes, size_t length,
	    struct outcome *);

/*
 * The database, and a GET whose answer is not checked, for tests that damage
 * the database; they repair it afterwards.
 */
struct db	*world_db(void);
void		 world_look(enum role, const char *target);

#endif
