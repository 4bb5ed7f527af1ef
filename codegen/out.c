#include <stdarg.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/out.h"

#define COLUMNS	80

/* Columns that a text takes when it begins at one; tabs count to the next. */
static size_t
column_after(size_t column, const char *text)
{
	for (; *text != '\0'; text++) {
		if (*text == '\n')
			column = 0;
		else if (*text == '\t')
			column += 8 - column % 8;
		else if (((unsigned char)*text & 0xc0) != 0x80)
			column++;
	}

	return (column);
}

static void
append(struct out *out, const char *text)
{
	char	*bigger;
	size_t	 length;

	length = strlen(text);
	if (out->length + length >= out->size) {
		out->size = 2 * (out->size + length) + 4096;
		bigger = memory_get(out->size);
		if (out->length > 0)
			memcpy(bigger, out->text, out->length);
		out->text = bigger;
	}
	memcpy(out->text + out->length, text, length + 1);
	out->length += length;
	out->column = column_after(out->column, text);
}

void
out_print(struct out *out, const char *format, ...)
{
	va_list	args;

	va_start(args, format);
	append(out, memory_vprint(format, args));
	va_end(args);
}

void
out_items(struct out *out, int tabs, bool inner)
{
	out->tabs = tabs;
	out->inner = inner;
	out->item = false;
	out->fresh = false;
}

void
out_break(struct out *out)
{
	out->fresh = true;
}

static void
new_line(struct out *out, bool indented)
{
	int	i;

	while (out->length > 0 && out->text[out->length - 1] == ' ')
		out->length--;
	append(out, "\n");
	for (i = 0; i < out->tabs; i++)
		append(out, "\t");
	if (indented)
		append(out, "    ");
}

/* What must still fit behind an item: a comma, or the end of its row. */
static size_t
room(const struct out *out)
{
	return (COLUMNS - (out->inner ? strlen(" },") : strlen(",")));
}

/* Ends the item before, and goes to where the next begins. */
static void
begin_item(struct out *out, const char *item)
{
	size_t	column;
	bool	fits;

	if (out->item)
		append(out, ",");
	column = out->column + (out->item ? 1 : 0);
	fits = column_after(column, item) <= room(out) && !out->fresh;
	if (out->item && fits)
		append(out, " ");
	else if (out->item || (out->inner && !fits))
		new_line(out, out->inner);
	out->item = true;
	out->fresh = false;
}

/* The rest of an item, from a blank where its line is full. */
static void
append_wrapped(struct out *out, const char *item)
{
	const char	*word;
	size_t		 length;

	for (; *item != '\0'; item += length) {
		length = strcspn(item + 1, " ") + 1;
		word = memory_copy(item, length);
		if (column_after(out->column, word) > room(out) &&
		    *item == ' ') {
			new_line(out, true);
			word++;
		}
		append(out, word);
	}
}

void
out_item(struct out *out, const char *format, ...)
{
	const char	*item;
	va_list		 args;

	va_start(args, format);
	item = memory_vprint(format, args);
	va_end(args);
	begin_item(out, item);
	append_wrapped(out, item);
}

/* A part of a literal: as much as one word with the blanks behind it. */
static const char *
next_word(const char **text)
{
	char	*word, *end;

	word = end = memory_get(2 * strlen(*text) + 1);
	while (**text != '\0') {
		if (**text == '"' || **text == '\\')
			*end++ = '\\';
		*end++ = **text == '\n' ? '\\' : **text;
		if (**text == '\n')
			*end++ = 'n';
		(*text)++;
		if (end[-1] == ' ' && **text != ' ')
			break;
	}
	*end = '\0';

	return (word);
}

const char *
out_escaped(const char *text)
{
	const char	*all = "";

	while (*text != '\0')
		all = memory_print("%s%s", all, next_word(&text));

	return (all);
}

/* The literal's words, on as many lines as they need. */
static void
append_literal(struct out *out, const char *text)
{
	const char	*word;
	bool		 open = false;

	while (*text != '\0') {
		word = next_word(&text);
		if (column_after(out->column, word) + 1 + !open > room(out)) {
			append(out, open ? "\"" : "");
			new_line(out, true);
			open = false;
		}
		append(out, open ? "" : "\"");
		append(out, word);
		open = true;
	}
	append(out, "\"");
}

void
out_item_text(struct out *out, const char *before, const char *text)
{
	const char	*whole;

	whole = memory_print("%s\"%s\"", before, out_escaped(text));
	begin_item(out, whole);
	if (column_after(out->column, whole) <= room(out)) {
		append(out, whole);
	} else {
		append(out, before);
		append_literal(out, text);
	}
}

void
out_enum(struct out *out, const char *name, const struct list *items)
{
	size_t	i;

	if (name != NULL)
		out_print(out, "enum %s {\n\t", name);
	else
		out_print(out, "enum {\n\t");
	out_items(out, 1, false);
	for (i = 0; i < items->count; i++) {
		out_item(out, "%s", (const char *)items->items[i]);
		out_break(out);
	}
	out_print(out, "\n};\n");
}
