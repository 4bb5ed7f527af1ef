#include <string.h>

#include "codegen/spec.h"

const struct limit *
spec_limit(const struct spec *spec, const char *name)
{
	const struct limit	*limit;
	size_t			 i;

	for (i = 0; i < spec->limits.count; i++) {
		limit = spec->limits.items[i];
		if (strcmp(limit->key->text, name) == 0)
			return (limit);
	}

	return (NULL);
}

/* What may be sent in either place is measured as in the query. */
static bool
is_in(const struct limit *limit, const struct param *param)
{
	return (limit->in != NULL && (node_is(param->in, limit->in->text) ||
	    (node_is(param->in, "either") && node_is(limit->in, "query"))));
}

const struct limit *
param_limit(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit;
	unsigned		 takes = param->kind->takes;
	size_t			 i;

	if (param->limit != NULL)
		return (spec_limit(spec, param->limit->text));
	for (i = 0; i < spec->limits.count; i++) {
		limit = spec->limits.items[i];
		if (is_in(limit, param) &&
		    ((takes & TAKES_BYTES && limit->bytes != NULL) ||
		    (takes & TAKES_ITEMS && limit->items != NULL)))
			return (limit);
	}

	return (NULL);
}
