/*
 * Generates the manual pages and the shell completion from the tables of the
 * command.
 */
#ifndef ALMANAC_MANUAL_H
#define ALMANAC_MANUAL_H

#include <stdio.h>

/*
 * Writes text as mdoc(7), with a line for each sentence, short lines, and text
 * between ` and ` as a literal.
 */
void	mdoc_text(FILE *, const char *);

/* "Ar NAME Oo Ar LABEL Oc", of a verb's words or a flag's value. */
void	mdoc_words(FILE *, const char *);

/* Each replaces a line of a template. */
void	manual_synopsis(FILE *);
void	manual_verbs(FILE *);
void	manual_flags(FILE *);
void	manual_settings(FILE *);
void	manual_completion(FILE *);

#endif
