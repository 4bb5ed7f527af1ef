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
	struct out	 all = { .text = NULL };

	out_print(&all, "%s", "");
	for (; *text != '\0'; text++) {
		if (*text == '$')
			out_print(&all, "\\044");
		else if (*text == '\n')
			out_print(&all, "\\n");
		else if (*text == '"' || *text == '\\')
			out_print(&all, "\\%c", *text);
		else
			out_print(&all, "%c", *text);
	}

	return (all.text);
}
