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

/* Whether the list, of members, has one of the same place. */
static bool
has_field(const struct list *members, const struct member *member)
{
	const struct member	*other;
	size_t			 i;

	for (i = 0; i < members->count; i++) {
		other = members->items[i];
		if (strcmp(other->field, member->field) == 0)
			return (true);
	}

	return (false);
}

/* What a request sends of a block: NULL where it does not. */
static void
emit_sent(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct param	*param;
	const struct record	*record;
	const struct member	*member;
	struct list		 done = { NULL, 0 };
	size_t			 i, k;

	out_print(out, "/* What a request sends of it; NULL: not sent. */\n"
	    "struct %s_sent {\n", block->key->text);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		for (k = 0; record->block == block &&
		    k < record->own.count; k++) {
			member = record->own.items[k];
			param = stored_param(spec, record, member);
			if (member->block == NULL || param == NULL ||
			    has_field(&done, member))
				continue;
			list_add(&done, member);
			put(out, param->kind->has ? memory_print("const %s *",
			    param->kind->c_type) : param->kind->c_type,
			    member->field);
		}
	}
	out_print(out, "};\n\n");
}

static void
emit_block(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const struct record	*record;
	struct list		 kinds = { NULL, 0 };
	size_t			 i;

	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block == block)
			list_add(&kinds, stored_kind(record));
	}
	out_enum(out, memory_print("%s_kind", block->key->text), &kinds);
	stored_put_block(out, block, "\nstruct $block_$head {\n"
	    "\tenum $block_kind kind;\n");
	for (i = 0; i < block->members.count; i++)
		put_stored(out, block->members.items[i]);
	out_print(out, "};\n\n");
	emit_sent(out, spec, block);
}

static void
emit_struct(struct out *out, const struct record *record)
{
	const struct member	*member;
	const struct node	*also = record->also, *type, *name;
	size_t			 i;

	stored_put(out, record, "struct $name {\n");
	if (record->block != NULL)
		stored_put(out, record, "\tstruct $block_$head $head;\n");
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->block == NULL)
			put_stored(out, member);
	}
	for (i = 0; also != NULL && i < also->keys.count; i++) {
		name = also->keys.items[i];
		type = also->items.items[i];
		put(out, type->text, name->text);
	}
	out_print(out, "};\n\n");
}

/* By hand: each shows a member, or some. */
static void
emit_writers(struct out *out, const struct list *members,
    const struct block *block, const char *type)
{
	const struct member	*member;
	struct list		 done = { NULL, 0 };
	size_t			 i, k;

	for (i = 0; i < members->count; i++) {
		member = members->items[i];
		if (member->write == NULL || member->block != block)
			continue;
		for (k = 0; k < done.count; k++)
			if (node_is(done.items[k], member->write->text))
				break;
		if (k < done.count)
			continue;
		list_add(&done, member->write);
		stored_put_block(out, block, "void\t%s(struct request *, "
		    "const char *name, const struct %s *);\n",
		    member->write->text, type);
	}
}

static void
emit_block_functions(struct out *out, const struct block *block)
{
	stored_put_block(out, block, "/* By hand, for all of them. */\n"
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
		stored_put(out, record, "void\t%s(struct request *, "
		    "struct $name *);\n", record->ready->text);
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
	if (record->block != NULL)
		stored_put(out, record,
		    "bool\t$name_find(struct request *, int64_t id, "
		    "struct $name *);\n"
		    "bool\t$name_find_slug(struct request *, "
		    "const char *slug, struct $name *);\n");
	if (stored_is_compared(record))
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
	    "void\t$name_remove(struct request *, int64_t id);\n"
	    "void\t$name_write(struct request *, const char *name, "
	    "const struct $name *, enum record_view);\n\n"
	    "extern const struct stored_table\tstored_$name;\n\n");
}

/* One of any kind, and what is done with it by its kind. */
static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct record	*record;
	size_t			 i;

	stored_put_block(out, block, "union $block_any {\n"
	    "\tstruct $block_$head $head;\n");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block == block)
			stored_put(out, record, "\tstruct $name $name;\n");
	}
	stored_put_block(out, block, "};\n\n"
	    "/* By kind; the head is that of a whole one. */\n"
	    "bool\t$block_find(struct request *, enum $block_kind, int64_t id, "
	    "union $block_any *);\n"
	    "bool\t$block_find_slug(struct request *, enum $block_kind, "
	    "const char *slug, union $block_any *);\n"
	    "/* All of some ids, a JSON list; false ends the statement. */\n"
	    "struct statement\t*$block_select(struct request *, "
	    "enum $block_kind, const char *ids);\n"
	    "bool\t$block_next(struct request *, enum $block_kind, "
	    "struct statement *, union $block_any *);\n"
	    "bool\t$block_has_slug(struct db *, enum $block_kind, "
	    "const char *slug, int64_t but);\n"
	    "void\t$block_write(struct request *, const char *name, "
	    "const struct $block_$head *, enum record_view);\n"
	    "void\t$block_insert(struct request *, "
	    "const struct $block_$head *);\n"
	    "void\t$block_replace(struct request *, "
	    "const struct $block_$head *);\n"
	    "void\t$block_remove(struct request *, "
	    "const struct $block_$head *);\n\n");
}

/* Structs that are members must be known, and pointers' declared. */
static void
emit_also(struct out *out, const struct record *record, bool includes)
{
	const struct node	*type;
	const char		*name;
	size_t			 i;

	for (i = 0; record->also != NULL &&
	    i < record->also->items.count; i++) {
		type = record->also->items.items[i];
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
	size_t			 i;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_GENERATED_STORED_H\n"
	    "#define ALMANAC_GENERATED_STORED_H\n\n"
	    "#include <stdbool.h>\n#include <stdint.h>\n\n");
	for (i = 0; i < spec->records.count; i++)
		emit_also(out, spec->records.items[i], true);
	out_print(out, "#include \"calendar/stored.h\"\n"
	    "#include \"http/params.h\"\n#include \"text/dates.h\"\n\n"
	    "struct db;\nstruct request;\nstruct statement;\n");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		emit_also(out, record, false);
		if (record->fields != NULL)
			out_print(out, "struct %s;\n", record->fields->text);
	}
	out_print(out, "\n");
}

void
emit_stored_h(struct out *out, const struct spec *spec)
{
	const struct record	*record;
	size_t			 i;

	emit_head(out, spec);
	for (i = 0; i < spec->blocks.count; i++)
		emit_block(out, spec, spec->blocks.items[i]);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table != NULL)
			emit_struct(out, record);
	}
	for (i = 0; i < spec->blocks.count; i++)
		emit_block_functions(out, spec->blocks.items[i]);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table != NULL)
			emit_functions(out, record);
	}
	for (i = 0; i < spec->blocks.count; i++)
		emit_any(out, spec, spec->blocks.items[i]);
	out_print(out, "#endif\n");
}
