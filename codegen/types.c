#include <string.h>

#include "codegen/memory.h"
#include "codegen/names.h"
#include "codegen/types.h"

static const struct type	types[] = {
	{ "integer", "INTEGER", "int64_t", "integer", true,
	    DEFAULT_INTEGER, TAKES_RANGE | TAKES_EXISTS },
	{ "number", "NUMBER", "double", "number", true,
	    DEFAULT_NUMBER, TAKES_RANGE },
	{ "boolean", "BOOLEAN", "bool", "boolean", true,
	    DEFAULT_BOOLEAN, 0 },
	{ "string", "STRING", "const char *", "string", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "day", "STRING", "const char *", "string", false,
	    DEFAULT_NULL, 0 },
	{ "month", "STRING", "const char *", "string", false,
	    DEFAULT_NULL, 0 },
	{ "segments", "STRING", "const char *", "string", false,
	    DEFAULT_NULL, 0 },
	{ "enum", "ENUM", "int", "string", true,
	    DEFAULT_VALUE, TAKES_VALUES | TAKES_FOLD },
	{ "word", "WORD", "const char *", "string", false,
	    DEFAULT_TEXT, TAKES_VALUES | TAKES_FOLD },
	{ "status", "STATUS", "enum status", "string", true,
	    DEFAULT_STATUS, TAKES_FOLD },
	{ "statuses", "STATUSES", "unsigned", "string", true,
	    DEFAULT_NULL, TAKES_FOLD | TAKES_ITEMS },
	{ "moment", "MOMENT", "struct moment", "string", true,
	    DEFAULT_DATE, TAKES_ZONE },
	{ "date", "DATE", "struct date", "string", true,
	    DEFAULT_NULL, 0 },
	{ "timezone", "TIMEZONE", "const char *", "string", false,
	    DEFAULT_TEXT, 0 },
	{ "color", "COLOR", "const char *", "string", false,
	    DEFAULT_TEXT, 0 },
	{ "url", "URL", "const char *", "string", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "image", "IMAGE", "struct image_ref", "string", true,
	    DEFAULT_NULL, TAKES_BYTES },
	{ "picture", "PICTURE", "const struct picture *", "string",
	    false, DEFAULT_NULL, 0 },
	{ "cost", "COST", "const char *", "any", false,
	    DEFAULT_TEXT, TAKES_BYTES },
	{ "recurrence", "RECURRENCE", "const struct recurrence *",
	    "any", false, DEFAULT_NULL, 0 },
	{ "truthy", "TRUTHY", "bool", "any", true,
	    DEFAULT_TRUTH, TAKES_VALUES | TAKES_FOLD | TAKES_BYTES },
	{ "integers", "INTEGERS", "struct integers", "array", true,
	    DEFAULT_NULL, TAKES_RANGE | TAKES_EXISTS | TAKES_ITEMS },
	{ "terms", "TERMS", "struct integers", "array", true,
	    DEFAULT_NULL, TAKES_OF | TAKES_ITEMS },
	{ "term_names", "TERM_NAMES", "struct term_names", "array",
	    true, DEFAULT_NULL, TAKES_OF | TAKES_ITEMS },
	{ "links", "LINKS", "struct links", "array", true,
	    DEFAULT_NULL, TAKES_EXISTS | TAKES_LINKS | TAKES_ITEMS },
	{ "nonzero", "NONZERO", "bool", "any", false,
	    DEFAULT_NULL, 0 },
};

const struct type *
type_find(const char *word)
{
	size_t	i;

	for (i = 0; i < LENGTH(types); i++) {
		if (strcmp(types[i].word, word) == 0)
			return (&types[i]);
	}

	return (NULL);
}

#define TEXT	"const char *", "stored_text(rq, st, $place)", "text",	\
		"json_string(out, \"$key\", $path)"
#define INTEGER	"int64_t", "db_integer(st, $place)", "integer",		\
		"json_integer(out, \"$key\", $path)"

static const struct holding	holdings[] = {
	{ "text", "STORED_TEXT", HOLDS_TEXT, TEXT },
	{ "slug", "STORED_SLUG", 0, TEXT },
	{ "id", "STORED_ID", 0, INTEGER },
	{ "user", "STORED_USER", 0, INTEGER },
	{ "integer", "STORED_INTEGER", 0, INTEGER },
	{ "number", "STORED_NUMBER", HOLDS_NUMBER, "double",
	    "db_bounded_number(st, $place, $min, $max)", "number",
	    "json_number(out, \"$key\", $path)" },
	{ "truth", "STORED_TRUTH", HOLDS_TRUTH, "bool",
	    "db_integer(st, $place)", "integer",
	    "json_boolean(out, \"$key\", $path)" },
	{ "time", "STORED_TIME", HOLDS_TIME, "int64_t",
	    "stored_time(st, $place)", "integer",
	    "json_integer(out, \"$key\", $path)" },
	{ "status", "STORED_STATUS", 0, "enum status",
	    "status_read(st, $place)", "integer",
	    "json_string(out, \"$key\", status_name($path))" },
	{ "term_kind", "STORED_TERM_KIND", 0, "enum term_kind",
	    "stored_term_kind(st, $place)", "integer",
	    "json_integer(out, \"$key\", $path)" }
};

const struct holding *
holding_find(const char *word)
{
	size_t	i;

	for (i = 0; i < LENGTH(holdings); i++) {
		if (strcmp(holdings[i].word, word) == 0)
			return (&holdings[i]);
	}

	return (NULL);
}

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
/* Units of a default such as "+2 years". */
const char *const	words_unit[] = {
	"UNIT", "minute", "minutes", "hour", "hours", "day", "days", "week",
	"weeks", "month", "months", "year", "years", NULL
};
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
/* In the order of the header field Allow. */
const char *const	words_method[] = {
	"METHOD", "GET", "POST", "PUT", "PATCH", "DELETE", NULL
};
/* Formats other than JSON. */
const char *const	words_format[] = {
	"FORMAT", "calendar", "rss", "json_ld", "html", NULL
};

/* The markup that is kept in a text. */
const char *const	words_clean[] = { "CLEAN", "line", "markup", NULL };
/* NULL in a column means no value, or "". */
const char *const	words_empty[] = { "EMPTY", "none", "empty", NULL };

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
