#ifndef CODEGEN_MDOC_H
#define CODEGEN_MDOC_H

#include <stdio.h>

/*
 * Writes text as mdoc(7): one line for each sentence, short lines, and text
 * between ` and ` as a literal.
 */
void	mdoc_text(FILE *, const char *);

/*
 * Writes the words of a command or the value of an option: "Ar NAME Oo Ar
 * LABEL Oc".
 */
void	mdoc_words(FILE *, const char *);

#endif
