/*
 * Templates of pages, which are filled with values. A template is markup with
 * tags, a subset of mustache without logic:
 *
 *	{{name}}		a text, escaped
 *	{{{name}}}		markup; in a script of data, JSON
 *	{{page.today}}		a text of the locale: its name has a dot
 *	{{#name}} {{/name}}	for each item of a list; else if not empty
 *	{{^name}} {{/name}}	if empty
 *	{{>card.html}}		another template in this place
 *	{{! words }}		a comment
 *
 * Names are those of the innermost map: of the section, or of the whole
 * template. "../name" is a name of the map around it, and "." is an item that
 * is a text. A tag that is alone on its line takes the line with it. Lines lose
 * their indentation.
 *
 * A test of pages checks every tag against spec/pages.yaml. Values are always
 * escaped, with one exception: markup that data_markup() has cleaned. A
 * template cannot decide otherwise.
 */
#ifndef ALMANAC_TEMPLATE_H
#define ALMANAC_TEMPLATE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct buf;
struct value;

enum token_kind {
	TOKEN_TEXT,
	TOKEN_VALUE,
	TOKEN_RAW,
	TOKEN_LOCALE,
	TOKEN_SECTION,
	TOKEN_INVERTED,
	TOKEN_END,
	TOKEN_PARTIAL
};

struct token {
	enum token_kind		 kind;
	const char		*at;		/* in the source */
	const char		*text;		/* or the name in the tag */
	size_t			 length;	/* of the text */
	size_t			 end;		/* of a section: its
						   TOKEN_END */
	int			 locale;	/* enum text */
	const struct template	*partial;
};

struct template {
	const char	*name;		/* of the file */
	const char	*source;
	struct token	*tokens;
	size_t		 count;
	const char	*fault;		/* error of template_read(), or NULL */
	const char	*fault_at;	/* in the source */
};

/* Reads the tokens. Returns false if `fault` is set. */
bool	 template_read(struct template *, struct arena *);

/* Appends the template, filled with a map, in the language of `words`. */
void	 template_fill(struct buf *, const struct template *,
	    const struct value *map, const char *const *words);

/* Reads the templates of generated/templates.h, once. */
void	 templates_read(void);

#endif
