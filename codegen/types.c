#include <string.h>

#include "codegen/memory.h"
#include "codegen/names.h"
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

/* First what their constants begin with. */
const char *const	words_in[] = {
	"IN", "path", "query", "body", "either", NULL
};
const char *const	words_limited[] = { "IN", "query", "body", NULL };
const char *const	words_wire[] = {
	"WIRE", "any", "integer", "number", "boolean", "string", "array", NULL
};
const char *const	words_null[] = {
	"NULL", "refused", "absent", "clears", "update_clears", NULL
};
const char *const	words_zone[] = { "ZONE", "site", "utc", NULL };
const char *const	words_reference[] = {
	"REFERENCE", "user", "event", "venue", "organizer", "category", "tag",
	NULL
};
const char *const	words_term[] = { "REFERENCE", "category", "tag", NULL };
const char *const	words_status[] = {
	"STATUS", "publish", "future", "draft", "pending", "private", "trash",
	NULL
};
const char *const	words_role[] = {
	"ROLE", "anonymous", "subscriber", "contributor", "author", "editor",
	"administrator", NULL
};
const char *const	words_common[] = {
	"COMMON", "query", "header", "answer", NULL
};
const char *const	words_use[] = {
	"COMMON", "list", "read", "create", "update", "delete", "info", "post",
	"every", "refused", "unchanged", "unauthorized", "not_allowed", "busy",
	NULL
};
/* In the order of Allow. */
const char *const	words_method[] = {
	"METHOD", "GET", "POST", "PUT", "PATCH", "DELETE", NULL
};
/* Beside JSON. */
const char *const	words_format[] = {
	"FORMAT", "calendar", "rss", "json_ld", "html", NULL
};

const char *
word_constant(const char *const *words, const char *text)
{
	const char *const	*word;

	for (word = words + 1; *word != NULL; word++)
		if (strcmp(*word, text) == 0)
			return (name_upper(memory_print("%s_%s", *words,
			    text)));

	return (NULL);
}

const char *
word_choice(const char *const *words)
{
	const char	*text = words[1];

	for (words += 2; *words != NULL; words++)
		text = memory_print("%s%s%s", text,
		    words[1] != NULL ? ", " : " or ", *words);

	return (text);
}
