#include <string.h>

#include "base/json.h"
#include "http/describe.h"
#include "http/doc.h"

#define SCHEMES	"{\"basic\":{\"type\":\"http\",\"scheme\":\"basic\"}," \
	"\"bearer\":{\"type\":\"http\",\"scheme\":\"bearer\"}}"

/* The schema of a parameter or header field. */
static void
put_common(struct json *j, const struct common *c, size_t locale)
{
	json_object(j, c->name);
	if (c->in != COMMON_ANSWER) {
		json_string(j, "name", c->name);
		json_string(j, "in",
		    c->in == COMMON_QUERY ? "query" : "header");
	}
	json_string(j, "description", texts[locale][c->text]);
	json_object(j, "schema");
	json_string(j, "type", wire_name(c->wire));
	json_object_end(j);
	json_object_end(j);
}

static void
put_commons(struct json *j, const char *name, bool answer, size_t locale)
{
	size_t	 i;

	json_object(j, name);
	for (i = 0; i < common_count; i++)
		if ((commons[i].in == COMMON_ANSWER) == answer)
			put_common(j, &commons[i], locale);
	json_object_end(j);
}

void
doc_components(struct json *j, size_t locale)
{
	json_object(j, "components");
	json_object(j, "schemas");
	doc_records(j, locale);
	doc_bodies(j, locale);
	json_object_end(j);
	put_commons(j, "parameters", false, locale);
	put_commons(j, "headers", true, locale);
	json_object(j, "responses");
	doc_answers(j, locale);
	json_object_end(j);
	json_raw(j, "securitySchemes", SCHEMES, strlen(SCHEMES));
	json_object_end(j);
}
