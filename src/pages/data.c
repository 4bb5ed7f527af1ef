#include "pages/data.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "text/html.h"
#include "text/paragraphs.h"

/* Pass a complete text, since a map may keep a copy. */
static struct value *
make_value(struct value *parent, const char *name, enum value_kind kind)
{
	struct value	*value;

	value = value_new(parent->arena, kind);
	value->name = name;

	return (value);
}

struct value *
data_map(struct value *parent, const char *name)
{
	struct value	*value;

	value = make_value(parent, name, VALUE_MAP);
	value_add(parent, value);

	return (value);
}

struct value *
data_list(struct value *parent, const char *name)
{
	struct value	*value;

	value = make_value(parent, name, VALUE_LIST);
	value_add(parent, value);

	return (value);
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
	struct value	*value;

	value = make_value(parent, name, VALUE_NUMBER);
	value->text = number;
	value->length = strlen(number);
	value_add(parent, value);
}

void
data_text(struct value *parent, const char *name, const char *text)
{
	struct value	*value;

	value = make_value(parent, name, VALUE_TEXT);
	value->text = text;
	value->length = strlen(text);
	value_add(parent, value);
}

void
data_integer(struct value *parent, const char *name, int64_t n)
{
	data_text(parent, name, arena_integer(parent->arena, n));
}

void
data_flag(struct value *parent, const char *name, bool truth)
{
	struct value	*value;

	value = make_value(parent, name, VALUE_BOOLEAN);
	value->truth = truth;
	value_add(parent, value);
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
	struct value	*value;

	value = make_value(parent, name, VALUE_NULL);
	value->json = true;
	value_add(parent, value);
}

static void
add_markup(struct value *parent, const char *name, const char *text,
    size_t length)
{
	struct value	*value;

	value = make_value(parent, name, VALUE_TEXT);
	value->text = text;
	value->length = length;
	value->markup = true;
	value_add(parent, value);
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
	struct value	*value;

	value = value_new(parent->arena, from->kind);
	*value = *from;
	value->name = name;
	value->next = NULL;
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
static void
print_text(struct buf *out, const char *text)
{
	buf_char(out, '"');
	for (; *text != '\0'; text++) {
		if ((unsigned char)*text < ' ' ||
		    strchr("\"\\<>&", *text) != NULL)
			buf_printf(out, "\\u%04x", (unsigned char)*text);
		else
			buf_char(out, *text);
	}
	buf_char(out, '"');
}

static void
print_members(struct buf *out, const struct value *parent)
{
	const struct value	*value;

	for (value = parent->first; value != NULL; value = value->next) {
		if (value != parent->first)
			buf_char(out, ',');
		if (parent->kind == VALUE_MAP) {
			print_text(out, value->name);
			buf_char(out, ':');
		}
		data_print(out, value);
	}
}

void
data_print(struct buf *out, const struct value *value)
{
	switch (value == NULL ? VALUE_NULL : value->kind) {
	case VALUE_NULL:
		buf_string(out, "null");
		break;
	case VALUE_BOOLEAN:
		buf_string(out, value->truth ? "true" : "false");
		break;
	case VALUE_NUMBER:
		buf_add(out, value->text, value->length);
		break;
	case VALUE_TEXT:
		print_text(out, value->text);
		break;
	case VALUE_LIST:
		buf_char(out, '[');
		print_members(out, value);
		buf_char(out, ']');
		break;
	case VALUE_MAP:
		buf_char(out, '{');
		print_members(out, value);
		buf_char(out, '}');
		break;
	}
}
