/* spec/README.md, from the tables of keys. */
#include "base/array.h"
#include "codegen/emit.h"

static const struct {
	const char		*title;
	const char		*about;
	const struct key	*keys;
	const struct type	*types;		/* of `takes` */
} tables[] = {
	{ "service.yaml", "The service.", service_keys, NULL },
	{ "errors", "An entry is an error that routes answer.", error_keys,
	    NULL },
	{ "complaints", "An entry is a fault of a parameter, which is 400.",
	    complaint_keys, NULL },
	{ "limits", "An entry is a limit. `query_text`, `query_list`,"
	    " `body_text` and `body_list` apply\nto parameters there that name"
	    " no other limit.", limit_keys, NULL },
	{ "common", "An entry is a parameter or a header field.", common_keys,
	    NULL },
	{ "Files of `resources`", "Routes of a resource.", resource_keys,
	    NULL },
	{ "groups", "An entry is a group of parameters, which routes share.",
	    group_keys, NULL },
	{ "routes", "An entry is a route, or a page of pages.yaml. Its key is"
	    " its function in C.", route_keys, route_types },
	{ "params", "An entry is a parameter. Its key is the member of the "
	    "struct in C.", param_keys, param_types },
	{ "records.yaml", "An entry is a record of answers, which may be "
	    "stored. One of `groups` that\nhas a table is only stored.",
	    record_keys, NULL },
	{ "groups of records.yaml", "An entry is a group of members that "
	    "records share.", block_keys, NULL },
	{ "members", "An entry is a member of a record, in the order of the "
	    "answer.", member_keys, column_types },
	{ "pages.yaml", "Pages and templates.", pages_keys, NULL },
	{ "areas", "An entry is the beginning of paths.", area_keys, NULL }
};

static void
put_key(struct buf *out, const struct key *key,
    const struct type *types)
{
	buf_printf(out, "| `%s` | %s%s", key->name, keys_values(key),
	    key->required ? ", required" : "");
	if (key->takes != 0 && key->takes != key->needed)
		buf_printf(out, "; of %s", type_takers(types, key->takes));
	if (key->needed != 0)
		buf_printf(out, "; required by %s", type_takers(types,
		    key->needed));
	if (key->needs != NULL)
		buf_printf(out, "; with `%s`", key->needs);
	if (key->excludes != NULL)
		buf_printf(out, "; not with `%s`", key->excludes);
	buf_printf(out, " | %s |\n", key->says);
}

void
emit_keys(struct buf *out)
{
	const struct key	*key;
	size_t			 i;

	buf_string(out, "# Keys of a spec\n\n`make generated` writes this page"
	    " from the tables of the generator. `rules.md`\nhas what no table"
	    " can express.\n\nFor editors `build/codegen/codegen --schema FILE`"
	    " prints a JSON Schema. FILE is\n`service`, `routes`, `records` or"
	    " `pages`.\n");
	for (i = 0; i < COUNT(tables); i++) {
		buf_printf(out, "\n## %s\n\n%s%s| key | value | meaning |\n"
		    "| --- | --- | --- |\n", tables[i].title, tables[i].about,
		    *tables[i].about == '\0' ? "" : "\n\n");
		for (key = tables[i].keys; key->name != NULL; key++)
			put_key(out, key, tables[i].types);
	}
}
