#include "codegen/stored.h"

/* Functions for a record of any kind, which call those of its kind. */
static const struct by_kind {
	const char	*head;		/* up to the switch on the kind */
	const char	*action;	/* of one kind */
	const char	*end;
} by_kind[] = {
	{ "bool\n$block_find(struct request *rq, enum $block_kind kind, "
	    "int64_t id, union $block_any *any)\n{\n\tswitch (kind) {\n",
	    "\t\treturn ($name_find(rq, id, &any->$name));\n",
	    "\n\treturn (false);\n" },
	{ "bool\n$block_find_slug(struct request *rq, enum $block_kind kind, "
	    "const char *slug, union $block_any *any)\n{\n"
	    "\tswitch (kind) {\n",
	    "\t\treturn ($name_find_slug(rq, slug, &any->$name));\n",
	    "\n\treturn (false);\n" },
	{ "void\n$block_write(struct request *rq, const char *name, "
	    "const struct $block_$head *r, enum record_view view)\n{\n"
	    "\tswitch (r->kind) {\n",
	    "\t\t$name_write(rq, name, (const struct $name *)r, view);\n"
	    "\t\tbreak;\n", "" },
	{ "void\n$block_insert(struct request *rq, "
	    "const struct $block_$head *r)\n{\n\tswitch (r->kind) {\n",
	    "\t\t$name_insert(rq, (const struct $name *)r);\n\t\tbreak;\n",
	    "" },
	{ "void\n$block_replace(struct request *rq, "
	    "const struct $block_$head *r)\n{\n\tswitch (r->kind) {\n",
	    "\t\t$name_replace(rq, (const struct $name *)r);\n\t\tbreak;\n",
	    "" },
	{ "void\n$block_remove(struct request *rq, "
	    "const struct $block_$head *r)\n{\n\tswitch (r->kind) {\n",
	    "\t\t$name_remove(rq, r->id);\n\t\tbreak;\n", "" },
	{ "struct statement *\n$block_select(struct request *rq, "
	    "enum $block_kind kind, const char *ids)\n{\n"
	    "\tstruct statement\t*st = NULL;\n\n\tswitch (kind) {\n",
	    "\t\tst = db_query(rq->db, $NAME_SELECT_EACH);\n\t\tbreak;\n",
	    "\tdb_bind_text(st, 1, ids);\n\n\treturn (st);\n" },
	{ "bool\n$block_next(struct request *rq, enum $block_kind kind, "
	    "struct statement *st, union $block_any *any)\n{\n"
	    "\tif (!db_step(st)) {\n\t\tdb_done(st);\n"
	    "\t\treturn (false);\n\t}\n\tswitch (kind) {\n",
	    "\t\tread_$name(rq, st, &any->$name);\n\t\tbreak;\n",
	    "\n\treturn (true);\n" },
	{ "bool\n$block_has_slug(struct db *db, enum $block_kind kind, "
	    "const char *slug, int64_t but)\n{\n"
	    "\tstruct statement\t*st = NULL;\n\tbool\t\t\t found;\n\n"
	    "\tswitch (kind) {\n",
	    "\t\tst = db_query(db, "
	    "\"SELECT 1 FROM $table WHERE slug = $1 AND id <> $2\");\n"
	    "\t\tbreak;\n",
	    "\tdb_bind_text(st, 1, slug);\n\tdb_bind_integer(st, 2, but);\n"
	    "\tfound = db_step(st);\n\tdb_done(st);\n\n"
	    "\treturn (found);\n" }
};

static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	const struct by_kind	*f;
	const struct record	*record;

	for (f = by_kind; f < by_kind + LENGTH(by_kind); f++) {
		stored_put_block(out, block, "%s", f->head);
		EACH(record, spec->records) {
			if (record->block == block)
				stored_put(out, record, "\tcase $kind:\n%s",
				    f->action);
		}
		stored_put_block(out, block, "\t}\n%s}\n\n", f->end);
	}
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
	const struct block	*block;
	const struct record	*record;

	out_print(out, EMIT_MARK "#include \"generated/records.h\"\n\n"
	    "#include <stddef.h>\n#include <string.h>\n\n"
	    "#include \"base/arena.h\"\n#include \"base/json.h\"\n"
	    "#include \"calendar/markup.h\"\n"
	    "#include \"calendar/record.h\"\n"
	    "#include \"calendar/stored.h\"\n");
	EACH(record, spec->tables) {
		if (record->lone)
			stored_put(out, record,
			    "#include \"calendar/$table.h\"\n");
	}
	out_print(out, "#include \"generated/routes.h\"\n"
	    "#include \"http/request.h\"\n#include \"store/db.h\"\n"
	    "#include \"text/dates.h\"\n#include \"text/fold.h\"\n"
	    "#include \"text/html.h\"\n\n"
	    "#define COUNT(array)\t(sizeof(array) / sizeof((array)[0]))\n\n");
	EACH(block, spec->blocks)
		emit_stored_head(out, block);
	EACH(record, spec->tables)
		emit_record(out, spec, record);
	EACH(block, spec->blocks) {
		emit_any(out, spec, block);
		emit_stored_linked(out, spec, block);
	}
}
