/*
 * Templates, which codegen has translated from src/pages/ (codegen/pages.h has
 * their syntax), and which are filled with values.
 *
 * Values are always escaped, with one exception: markup between elements, which
 * spec/pages.yaml declares as such and which data_markup() has cleaned. A
 * template cannot decide otherwise.
 */
#ifndef ALMANAC_TEMPLATE_H
#define ALMANAC_TEMPLATE_H

#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"

struct buf;
struct value;

enum token_kind {
	TOKEN_TEXT,		/* text of the template */
	TOKEN_VALUE,		/* a text, number or boolean of that name */
	TOKEN_MARKUP,
	TOKEN_JSON,		/* any value as JSON, in a script */
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

/* Appends the template filled with a map, in the language of `words`. */
void	template_fill(struct buf *, const struct template *,
	    const struct value *map, const char *const *words);

/* Appends a text, escaped for use between elements and double quotes. */
void	template_escape(struct buf *, const char *, size_t length);

#endif
