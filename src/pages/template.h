/*
 * Templates, as codegen made them from those in src/pages/ (codegen/pages.h says
 * what they may hold), filled with values.
 *
 * Nothing that a template holds decides whether a value is escaped.  A text
 * always is; a value is written as it is only if the shape in spec/pages.yaml
 * calls it markup, it stands between elements, and whoever made the value has
 * marked it so (data_markup(), which cleans it).
 */
#ifndef ALMANAC_TEMPLATE_H
#define ALMANAC_TEMPLATE_H

#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"

struct buf;
struct value;

enum token_kind {
	TOKEN_TEXT,		/* of the template, as it is */
	TOKEN_VALUE,		/* a text, number or truth of that name */
	TOKEN_MARKUP,
	TOKEN_JSON,		/* any value, for a script of data */
	TOKEN_LOCALE,
	TOKEN_SECTION,
	TOKEN_INVERTED,
	TOKEN_END,
	TOKEN_PARTIAL
};

struct template;

struct token {
	enum token_kind		 kind;
	const char		*text;		/* or a name; "." is the item */
	size_t			 length;	/* of a text */
	enum text		 locale;
	const struct template	*partial;
	uint16_t		 end;		/* of a section: its TOKEN_END */
};

struct template {
	const char		*name;
	const struct token	*tokens;
	size_t			 count;
};

/* Adds what the template says of a map, in the language of `words`. */
void	template_fill(struct buf *, const struct template *,
	    const struct value *map, const char *const *words);

/* Adds a text so that it may stand between elements and double quotes. */
void	template_escape(struct buf *, const char *, size_t length);

#endif
