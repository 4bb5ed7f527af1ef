/*
 * What commands have in common: configuration, database, transactions, error
 * messages.
 */
#ifndef ALMANAC_COMMAND_ACTION_H
#define ALMANAC_COMMAND_ACTION_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

struct arena;
struct command_line;
struct db;

/* Texts to print after the commit; a password is empty if there is none. */
struct outcome {
	char	 password[PASSWORD_TEXT];
};

enum { EXIT_USAGE = 2 };

/* Returns NULL or an error, after which the transaction is rolled back. */
typedef const char	*command_call(struct db *,
			    const struct command_line *, struct outcome *);

/*
 * Runs an action in a write transaction and returns the exit status. `makes`:
 * creates the database if it does not exist.
 */
int		 command_act(const struct command_line *, bool makes,
		    command_call *);

/* The given configuration, or the first that exists, or "". */
const char	*command_config(const struct command_line *);

/*
 * Stores the path of the database, from the command line or the configuration,
 * in the arena. Returns NULL or an error. A mistake in the configuration is an
 * error even if the command line names the database; only a configuration that
 * was not given and cannot be read is ignored then.
 */
const char	*command_locate(const struct command_line *, struct arena *,
		    const char **database);

/* NULL, or why an existing database cannot be opened. */
const char	*command_find_database(const char *path);

/* Prints an error and returns the status. */
int		 command_fail(int status, const char *what);

/*
 * Prints a warning if others than owner and group can read a file with a
 * secret. Returns whether it did.
 */
bool		 command_warn_of_readers(const char *path);

/* Formats an error message in a static buffer. */
const char	*command_complaint(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

#endif
