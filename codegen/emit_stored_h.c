#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

static void
put(struct out *out, const char *type, const char *name)
{
	out_print(out, "\t%s\n", emit_declaration(type, name));
}

static void
put_stored(struct out *out, const struct member *member)
{
	if (member->held == NULL || stored_elsewhere(member))
		return;
	if (stored_has_twin(member) && member->with == NULL)
		put(out, "bool", memory_print("has_%s", member->field));
	put(out, member->held->c_type, member->field);
}

static void
emit_sent(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct param	*param;
	const struct record	*record;
	const struct member	*member;
	struct list		 done = { NULL, 0 };

	stored_put_block(out, block, "/* What a request sends; NULL: not sent. "
	    "*/\nstruct $block_sent {\n");
	EACH(record, spec->records) {
		EACH(member, record->own) {
			param = stored_param(spec, record, member);
			if (member->block == block && param != NULL &&
			    list_add_text(&done, member->field))
				put(out, param->kind->has ?
				    memory_print("const %s *",
				    param->kind->c_type) :
				    param->kind->c_type, member->field);
		}
	}
	out_print(out, "};\n\n");
}

static void
emit_block(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const struct record	*record;
	const struct member	*member;
	struct list		 kinds = { NULL, 0 };

	EACH(record, spec->records) {
		if (record->block == block)
			list_add(&kinds, stored_kind(record));
	}
	out_enum(out, memory_print("%s_kind", block->key->text), &kinds);
	stored_put_block(out, block, "struct $block_$head {\n"
	    "\tenum $block_kind kind;\n");
	EACH(member, block->members)
		put_stored(out, member);
	out_print(out, "};\n\n");
	emit_sent(out, spec, block);
}

static void
emit_struct(struct out *out, const struct record *record)
{
	const struct member	*member;
	const struct node	*name, *type;

	stored_put(out, record, "struct $name {\n");
	if (record->block != NULL)
		stored_put(out, record, "\tstruct $block_$head $head;\n");
	EACH(member, record->stored) {
		if (member->block == NULL)
			put_stored(out, member);
	}
	MAP_EACH(name, type, record->also)
		put(out, type->text, name->text);
	out_print(out, "};\n\n");
}

/* Written by hand; one function may show several members. */
static void
emit_writers(struct out *out, const struct list *members,
    const struct block *block, const char *type)
{
	const struct member	*member;
	struct list		 done = { NULL, 0 };

	EACH(member, *members) {
		if (member->write != NULL && member->block == block &&
		    list_add_text(&done, member->write->text))
			out_print(out, "void\t%s(struct request *, "
			    "const char *name, const struct %s *);\n",
			    member->write->text, type);
	}
}

static void
emit_block_functions(struct out *out, const struct block *block)
{
	stored_put_block(out, block, "/* Written by hand. */\n"
	    "void\t$block_new(struct request *, enum $block_kind, "
	    "struct $block_$head *);\n");
	if (block->ready != NULL)
		stored_put_block(out, block, "void\t%s(struct request *, "
		    "struct $block_$head *);\n", block->ready->text);
	stored_put_block(out, block, "bool\t$block_serves(struct request *, "
	    "const struct $block_$head *stored, "
	    "const struct $block_$head *made, const struct $block_sent *);\n");
	emit_writers(out, &block->members, block,
	    memory_print("%s_%s", block->key->text, block->as->text));
	out_print(out, "\n");
}

static void
emit_by_hand(struct out *out, const struct record *record)
{
	if (record->ready != NULL)
		stored_put(out, record, "void\t%s(struct request *, %s"
		    "struct $name *);\n", record->ready->text,
		    record->more != NULL ? "struct statement *, int more, " :
		    "");
	if (record->before != NULL)
		stored_put(out, record, "void\t%s(struct request *, "
		    "struct $name *, enum record_view);\n",
		    record->before->text);
	emit_writers(out, &record->own, NULL, stored_name(record));
}

static void
emit_functions(struct out *out, const struct record *record)
{
	emit_by_hand(out, record);
	if (record->lone)
		emit_stored_columns(out, record);
	if (record->block != NULL)
		stored_put(out, record,
		    "bool\t$name_find(struct request *, int64_t id, "
		    "struct $name *);\n"
		    "bool\t$name_find_slug(struct request *, "
		    "const char *slug, struct $name *);\n");
	if (record->compared)
		stored_put(out, record, "bool\t$name_find_equal("
		    "struct request *, const struct $name *made, "
		    "const struct $fields *, struct $name *);\n");
	stored_put(out, record, "void\t$name_new(struct request *, "
	    "struct $name *);\n");
	if (record->fields != NULL)
		stored_put(out, record, "void\t$name_apply(struct request *, "
		    "struct $name *, const struct $fields *);\n");
	if (record->fields != NULL && record->block != NULL)
		stored_put(out, record, "struct $block_sent\t$name_sent("
		    "const struct $fields *);\n");
	stored_put(out, record,
	    "void\t$name_insert(struct request *, const struct $name *);\n"
	    "void\t$name_replace(struct request *, const struct $name *);\n"
	    "void\t$name_remove(struct request *, int64_t id);\n");
	if (!record->lone)
		stored_put(out, record, "void\t$name_write(struct request *, "
		    "const char *name, const struct $name *, "
		    "enum record_view);\n");
	stored_put(out, record,
	    "\nextern const struct stored_table\tstored_$name;\n\n");
}

static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct record	*record;
	const char		*ids = "";

	stored_put_block(out, block, "union $block_any {\n"
	    "\tstruct $block_$head $head;\n");
	EACH(record, spec->records) {
		if (record->block != block)
			continue;
		stored_put(out, record, "\tstruct $name $name;\n");
		if (record->linked)
			ids = memory_print("%s, const char *%s_ids", ids,
			    stored_name(record));
	}
	stored_put_block(out, block, "};\n\n"
	    "/* By kind; a head must be that of a whole record. */\n"
	    "bool\t$block_find(struct request *, enum $block_kind, int64_t id, "
	    "union $block_any *);\n"
	    "bool\t$block_find_slug(struct request *, enum $block_kind, "
	    "const char *slug, union $block_any *);\n"
	    "/* All of some ids, a JSON list; false ends the statement. */\n"
	    "struct statement\t*$block_select(struct request *, "
	    "enum $block_kind, const char *ids);\n"
	    "bool\t$block_next(struct request *, enum $block_kind, "
	    "struct statement *, union $block_any *);\n"
	    "%s"
	    "bool\t$block_has_slug(struct db *, enum $block_kind, "
	    "const char *slug, int64_t but);\n"
	    "void\t$block_write(struct request *, const char *name, "
	    "const struct $block_$head *, enum record_view);\n"
	    "void\t$block_insert(struct request *, "
	    "const struct $block_$head *);\n"
	    "void\t$block_replace(struct request *, "
	    "const struct $block_$head *);\n"
	    "void\t$block_remove(struct request *, "
	    "const struct $block_$head *);\n\n", *ids == '\0' ? "" :
	    memory_print("/* Those that events are linked to, of all kinds. "
	    "*/\nstruct statement\t*$block_select_linked(struct request *%s);"
	    "\nbool\t$block_next_linked(struct request *, "
	    "struct statement *, union $block_any *);\n", ids));
}

/* Headers of structs that are members, or declarations for pointers. */
static void
emit_also(struct out *out, const struct record *record, bool includes)
{
	const struct node	*type;
	const char		*name;

	EACH(type, node_items(record->also)) {
		if ((name = strstr(type->text, "struct ")) == NULL)
			continue;
		name += strlen("struct ");
		if (strchr(name, '*') == NULL && includes)
			out_print(out, "#include \"calendar/%s.h\"\n", name);
		else if (strchr(name, '*') != NULL && !includes)
			out_print(out, "struct %.*s;\n",
			    (int)strcspn(name, " "), name);
	}
}

static void
emit_head(struct out *out, const struct spec *spec)
{
	const struct record	*record;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_RECORDS_H\n"
	    "#define ALMANAC_RECORDS_H\n\n"
	    "#include <stdbool.h>\n#include <stdint.h>\n\n");
	EACH(record, spec->records)
		emit_also(out, record, true);
	out_print(out, "#include \"calendar/stored.h\"\n"
	    "#include \"http/params.h\"\n#include \"text/dates.h\"\n\n"
	    "struct db;\nstruct request;\nstruct statement;\n");
	EACH(record, spec->records) {
		emit_also(out, record, false);
		if (record->fields != NULL)
			out_print(out, "struct %s;\n", record->fields->text);
	}
	out_print(out, "\n");
}

void
emit_stored_h(struct out *out, const struct spec *spec)
{
	const struct block	*block;
	const struct record	*record;

	emit_head(out, spec);
	EACH(block, spec->blocks)
		emit_block(out, spec, block);
	EACH(record, spec->tables)
		emit_struct(out, record);
	EACH(block, spec->blocks)
		emit_block_functions(out, block);
	EACH(record, spec->tables)
		emit_functions(out, record);
	EACH(block, spec->blocks)
		emit_any(out, spec, block);
	out_print(out, "#endif\n");
}
