#include <string.h>

#include "codegen/emit.h"
#include "codegen/pages.h"
#include "codegen/texts.h"

static const char *const	tokens[] = {
	[PIECE_TEXT] = "TEXT",
	[PIECE_VALUE] = "VALUE",
	[PIECE_MARKUP] = "MARKUP",
	[PIECE_JSON] = "JSON",
	[PIECE_LOCALE] = "LOCALE",
	[PIECE_SECTION] = "SECTION",
	[PIECE_INVERTED] = "INVERTED",
	[PIECE_END] = "END",
	[PIECE_PARTIAL] = "PARTIAL"
};

/* A literal for each line. */
static void
emit_lines(struct out *out, const char *text)
{
	size_t	length;

	out_print(out, "\t    .text =");
	do {
		length = strcspn(text, "\n");
		length += text[length] == '\n';
		out_print(out, "\n\t    \"%s\"", out_escaped(
		    memory_copy(text, length)));
		text += length;
	} while (*text != '\0');
}

static size_t
length_of(const struct piece *piece)
{
	return (strlen(piece->text));
}

static void
emit_piece(struct out *out, const struct pages *pages,
    const struct piece *piece)
{
	out_print(out, "\t{ .kind = TOKEN_%s", tokens[piece->kind]);
	switch (piece->kind) {
	case PIECE_TEXT:
		out_print(out, ", .length = %zu,\n", length_of(piece));
		emit_lines(out, piece->text);
		break;
	case PIECE_LOCALE:
		out_print(out, ",\n\t    .locale = %s",
		    text_constant(piece->text));
		break;
	case PIECE_PARTIAL:
		out_print(out, ",\n\t    .partial = &template_%s",
		    template_name(pages_template(pages, piece->text)));
		break;
	case PIECE_SECTION:
	case PIECE_INVERTED:
		out_print(out, ", .text = \"%s\", .end = %zu", piece->text,
		    piece->end);
		break;
	case PIECE_END:
		break;
	default:
		out_print(out, ", .text = \"%s\"", piece->text);
		break;
	}
	out_print(out, " },\n");
}

static void
emit_template(struct out *out, const struct pages *pages,
    const struct template *template)
{
	const char	*name = template_name(template);
	size_t		 i;

	out_print(out, "\nstatic const struct token %s_tokens[] = {\n", name);
	for (i = 0; i < template->piece_count; i++)
		emit_piece(out, pages, &template->pieces[i]);
	out_print(out, "};\n\n"
	    "const struct template template_%s = {\n"
	    "\t.name = \"%s\",\n"
	    "\t.tokens = %s_tokens,\n"
	    "\t.count = COUNT(%s_tokens)\n"
	    "};\n", name, name, name, name);
}

void
emit_templates_h(struct out *out, const struct spec *spec)
{
	size_t	i;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_TEMPLATES_H\n"
	    "#define ALMANAC_TEMPLATES_H\n\n"
	    "#include \"pages/template.h\"\n\n");
	for (i = 0; i < spec->pages->template_count; i++)
		out_print(out, "extern const struct template\ttemplate_%s;\n",
		    template_name(&spec->pages->templates[i]));
	out_print(out, "\n#endif\n");
}

void
emit_templates_c(struct out *out, const struct spec *spec)
{
	size_t	i;

	out_print(out, EMIT_MARK "#include \"generated/templates.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n");
	for (i = 0; i < spec->pages->template_count; i++)
		emit_template(out, spec->pages,
		    &spec->pages->templates[i]);
}
