/*
 * The commands, and what they have in common: configuration, database, errors.
 *
 * Each gets a command line that matches its row in command_verbs.c and returns
 * the exit status: 0, 1 for a failure, 2 for wrong usage.
 */
#ifndef ALMANAC_COMMAND_H
#define ALMANAC_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

struct arena;
struct command_line;
struct db;
struct site;

int	command_serve(const struct command_line *);
int	command_user_add(const struct command_line *);
int	command_user_list(const struct command_line *);
int	command_user_remove(const struct command_line *);
int	command_password_add(const struct command_line *);
int	command_password_list(const struct command_line *);
int	command_password_remove(const struct command_line *);
int	command_backup(const struct command_line *);
int	command_restore(const struct command_line *);
int	command_check(const struct command_line *);
int	command_check_config(const struct command_line *);
int	command_demo(const struct command_line *);
int	command_import(const struct command_line *);
int	command_export(const struct command_line *);
int	command_deliver(const struct command_line *);
int	command_webhooks_list(const struct command_line *);
int	command_webhooks_retry(const struct command_line *);
int	command_help(const struct command_line *);

enum { EXIT_USAGE = 2 };

/*
 * Runs a command with an arena, prints its error and returns the exit status.
 * After the error "" the command fails without a message.
 */
typedef const char	*command_call(const struct command_line *,
			    struct arena *);
int		 command_run(const struct command_line *, command_call *);

/* Texts to print after the commit; a password is empty if there is none. */
struct outcome {
	char	 password[PASSWORD_TEXT];
};

/*
 * Runs an action in a write transaction, which is rolled back if it returns an
 * error, and returns the exit status. `makes`: creates the database if it does
 * not exist.
 */
typedef const char	*command_action(struct db *,
			    const struct command_line *, struct outcome *);
int		 command_act(const struct command_line *, bool makes,
		    command_action *);

/* The given configuration, or the first that exists, or "". */
const char	*command_config(const struct command_line *);

/*
 * Loads the time zones and reads the configuration into the arena. A database
 * on the command line replaces the configured one. NULL, or an error.
 */
const char	*command_site(const struct command_line *, struct arena *,
		    struct site *);

/*
 * Finds the database, on the command line or in the configuration. NULL, or an
 * error. A mistake in the configuration is an error even if the command line
 * names the database; only a configuration that was not given and cannot be
 * read is ignored then.
 */
const char	*command_locate(const struct command_line *, struct arena *,
		    const char **database);

/* NULL, or why an existing database cannot be opened. */
const char	*command_find_database(const char *path);

/* Opens an existing database for reading. NULL, or an error. */
const char	*command_look(const char *path, struct db **);

/* Creates or upgrades the database and opens it. NULL, or an error. */
const char	*command_open(const char *path, struct db **);

/* The error of a database that has failed. */
const char	*command_db_error(const struct db *);

/*
 * Creates or upgrades the database. If it has no users, it gets an
 * administrator, whose password is printed if standard output is a terminal.
 * Otherwise "admin:PASSWORD" is written to a file beside the database that only
 * its owner can read, and the path of the file is printed. NULL, or an error.
 */
const char	*command_first_user(const char *database);

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
