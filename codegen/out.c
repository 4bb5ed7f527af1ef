#include <stdarg.h>
#include <string.h>

#include "codegen/out.h"

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
out_enum(struct out *out, const char *name, const struct list *items)
{
	const char	*item;

	out_print(out, "enum %s%s{\n", name, *name != '\0' ? " " : "");
	EACH(item, *items)
		out_print(out, "\t%s,\n", item);
	out_print(out, "};\n\n");
}
