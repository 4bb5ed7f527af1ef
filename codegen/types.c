#include <string.h>

#include "codegen/memory.h"
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

const struct word	words_in[] = {
	{ "path", "IN_PATH" },
	{ "query", "IN_QUERY" },
	{ "body", "IN_BODY" },
	{ "either", "IN_EITHER" },
	{ NULL, NULL }
};

/* Places of a limit. */
const struct word	words_limited[] = {
	{ "query", "IN_QUERY" },
	{ "body", "IN_BODY" },
	{ NULL, NULL }
};

const struct word	words_wire[] = {
	{ "any", "WIRE_ANY" },
	{ "integer", "WIRE_INTEGER" },
	{ "number", "WIRE_NUMBER" },
	{ "boolean", "WIRE_BOOLEAN" },
	{ "string", "WIRE_STRING" },
	{ "array", "WIRE_ARRAY" },
	{ NULL, NULL }
};

const struct word	words_null[] = {
	{ "refused", "NULL_REFUSED" },
	{ "absent", "NULL_ABSENT" },
	{ "clears", "NULL_CLEARS" },
	{ "update_clears", "NULL_CLEARS" },	/* else refused */
	{ NULL, NULL }
};

const struct word	words_zone[] = {
	{ "site", "ZONE_SITE" },
	{ "utc", "ZONE_UTC" },
	{ NULL, NULL }
};

const struct word	words_reference[] = {
	{ "user", "REFERENCE_USER" },
	{ "event", "REFERENCE_EVENT" },
	{ "venue", "REFERENCE_VENUE" },
	{ "organizer", "REFERENCE_ORGANIZER" },
	{ "category", "REFERENCE_CATEGORY" },
	{ "tag", "REFERENCE_TAG" },
	{ NULL, NULL }
};

const struct word	words_term[] = {
	{ "category", "REFERENCE_CATEGORY" },
	{ "tag", "REFERENCE_TAG" },
	{ NULL, NULL }
};

const struct word	words_status[] = {
	{ "publish", "STATUS_PUBLISH" },
	{ "future", "STATUS_FUTURE" },
	{ "draft", "STATUS_DRAFT" },
	{ "pending", "STATUS_PENDING" },
	{ "private", "STATUS_PRIVATE" },
	{ "trash", "STATUS_TRASH" },
	{ NULL, NULL }
};

const struct word	words_role[] = {
	{ "anonymous", "ROLE_ANONYMOUS" },
	{ "subscriber", "ROLE_SUBSCRIBER" },
	{ "contributor", "ROLE_CONTRIBUTOR" },
	{ "author", "ROLE_AUTHOR" },
	{ "editor", "ROLE_EDITOR" },
	{ "administrator", "ROLE_ADMINISTRATOR" },
	{ NULL, NULL }
};

const struct word	words_common[] = {
	{ "query", "COMMON_QUERY" },
	{ "header", "COMMON_HEADER" },
	{ "answer", "COMMON_ANSWER" },
	{ NULL, NULL }
};

const struct word	words_use[] = {
	{ "list", "COMMON_LIST" },
	{ "read", "COMMON_READ" },
	{ "create", "COMMON_CREATE" },
	{ "update", "COMMON_UPDATE" },
	{ "delete", "COMMON_DELETE" },
	{ "info", "COMMON_INFO" },
	{ "post", "COMMON_POST" },
	{ "every", "COMMON_EVERY" },
	{ "refused", "COMMON_REFUSED" },
	{ "unchanged", "COMMON_UNCHANGED" },
	{ "unauthorized", "COMMON_UNAUTHORIZED" },
	{ "not_allowed", "COMMON_NOT_ALLOWED" },
	{ "busy", "COMMON_BUSY" },
	{ NULL, NULL }
};

/* In the order of Allow. */
const struct word	words_method[] = {
	{ "GET", "METHOD_GET" },
	{ "POST", "METHOD_POST" },
	{ "PUT", "METHOD_PUT" },
	{ "PATCH", "METHOD_PATCH" },
	{ "DELETE", "METHOD_DELETE" },
	{ NULL, NULL }
};

/* Beside JSON. */
const struct word	words_format[] = {
	{ "calendar", "FORMAT_CALENDAR" },
	{ "rss", "FORMAT_RSS" },
	{ "json_ld", "FORMAT_JSON_LD" },
	{ "html", "FORMAT_HTML" },
	{ NULL, NULL }
};

const char *
word_constant(const struct word *words, const char *text)
{
	for (; words->word != NULL; words++) {
		if (strcmp(words->word, text) == 0)
			return (words->constant);
	}

	return (NULL);
}

const char *
word_choice(const struct word *words)
{
	const char	*text;

	for (text = words->word, words++; words->word != NULL; words++)
		text = memory_print("%s%s%s", text,
		    words[1].word != NULL ? ", " : " or ", words->word);

	return (text);
}
