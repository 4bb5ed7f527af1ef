/* The texts of a locale: which there must be, and what they are called. */
#ifndef CODEGEN_TEXTS_H
#define CODEGEN_TEXTS_H

#include "codegen/spec.h"

/*
 * The key of a param's text: the route's own if the first locale has it, else
 * the group's.
 */
const char	*text_key(const struct spec *, const struct route *,
		    const struct param *);

/* "event_list.page" becomes TEXT_EVENT_LIST_PAGE. */
const char	*text_constant(const char *key);

/* The status is in the catalogue or that of a success. */
bool		 texts_answered(const struct spec *, int status);

#endif
