/*
 * The command line: commands, their arguments and options, and their texts for
 * `almanac help`, almanac(1) and the completion of the shell.
 */
#ifndef ALMANAC_COMMAND_LINE_H
#define ALMANAC_COMMAND_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "command/command.h"

/* As typed; absent texts are NULL. */
struct command_line {
	const struct verb	*verb;
	const char		*database;
	const char		*config;
	const char		*listen;
	const char		*port;
	const char		*workers;
	const char		*role;
	const char		*mail;
	const char		*label;
	const char		*seed;
	const char		*user;
	const char		*source;
	const char		*login;
	bool			 force;
	bool			 secrets;
	bool			 users;
	bool			 no_pictures;
	bool			 help;
	int			 count;		/* after the command */
	char			**words;	/* ends with NULL */
};

struct flag {
	const char	*name;		/* "port", typed as --port */
	const char	*value;		/* "PORT"; NULL: a bool */
	size_t		 at;		/* in struct command_line */
	bool		 needed;
	const char	*meaning;	/* a phrase */
};

struct verb {
	const char		*name;		/* "backup", "user add" */
	const char		*words;		/* "NAME [LABEL]", "FILE ..." */
	const char		*summary;	/* a phrase */
	const char		*text;		/* paragraphs, by empty lines */
	const struct flag	*flags;		/* ends without a name; or NULL */
	command_call		*run;		/* either this */
	command_action		*act;		/* or that */
};

extern const struct verb	 verbs[];	/* the last has no name */
extern const struct flag	 common_flags[];	/* of all commands */

/* The files in which a configuration is looked for, in this order. */
#define COMMAND_CONFIG		"conf/site.yaml"
#define COMMAND_CONFIG_SYSTEM	"/etc/almanac/site.yaml"

/*
 * How many of the words name the command or the beginning of its name; 0: they
 * do not match.
 */
int	verb_match(const struct verb *, int count, char *const *words);

/*
 * Reads the arguments of the program and finds the command, which is NULL if it
 * is not clear. NULL, or an error. After --help nothing else is required.
 */
const char	*command_line_read(struct command_line *, int argc,
		    char **argv);

#endif
