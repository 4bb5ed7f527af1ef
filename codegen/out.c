#include <stdarg.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/out.h"

#define COLUMNS	80

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

size_t
out_column(const struct out *out)
{
	const char	*line;

	if (out->text == NULL)
		return (0);
	for (line = out->text + out->length; line > out->text; line--)
		if (line[-1] == '\n')
			break;

	return (strlen(line) + 7 * strspn(line, "\t"));
}

static void
begin_item(struct out *out, size_t length)
{
	int	i;

	if (out->inner && out_column(out) + length + strlen(", , \\") > COLUMNS)
		out->fresh = true;
	if (out->item)
		append(out, out->fresh ? "," : ", ");
	if (out->item && out->fresh) {
		append(out, out->continues ? " \\\n" : "\n");
		for (i = 0; i < out->tabs; i++)
			append(out, "\t");
		append(out, out->inner ? "    " : "");
	}
	out->item = true;
	out->fresh = false;
}

void
out_item(struct out *out, const char *format, ...)
{
	const char	*item;
	va_list		 args;

	va_start(args, format);
	item = memory_vprint(format, args);
	va_end(args);
	begin_item(out, strlen(item));
	append(out, item);
}

const char *
out_escaped(const char *text)
{
	char	*all, *end;

	all = end = memory_get(2 * strlen(text) + 1);
	for (; *text != '\0'; text++) {
		if (*text == '"' || *text == '\\' || *text == '\n')
			*end++ = '\\';
		*end++ = *text == '\n' ? 'n' : *text;
	}

	return (all);
}

void
out_item_text(struct out *out, const char *before, const char *text)
{
	out_item(out, "%s\"%s\"", before, out_escaped(text));
}

void
out_enum(struct out *out, const char *name, const struct list *items)
{
	size_t	i;

	out_print(out, "enum%s%s {", name != NULL ? " " : "",
	    name != NULL ? name : "");
	for (i = 0; i < items->count; i++)
		out_print(out, "%s\n\t%s", i > 0 ? "," : "",
		    (const char *)items->items[i]);
	out_print(out, "\n};\n");
}
