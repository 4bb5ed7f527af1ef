/*
 * Pages for people: what spec/pages.yaml says, and the templates it names.
 *
 * A template is markup with tags, a subset of mustache without logic:
 *
 *	{{name}}		a value, escaped as its kind asks for
 *	{{page.today}}		a text of the locale: its name has a dot
 *	{{#name}} {{/name}}	for each of a list; else if it is something
 *	{{^name}} {{/name}}	if it is nothing
 *	{{>card}}		another template in this place
 *	{{! words }}		nothing
 *
 * Names are those of the shape that the template is filled with, and of those
 * around it. A tag that stands alone on its line takes the line with it, and
 * so does all that a line is indented by.
 */
#ifndef CODEGEN_PAGES_H
#define CODEGEN_PAGES_H

#include "codegen/node.h"

struct spec;

enum piece_kind {
	PIECE_TEXT,		/* as it is */
	PIECE_VALUE,		/* until its kind is known, PIECE_VALUE */
	PIECE_MARKUP,
	PIECE_JSON,
	PIECE_LOCALE,
	PIECE_SECTION,
	PIECE_INVERTED,
	PIECE_END,
	PIECE_PARTIAL
};

struct piece {
	enum piece_kind	 kind;
	const char	*text;		/* or what the tag names */
	struct place	 place;
	size_t		 end;		/* of a section: its PIECE_END */
	bool		 known;		/* the kind is settled */
};

struct template {
	const struct node	*key;
	const struct node	*shape;		/* NULL: goes into others only */
	const char		*file;
	struct piece		*pieces;
	size_t			 piece_count;
	bool			 used;
};

struct shape {
	const struct node	*key;
	const struct node	*members;	/* name -> kind */
};

struct pages {
	const struct node	*folder;	/* of templates, beside the spec */
	const struct node	*shape_map, *template_map;
	const struct node	*partials, *texts;
	const struct node	*routes;
	struct spec		*site;		/* with these routes alone */
	struct list		 shapes;	/* of struct shape */
	struct template		*templates;
	size_t			 template_count;
};

/* Reads pages.yaml, where service.yaml names it, and the templates. */
bool	 pages_read(struct spec *);

/* Reads the pieces of a template; complains. */
void	 template_read(struct template *);

struct template	*pages_template(const struct pages *, const char *);

/* "{{page.today}}" */
bool	 piece_is_locale(const char *name);

/* "event.html" becomes event, "style.css" style_css. */
const char	*template_name(const struct template *);

#endif
