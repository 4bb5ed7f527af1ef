#include "codegen/emit.h"
#include "codegen/texts.h"

static void
emit_uses(struct out *out, const struct common *common)
{
	const struct node	*use;
	const char		*text = "";
	size_t			 i;

	for (i = 0; i < common->uses->items.count; i++) {
		use = common->uses->items.items[i];
		text = memory_print("%s%s1 << %s", text, i > 0 ? " | " : "",
		    word_constant(words_use, use->text));
	}
	out_item(out, ".uses = %s", text);
}

static void
emit_commons(struct out *out, const struct spec *spec)
{
	const struct common	*common;
	size_t			 i;

	out_print(out, "const struct common commons[] = {\n");
	for (i = 0; i < spec->commons.count; i++) {
		common = spec->commons.items[i];
		out_print(out, "\t{ ");
		out_items(out, 1, true);
		out_item_text(out, ".name = ", common->key->text);
		out_item(out, ".in = %s", word_constant(words_common,
		    common->in->text));
		emit_uses(out, common);
		out_item(out, ".wire = %s", word_constant(words_wire,
		    common->type->text));
		out_item(out, ".text = %s", text_constant(memory_print(
		    "common.%s", common->key->text)));
		out_print(out, " }%s\n",
		    i + 1 < spec->commons.count ? "," : "");
	}
	out_print(out, "};\n\nconst size_t common_count = COUNT(commons);\n");
}

static void
emit_statuses(struct out *out, const struct spec *spec)
{
	int	status;

	out_print(out, "\nconst struct status_row statuses[] = {\n\t");
	out_items(out, 1, false);
	for (status = 200; status < 600; status++) {
		if (!texts_answered(spec, status))
			continue;
		out_item(out, "{ .status = %d, .text = TEXT_STATUS_%d }",
		    status, status);
		out_break(out);
	}
	out_print(out, "\n};\n\n"
	    "const size_t status_count = COUNT(statuses);\n");
}

static void
emit_resources(struct out *out, const struct spec *spec)
{
	const struct resource	*resource;
	size_t			 i;

	out_print(out, "\nconst struct resource resources[] = {\n\t");
	out_items(out, 1, false);
	for (i = 0; i < spec->resources.count; i++) {
		resource = spec->resources.items[i];
		if (resource->resource == NULL)
			continue;
		out_item(out, "{ .name = \"%s\", .text = %s }",
		    resource->resource->text, text_constant(memory_print(
		    "resource.%s", resource->resource->text)));
		out_break(out);
	}
	out_print(out, "\n};\n\n"
	    "const size_t resource_count = COUNT(resources);\n");
}

void
emit_common_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"http/table.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	emit_commons(out, spec);
	emit_statuses(out, spec);
	emit_resources(out, spec);
}
