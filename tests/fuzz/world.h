/*
 * A calendar in memory, a user of each role, and whole messages to it as the
 * server would answer them. The clock stands at 2026-11-21T00:17:30Z.
 *
 * Everything between world_begin() and world_end() is undone; what it makes
 * lives until then.
 */
#ifndef ALMANAC_FUZZ_WORLD_H
#define ALMANAC_FUZZ_WORLD_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

struct db;
struct request;

/*
 * In the description and slug of an event that is a draft of the editor's,
 * and in the description of one that has the password.
 */
#define WORLD_SECRET	"wq9hidden"
#define WORLD_PASSWORD	"Sesame0815"

struct outcome {
	const struct request	*rq;
	const char		*head;		/* with the blank line */
	const char		*body;
	size_t			 length;
	bool			 wrote;
};

void	world_begin(void);

/* What forms of the desk must send for a role (http/session.h). */
const char	*world_token(enum role);

/* Aborts where what is derived is not what the records make. */
void	world_end(void);

/*
 * Answers a message; of a role other than ROLE_ANONYMOUS whatever it says of
 * credentials is replaced. What follows the head is the body, as far as the
 * head says no shorter length. False: it is only a part of a head.
 */
bool	world_ask(enum role, const char *bytes, size_t length,
	    struct outcome *);

/*
 * The database, and a GET whose answer nothing is known of, for those who spoil
 * it; they put it back.
 */
struct db	*world_db(void);
void		 world_look(enum role, const char *target);

#endif
