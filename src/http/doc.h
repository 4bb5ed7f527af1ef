/*
 * /doc: the OpenAPI 3.1 document (contract section 15.3), from the tables.
 * describe.h says what `locale` is and how places are marked.
 *
 * What several operations share is a component: records, bodies, answers,
 * common parameters and header fields.
 */
#ifndef ALMANAC_DOC_H
#define ALMANAC_DOC_H

#include <stddef.h>

#include "http/table.h"

struct json;

#define DOC_SCHEMAS	"#/components/schemas/"
#define DOC_RESPONSES	"#/components/responses/"
#define DOC_PARAMETERS	"#/components/parameters/"
#define DOC_HEADERS	"#/components/headers/"

/* "paths" and "components", into an open object. */
void	doc_paths(struct json *, size_t locale);
void	doc_components(struct json *, size_t locale);

/* The members of "schemas": records, and bodies of requests. */
void	doc_records(struct json *, size_t locale);
void	doc_bodies(struct json *, size_t locale);

/* "requestBody" of a route, if it has one. */
void	doc_request_body(struct json *, const struct route *);

/* The members of "responses", and those that an operation refers to. */
void	doc_answers(struct json *, size_t locale);
void	doc_responses(struct json *, const struct route *, enum method);

/* The keywords of a parameter's JSON Schema, into an open object. */
void	doc_schema(struct json *, const struct param *);

/* "$ref": base + name, into an open object; and in one of its own. */
void	doc_pointer(struct json *, const char *base, const char *name);
void	doc_reference(struct json *, const char *key, const char *base,
	    const char *name);

/* What kind of operation a route is. */
enum common_use	doc_use(const struct route *);

/* A row of common parameters or header fields that fits one of these bits. */
bool	doc_fits(const struct common *, unsigned uses);

#endif
