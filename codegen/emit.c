#include "codegen/emit.h"

#include <string.h>

void
emit_member(struct buf *out, const char *member, const char *text)
{
	if (text != NULL)
		buf_printf(out, ", .%s = %s", member, text);
}

void
emit_true(struct buf *out, const char *member, bool is_true)
{
	emit_member(out, member, is_true ? "true" : NULL);
}

void
emit_string(struct buf *out, const char *member, const char *text)
{
	emit_member(out, member, text == NULL ? NULL : emit_quoted(text));
}

const char *
emit_declaration(const char *type, const char *name)
{
	return (memory_print("%s%s%s;", type,
	    type[strlen(type) - 1] == '*' ? "" : " ", name));
}

const char *
emit_escaped(const char *text)
{
	struct buf	all = memory_buf();

	for (; *text != '\0'; text++) {
		if (*text == '\n')
			buf_string(&all, "\\n");
		else if (*text == '"' || *text == '\\')
			buf_printf(&all, "\\%c", *text);
		else
			buf_char(&all, *text);
	}

	return (all.data);
}

const char *
emit_quoted(const char *text)
{
	return (memory_print("\"%s\"", emit_escaped(text)));
}
