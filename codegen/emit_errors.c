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

static void
put_error(struct buf *out, const struct error *e)
{
	const char	*key = e->key->text;

	buf_printf(out,
	    "static inline struct problem\n"
	    "error_%s(%s)\n"
	    "{\n"
	    "	return ((struct problem){ ERROR_%s, { %s } });\n"
	    "}\n\n",
	    name_lower(key), places_of(e, "const char *", "void"),
	    name_upper(key), places_of(e, "", "NULL"));
}

static void
put_complaint(struct buf *out, const struct error *e)
{
	buf_printf(out,
	    "static inline struct complaint\n"
	    "complaint_%s(%s)\n"
	    "{\n"
	    "	return ((struct complaint){ \"%s\",\n"
	    "	    %s, %s });\n"
	    "}\n\n",
	    name_lower(e->key->text), places_of(e, "const char *", "void"),
	    code_of(e), format_of(e->message->text), places_of(e, "", "NULL"));
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
		put_error(out, e);
	EACH(e, spec->complaints)
		put_complaint(out, e);
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
