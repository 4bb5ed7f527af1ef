/* The texts that each locale must have. */
#ifndef CODEGEN_TEXTS_H
#define CODEGEN_TEXTS_H

#include "codegen/spec.h"

/*
 * The key of a param's text: that of the route, if the first locale has it;
 * otherwise that of the group.
 */
const char	*text_key(const struct spec *, const struct route *,
		    const struct param *);

/* The key of the text of a field in a form: "label" or "hint". */
const char	*text_of_form(const struct param *, const char *what);

/* The text of a locale, or else of its base. */
const char	*locale_text(const struct locale *, const char *key);

#endif
