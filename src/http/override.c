#include <string.h>
#include <strings.h>

#include "base/json.h"
#include "http/fields.h"
#include "http/override.h"
#include "http/request.h"
#include "http/route.h"

/* The header wins over the query; the body is not asked. */
static const char *
find_word(struct request *rq)
{
	const struct value	*sent;
	struct value		*map;
	const char		*word;

	word = rq->message->header[HEADER_X_HTTP_METHOD_OVERRIDE];
	if ((word != NULL && *word != '\0') || *rq->query == '\0')
		return (word);

	map = value_new(rq->arena, VALUE_MAP);
	(void)fields_add_urlencoded(rq->arena, map, rq->query,
	    strlen(rq->query));
	sent = value_get(map, "_method");

	return (sent != NULL && sent->kind == VALUE_TEXT ? sent->text : NULL);
}

void
override_method(struct request *rq)
{
	static const enum method	 methods[] = { METHOD_GET, METHOD_PUT,
	    METHOD_PATCH, METHOD_DELETE };
	const char			*word;
	size_t				 i;

	if (rq->method != METHOD_POST || (word = find_word(rq)) == NULL ||
	    *word == '\0')
		return;

	rq->method = METHOD_OTHER;
	rq->method_word = word;
	for (i = 0; i < sizeof(methods) / sizeof(methods[0]); i++)
		if (strcasecmp(word, method_name(methods[i])) == 0) {
			rq->method = methods[i];
			rq->method_word = method_name(methods[i]);
		}
}
