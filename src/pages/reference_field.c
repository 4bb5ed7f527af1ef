#include "pages/reference_field.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "pages/data.h"

const char *
reference_name(const struct value *reference)
{
	const char	*slash;

	slash = strrchr(data_get(reference, "$ref"), '/');

	return (slash == NULL ? "" : slash + 1);
}

/* Adds a type. `each` is the schema of its items or members. */
static void
add_type(struct value *types, const char *word, const struct value *each,
    const char *parts)
{
	const char	*type = data_get(each, "type");
	const char	*record = reference_name(each);
	struct value	*map;

	if (*type != '\0' || (*word != '\0' && *record != '\0'))
		word = arena_join(types->arena, word, " of ", type, NULL);
	map = data_map(types, NULL);
	data_text(map, "before", types->count > 1 ? " | " : "");
	data_text(map, "word", word);
	data_text(map, "record", record);
	if (*record != '\0')
		data_text(map, "address", arena_join(map->arena, parts, record,
		    NULL));
}

/* Adds the types that a schema allows: JSON types and names of records. */
static void
add_types(struct value *types, const struct value *schema, const char *parts)
{
	const struct value	*one, *type = data_member(schema, "type");
	const char		*format = data_get(schema, "format");

	if (*reference_name(schema) != '\0')
		add_type(types, "", schema, parts);
	for (one = data_member(schema, "anyOf")->first; one; one = one->next)
		add_types(types, one, parts);
	for (one = type->first; one != NULL; one = one->next)
		add_type(types, one->text, NULL, parts);
	if (type->kind == VALUE_TEXT)
		add_type(types, *format == '\0' ? type->text : format,
		    data_member(schema, strcmp(type->text, "array") == 0 ?
		    "items" : "additionalProperties"), parts);
}

/*
 * Whether a field is a text, perhaps nullable. The form sends its value as
 * text, never as a number.
 */
static bool
is_text(const struct value *schema)
{
	const struct value	*type = data_member(schema, "type");

	if (type->kind == VALUE_LIST && type->count > 1 &&
	    strcmp(type->first->next->text, "null") == 0)
		type = type->first;

	return (type->kind == VALUE_TEXT && strcmp(type->text, "string") == 0);
}

static void
add_choices(struct value *list, const struct value *schema)
{
	const struct value	*word = data_member(schema, "enum")->first;

	if (strcmp(data_get(schema, "type"), "boolean") == 0) {
		data_text(list, NULL, "true");
		data_text(list, NULL, "false");
	}
	for (; word != NULL; word = word->next)
		data_text(list, NULL, word->text);
}

void
reference_field(struct value *field, const char *name, const char *in,
    bool required, const struct value *schema, const char *parts)
{
	struct value	*choices;
	struct buf	 preset;

	if (value_get(field, "types") != NULL)
		return;
	buf_init(&preset, field->arena, 16);
	if (value_get(schema, "default") != NULL)
		data_print(&preset, value_get(schema, "default"));
	data_text(field, "preset", preset.data);
	data_text(field, "name", name);
	data_text(field, "in", in);
	data_flag(field, "required", required);
	data_flag(field, "is_text", is_text(schema));
	choices = data_list(field, "choices");
	add_choices(choices, schema);
	data_flag(field, "is_choice", choices->count > 0);
	add_types(data_list(field, "types"), schema, parts);
}

static bool
has_text(const struct value *list, const char *text)
{
	const struct value	*item;

	for (item = list->first; item != NULL; item = item->next)
		if (strcmp(item->text, text) == 0)
			return (true);

	return (false);
}

void
reference_members(struct value *map, const char *name, const char *in,
    const struct value *schema, const char *parts)
{
	struct value	*m = data_member(schema, "properties")->first;
	struct value	*list;

	list = data_list(map, name);
	for (; m != NULL; m = m->next) {
		reference_field(m, m->name, in, has_text(data_member(schema,
		    "required"), m->name), m, parts);
		data_value(list, NULL, m);
	}
}
