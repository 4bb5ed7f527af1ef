#include <string.h>

#include "codegen/types.h"

static const struct type	types[] = {
	{ "integer", "PARAM_INTEGER", "int64_t", "WIRE_INTEGER", true,
	    DEFAULT_INTEGER, TAKES_RANGE | TAKES_EXISTS },
	{ "number", "PARAM_NUMBER", "double", "WIRE_NUMBER", true,
	    DEFAULT_NUMBER, TAKES_RANGE },
	{ "boolean", "PARAM_BOOLEAN", "bool", "WIRE_BOOLEAN", true,
	    DEFAULT_BOOLEAN, 0 },
	{ "string", "PARAM_STRING", "const char *", "WIRE_STRING", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "month", "PARAM_STRING", "const char *", "WIRE_STRING", false,
	    DEFAULT_NULL, 0 },
	{ "segments", "PARAM_STRING", "const char *", "WIRE_STRING", false,
	    DEFAULT_NULL, 0 },
	{ "enum", "PARAM_ENUM", "int", "WIRE_STRING", true,
	    DEFAULT_VALUE, TAKES_VALUES | TAKES_FOLD },
	{ "status", "PARAM_STATUS", "enum status", "WIRE_STRING", true,
	    DEFAULT_STATUS, TAKES_FOLD },
	{ "statuses", "PARAM_STATUSES", "unsigned", "WIRE_STRING", true,
	    DEFAULT_NULL, TAKES_FOLD | TAKES_ITEMS },
	{ "moment", "PARAM_MOMENT", "struct moment", "WIRE_STRING", true,
	    DEFAULT_DATE, TAKES_ZONE },
	{ "date", "PARAM_DATE", "struct date", "WIRE_STRING", true,
	    DEFAULT_NULL, 0 },
	{ "timezone", "PARAM_TIMEZONE", "const char *", "WIRE_STRING", false,
	    DEFAULT_TEXT, 0 },
	{ "url", "PARAM_URL", "const char *", "WIRE_STRING", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "image", "PARAM_IMAGE", "struct image_ref", "WIRE_STRING", true,
	    DEFAULT_NULL, TAKES_BYTES },
	{ "cost", "PARAM_COST", "const char *", "WIRE_ANY", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "truthy", "PARAM_TRUTHY", "bool", "WIRE_ANY", true,
	    DEFAULT_TRUTH, TAKES_VALUES | TAKES_FOLD | TAKES_BYTES },
	{ "integers", "PARAM_INTEGERS", "struct integers", "WIRE_ARRAY", true,
	    DEFAULT_NULL, TAKES_RANGE | TAKES_EXISTS | TAKES_ITEMS },
	{ "terms", "PARAM_TERMS", "struct integers", "WIRE_ARRAY", true,
	    DEFAULT_NULL, TAKES_OF | TAKES_ITEMS },
	{ "term_names", "PARAM_TERM_NAMES", "struct term_names", "WIRE_ARRAY",
	    true, DEFAULT_NULL, TAKES_OF | TAKES_ITEMS },
	{ "links", "PARAM_LINKS", "struct links", "WIRE_ARRAY", true,
	    DEFAULT_NULL, TAKES_EXISTS | TAKES_LINKS | TAKES_ITEMS },
	{ "nonzero", "PARAM_NONZERO", "bool", "WIRE_ANY", false,
	    DEFAULT_NULL, 0 },
};

const struct type *
type_find(const char *word)
{
	size_t	i;

	for (i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
		if (strcmp(types[i].word, word) == 0)
			return (&types[i]);
	}

	return (NULL);
}
