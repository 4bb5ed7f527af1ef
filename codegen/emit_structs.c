/* records.h: structs of stored records, and declarations for them. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/stored.h"

/* Members of a struct: those of a block, or those that a record has alone. */
static void
put_members(struct buf *out, const struct list *members,
    const struct block *block)
{
	const struct member	*m;

	EACH(m, *members) {
		if (m->held == NULL || m->block != block || m->elsewhere)
			continue;
		if (m->twin != NULL && m->with == NULL)
			buf_printf(out, "	bool has_%s;\n", m->field);
		buf_printf(out, "	%s\n", emit_declaration(
		    m->held->c_type, m->field));
	}
}

static void
put_block(struct buf *out, const struct block *block)
{
	buf_printf(out,
	    "struct %s_%s {\n"
	    "	enum %s_kind kind;\n", block->key->text, block->as->text,
	    block->key->text);
	put_members(out, &block->members, block);
	buf_string(out, "};\n\n");
}

static void
put_struct(struct buf *out, const struct record *record)
{
	const struct block	*block = record->block;
	const struct node	*type;

	buf_printf(out, "struct %s {\n", record->name);
	if (block != NULL)
		buf_printf(out, "	struct %s_%s %s;\n", block->key->text,
		    block->as->text, block->as->text);
	put_members(out, &record->stored, NULL);
	EACH(type, node_items(record->also))
		buf_printf(out, "	%s\n", emit_declaration(type->text,
		    record->also->keys.items[type_at]->text));
	buf_string(out, "};\n\n");
}

static void
put_columns(struct buf *out, const struct record *record)
{
	const char	*name = name_upper(record->name);

	buf_printf(out, "/* Columns of `%s %s`; a query may add more after"
	    " them. */\n"
	    "#define %s_COLUMNS \"%s\"\n", record->table->text,
	    record->letter, name, stored_columns(record, TEXTS_ALL));
	if (record->lone)
		buf_printf(out,
		    "#define %s_COLUMNS_WITHIN \"%s\"\n"
		    "#define %s_COLUMN_COUNT %zu\n", name,
		    stored_columns(record, TEXTS_WITHIN), name,
		    record->stored.count);
}

static void
put_functions(struct buf *out, const struct record *record)
{
	const char	*name = record->name;

	if (record->block != NULL)
		buf_printf(out, "bool	%s_find(struct request *, int64_t id,"
		    " struct %s *);\n", name, name);
	if (!record->lone)
		buf_printf(out, "void	%s_write(struct request *,"
		    " const char *name, const struct %s *,"
		    " enum record_view);\n", name, name);
	buf_printf(out, "\nextern const struct stored_table	stored_%s;\n\n",
	    name);
}

/*
 * Statements of all records that events are linked to, for one UNION: columns,
 * NULLs for those that it lacks of the record with the most, and its number.
 */
static void
put_linked(struct buf *out, const struct list *tables)
{
	const struct record	*record;
	size_t			 i, width = 0, number = 0;

	EACH(record, *tables) {
		if (record->linked && stored_width(record) > width)
			width = stored_width(record);
	}
	EACH(record, *tables) {
		if (!record->linked)
			continue;
		buf_printf(out, "#define %s_LINKED \"SELECT %s",
		    name_upper(record->name),
		    stored_columns(record, TEXTS_WITHIN));
		for (i = stored_width(record); i < width; i++)
			buf_string(out, ", NULL");
		number++;
		buf_printf(out, ", %zu%s\"\n", number,
		    stored_from_ids(record, number));
	}
	buf_printf(out, "#define LINKED_WIDTH %zu\n\n", width);
}

void
emit_records_h(struct buf *out, const struct spec *spec)
{
	const struct record	*record;
	const struct block	*block;

	buf_string(out, "#include <stdbool.h>\n"
	    "#include <stdint.h>\n\n"
	    "#include \"calendar/stored.h\"\n"
	    "#include \"http/params.h\"\n"
	    "#include \"text/dates.h\"\n\n"
	    "struct request;\n\n");
	EACH(block, spec->blocks)
		put_block(out, block);
	EACH(record, spec->tables)
		put_struct(out, record);
	EACH(record, spec->tables) {
		put_columns(out, record);
		put_functions(out, record);
	}
	put_linked(out, &spec->tables);
}
