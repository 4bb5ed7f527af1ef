/* The texts that a locale must have. */
#ifndef CODEGEN_TEXTS_H
#define CODEGEN_TEXTS_H

#include "codegen/spec.h"

/*
 * The key of a param's text: the route's own if the first locale has it, else
 * the group's.
 */
const char	*text_key(const struct spec *, const struct route *,
		    const struct param *);

/* Whether an error or a success has the status. */
bool		 texts_answered(const struct spec *, int status);

#endif
