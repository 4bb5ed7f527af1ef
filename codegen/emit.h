/* Writes generated files from a checked spec. */
#ifndef CODEGEN_EMIT_H
#define CODEGEN_EMIT_H

#include "codegen/fill.h"

/* Marks and series of the templates for records, and of all other templates. */
extern const struct marks	emit_stored;
extern const struct marks	emit_routes;

/* The OpenAPI document, or the index, in one language. */
void	 emit_document(struct buf *, const struct spec *,
	    const struct locale *, bool index);

/* "const char *title;" */
const char	*emit_declaration(const char *type, const char *name);

/*
 * emit_words() and emit_default() are marks of a parameter; emit_row() writes
 * rows of a group. NULL: no route uses them.
 */
const char	*emit_words(const struct scope *);	/* name of a list */
const char	*emit_row(const struct scope *);
const char	*emit_default(const struct scope *);	/* or NULL */
const char	*emit_member(const struct scope *);	/* "paging.page" */
const char	*emit_group_rows(const struct scope *, bool partial);

/* Parts of the tree of paths. Texts are prefixes of paths. */
struct list	 emit_branches(const struct scope *);
struct list	 emit_children(const struct scope *);
const char	*emit_children_name(const struct scope *);
const char	*emit_node(const struct scope *);

#endif
