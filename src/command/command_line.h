/*
 * The command line: commands with their arguments and options, and their texts
 * for `almanac help`, almanac(1) and shell completion.
 */
#ifndef ALMANAC_COMMAND_LINE_H
#define ALMANAC_COMMAND_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "command/command.h"

/* The command line as typed. Absent texts are NULL. */
struct command_line {
	const struct verb	*verbs;		/* all */
	const struct verb	*verb;
	const char		*database;
	const char		*config;
	const char		*listen;
	const char		*port;
	const char		*workers;
	const char		*role;
	const char		*full_name;
	const char		*mail;
	const char		*label;
	const char		*user;
	const char		*source;
	const char		*login;
	const char		*format;
	bool			 force;
	bool			 secrets;
	bool			 users;
	bool			 no_pictures;
	bool			 dry_run;
	bool			 undo;
	bool			 accept;
	bool			 help;
	int			 count;		/* after the command */
	char			**words;	/* ends with NULL */
};

struct flag {
	const char	*name;		/* "port", typed as --port */
	const char	*value;		/* "PORT"; NULL: takes none */
	size_t		 at;		/* in struct command_line */
	bool		 needed;
	const char	*meaning;	/* a phrase */
};

struct verb {
	const char		*name;		/* "backup", "user add" */
	const char		*words;		/* "NAME [LABEL]", "FILE ..." */
	const char		*summary;	/* a phrase */
	const char		*text;		/* empty lines end paragraphs */
	const struct flag	*flags;		/* the last has no name */
	command_call		*run;		/* either `run` */
	command_action		*act;		/* or `act` */
};

extern const struct flag	 common_flags[];	/* of every command */

/* The default configuration files, in this order. */
#define COMMAND_CONFIG		"conf/site.yaml"
#define COMMAND_CONFIG_SYSTEM	"/etc/almanac/site.yaml"

/*
 * Returns how many of the words are the command's name or its beginning, or 0
 * if they do not match.
 */
int	verb_match(const struct verb *, int count, char *const *words);

/*
 * Reads the arguments of the program and finds the command among `verbs`, the
 * last of which has no name; it is NULL if the words are ambiguous or unknown.
 * Returns NULL or an error. After --help nothing else is required.
 */
const char	*_Nullable command_line_read(struct command_line *,
		    const struct verb *verbs, int argc, char **argv);

#endif
