#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/texts.h"

static const char *
words_name(const struct record *record, const struct member *member)
{
	return (memory_print("%s_%s_words", name_lower(record->key->text),
	    name_lower(member->key->text)));
}

static void
emit_one(struct out *out, const struct record *record,
    const struct member *member)
{
	out_print(out, "\t{ ");
	out_items(out, 1, true);
	out_item_text(out, ".name = ", member->key->text);
	out_item(out, ".wire = %s", member->type == NULL ? "WIRE_ANY" :
	    word_constant(words_wire, member->type->text));
	if (member->format != NULL)
		out_item_text(out, ".format = ", member->format->text);
	if (member->schema != NULL)
		out_item_text(out, ".schema = ", member->schema->text);
	if (member->map)
		out_item(out, ".map = true");
	if (member->optional)
		out_item(out, ".optional = true");
	if (member->instead != NULL)
		out_item_text(out, ".instead = ", member->instead->text);
	if (member->values != NULL)
		out_item(out, ".words = %s", words_name(record, member));
	out_item(out, ".text = %s", text_constant(memory_print(
	    "record.%s.%s", record->key->text, member->key->text)));
	out_print(out, " }");
}

static void
emit_members_of(struct out *out, const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->members.count; i++) {
		member = record->members.items[i];
		if (member->values != NULL)
			emit_words(out, words_name(record, member),
			    member->values);
	}
	if (record->members.count == 0)
		return;
	out_print(out, "static const struct member %s_members[] = {\n",
	    name_lower(record->key->text));
	for (i = 0; i < record->members.count; i++) {
		emit_one(out, record, record->members.items[i]);
		out_print(out, i + 1 < record->members.count ? ",\n" :
		    "\n};\n\n");
	}
}

static void
emit_record(struct out *out, const struct record *record)
{
	const char	*name = name_lower(record->key->text);

	out_print(out, "\t{ ");
	out_items(out, 1, true);
	out_item_text(out, ".name = ", record->key->text);
	if (record->members.count > 0) {
		out_item(out, ".members = %s_members", name);
		out_item(out, ".member_count = COUNT(%s_members)", name);
	}
	if (record->open)
		out_item(out, ".open = true");
	out_item(out, ".text = %s", text_constant(memory_print("record.%s",
	    record->key->text)));
	out_print(out, " }");
}

void
emit_records_c(struct out *out, const struct spec *spec)
{
	size_t	i;

	out_print(out, EMIT_MARK "#include \"http/table.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	for (i = 0; i < spec->records.count; i++)
		emit_members_of(out, spec->records.items[i]);
	out_print(out, "const struct record records[] = {\n");
	for (i = 0; i < spec->records.count; i++) {
		emit_record(out, spec->records.items[i]);
		out_print(out, i + 1 < spec->records.count ? ",\n" :
		    "\n};\n\n");
	}
	out_print(out, "const size_t record_count = COUNT(records);\n");
}
