/*
 * Makes the manual pages and the completion of a shell from the tables that
 * the command itself uses.
 */
#ifndef ALMANAC_MANUAL_H
#define ALMANAC_MANUAL_H

#include <stdio.h>

/*
 * Sentences in the source of mdoc(7): a line each and none too long, with what
 * stands between ` and ` as a literal.
 */
void	mdoc_text(FILE *, const char *);

/* "Ar NAME Oo Ar LABEL Oc", of a verb's words or a flag's value. */
void	mdoc_words(FILE *, const char *);

/* What takes the place of a line of a template. */
void	manual_synopsis(FILE *);
void	manual_verbs(FILE *);
void	manual_flags(FILE *);
void	manual_settings(FILE *);
void	manual_completion(FILE *);

#endif
