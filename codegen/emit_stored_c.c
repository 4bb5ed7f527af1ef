#include <string.h>

#include "codegen/stored.h"

/* A function that finds any of a block's kinds, as each finds its own. */
static void
emit_find_any(struct out *out, const struct spec *spec,
    const struct block *block, const char *by, const char *param,
    const char *argument)
{
	const struct record	*record;
	const char		*b = block->key->text, *name;
	size_t			 i;

	stored_function(out, "bool", "%s_find%s(struct request *rq, enum "
	    "%s_kind kind, %s, union %s_any *any)", b, by, b, param, b);
	out_print(out, "\tswitch (kind) {\n");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block != block)
			continue;
		name = stored_name(record);
		out_print(out, "\tcase %s:\n", stored_kind(record));
		stored_line(out, 2, "return (%s_find%s(rq, %s, &any->%s));",
		    name, by, argument, name);
	}
	out_print(out, "\t}\n\n\treturn (false);\n}\n\n");
}

/* What a function for all kinds does with one, of which `r` is the head. */
static void
emit_cases(struct out *out, const struct spec *spec,
    const struct block *block, const char *verb, const char *before,
    const char *behind)
{
	const struct record	*record;
	const char		*name, *whole;
	size_t			 i;

	out_print(out, "\tswitch (r->kind) {\n");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block != block)
			continue;
		name = stored_name(record);
		whole = strcmp(verb, "remove") == 0 ? "r->id" :
		    memory_print("(const struct %s *)r", name);
		out_print(out, "\tcase %s:\n", stored_kind(record));
		stored_line(out, 2, "%s_%s(rq, %s%s%s);", name, verb, before,
		    whole, behind);
		out_print(out, "\t\tbreak;\n");
	}
	out_print(out, "\t}\n}\n\n");
}

static void
emit_any(struct out *out, const struct spec *spec, const struct block *block)
{
	static const char *const	 verbs[] = {
		"insert", "replace", "remove"
	};
	const char			*b = block->key->text, *head;
	size_t				 i;

	head = memory_print("const struct %s_%s *r", b, block->as->text);
	emit_find_any(out, spec, block, "", "int64_t id", "id");
	emit_find_any(out, spec, block, "_slug", "const char *slug", "slug");
	stored_function(out, "void", "%s_write(struct request *rq, const char "
	    "*name, %s, enum record_view view)", b, head);
	emit_cases(out, spec, block, "write", "name, ", ", view");
	for (i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++) {
		stored_function(out, "void", "%s_%s(struct request *rq, %s)",
		    b, verbs[i], head);
		emit_cases(out, spec, block, verbs[i], "", "");
	}
}

/* Whether another record of the kind has a slug. */
static void
emit_has_slug(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const struct record	*record;
	const char		*b = block->key->text;
	size_t			 i;

	stored_function(out, "bool", "%s_has_slug(struct db *db, enum %s_kind "
	    "kind, const char *slug, int64_t but)", b, b);
	out_print(out, "\tstruct statement\t*st = NULL;\n"
	    "\tbool\t\t\t found;\n\n\tswitch (kind) {\n");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table == NULL || record->block != block)
			continue;
		out_print(out, "\tcase %s:\n\t\tst = db_query(db,\n"
		    "\t\t    \"SELECT 1 FROM %s WHERE slug = $1 AND id <> $2\""
		    ");\n\t\tbreak;\n", stored_kind(record),
		    record->table->text);
	}
	out_print(out, "\t}\n\tdb_bind_text(st, 1, slug);\n"
	    "\tdb_bind_integer(st, 2, but);\n\tfound = db_step(st);\n"
	    "\tdb_done(st);\n\n\treturn (found);\n}\n\n");
}

static void
emit_includes(struct out *out)
{
	static const char *const	 headers[] = {
		"base/arena.h", "base/json.h", "calendar/markup.h",
		"calendar/record.h", "calendar/stored.h",
		"generated/routes.h", "http/request.h", "store/db.h",
		"text/dates.h", "text/fold.h", "text/html.h"
	};
	size_t				 i;

	out_print(out, EMIT_MARK "#include \"generated/stored.h\"\n\n"
	    "#include <stddef.h>\n#include <string.h>\n\n");
	for (i = 0; i < sizeof(headers) / sizeof(headers[0]); i++)
		out_print(out, "#include \"%s\"\n", headers[i]);
	out_print(out, "\n#define COUNT(array)\t(sizeof(array) / "
	    "sizeof((array)[0]))\n\n");
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

	emit_includes(out);
	for (i = 0; i < spec->blocks.count; i++)
		emit_stored_head(out, spec->blocks.items[i]);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table != NULL)
			emit_record(out, spec, record);
	}
	for (i = 0; i < spec->blocks.count; i++) {
		emit_any(out, spec, spec->blocks.items[i]);
		emit_has_slug(out, spec, spec->blocks.items[i]);
	}
}
