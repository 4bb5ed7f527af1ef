#include "codegen/stored.h"

/* A function that does for all kinds what each has one of its own for. */
struct any {
	const char	*type;
	const char	*name;
	const char	*params;	/* behind the request */
	const char	*before;	/* of the record: its name among them */
	const char	*behind;
};

static const struct any	anys[] = {
	{ "bool", "find", "enum %s_kind kind, int64_t id, union %s_any *any",
	    "id, &any->", "" },
	{ "bool", "find_slug", "enum %s_kind kind, const char *slug, union "
	    "%s_any *any", "slug, &any->", "" },
	{ "void", "write", "const char *name, const struct %s_%s *r, enum "
	    "record_view view", "name, ", ", view" },
	{ "void", "insert", "const struct %s_%s *r", "", "" },
	{ "void", "replace", "const struct %s_%s *r", "", "" },
	{ "void", "remove", "const struct %s_%s *r", "r->id", "" }
};

static const char *
call_of(const struct any *any, const struct record *record)
{
	const char	*name = stored_name(record), *which;

	if (any->before[0] != '\0' && any->before[1] == '-')
		which = "";
	else if (*any->type == 'b')
		which = name;
	else
		which = memory_print("(const struct %s *)r", name);

	return (memory_print("%s_%s(rq, %s%s%s)", name, any->name,
	    any->before, which, any->behind));
}

static void
emit_any(struct out *out, const struct spec *spec, const struct block *block,
    const struct any *any)
{
	const struct record	*record;
	const char		*b = block->key->text, *params = "", *p;
	bool			 finds = *any->type == 'b';
	size_t			 i;

	/* Its two places are the block's name, and that or its head's. */
	for (p = any->params, i = 0; *p != '\0'; p++) {
		if (*p == '%')
			params = memory_print("%s%s", params, i++ == 0 ||
			    finds ? b : block->as->text);
		if (*p == '%')
			p++;
		else
			params = memory_print("%s%c", params, *p);
	}
	stored_function(out, any->type, "%s_%s(struct request *rq, %s)", b,
	    any->name, params);
	out_print(out, "\tswitch (%s) {\n", finds ? "kind" : "r->kind");
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->block != block)
			continue;
		out_print(out, "\tcase %s:\n", stored_kind(record));
		if (finds)
			stored_line(out, 2, "return (%s);", call_of(any,
			    record));
		else {
			stored_line(out, 2, "%s;", call_of(any, record));
			out_print(out, "\t\tbreak;\n");
		}
	}
	out_print(out, "\t}\n%s}\n\n", finds ? "\n\treturn (false);\n" : "");
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
		if (record->block != block)
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
	emit_stored_reusing(out, spec, record);
	emit_stored_saving(out, record);
	emit_stored_changing(out, spec, record);
	emit_stored_showing(out, record);
	emit_stored_table(out, spec, record);
}

void
emit_stored_c(struct out *out, const struct spec *spec)
{
	const struct record	*record;
	size_t			 i, k;

	emit_includes(out);
	for (i = 0; i < spec->blocks.count; i++)
		emit_stored_head(out, spec, spec->blocks.items[i]);
	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (record->table != NULL)
			emit_record(out, spec, record);
	}
	for (i = 0; i < spec->blocks.count; i++) {
		for (k = 0; k < sizeof(anys) / sizeof(anys[0]); k++)
			emit_any(out, spec, spec->blocks.items[i], &anys[k]);
		emit_has_slug(out, spec, spec->blocks.items[i]);
	}
}
