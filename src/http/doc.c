#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/describe.h"
#include "http/doc.h"

/* Who need not say who they are may do so, by either scheme. */
#define SECURITY	"[{},{\"basic\":[]},{\"bearer\":[]}]"

void
doc_pointer(struct json *j, const char *base, const char *name)
{
	json_string(j, "$ref", arena_printf(j->buf.arena, "%s%s", base, name));
}

void
doc_reference(struct json *j, const char *key, const char *base,
    const char *name)
{
	json_object(j, key);
	doc_pointer(j, base, name);
	json_object_end(j);
}

enum common_use
doc_use(const struct route *r)
{
	bool	 one;

	one = r->path->capture != NULL;
	if (*r->resource == '\0')
		return (COMMON_INFO);
	if (r->methods & 1u << METHOD_GET)
		return (one ? COMMON_READ : COMMON_LIST);
	if (r->methods & 1u << METHOD_DELETE)
		return (COMMON_DELETE);

	return (one ? COMMON_UPDATE : COMMON_CREATE);
}

bool
doc_fits(const struct common *c, unsigned uses)
{
	return (c->uses & (uses | 1u << COMMON_EVERY));
}

static void
put_info(struct json *j, size_t locale)
{
	json_object(j, "info");
	json_string(j, "title", texts[locale][TEXT_SERVICE_TITLE]);
	json_string(j, "version", SERVICE_VERSION);
	json_string(j, "description", texts[locale][TEXT_SERVICE_DESCRIPTION]);
	json_object(j, "license");
	json_string(j, "name", SERVICE_LICENSE_NAME);
	json_string(j, "identifier", SERVICE_LICENSE_IDENTIFIER);
	json_object_end(j);
	json_object(j, "contact");
	json_string(j, "name", SERVICE_CONTACT_NAME);
	json_object_end(j);
	json_object_end(j);
}

static void
put_servers(struct json *j)
{
	json_list(j, "servers");
	json_object(j, NULL);
	json_string(j, "url", PLACE_API);
	json_object_end(j);
	json_list_end(j);
}

static void
put_tags(struct json *j, size_t locale)
{
	size_t	 i;

	json_list(j, "tags");
	for (i = 0; i < resource_count; i++) {
		json_object(j, NULL);
		json_string(j, "name", resources[i].name);
		json_string(j, "description",
		    texts[locale][resources[i].text]);
		json_object_end(j);
	}
	json_list_end(j);
}

void
describe_document(struct json *j, size_t locale)
{
	json_object(j, NULL);
	json_string(j, "openapi", "3.1.0");
	put_info(j, locale);
	put_servers(j);
	json_raw(j, "security", SECURITY, strlen(SECURITY));
	doc_paths(j, locale);
	doc_components(j, locale);
	put_tags(j, locale);
	json_object_end(j);
}
