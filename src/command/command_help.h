/*
 * What the tables of verbs and settings say, for a terminal.
 */
#ifndef ALMANAC_COMMAND_HELP_H
#define ALMANAC_COMMAND_HELP_H

#include <stdbool.h>
#include <stdio.h>

struct verb;

/* Every verb in a line. */
void	help_verbs(FILE *);

/* "usage: almanac backup FILE [--force]" */
void	help_usage(FILE *, const struct verb *);

/* All of it, with its flags. */
void	help_verb(FILE *, const struct verb *);

/* The same for each that the words name or begin.  False: there is none. */
bool	help_matching(FILE *, int count, char **words);

/* conf/site.yaml, by the table of its keys. */
void	help_site(FILE *);

/*
 * Words of the text in lines of no more columns than `width`, each beginning
 * with `lead`; the first begins with what is written already, `used` columns.
 */
void	help_wrap(FILE *, const char *lead, int used, int width,
	    const char *text);

#endif
