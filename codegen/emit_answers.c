#include "codegen/emit.h"

static const char *
error_answer(const struct spec *spec, const char *key)
{
	const struct error	*error = list_find(&spec->errors, key);

	return (memory_print("{ .status = %s, .code = \"%s\" }",
	    error->status->text, error->code != NULL ? error->code->text :
	    key));
}

static const char *
answer_row(const struct spec *spec, const struct node *answer)
{
	const char	*record;
	int		 status;

	if ((record = answer_record(answer, &status)) == NULL)
		return (error_answer(spec, answer->text));

	return (memory_print("{ .status = %d, .schema = \"%s\" }", status,
	    record));
}

void
emit_answers(struct out *out, const struct spec *spec,
    const struct route *route)
{
	size_t	i;

	out_print(out, "static const struct answer %s_answers[] = {\n\t",
	    route->key->text);
	out_items(out, 1, false);
	for (i = 0; i < route->answers->items.count; i++) {
		out_item(out, "%s", answer_row(spec,
		    route->answers->items.items[i]));
		out_break(out);
	}
	if (spec->always != NULL)
		out_item(out, "ALWAYS");
	out_print(out, "\n};\n\n");
}

void
emit_always(struct out *out, const struct spec *spec)
{
	const struct node	*key;
	size_t			 i;

	if (spec->always == NULL)
		return;
	out_print(out, "/* What every operation may answer. */\n"
	    "#define ALWAYS");
	for (i = 0; i < spec->always->items.count; i++) {
		key = spec->always->items.items[i];
		out_print(out, "%s \\\n\t%s", i > 0 ? "," : "",
		    error_answer(spec, key->text));
	}
	out_print(out, "\n\n");
}
