/* A generated file, built in memory. */
#ifndef CODEGEN_OUT_H
#define CODEGEN_OUT_H

#include <stdbool.h>
#include <stddef.h>

#include "codegen/memory.h"

struct out {
	char	*text;
	size_t	 length;
	size_t	 size;
};

void	 out_print(struct out *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* Escapes a text for a C string literal. A $ in it starts no mark (fill.h). */
const char	*out_escaped(const char *);

#endif
