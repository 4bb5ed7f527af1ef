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
emit_kinds(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const struct record	*record;
	struct list		 items = { NULL, 0 };
	size_t			 i;

	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block == block)
			list_add(&items, stored_kind(record));
	}
	out_enum(out, memory_print("%s_kind", block->key->text), &items);
	out_print(out, "\n");
}

static void
emit_block(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const char	*name = block->key->text;
	size_t		 i;

	emit_kinds(out, spec, block);
	out_print(out, "struct %s_%s {\n\tenum %s_kind kind;\n", name,
	    block->as->text, name);
	for (i = 0; i < block->members.count; i++)
		put_stored(out, block->members.items[i]);
	out_print(out, "};\n\n");
	emit_sent(out, spec, block);
}

static void
emit_struct(struct out *out, const struct record *record)
{
	const struct member	*member;
	const struct node	*type, *name;
	size_t			 i;

	out_print(out, "struct %s {\n", stored_name(record));
	if (record->block != NULL)
		out_print(out, "\tstruct %s_%s %s;\n",
		    record->block->key->text, record->block->as->text,
		    record->block->as->text);
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->block == NULL)
			put_stored(out, member);
	}
	for (i = 0; record->also != NULL &&
	    i < record->also->keys.count; i++) {
		name = record->also->keys.items[i];
		type = record->also->items.items[i];
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
		stored_line(out, 0, "void\t%s(struct request *, const char "
		    "*name, const %s *);", member->write->text, type);
	}
}

static void
emit_block_functions(struct out *out, const struct block *block)
{
	const char	*name = block->key->text, *type;

	type = memory_print("struct %s_%s", name, block->as->text);
	out_print(out, "/* By hand, for all of them. */\n");
	stored_line(out, 0, "void\t%s_new(struct request *, enum %s_kind, %s "
	    "*);", name, name, type);
	if (block->ready != NULL)
		stored_line(out, 0, "void\t%s(struct request *, %s *);",
		    block->ready->text, type);
	stored_line(out, 0, "bool\t%s_serves(struct request *, const %s "
	    "*stored, const %s *made, const struct %s_sent *);", name, type,
	    type, name);
	emit_writers(out, &block->members, block, type);
	out_print(out, "\n");
}

static void
emit_by_hand(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);

	if (record->ready != NULL)
		stored_line(out, 0, "void\t%s(struct request *, struct %s *);",
		    record->ready->text, name);
	if (record->before != NULL)
		stored_line(out, 0, "void\t%s(struct request *, struct %s *, "
		    "enum record_view);", record->before->text, name);
	emit_writers(out, &record->own, NULL,
	    memory_print("struct %s", name));
}

static void
emit_finders(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);

	stored_line(out, 0, "bool\t%s_find(struct request *, int64_t id, "
	    "struct %s *);", name, name);
	stored_line(out, 0, "bool\t%s_find_slug(struct request *, const char "
	    "*slug, struct %s *);", name, name);
	if (stored_compared(record) != NULL)
		stored_line(out, 0, "bool\t%s_find_equal(struct request *, "
		    "const struct %s *made, const struct %s *, struct %s *);",
		    name, name, record->fields->text, name);
}

static void
emit_changers(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);

	stored_line(out, 0, "void\t%s_new(struct request *, struct %s *);",
	    name, name);
	if (record->fields == NULL)
		return;
	stored_line(out, 0, "void\t%s_apply(struct request *, struct %s *, "
	    "const struct %s *);", name, name, record->fields->text);
	if (record->block != NULL)
		stored_line(out, 0, "struct %s_sent\t%s_sent(const struct %s "
		    "*);", record->block->key->text, name,
		    record->fields->text);
}

static void
emit_functions(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);

	emit_by_hand(out, record);
	if (record->block != NULL)
		emit_finders(out, record);
	emit_changers(out, record);
	stored_line(out, 0, "void\t%s_insert(struct request *, const struct "
	    "%s *);", name, name);
	stored_line(out, 0, "void\t%s_replace(struct request *, const struct "
	    "%s *);", name, name);
	stored_line(out, 0, "void\t%s_remove(struct request *, int64_t id);",
	    name);
	stored_line(out, 0, "void\t%s_write(struct request *, const char "
	    "*name, const struct %s *, enum record_view);", name, name);
	out_print(out, "\nextern const struct stored_table\tstored_%s;\n\n",
	    name);
}

/* One of any kind, and what is done with it by its kind. */
static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct record	*record;
	const char		*b = block->key->text, *as = block->as->text;
	const char		*head;
	size_t			 i;

	head = memory_print("struct %s_%s", b, as);
	out_print(out, "union %s_any {\n\t%s %s;\n", b, head, as);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block == block)
			out_print(out, "\tstruct %s %s;\n",
			    stored_name(record), stored_name(record));
	}
	out_print(out, "};\n\n/* By kind; the head is that of a whole one. "
	    "*/\n");
	stored_line(out, 0, "bool\t%s_find(struct request *, enum %s_kind, "
	    "int64_t id, union %s_any *);", b, b, b);
	stored_line(out, 0, "bool\t%s_find_slug(struct request *, enum "
	    "%s_kind, const char *slug, union %s_any *);", b, b, b);
	stored_line(out, 0, "bool\t%s_has_slug(struct db *, enum %s_kind, "
	    "const char *slug, int64_t but);", b, b);
	stored_line(out, 0, "void\t%s_write(struct request *, const char "
	    "*name, const %s *, enum record_view);", b, head);
	stored_line(out, 0, "void\t%s_insert(struct request *, const %s *);",
	    b, head);
	stored_line(out, 0, "void\t%s_replace(struct request *, const %s *);",
	    b, head);
	stored_line(out, 0, "void\t%s_remove(struct request *, const %s *);",
	    b, head);
	out_print(out, "\n");
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
	    "struct db;\nstruct request;\n");
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
