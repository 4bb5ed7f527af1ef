/* spec/pages.yaml, and the templates that it names. */
#ifndef CODEGEN_PAGES_H
#define CODEGEN_PAGES_H

#include "codegen/node.h"
#include "pages/template.h"

struct spec;

struct page_template {
	const struct node	*key;		/* its file: month.html */
	struct template		 read;
};

/* What all pages have whose paths begin with one. */
struct area {
	const struct node	*key;		/* the beginning: /desk */
	const struct node	*needs;		/* a flag of struct site */
	const struct node	*flags;
};

struct pages {
	const struct node	*folder;	/* relative to the spec */
	const char		*source;	/* relative to the project */
	const char		*path;		/* to open templates */
	/* Tests of pages compare these with the templates. */
	const struct node	*shapes, *template_map, *partials, *texts;
	const struct node	*routes;
	struct list		 areas;		/* of struct area */
	struct spec		*site;		/* with only page routes */
	struct list		 templates;	/* of struct page_template */
};

/* Reads pages.yaml, if service.yaml names it, and the templates. */
bool	 pages_read(struct spec *);

/* "desk/list.html" becomes desk_list, "style.css" style_css. */
const char	*template_name(const struct page_template *);

#endif
