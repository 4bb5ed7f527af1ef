/*
 * The OpenAPI 3.1 document and the index (rules, section 33), as JSON. When the
 * server starts, it replaces {{text KEY}} by a text in each language, and
 * {{summary KEY}} by its first sentence; for each request {{api}} and
 * {{namespace}} by its addresses, {{date +2 years}} by that date.
 *
 * Functions return a new value, which the caller frees. Create values only by
 * json_pack(): tests link this with base/json.h, which has other functions
 * named json_object(), json_string() and so on.
 */
#ifndef CODEGEN_DOCUMENT_H
#define CODEGEN_DOCUMENT_H

#include <jansson.h>

#include "codegen/emit.h"

/* Escapes a text for a JSON string, without marks (fill.h). NULL for NULL. */
const char	*document_text(const char *);

bool		 document_is(const struct param *, const char *type);

/* Marks of the schemas of parameters and members. */
extern const struct marks	document_schemas;

#endif
