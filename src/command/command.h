/* Shared by all commands: configuration, database, errors. */
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
 * Runs a command whose command line matches its row in command_verbs.c.
 * Returns NULL, or an error message, which is printed unless it is "".
 */
typedef const char	*command_call(const struct command_line *,
			    struct arena *);

command_call	command_serve, command_user_add,
		command_user_invite, command_user_one_step, command_backup,
		command_restore, command_check, command_check_config,
		command_demo, command_import, command_export, command_deliver,
		command_webhooks_list, command_subscribe, command_copy,
		command_subscriptions_list, command_help;

/* Text to print after the commit: a password or a link; empty: none. */
struct command_output {
	char	 secret[1024];
};

/*
 * Runs a command in a write transaction, which is rolled back after an error.
 */
typedef const char	*command_action(struct db *,
			    const struct command_line *,
			    struct command_output *);

command_action	command_user_list, command_user_remove, command_password_add,
		command_password_list, command_password_remove,
		command_webhooks_retry, command_subscriptions_run;

enum {
	EXIT_USAGE = 2,
	EXIT_NOTHING	/* nothing to do: see `almanac subscribe` */
};

/* Runs the command of a line and returns the exit status: 1 after an error. */
int		 command_run(const struct command_line *);

/* Sets another exit status for an error, and returns `why`. */
const char	*command_end(int status, const char *why);

/*
 * Performs an action. With `makes`, creates the database if it does not exist.
 */
const char	*command_act(const struct command_line *, struct arena *,
		    bool makes, command_action *);

/* Returns the given configuration, or the first default that exists, or "". */
const char	*command_config(const struct command_line *);

/*
 * Loads the time zones and reads the configuration into the arena. A database
 * on the command line overrides the configured one. Returns NULL or an error.
 */
const char	*_Nullable command_site(const struct command_line *,
	    struct arena *, struct site *);

/*
 * Finds the database, on the command line or in the configuration. Returns
 * NULL or an error. An invalid configuration is an error even if the command
 * line names the database. A missing default configuration is an error only if
 * it does not.
 */
const char	*_Nullable command_locate(const struct command_line *,
	    struct arena *, const char **database);

/* The name for messages: without the password that an address may contain. */
const char	*command_database_name(const char *database);

/*
 * For commands that need a database in a file: returns NULL if it is one.
 * Otherwise sets EXIT_USAGE and returns `instead`.
 */
const char	*_Nullable command_need_file(const char *database,
	    const char *instead);

/* Returns NULL, or the reason why an existing database cannot be opened. */
const char	*_Nullable command_find_database(const char *path);

/* Opens an existing database for reading. Returns NULL or an error. */
const char	*_Nullable command_look(const char *path, struct db **);

/* Opens the database; creates it if there is none. Returns NULL or an error. */
const char	*_Nullable command_open(const char *path, struct db **);

/*
 * Permanently confines a process that reads what other servers send: it may
 * connect to them and use an open database, read all files, and write only in
 * the folder of a database in a file, or else in `scratch`, which may be NULL.
 * Call maker_start() before, if it decodes pictures. Returns NULL or an error.
 */
const char	*_Nullable command_confine(const char *database,
		    const char *_Nullable scratch);

/* The folder for temporary files: TMPDIR, or else /var/tmp. */
const char	*command_scratch(void);

/* Returns the error message of a database that has failed. */
const char	*command_db_error(struct db *);

/*
 * Creates the site's database if there is none. If it has no users, adds an
 * administrator. If standard output is a terminal, prints the password and a
 * link for signing in. Otherwise writes "admin:PASSWORD" to a file next to the
 * database that only its owner can read, and prints the path. Returns NULL or
 * an error.
 */
const char	*command_first_user(const struct site *);

/* Prints an error and returns the status. */
int		 command_fail(int status, const char *what);

/*
 * Prints a warning if users other than owner and group can read a file with a
 * secret. Returns whether it did.
 */
bool		 command_warn_of_readers(const char *path);

/* Formats an error message in a static buffer. */
const char	*command_complaint(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

#endif
