#include <string.h>

#include "codegen/node.h"
#include "codegen/types.h"

/* A row of the table. Omitted members are false, 0 or NULL. */
#define TYPE(name, constant_name, in_c, in_json, default_kind, ...)	\
	{ .word = name, .constant = #constant_name, .c_type = in_c,	\
	    .wire = in_json, .shown = DEFAULT_##default_kind, __VA_ARGS__ }

/*
 * Members of schemas. `@type` is a JSON type that may also be null, `@null` and
 * `@or_null` add null, `@most` the greatest number of items, `@link` stands
 * for the schemas of a link, and `@status` for a status.
 */
#define ID		"{\"type\": \"integer\", \"minimum\": 1}"
#define TEXT_OR(type)	"{\"type\": [\"string\", \"" type "\"@null]}"
#define ONE_OR_LIST(item)						\
	"{\"anyOf\": [" item ", {\"type\": \"array\", \"items\": " item "@most}"
#define DATE_TIME	"{\"type\": @type, \"format\": \"date-time\"}"
#define PATTERN(type, pattern)						\
	"{\"type\": " type ", \"pattern\": \"^" pattern "$\"}"

/* What rules 4.8, 4.7 and 16.1 say of addresses, time zones and images. */
#define HOST								\
	"([A-Za-z0-9._-]*[A-Za-z0-9][A-Za-z0-9._-]*"			\
	"|[[](::|[:.]*[0-9A-Fa-f][0-9A-Fa-f:.]*)\\\\])"
#define AFTER(mark)	"(" mark "[!#-;=?-~]*)?"
#define WEB(scheme)							\
	"(" scheme ")://([!$-.0-;=@-~]*@)?" HOST "(:[0-9]*)?" AFTER("[/?#]")
#define URL_SCHEMA	PATTERN("@type", "(" WEB("https?|ftp")	\
	"|mailto:[!$-;=@-~]+@" HOST AFTER("[?#]") ")?")
#define ZONE_NAME							\
	"[A-Za-z][A-Za-z0-9]*(-[A-Za-z]+)*(/[A-Za-z0-9_+-]+)*"
#define OFFSET(more)							\
	"([+](0[0-9]|1[0-3])|-(0[0-9]|1[01]))(:?[0-5][0-9]" more ")?"	\
	"|([+]14|-12)(:?00)?"
#define DIGIT(more)	"|[+-][0-9](:[0-5][0-9]" more ")?"
#define QUARTERS	"|[.](25|5|75)"
#define ZONE_SCHEMA							\
	PATTERN("@type", "(" ZONE_NAME "|" OFFSET("")			\
	"|GMT(" OFFSET("") DIGIT("") ")"				\
	"|UTC(" OFFSET(QUARTERS) DIGIT(QUARTERS) "))?")
#define RULE_SCHEMA							\
	"FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)"				\
	"(;((COUNT|INTERVAL)=0*[1-9][0-9]*|(UNTIL|BY[A-Z]+|WKST)="	\
	"[0-9A-Z,+-]+))*"
#define LINES_SCHEMA							\
	"{\"type\": \"string\", \"pattern\": \"^(" RULE_SCHEMA		\
	"([\\\\r\\\\n]|$)|(RRULE|RDATE|EXDATE)[:;])\"}"

static const char	links[] = "{\"anyOf\": [@link, {\"type\": \"array\","
    " \"items\": {\"anyOf\": [@link]}@most}, {\"enum\": [0, \"\", false]},"
    " {\"type\": \"object\", \"maxProperties\": 0}@or_null]}";

#define FORM_STEP	"now|[+-][0-9]{1,9} "				\
			"(minute|hour|day|week|month|year)s?"
#define FORM_TIME	"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) " \
			"([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"

const struct default_form	default_forms[] = {
	[DEFAULT_NULL] = { "null", "null" },
	[DEFAULT_INTEGER] = { FORM_INTEGER, "an integer" },
	[DEFAULT_NUMBER] = { FORM_NUMBER, "a number" },
	[DEFAULT_BOOLEAN] = { FORM_BOOLEAN, "true or false" },
	[DEFAULT_DATE] = { FORM_STEP, "now, or a step such as +2 years" },
	[DEFAULT_TIME] = { FORM_TIME, "a time, such as 2027-03-01 18:00:00" }
};

const struct type	param_types[] = {
	TYPE("integer", INTEGER, "int64_t", "integer", INTEGER, .has = true,
	    .takes = TAKES_RANGE | TAKES_EXISTS, .capture = "digits"),
	TYPE("paging", INTEGER, "int64_t", "integer", INTEGER, .has = true,
	    .takes = TAKES_RANGE, .paging = true),
	TYPE("number", NUMBER, "double", "number", NUMBER, .has = true,
	    .takes = TAKES_RANGE),
	TYPE("boolean", BOOLEAN, "bool", "boolean", BOOLEAN, .has = true),
	TYPE("string", STRING, "const char *", "string", TEXT,
	    .takes = TAKES_BYTES, .capture = "text"),
	TYPE("month", STRING, "const char *", "string", NULL,
	    .capture = "month"),
	TYPE("segments", STRING, "const char *", "string", NULL,
	    .capture = "segments"),
	TYPE("enum", ENUM, "int", "string", VALUE, .has = true,
	    .takes = TAKES_VALUES | TAKES_FOLD),
	TYPE("word", WORD, "const char *", "string", TEXT,
	    .takes = TAKES_VALUES | TAKES_FOLD),
	TYPE("status", STATUS, "enum status", "string", STATUS, .has = true,
	    .takes = TAKES_FOLD),
	TYPE("statuses", STATUSES, "unsigned", "string", NULL, .has = true,
	    .takes = TAKES_FOLD | TAKES_ITEMS,
	    .schema = PATTERN("@type", "(any|@status(,@status)*)")),
	TYPE("moment", MOMENT, "struct moment", "string", DATE, .has = true,
	    .zone = "ZONE_SITE", .schema = DATE_TIME),
	TYPE("moment_utc", MOMENT, "struct moment", "string", DATE,
	    .has = true, .zone = "ZONE_UTC", .schema = DATE_TIME),
	TYPE("date", DATE, "struct date", "string", NULL, .has = true,
	    .schema = DATE_TIME),
	TYPE("timezone", TIMEZONE, "const char *", "string", TEXT,
	    .schema = ZONE_SCHEMA),
	TYPE("color", COLOR, "const char *", "string", TEXT, .schema =
	    "{\"type\": @type, \"pattern\": \"^(#[0-9A-Fa-f]{6})?$\"}"),
	TYPE("url", URL, "const char *", "string", TEXT, .takes = TAKES_BYTES,
	    .schema = URL_SCHEMA),
	TYPE("url_any", URL, "const char *", "any", TEXT,
	    .takes = TAKES_BYTES, .schema = URL_SCHEMA),
	TYPE("image", IMAGE, "struct image_ref", "string", NULL, .has = true,
	    .takes = TAKES_BYTES, .schema = PATTERN("[\"string\", \"integer\""
	    "@null], \"minimum\": 0",
	    "([0-9]+|/images/[A-Za-z0-9]{20}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}"
	    "[.](jpg|png|webp)|" WEB("https?") ")?")),
	TYPE("picture", PICTURE, "const struct picture *", "string", NULL,
	    .schema = "{\"type\": @type, \"contentMediaType\":"
	    " \"application/octet-stream\"}"),
	TYPE("cost", COST, "const char *", "any", TEXT, .takes = TAKES_BYTES,
	    .schema = ONE_OR_LIST("{\"type\": [\"string\", \"number\"]}")
	    ", {\"const\": false}@or_null]}"),
	TYPE("recurrence", RECURRENCE, "const struct recurrence *", "any", NULL,
	    .schema = "{\"anyOf\": [" LINES_SCHEMA ", {\"type\": \"array\","
	    " \"items\": " LINES_SCHEMA ", \"minItems\": 1}@or_null]}"),
	TYPE("truthy", TRUTHY, "bool", "any", BOOLEAN, .has = true,
	    .takes = TAKES_VALUES | TAKES_FOLD | TAKES_BYTES,
	    .schema = TEXT_OR("boolean")),
	TYPE("truthy_text", TRUTHY, "bool", "string", BOOLEAN, .has = true,
	    .takes = TAKES_VALUES | TAKES_FOLD | TAKES_BYTES, .texts = true),
	TYPE("integers", INTEGERS, "struct integers", "array", NULL,
	    .has = true, .takes = TAKES_RANGE | TAKES_EXISTS | TAKES_ITEMS,
	    .schema = "{\"type\": @type, \"items\": " ID
	    ", \"minItems\": 1@most}"),
	TYPE("terms", TERMS, "struct integers", "array", NULL, .has = true,
	    .takes = TAKES_EXISTS | TAKES_RECORDS | TAKES_ITEMS,
	    .schema = "{\"type\": @type, \"items\": {\"anyOf\": [" ID
	    ", {\"type\": \"string\", \"minLength\": 1}]},"
	    " \"minItems\": 1@most}"),
	TYPE("term_names", TERM_NAMES, "struct term_names", "array", NULL,
	    .has = true, .takes = TAKES_EXISTS | TAKES_RECORDS | TAKES_ITEMS,
	    .schema = ONE_OR_LIST("{\"type\": [\"integer\", \"string\"]}")
	    "@or_null]}"),
	TYPE("link", LINKS, "struct links", "array", NULL, .has = true,
	    .takes = TAKES_EXISTS | TAKES_RECORDS | TAKES_ITEMS, .one = true,
	    .schema = links),
	TYPE("links", LINKS, "struct links", "array", NULL, .has = true,
	    .takes = TAKES_EXISTS | TAKES_RECORDS | TAKES_ITEMS,
	    .schema = links),
	TYPE("nonzero", NONZERO, "bool", "any", NULL, .hidden = true),
	{ .word = NULL }
};

#define COLUMN(name, kind, in_c, is_bound, json_writer, ...)		\
	{ .word = name, .constant = "STORED_" #kind, .c_type = in_c,	\
	    .bound = is_bound, .writer = json_writer, __VA_ARGS__ }

const struct type	column_types[] = {
	COLUMN("text", TEXT, "const char *", "text", "json_string",
	    .takes = HOLDS_TEXT, .shown = DEFAULT_TEXT),
	COLUMN("slug", SLUG, "const char *", "text", "json_string"),
	COLUMN("id", ID, "int64_t", "integer", "json_integer"),
	COLUMN("user", USER, "int64_t", "integer", "json_integer"),
	COLUMN("integer", INTEGER, "int64_t", "integer", "json_integer",
	    .takes = HOLDS_INTEGER, .shown = DEFAULT_INTEGER),
	COLUMN("number", NUMBER, "double", "number", "json_number",
	    .takes = HOLDS_NUMBER, .shown = DEFAULT_NUMBER),
	COLUMN("truth", TRUTH, "bool", "truth", "json_boolean",
	    .takes = HOLDS_TRUTH, .shown = DEFAULT_BOOLEAN),
	COLUMN("time", TIME, "int64_t", "integer", "json_integer",
	    .takes = HOLDS_TIME, .shown = DEFAULT_TIME),
	COLUMN("status", STATUS, "enum status", "integer", "json_string",
	    .converter = "status_name"),
	COLUMN("term_kind", TERM_KIND, "enum term_kind", "integer",
	    "json_integer"),
	{ .word = NULL }
};

const struct type	route_types[] = {
	{ .word = "route", .takes = IN_ROUTES },
	{ .word = "page", .takes = IN_PAGES },
	{ .word = NULL }
};

const struct type *
type_find(const struct type *types, const char *word)
{
	for (; types->word != NULL; types++) {
		if (strcmp(types->word, word) == 0)
			return (types);
	}

	return (NULL);
}

const char *
type_takers(const struct type *types, unsigned keys)
{
	const char	*all = "";

	for (; types->word != NULL; types++) {
		if (keys == 0 || (types->takes & keys) != 0)
			all = memory_join(all, ", ", "%s", types->word);
	}

	return (all);
}

bool
word_is(const char *const *words, const char *text)
{
	for (; *words != NULL; words++) {
		if (strcmp(*words, text) == 0)
			return (true);
	}

	return (false);
}

const char *
word_join(const char *const *words, const char *between, const char *last)
{
	const char	*text = *words;

	while (*++words != NULL)
		text = memory_print("%s%s%s", text,
		    words[1] != NULL ? between : last, *words);

	return (text);
}

const char *
word_choice(const char *const *words)
{
	return (word_join(words, ", ", " or "));
}
