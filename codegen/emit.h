/* Writes generated files from a checked spec. */
#ifndef CODEGEN_EMIT_H
#define CODEGEN_EMIT_H

#include "codegen/fill.h"

/* Marks and series of the templates for records, and of all other templates. */
extern const struct marks	emit_stored;
extern const struct marks	emit_routes;

/* Marks of parameters and of their rows. */
extern const struct marks	emit_rows;

/* The OpenAPI document, and the index (document.h). */
void	 emit_document(struct buf *, const struct spec *);
void	 emit_index(struct buf *, const struct spec *);

/* The keys that a spec may have, as a page. */
void	 emit_keys(struct buf *);

/*
 * The JSON Schema of a file: service, routes, records or pages. Returns false
 * if it is none of these.
 */
bool	 emit_schema(struct buf *, const char *file);

/* "const char *title;" */
const char	*emit_declaration(const char *type, const char *name);

/* Returns all parameters of the route, or of the group. */
const struct list	*emit_rows_of(const struct scope *);

/*
 * Returns the defaults of a route's parameters, ".page = 1, .order = 2", or
 * NULL.
 */
const char	*emit_defaults(const struct scope *);

#endif
