/* Help texts, from the tables of commands and settings. */
#ifndef ALMANAC_COMMAND_HELP_H
#define ALMANAC_COMMAND_HELP_H

#include <stdbool.h>
#include <stdio.h>

struct verb;

/* Lists all commands, one per line. */
void	help_verbs(FILE *, const struct verb *verbs);

/* Prints "usage: almanac backup FILE [--force]". */
void	help_usage(FILE *, const struct verb *);

/* Prints the full description with all options. */
void	help_verb(FILE *, const struct verb *);

/*
 * Like help_verb(), for each command whose name starts with the words. Returns
 * false if there is none.
 */
bool	help_matching(FILE *, const struct verb *verbs, int count,
	    char **words);

#endif
