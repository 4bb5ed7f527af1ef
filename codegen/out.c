#include <stdarg.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/out.h"

#define ROOM	(80 - 8)	/* columns of a line behind its tab */

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
	(void)inner;
	out->tabs = tabs;
	out->item = false;
	out->fresh = false;
}

void
out_break(struct out *out)
{
	out->fresh = true;
}

static void
begin_item(struct out *out)
{
	int	i;

	if (out->item)
		append(out, out->fresh ? ",\n" : ", ");
	for (i = 0; out->item && out->fresh && i < out->tabs; i++)
		append(out, "\t");
	out->item = true;
	out->fresh = false;
}

void
out_item(struct out *out, const char *format, ...)
{
	va_list	args;

	begin_item(out);
	va_start(args, format);
	append(out, memory_vprint(format, args));
	va_end(args);
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

const char *
out_two(const char *before, const char *after, const char *end)
{
	if (*after == '\0' || ROOM >= strlen(before) + strlen(after) +
	    strlen(", ,") + strlen(end))
		return (memory_print("%s%s%s", before, *after != '\0' ? ", " :
		    "", after));

	return (memory_print("%s,%s\n\t    %s", before, end, after));
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
