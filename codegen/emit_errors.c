#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

static const char *
constant(const char *prefix, const struct error *error)
{
	return (memory_print("%s_%s", prefix, name_upper(error->key->text)));
}

static void
emit_enum(struct out *out, const char *name, const char *prefix,
    const struct list *errors)
{
	struct list	items = { NULL, 0 };
	size_t		i;

	list_add(&items, memory_print("%s_NONE", prefix));
	for (i = 0; i < errors->count; i++)
		list_add(&items, constant(prefix, errors->items[i]));
	list_add(&items, memory_print("%s_COUNT", prefix));
	out_enum(out, name, &items);
}

void
emit_errors_h(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#ifndef ALMANAC_ERRORS_H\n"
	    "#define ALMANAC_ERRORS_H\n\n");
	emit_enum(out, "error", "ERROR", &spec->errors);
	out_print(out, "\nstruct error_row {\n"
	    "\tconst char\t*code;\n"
	    "\tint\t\t status;\n"
	    "\tconst char\t*format;\t/* a %%s for each place */\n"
	    "};\n\n"
	    "extern const struct error_row\terrors[];\n\n"
	    "/* What is wrong with one value. */\n");
	emit_enum(out, "complaint", "COMPLAINT", &spec->complaints);
	out_print(out, "\nstruct complaint_row {\n"
	    "\tconst char\t*code;\n"
	    "\tconst char\t*format;\n"
	    "};\n\n"
	    "extern const struct complaint_row\tcomplaints[];\n\n"
	    "#endif\n");
}

/* "%" is doubled, {word} becomes "%s". */
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

	return (format);
}

static void
emit_row(struct out *out, const char *prefix, const struct error *error)
{
	const struct node	*code;
	const char		*head;

	code = error->code != NULL ? error->code : error->key;
	head = memory_print("[%s] = { .code = \"%s\"",
	    constant(prefix, error), code->text);
	if (error->status != NULL)
		head = memory_print("%s, .status = %s", head,
		    error->status->text);
	out_print(out, "\t%s }", out_two(head, memory_print(
	    ".format = \"%s\"", out_escaped(format_of(
	    error->message->text))), ""));
}

static void
emit_rows_of(struct out *out, const char *prefix, const struct list *errors)
{
	size_t	i;

	for (i = 0; i < errors->count; i++) {
		emit_row(out, prefix, errors->items[i]);
		out_print(out, i + 1 < errors->count ? ",\n" : "\n};\n");
	}
}

void
emit_errors_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/errors.h\"\n\n"
	    "const struct error_row errors[] = {\n");
	emit_rows_of(out, "ERROR", &spec->errors);
	out_print(out, "\nconst struct complaint_row complaints[] = {\n");
	emit_rows_of(out, "COMPLAINT", &spec->complaints);
}
