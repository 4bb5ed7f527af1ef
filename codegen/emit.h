/*
 * Writes generated files from a checked spec. The spec of pages has only their
 * routes.
 */
#ifndef CODEGEN_EMIT_H
#define CODEGEN_EMIT_H

#include "codegen/spec.h"

void	 emit_service(struct buf *, const struct spec *);
void	 emit_errors_h(struct buf *, const struct spec *);
void	 emit_errors_c(struct buf *, const struct spec *);
void	 emit_texts_h(struct buf *, const struct spec *);
void	 emit_texts_c(struct buf *, const struct spec *);
void	 emit_routes_h(struct buf *, const struct spec *);
void	 emit_routes_c(struct buf *, const struct spec *);
void	 emit_records_h(struct buf *, const struct spec *);
void	 emit_records_c(struct buf *, const struct spec *);
void	 emit_tables(struct buf *, const struct spec *);
void	 emit_descriptions(struct buf *, const struct spec *);
void	 emit_templates_h(struct buf *, const struct spec *);
void	 emit_templates_c(struct buf *, const struct spec *);

/* The OpenAPI document (document.h). */
void	 emit_document(struct buf *, const struct spec *);

/* The keys that a spec may have, as a page. */
void	 emit_keys(struct buf *);

/*
 * The JSON Schema of a file: service, routes, records or pages. Returns false
 * if it is none of these.
 */
bool	 emit_schema(struct buf *, const char *file);

/* The row of a parameter of a route, or of a group if the route is NULL. */
void	 emit_row(struct buf *, const struct spec *, const struct route *,
	    const struct param *);

/*
 * Returns the defaults of a route's parameters, ".page = 1, .order = 2", or
 * NULL.
 */
const char	*emit_defaults(const struct route *);

/* Writes ", .member = text" unless the text is NULL. */
void	 emit_member(struct buf *, const char *member, const char *text);

/* The same with "true", if it is, and with a string literal. */
void	 emit_true(struct buf *, const char *member, bool);
void	 emit_string(struct buf *, const char *member, const char *text);

/* "const char *title;" */
const char	*emit_declaration(const char *type, const char *name);

/* Escapes a text for a C string literal. emit_quoted(): with its quotes. */
const char	*emit_escaped(const char *);
const char	*emit_quoted(const char *);

#endif
