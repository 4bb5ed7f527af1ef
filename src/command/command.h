/*
 * The commands, and what they have in common: configuration, database, errors.
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

/*
 * A command gets a command line that matches its row in command_verbs.c. NULL,
 * or an error that is printed unless it is "".
 */
typedef const char	*command_call(const struct command_line *,
			    struct arena *);

command_call	command_serve, command_user_add,
		command_user_invite, command_backup,
		command_restore, command_check, command_check_config,
		command_demo, command_import, command_export, command_deliver,
		command_webhooks_list, command_help;

/* What to print after the commit: a password or a link; empty: nothing. */
struct outcome {
	char	 secret[1024];
};

/* A command in a write transaction, which is rolled back after an error. */
typedef const char	*command_action(struct db *,
			    const struct command_line *, struct outcome *);

command_action	command_user_list, command_user_remove, command_password_add,
		command_password_list, command_password_remove,
		command_webhooks_retry;

enum { EXIT_USAGE = 2 };

/* Runs the command of a line and returns the exit status: after an error 1. */
int		 command_run(const struct command_line *);

/* Sets another exit status for an error, which it returns. */
const char	*command_end(int status, const char *why);

/* Performs an action. `makes`: creates the database if it does not exist. */
const char	*command_act(const struct command_line *, struct arena *,
		    bool makes, command_action *);

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

/* For messages: without the password that an address may contain. */
const char	*command_database_name(const char *database);

/* NULL for a database in a file; otherwise `instead`, with EXIT_USAGE. */
const char	*command_need_file(const char *database, const char *instead);

/* NULL, or why an existing database cannot be opened. */
const char	*command_find_database(const char *path);

/* Opens an existing database for reading. NULL, or an error. */
const char	*command_look(const char *path, struct db **);

/* Creates or upgrades the database and opens it. NULL, or an error. */
const char	*command_open(const char *path, struct db **);

/* The error of a database that has failed. */
const char	*command_db_error(struct db *);

/*
 * Creates or upgrades the site's database. If it has no users, it gets an
 * administrator, whose password and link for signing in are printed if standard
 * output is a terminal. Otherwise "admin:PASSWORD" is written to a file beside the
 * database that only its owner can read, and the path of the file is printed.
 * NULL, or an error.
 */
const char	*command_first_user(const struct site *);

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
