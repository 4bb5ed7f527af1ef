#ifndef CODEGEN_MDOC_H
#define CODEGEN_MDOC_H

#include <stdio.h>

/*
 * Writes text as mdoc(7), with a line for each sentence, short lines, and text
 * between ` and ` as a literal.
 */
void	mdoc_text(FILE *, const char *);

/* "Ar NAME Oo Ar LABEL Oc", of a verb's words or a flag's value. */
void	mdoc_words(FILE *, const char *);

#endif
