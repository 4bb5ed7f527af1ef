#include "base/json.h"
#include "http/doc.h"
#include "http/describe.h"
#include "http/table.h"

static void
put_types(struct json *j, const struct param *p, const char *const *types)
{
	json_list(j, "type");
	for (; *types != NULL; types++)
		json_string(j, NULL, *types);
	if (p->null != NULL_REFUSED)
		json_string(j, NULL, "null");
	json_list_end(j);
}

/* An id, a list of ids, or an object with the fields of a new record. */
static void
put_links(struct json *j, const struct param *p)
{
	static const char *const	 plain[] = { "integer", "string",
		"boolean", NULL };
	int				 nested;

	json_list(j, "anyOf");
	json_object(j, NULL);
	put_types(j, p, plain);
	json_object_end(j);
	for (nested = 0; nested < 2; nested++) {
		if (nested) {
			json_object(j, NULL);
			json_string(j, "type", "array");
			json_object(j, "items");
			json_list(j, "anyOf");
			json_object(j, NULL);
			json_string(j, "type", "integer");
			json_object_end(j);
		}
		doc_reference(j, NULL, DOC_SCHEMAS, p->creates->body);
		json_object(j, NULL);
		json_string(j, "type", "object");
		json_object(j, "properties");
		json_object(j, "id");
		json_string(j, "type", "integer");
		json_object_end(j);
		json_object_end(j);
		json_object_end(j);
	}
	json_list_end(j);
	json_object_end(j);
	json_object_end(j);
	json_list_end(j);
}

static void
put_term_names(struct json *j, const struct param *p)
{
	static const char *const	 any[] = { "array", "integer",
		"string", NULL };

	put_types(j, p, any);
	json_object(j, "items");
	json_list(j, "type");
	json_string(j, NULL, "integer");
	json_string(j, NULL, "string");
	json_list_end(j);
	json_object_end(j);
}

static void
put_cost(struct json *j, const struct param *p)
{
	static const char *const	 any[] = { "string", "number", "array",
		"boolean", NULL };

	put_types(j, p, any);
	json_object(j, "items");
	json_list(j, "type");
	json_string(j, NULL, "string");
	json_string(j, NULL, "number");
	json_list_end(j);
	json_object_end(j);
}

void
doc_param_schema(struct json *j, const struct param *p, bool body)
{
	if (body && p->type == PARAM_LINKS)
		put_links(j, p);
	else if (body && p->type == PARAM_TERM_NAMES)
		put_term_names(j, p);
	else if (body && p->type == PARAM_COST)
		put_cost(j, p);
	else
		describe_schema(j, p);
}
