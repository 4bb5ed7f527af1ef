/* Each writes a generated file, or a part of one, from a checked spec. */
#ifndef CODEGEN_EMIT_H
#define CODEGEN_EMIT_H

#include "codegen/out.h"
#include "codegen/spec.h"

#define EMIT_MARK	"/* Made from spec/ by codegen; do not edit. */\n"

void	 emit_service_h(struct out *, const struct spec *);
void	 emit_errors_h(struct out *, const struct spec *);
void	 emit_errors_c(struct out *, const struct spec *);
void	 emit_texts_h(struct out *, const struct spec *);
void	 emit_texts_c(struct out *, const struct spec *);
void	 emit_routes_h(struct out *, const struct spec *);
void	 emit_routes_c(struct out *, const struct spec *);
void	 emit_tree_c(struct out *, const struct spec *);
void	 emit_stored_h(struct out *, const struct spec *);
void	 emit_stored_c(struct out *, const struct spec *);
void	 emit_documents_c(struct out *, const struct spec *);
void	 emit_openapi(struct out *, const struct spec *,
	    const struct locale *);
void	 emit_index(struct out *, const struct spec *,
	    const struct locale *);
void	 emit_pages_h(struct out *, const struct spec *);
void	 emit_pages_c(struct out *, const struct spec *);
void	 emit_page_tree_c(struct out *, const struct spec *);
void	 emit_templates_h(struct out *, const struct spec *);
void	 emit_templates_c(struct out *, const struct spec *);

/* Parts of routes.c, each followed by a blank line. */
void	 emit_rows(struct out *, const struct spec *, const struct route *);
void	 emit_group_rows(struct out *, const struct spec *,
	    const struct group *, bool partial);
void	 emit_defaults(struct out *, const struct route *);

/* Whether a route has an instance with its defaults. */
bool	 emit_has_defaults(const struct route *);

/* "page", or "paging.page" in a group. */
const char	*emit_member(const struct param *, const char *prefix);

/* Parts of routes.h; `root` is the start of the route's address. */
void	 emit_paths(struct out *, const struct spec *);
void	 emit_route_h(struct out *, const struct route *, const char *root);

/* "const char *title;" */
const char	*emit_declaration(const char *type, const char *name);

/* tree.c without its includes; `prefix` begins names: "" or "page_". */
void	 emit_tree(struct out *, const struct spec *, const char *prefix);

/* A route's own tables, then the row that refers to them. */
void	 emit_route_parts(struct out *, const struct spec *,
	    const struct route *);
void	 emit_route(struct out *, const struct spec *, const struct route *);

/* The name of a list of words. */
const char	*emit_words_name(const struct route *, const struct param *);

#endif
