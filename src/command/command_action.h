/*
 * What verbs have in common: the configuration, the database and its
 * transaction, complaints.
 */
#ifndef ALMANAC_COMMAND_ACTION_H
#define ALMANAC_COMMAND_ACTION_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

struct arena;
struct command_line;
struct db;

/* What to print when it is on the disk; a password is left empty for none. */
struct outcome {
	char	 password[PASSWORD_TEXT];
};

enum { EXIT_USAGE = 2 };

/* NULL, or what is wrong: what it did is undone. */
typedef const char	*command_call(struct db *,
			    const struct command_line *, struct outcome *);

/*
 * Calls in a write transaction of the database, which is made where there is
 * none if `makes`: the exit status.
 */
int		 command_act(const struct command_line *, bool makes,
		    command_call *);

/* The given configuration, else the one that is found; "": none. */
const char	*command_config(const struct command_line *);

/*
 * The path of the database: the given one, else that of the configuration,
 * from the arena.  NULL, or what is wrong, of the configuration in any case:
 * only if it was found, may not be read, and is not needed, it is passed over.
 */
const char	*command_locate(const struct command_line *, struct arena *,
		    const char **database);

/* NULL, or why a database that must be there cannot be looked at. */
const char	*command_find_database(const char *path);

/* Says so on standard error, and returns the status. */
int		 command_fail(int status, const char *what);

/*
 * Warns, in one line on standard error, that others than owner and group may
 * read a file with a secret.  True: it did.
 */
bool		 command_warn_of_readers(const char *path);

/* A complaint, in a static place. */
const char	*command_complaint(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

#endif
