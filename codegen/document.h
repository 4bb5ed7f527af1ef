/*
 * The OpenAPI 3.1 document (rules, section 33), as JSON. When the server
 * starts, it replaces {{text KEY}} by a text in each language, and
 * {{summary KEY}} by its first sentence; for each request {{api}} and
 * {{namespace}} by its addresses, and in defaults of the index
 * {{date +2 years}} by that date.
 *
 * Functions return a new value, which the caller frees. Create values only by
 * json_pack() and document_value(): tests link this with base/json.h, which has
 * other functions named json_object(), json_string() and so on.
 */
#ifndef CODEGEN_DOCUMENT_H
#define CODEGEN_DOCUMENT_H

#include <jansson.h>

#include "codegen/emit.h"

/* The value of a JSON text. NULL for NULL. */
json_t	*document_value(const char *);

/* "{{text KEY}}" */
json_t	*document_text(const char *key);

/* {"$ref": "#/components/schemas/Event"} */
json_t	*document_reference(const char *part, const char *name);

/* Adds the members of an object, and frees it. Returns the first one. */
json_t	*document_join(json_t *object, json_t *more);

/* The schemas of a parameter or field, and of a member of a record. */
json_t	*document_schema(const struct spec *, const struct route *,
	    const struct param *);
json_t	*document_member(const struct member *);

/* The default of a parameter, unless the route is partial; NULL: none. */
json_t	*document_default(const struct spec *, const struct param *);

/* The value of a field in an example. */
json_t	*document_example(const struct param *);

/* Prints a value and a newline, and frees it. */
void	 document_print(struct buf *, json_t *);

#endif
