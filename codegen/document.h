/*
 * The OpenAPI 3.1 document and the index (rules, section 33) in one language,
 * as JSON. The server replaces marks for each request: {{api}} and
 * {{namespace}} by its addresses, {{date +2 years}} by that date.
 *
 * Functions return a new value, which the caller frees. Create values by
 * json_pack() only: tests link this with base/json.h, which has other functions
 * named json_object(), json_string() and so on.
 */
#ifndef CODEGEN_DOCUMENT_H
#define CODEGEN_DOCUMENT_H

#include <jansson.h>

#include "codegen/emit.h"

/* Writes the value, indented, and frees it. */
void		 emit_json(struct out *, json_t *);

/* A list of texts. */
json_t		*document_words(struct nodes);

bool		 document_is_date(const struct param *);

/* The JSON Schema of a parameter, and parts of it, or NULL. */
json_t		*document_schema(const struct spec *, const struct route *,
		    const struct param *);
json_t		*document_enum(const struct param *);
json_t		*document_default(const struct spec *, const struct route *,
		    const struct param *);

#endif
