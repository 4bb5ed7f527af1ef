/* spec/pages.yaml, and the templates that it names. */
#ifndef CODEGEN_PAGES_H
#define CODEGEN_PAGES_H

#include "codegen/node.h"
#include "pages/template.h"

struct spec;

struct page_template {
	const struct node	*key;		/* its file: month.html */
	const struct node	*shape;		/* NULL: a partial */
	const char		*path;
	struct template		 read;
};

struct shape {
	const struct node	*key;
	const struct node	*members;	/* maps names to kinds */
};

struct pages {
	const struct node	*folder;	/* relative to the spec */
	const char		*source;	/* relative to the project */
	const char		*path;		/* to open templates */
	const struct node	*shape_map, *template_map;
	const struct node	*partials, *texts;
	const struct node	*routes;
	struct spec		*site;		/* with only page routes */
	struct list		 shapes;	/* of struct shape */
	struct list		 templates;	/* of struct page_template */
};

/* Reads pages.yaml, if service.yaml names it, and the templates. */
bool	 pages_read(struct spec *);

/* Returns the position of `at` in a template. */
const struct place	*place_in_template(const struct page_template *,
			    const char *at);

/* "desk/list.html" becomes desk_list, "style.css" style_css. */
const char	*template_name(const struct page_template *);

#endif
