/*
 * What can be typed: verbs, their words and flags, and what is told of them by
 * `almanac help`, almanac(1) and the completion of a shell.
 */
#ifndef ALMANAC_COMMAND_LINE_H
#define ALMANAC_COMMAND_LINE_H

#include <stdbool.h>
#include <stddef.h>

/* As it was typed; what is absent is NULL. */
struct command_line {
	const struct verb	*verb;
	const char		*database;
	const char		*config;
	const char		*listen;
	const char		*port;
	const char		*workers;
	const char		*role;
	const char		*label;
	const char		*seed;
	const char		*user;
	const char		*source;
	const char		*login;
	bool			 force;
	bool			 secrets;
	bool			 help;
	int			 count;		/* of words behind the verb */
	char			**words;	/* ends with NULL */
};

struct flag {
	const char	*name;		/* "port", typed as --port */
	const char	*value;		/* "PORT"; NULL: takes none, and is a bool */
	size_t		 at;		/* in struct command_line */
	bool		 needed;
	const char	*meaning;	/* a phrase */
};

struct verb {
	const char		*name;		/* "backup", "user add" */
	const char		*words;		/* "NAME [LABEL]", "FILE ..." */
	const char		*summary;	/* a phrase */
	const char		*text;		/* paragraphs, an empty line between */
	const struct flag	*flags;		/* a nameless one ends them, or NULL */
	int			(*call)(const struct command_line *);
};

extern const struct verb	 verbs[];	/* a nameless one ends them */
extern const struct flag	 common_flags[];	/* of each verb */

/* Where the configuration is looked for, one after the other. */
#define COMMAND_CONFIG		"conf/site.yaml"
#define COMMAND_CONFIG_SYSTEM	"/etc/almanac/site.yaml"

/* How many words there may be behind a verb. */
int	verb_words_least(const struct verb *);
int	verb_words_most(const struct verb *);	/* INT_MAX: any number */

/*
 * Whether the words name the verb, or begin its name: the count of those that
 * do.  0: it is another.
 */
int	verb_match(const struct verb *, int count, char *const *words);

/*
 * Reads what stands behind the command's name, and finds the verb, NULL if it
 * is not clear.  NULL, or what is wrong.  Once --help was seen nothing else is
 * asked for.
 */
const char	*command_line_read(struct command_line *, int argc,
		    char **argv);

#endif
