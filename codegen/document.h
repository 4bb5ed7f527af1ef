/*
 * What the service says of itself in one language: the OpenAPI 3.1 document
 * and the index (rules, section 33), as JSON.
 *
 * A mark stands for what the request decides: {{api}} and {{namespace}} for
 * its addresses, {{date +2 years}} for a date from then on.
 *
 * Functions return a new value, which whoever gets it puts into another one.
 * Make values by json_pack() alone: the tests link this with base/json.h, whose
 * json_object() and the like are other functions.
 */
#ifndef CODEGEN_DOCUMENT_H
#define CODEGEN_DOCUMENT_H

#include <jansson.h>

#include "codegen/emit.h"

struct document {
	const struct spec	*spec;
	const struct locale	*locale;
};

/* Writes the value in lines and frees it. */
void		 emit_json(struct out *, json_t *);

const char	*document_text(const struct document *, const char *key);
const char	*document_param_text(const struct document *,
		    const struct route *, const struct param *);

/* What a route does: "list", "read", "create", "update", "delete", "info". */
const char	*document_use(const struct document *, const struct route *);

bool		 document_serves(const struct route *, const char *method);

/* A common parameter or header field that one of these uses has. */
bool		 document_fits(const struct common *, const char *use,
		    const char *other);

json_t		*document_pointer(const char *base, const char *name);

/* The words of a list; NULL for NULL. */
json_t		*document_words(const struct node *);

/* Parts of a parameter; NULL: there is none. */
json_t		*document_enum(const struct param *);
json_t		*document_default(const struct document *,
		    const struct route *, const struct param *);
json_t		*document_number(const struct node *);
bool		 document_requires(const struct route *, const struct param *);

/* The JSON Schema of a parameter, and of a body. */
json_t		*document_schema(const struct document *,
		    const struct route *, const struct param *);
json_t		*document_body(const struct document *, const struct route *);
json_t		*document_request(const struct route *);

json_t		*document_record(const struct document *,
		    const struct record *);

/* All named answers, and those that an operation refers to. */
json_t		*document_answers(const struct document *);
json_t		*document_responses(const struct document *,
		    const struct route *, const char *method);

#endif
