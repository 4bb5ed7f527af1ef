/* errors.h and errors.c: errors and complaints, with their messages. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

static const char *
code_of(const struct error *e)
{
	return (e->code != NULL ? e->code->text : e->key->text);
}

/* Turns a message into a format: "%" is doubled, {word} becomes "%s". */
static const char *
format_of(const char *message)
{
	char	*format, *end;

	format = end = memory_get(2 * strlen(message) + 1);
	while (*message != '\0') {
		if (*message == '{') {
			*end++ = '%';
			*end++ = 's';
			message = strchr(message, '}') + 1;
			continue;
		}
		if (*message == '%')
			*end++ = '%';
		*end++ = *message++;
	}

	return (emit_quoted(format));
}

/*
 * The words in braces, each after `before`, or `none`. The first one of a
 * complaint is the name of the value, which is not listed.
 */
static const char *
places_of(const struct error *e, const char *before, const char *none)
{
	const char	*at = e->message->text, *all = "";
	bool		 is_name = e->status == NULL;
	size_t		 length;

	for (; *(at += strcspn(at, "{")) != '\0'; at += length) {
		length = strcspn(++at, "}");
		if (!is_name)
			all = memory_join(all, ", ", "%s%.*s", before,
			    (int)length, at);
		is_name = false;
	}

	return (*all == '\0' ? none : all);
}

/* A function of an error or complaint (http/problem.h). */
static void
put_function(struct buf *out, const struct error *e)
{
	const char	*name = name_lower(e->key->text);
	const char	*params = places_of(e, "const char *", "void");
	const char	*texts = places_of(e, "", "NULL");

	if (e->status != NULL)
		buf_printf(out, "PROBLEM_FUNCTION(%s, %s, (%s), %s)\n", name,
		    name_upper(e->key->text), params, texts);
	else
		buf_printf(out, "COMPLAINT_FUNCTION(%s, \"%s\", (%s),\n"
		    "    %s, %s)\n", name, code_of(e), params,
		    format_of(e->message->text), texts);
}

void
emit_errors_h(struct buf *out, const struct spec *spec)
{
	const struct error	*e;

	buf_string(out, "#include <stddef.h>\n\n"
	    "enum error {\n"
	    "	ERROR_NONE,\n");
	EACH(e, spec->errors)
		buf_printf(out, "	ERROR_%s,\n", name_upper(e->key->text));
	buf_string(out,
	    "	ERROR_COUNT,\n"
	    "};\n\n"
	    "#include \"http/problem.h\"\n\n");
	EACH(e, spec->errors)
		put_function(out, e);
	EACH(e, spec->complaints)
		put_function(out, e);
	buf_char(out, '\n');
}

void
emit_errors_c(struct buf *out, const struct spec *spec)
{
	const struct error	*e;

	buf_string(out, "#include \"generated/errors.h\"\n\n"
	    "const struct error_row errors[] = {\n");
	EACH(e, spec->errors)
		buf_printf(out, "	[ERROR_%s] = { .code = \"%s\","
		    " .status = %s, .format = %s },\n",
		    name_upper(e->key->text), code_of(e), e->status->text,
		    format_of(e->message->text));
	buf_string(out, "};\n");
}
