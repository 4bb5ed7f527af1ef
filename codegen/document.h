/*
 * The OpenAPI 3.1 document and the index (rules, section 33) in one language,
 * as JSON. The server replaces marks for each request: {{api}} and
 * {{namespace}} by its addresses, {{date +2 years}} by that date.
 *
 * Functions return a new value, which the caller puts into another one. Create
 * values by json_pack() only: tests link this with base/json.h, which has other
 * functions named json_object(), json_string() and so on.
 */
#ifndef CODEGEN_DOCUMENT_H
#define CODEGEN_DOCUMENT_H

#include <jansson.h>

#include "codegen/emit.h"

struct document {
	const struct spec	*spec;
	const struct locale	*locale;
};

/* Writes the value, indented, and frees it. */
void		 emit_json(struct out *, json_t *);

const char	*document_text(const struct document *, const char *key);
const char	*document_param_text(const struct document *,
		    const struct route *, const struct param *);

/* "list", "read", "create", "update", "delete" or "info". */
const char	*document_use(const struct document *, const struct route *);

/* Whether a common parameter or header field has one of these uses. */
bool		 document_fits(const struct common *, const char *use,
		    const char *other);

json_t		*document_pointer(const char *base, const char *name);

/* A list of texts, and adding one to it. */
json_t		*document_words(struct nodes);
void		 document_append(json_t *list, const char *text);

/* Parts of the schema of a parameter, or NULL. */
json_t		*document_enum(const struct param *);
json_t		*document_default(const struct document *,
		    const struct route *, const struct param *);
json_t		*document_number(const struct node *);

/* The JSON Schema of a parameter, and of a body. */
json_t		*document_schema(const struct document *,
		    const struct route *, const struct param *);
json_t		*document_body(const struct document *, const struct route *);
json_t		*document_request(const struct route *);

json_t		*document_record(const struct document *,
		    const struct record *);

/* All named answers, and references to them in an operation. */
json_t		*document_answers(const struct document *);
json_t		*document_responses(const struct document *,
		    const struct route *, const char *method);

#endif
