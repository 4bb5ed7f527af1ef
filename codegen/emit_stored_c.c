#include "codegen/stored.h"

/* A function for any of a block's kinds, which calls that of the kind. */
static void
emit_by_kind(struct out *out, const struct spec *spec,
    const struct block *block, const char *head, const char *kind,
    const char *action)
{
	const struct record	*record;
	size_t			 i;

	stored_put_block(out, block, "%s\tswitch (%s) {\n", head, kind);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block == block)
			stored_put(out, record, "\tcase $kind:\n%s", action);
	}
	out_print(out, "\t}\n");
}

static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	emit_by_kind(out, spec, block, "bool\n$block_find(struct request *rq, "
	    "enum $block_kind kind, int64_t id, union $block_any *any)\n{\n",
	    "kind", "\t\treturn ($name_find(rq, id, &any->$name));\n");
	out_print(out, "\n\treturn (false);\n}\n\n");
	emit_by_kind(out, spec, block, "bool\n$block_find_slug("
	    "struct request *rq, enum $block_kind kind, const char *slug, "
	    "union $block_any *any)\n{\n", "kind",
	    "\t\treturn ($name_find_slug(rq, slug, &any->$name));\n");
	out_print(out, "\n\treturn (false);\n}\n\n");
	emit_by_kind(out, spec, block, "void\n$block_write("
	    "struct request *rq, const char *name, "
	    "const struct $block_$head *r, enum record_view view)\n{\n",
	    "r->kind",
	    "\t\t$name_write(rq, name, (const struct $name *)r, view);\n"
	    "\t\tbreak;\n");
	out_print(out, "}\n\n");
	emit_by_kind(out, spec, block, "void\n$block_insert("
	    "struct request *rq, const struct $block_$head *r)\n{\n",
	    "r->kind",
	    "\t\t$name_insert(rq, (const struct $name *)r);\n\t\tbreak;\n");
	out_print(out, "}\n\n");
	emit_by_kind(out, spec, block, "void\n$block_replace("
	    "struct request *rq, const struct $block_$head *r)\n{\n",
	    "r->kind",
	    "\t\t$name_replace(rq, (const struct $name *)r);\n"
	    "\t\tbreak;\n");
	out_print(out, "}\n\n");
	emit_by_kind(out, spec, block, "void\n$block_remove("
	    "struct request *rq, const struct $block_$head *r)\n{\n",
	    "r->kind",
	    "\t\t$name_remove(rq, r->id);\n\t\tbreak;\n");
	out_print(out, "}\n\n");
}

/* All of some ids in one statement, which record_next() steps through. */
static void
emit_several(struct out *out, const struct spec *spec,
    const struct block *block)
{
	emit_by_kind(out, spec, block, "struct statement *\n$block_select("
	    "struct request *rq, enum $block_kind kind, const char *ids)\n{\n"
	    "\tstruct statement\t*st = NULL;\n\n", "kind",
	    "\t\tst = db_query(rq->db, $NAME_SELECT_EACH);\n"
	    "\t\tbreak;\n");
	out_print(out, "\tdb_bind_text(st, 1, ids);\n\n"
	    "\treturn (st);\n}\n\n");
	emit_by_kind(out, spec, block, "bool\n$block_next("
	    "struct request *rq, enum $block_kind kind, struct statement *st, "
	    "union $block_any *any)\n{\n"
	    "\tif (!db_step(st)) {\n\t\tdb_done(st);\n"
	    "\t\treturn (false);\n\t}\n", "kind",
	    "\t\tread_$name(rq, st, &any->$name);\n\t\tbreak;\n");
	out_print(out, "\n\treturn (true);\n}\n\n");
}

/* Whether another record of the kind has a slug. */
static void
emit_has_slug(struct out *out, const struct spec *spec,
    const struct block *block)
{
	emit_by_kind(out, spec, block, "bool\n$block_has_slug(struct db *db, "
	    "enum $block_kind kind, const char *slug, int64_t but)\n{\n"
	    "\tstruct statement\t*st = NULL;\n\tbool\t\t\t found;\n\n",
	    "kind",
	    "\t\tst = db_query(db,\n"
	    "\t\t    \"SELECT 1 FROM $table WHERE slug = $1 AND id <> $2\");\n"
	    "\t\tbreak;\n");
	out_print(out, "\tdb_bind_text(st, 1, slug);\n"
	    "\tdb_bind_integer(st, 2, but);\n\tfound = db_step(st);\n"
	    "\tdb_done(st);\n\n\treturn (found);\n}\n\n");
}

static void
emit_record(struct out *out, const struct spec *spec,
    const struct record *record)
{
	emit_stored_reading(out, record);
	emit_stored_reusing(out, record);
	emit_stored_saving(out, record);
	emit_stored_changing(out, spec, record);
	emit_stored_showing(out, record);
	emit_stored_table(out, spec, record);
}

void
emit_stored_c(struct out *out, const struct spec *spec)
{
	const struct record	*record;
	size_t			 i;

	out_print(out, EMIT_MARK "#include \"generated/stored.h\"\n\n"
	    "#include <stddef.h>\n#include <string.h>\n\n"
	    "#include \"base/arena.h\"\n#include \"base/json.h\"\n"
	    "#include \"calendar/markup.h\"\n"
	    "#include \"calendar/record.h\"\n"
	    "#include \"calendar/stored.h\"\n"
	    "#include \"generated/routes.h\"\n"
	    "#include \"http/request.h\"\n#include \"store/db.h\"\n"
	    "#include \"text/dates.h\"\n#include \"text/fold.h\"\n"
	    "#include \"text/html.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	for (i = 0; i < spec->blocks.count; i++)
		emit_stored_head(out, spec->blocks.items[i]);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table != NULL)
			emit_record(out, spec, record);
	}
	for (i = 0; i < spec->blocks.count; i++) {
		emit_any(out, spec, spec->blocks.items[i]);
		emit_several(out, spec, spec->blocks.items[i]);
		emit_has_slug(out, spec, spec->blocks.items[i]);
	}
}
