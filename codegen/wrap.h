#ifndef CODEGEN_WRAP_H
#define CODEGEN_WRAP_H

#include "base/buf.h"

/*
 * Writes C with lines of at most 80 columns. Longer ones are broken after a
 * comma, between two words, or else inside a string literal.
 */
void	wrap_lines(struct buf *, const char *);

#endif
