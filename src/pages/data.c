#include "pages/data.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "text/html.h"
#include "text/paragraphs.h"

/* Adds a value in the arena of its parent. */
static struct value *
add_value(struct value *parent, const char *name, struct value value)
{
	value.name = name;
	value.arena = parent->arena;

	return (value_add(parent, value_copy(parent->arena, &value)));
}

struct value *
data_map(struct value *parent, const char *name)
{
	return (add_value(parent, name, (struct value){ .kind = VALUE_MAP }));
}

struct value *
data_list(struct value *parent, const char *name)
{
	return (add_value(parent, name, (struct value){ .kind = VALUE_LIST }));
}

struct value *
data_link(struct value *list, const char *name, const char *address)
{
	struct value	*link;

	link = data_map(list, NULL);
	data_text(link, "name", name);
	data_text(link, "address", address);

	return (link);
}

void
data_number(struct value *parent, const char *name, const char *number)
{
	(void)add_value(parent, name, (struct value){ .kind = VALUE_NUMBER,
	    .text = number, .length = strlen(number) });
}

void
data_text(struct value *parent, const char *name, const char *text)
{
	(void)add_value(parent, name, (struct value){ .kind = VALUE_TEXT,
	    .text = text, .length = strlen(text) });
}

void
data_integer(struct value *parent, const char *name, int64_t n)
{
	data_text(parent, name, arena_integer(parent->arena, n));
}

void
data_flag(struct value *parent, const char *name, bool truth)
{
	(void)add_value(parent, name, (struct value){ .kind = VALUE_BOOLEAN,
	    .truth = truth });
}

struct value *
data_option(struct value *list, const char *value, const char *name,
    bool selected)
{
	struct value	*option;

	option = data_map(list, NULL);
	data_text(option, "value", value);
	data_text(option, "name", name);
	data_flag(option, "selected", selected);

	return (option);
}

void
data_null(struct value *parent, const char *name)
{
	(void)add_value(parent, name, (struct value){ .kind = VALUE_NULL,
	    .json = true });
}

static void
add_markup(struct value *parent, const char *name, const char *text,
    size_t length)
{
	(void)add_value(parent, name, (struct value){ .kind = VALUE_TEXT,
	    .text = text, .length = length, .markup = true });
}

void
data_markup(struct value *parent, const char *name, const char *markup)
{
	const char	*clean;

	/* Line breaks of plain text, which HTML would show as blanks. */
	if (strchr(markup, '\n') != NULL && strcasestr(markup, "<br") == NULL)
		markup = paragraphs_markup(parent->arena, markup);
	clean = html_show(parent->arena, markup);
	add_markup(parent, name, clean, strlen(clean));
}

void
data_style(struct value *parent, const char *name, const char *css)
{
	add_markup(parent, name, css, strlen(css));
}

void
data_filled(struct value *parent, const char *name, const struct buf *filled)
{
	add_markup(parent, name, filled->data, filled->length);
}

void
data_value(struct value *parent, const char *name, const struct value *from)
{
	struct value	*value = value_copy(parent->arena, from);

	value->name = name;
	value_add(parent, value);
}

const struct value *
data_member(const struct value *map, const char *name)
{
	static const struct value	 absent = { .kind = VALUE_NULL };
	const struct value		*value;

	value = value_get(map, name);

	return (value == NULL ? &absent : value);
}

const char *
data_get(const struct value *map, const char *name)
{
	const char	*text;

	text = data_member(map, name)->text;

	return (text == NULL ? "" : text);
}

bool
data_true(const struct value *map, const char *name)
{
	return (data_member(map, name)->truth);
}

/*
 * Escapes more than JSON requires: everything that could end the script or
 * start a comment in it, and everything that is an entity if the page is parsed
 * as XML.
 */
void
data_print(struct buf *out, const struct value *value)
{
	static const char	 meant[128] = { ['"'] = '"', ['\\'] = '\\',
	    ['b'] = '\b', ['f'] = '\f', ['n'] = '\n', ['r'] = '\r',
	    ['t'] = '\t' };
	struct json		 json;
	const char		*at;

	json_init(&json, out->arena, 1024);
	if (value == NULL)
		json_null(&json, NULL);
	else
		json_value(&json, NULL, value);
	for (at = json.buf.data; *at != '\0'; at++)
		if (*at == '\\' && at[1] != 'u')
			buf_printf(out, "\\u%04x", meant[*++at & 127]);
		else if (strchr("<>&", *at) != NULL)
			buf_printf(out, "\\u%04x", *at);
		else
			buf_char(out, *at);
}
