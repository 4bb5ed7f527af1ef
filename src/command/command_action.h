/*
 * What the verbs about accounts have in common: flags, the database and its
 * transaction.
 */
#ifndef ALMANAC_COMMAND_ACTION_H
#define ALMANAC_COMMAND_ACTION_H

#include <stdbool.h>
#include <stddef.h>

#include "store/users.h"

#define COMMAND_CONFIG	"conf/site.yaml"

struct arena;
struct db;

/* As it was typed; what is absent is NULL. */
struct command_line {
	const char	*verb;
	const char	*database;
	const char	*config;
	const char	*role;
	const char	*label;
	bool		 help;
	int		 count;		/* of words, the action's among them */
	char		**words;	/* ends with NULL */
};

/* What to print when it is on the disk; a password is left empty for none. */
struct outcome {
	char	 password[PASSWORD_TEXT];
};

enum { EXIT_USAGE = 2 };

/*
 * Both calls return NULL or what is wrong: `check` (or NULL) with the line
 * alone, before the database is looked for; what `call` did is then undone.
 */
struct action {
	const char	*name;
	const char	*words;		/* behind it: "NAME LABEL" */
	int		 word_count;
	bool		 has_role;	/* takes --role, --label */
	bool		 has_label;
	bool		 makes;		/* the database, where there is none */
	const char	*(*check)(const struct command_line *);
	const char	*(*call)(struct db *, const struct command_line *,
			    struct outcome *);
};

/* Does what the arguments say, by a table that NULL ends: the exit status. */
int	command_act(int argc, char **argv, const struct action *);

/*
 * The path of the database: the given one, else that of the configuration,
 * from the arena.  NULL, or what is wrong.
 */
const char	*command_locate(const char *given, const char *config,
		    struct arena *, const char **database);

/* What is wrong with a flag that getopt_long() has refused with `letter`. */
const char	*command_complain_flag(char **argv, int letter);

/* Says so on standard error, and returns the status. */
int		 command_fail(int status, const char *what);

/* A complaint for `call`, in a static place. */
const char	*command_complaint(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

#endif
