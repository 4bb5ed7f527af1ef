/* JSON Schemas of the files of a spec, for editors, from the tables of keys. */
#include <string.h>

#include "codegen/emit.h"

#define SCALAR	"\"type\": [\"string\", \"number\", \"boolean\"]"

static const char *const	types[] = {
	[KEY_TEXT] = SCALAR,
	[KEY_NAME] = SCALAR,
	[KEY_NUMBER] = "\"type\": \"number\"",
	[KEY_COUNT] = "\"type\": \"integer\", \"minimum\": 1",
	[KEY_VALUE] = "\"anyOf\": [{" SCALAR "}, {\"type\": \"null\"}]",
	[KEY_FLAG] = "\"type\": \"boolean\""
};

static void	put_map(struct buf *, const struct key *);

/* The schema of one word: {"enum": ["a", "b"]}, or any text. */
static const char *
word_of(const struct key *key)
{
	const char *const	*word;
	const struct type	*type;
	const char		*all = "";

	if (key->words == NULL && key->types == NULL)
		return ("{" SCALAR "}");
	for (word = key->words; word != NULL && *word != NULL; word++)
		all = memory_join(all, ", ", "\"%s\"", *word);
	for (type = key->types; type != NULL && type->word != NULL; type++)
		all = memory_join(all, ", ", "\"%s\"", type->word);

	return (memory_print("{\"enum\": [%s]}", all));
}

/* A map of maps. A member may also be a text, and a group a table. */
static void
put_entries(struct buf *out, const struct key *keys)
{
	buf_string(out, "\"type\": \"object\"");
	if (keys == NULL)
		return;
	buf_string(out, ", \"additionalProperties\": {\"anyOf\": [{");
	put_map(out, keys);
	if (keys == block_keys) {
		buf_string(out, "}, {");
		put_map(out, record_keys);
	} else if (keys == member_keys)
		buf_string(out, "}, {\"type\": \"string\"");
	buf_string(out, "}]}");
}

static void
put_key(struct buf *out, const struct key *key)
{
	buf_printf(out, "\"%s\": {\"description\": \"%s\", ", key->name,
	    key->says);
	switch (key->kind) {
	case KEY_WORD:
		buf_printf(out, "\"anyOf\": [%s]", word_of(key));
		break;
	case KEY_WORDS:
		buf_printf(out, "\"anyOf\": [%s, {\"type\": \"array\","
		    " \"items\": %s}]", word_of(key), word_of(key));
		break;
	case KEY_MAP:
	case KEY_ENTRIES:
		put_entries(out, key->keys);
		break;
	default:
		buf_string(out, types[key->kind]);
	}
	buf_char(out, '}');
}

/* The members of the schema of a map with the keys. */
static void
put_map(struct buf *out, const struct key *keys)
{
	const struct key	*key;
	const char		*required = "", *name;

	buf_string(out, "\"type\": \"object\", \"additionalProperties\": false,"
	    " \"properties\": {");
	for (key = keys; key->name != NULL; key++) {
		if (key != keys)
			buf_string(out, ", ");
		put_key(out, key);
		name = memory_print("\"%s\"", key->name);
		if (key->required)
			required = memory_join(required, ", ", "%s", name);
	}
	buf_printf(out, "}, \"required\": [%s]", required);
}

bool
emit_schema(struct buf *out, const char *file)
{
	buf_char(out, '{');
	if (strcmp(file, "records") == 0) {
		buf_string(out, "\"properties\": {\"groups\": {");
		put_entries(out, block_keys);
		buf_string(out, "}}, ");
		put_entries(out, record_keys);
	} else if (strcmp(file, "service") == 0)
		put_map(out, service_keys);
	else if (strcmp(file, "pages") == 0)
		put_map(out, pages_keys);
	else if (strcmp(file, "routes") == 0)
		put_map(out, resource_keys);
	else
		return (false);
	buf_string(out, "}\n");

	return (true);
}
