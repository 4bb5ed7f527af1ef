/*
 * /doc: the OpenAPI 3.1 document (contract section 15.3), from the tables.
 * describe.h says what `locale` is and how places are marked.
 */
#ifndef ALMANAC_DOC_H
#define ALMANAC_DOC_H

#include <stdbool.h>
#include <stddef.h>

struct json;
struct param;
struct route;

#define DOC_SCHEMAS	"#/components/schemas/"
#define DOC_RESPONSES	"#/components/responses/Error"
#define DOC_PARAMETERS	"#/components/parameters/"
#define DOC_HEADERS	"#/components/headers/"

void	doc_paths(struct json *, size_t locale);
void	doc_components(struct json *, size_t locale);

/* The schema of a parameter as a body carries it, or as an address does. */
void	doc_param_schema(struct json *, const struct param *, bool body);

/* "$ref": base + name, into an open object; and in one of its own. */
void	doc_pointer(struct json *, const char *base, const char *name);
void	doc_reference(struct json *, const char *key, const char *base,
	    const char *name);

/* Bits of struct common: what kind of operation a route is. */
unsigned	doc_use(const struct route *);

#endif
