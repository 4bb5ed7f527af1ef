#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/table.h"
#include "generated/errors.h"
#include "pages/data.h"
#include "pages/reference.h"

/* The parts of a member's type around the record that it names. */
static void
add_type(struct value *map, const struct member *m)
{
	const char	*before = "", *instead = "";

	if (m->wire == WIRE_ARRAY)
		before = m->schema != NULL ? "array of " : "array of string";
	else if (m->map)
		before = "object of ";
	else if (m->schema == NULL)
		before = m->format != NULL ? m->format :
		    m->wire == WIRE_ANY ? "" : wire_name(m->wire);
	if (m->instead != NULL)
		instead = arena_join(map->arena, *before == '\0' &&
		    m->schema == NULL ? "" : " | ", m->instead, NULL);
	data_text(map, "type", before);
	data_text(map, "record", m->schema != NULL ? m->schema : "");
	data_text(map, "behind", instead);
}

static void
add_member(struct value *list, const struct member *m, size_t locale)
{
	const char *const	*word;
	struct value		*map, *words;

	map = data_map(list, NULL);
	data_text(map, "name", m->name);
	data_text(map, "text", texts[locale][m->text]);
	data_flag(map, "optional", m->optional);
	add_type(map, m);
	words = data_list(map, "words");
	for (word = m->words; word != NULL && *word != NULL; word++)
		data_text(words, NULL, *word);
}

void
reference_records(struct value *list, size_t locale)
{
	struct value	*map, *members;
	size_t		 i, k;

	for (i = 0; i < record_count; i++) {
		map = data_map(list, NULL);
		data_text(map, "name", records[i].name);
		data_text(map, "text", texts[locale][records[i].text]);
		members = data_list(map, "members");
		for (k = 0; k < records[i].member_count; k++)
			add_member(members, &records[i].members[k], locale);
	}
}

void
reference_shared(struct value *list, size_t locale)
{
	static const char *const	 places[] = {
		[COMMON_QUERY] = "query",
		[COMMON_HEADER] = "header",
		[COMMON_ANSWER] = "answer"
	};
	struct value			*map;
	size_t				 i;

	for (i = 0; i < common_count; i++) {
		map = data_map(list, NULL);
		data_text(map, "key", arena_join(list->arena, "shared-",
		    commons[i].name, NULL));
		data_text(map, "name", commons[i].name);
		data_text(map, "type", wire_name(commons[i].wire));
		data_text(map, "where", places[commons[i].in]);
		data_text(map, "text", texts[locale][commons[i].text]);
	}
}

static bool
gives(const struct route *r, const char *code, int status)
{
	size_t	 i;

	for (i = 0; i < r->answer_count; i++)
		if (r->answers[i].code != NULL &&
		    r->answers[i].status == status &&
		    strcmp(r->answers[i].code, code) == 0)
			return (true);

	return (false);
}

bool
reference_always(const char *code, int status)
{
	size_t	 i, k;

	for (i = 0; i < path_count; i++)
		for (k = 0; k < paths[i].route_count; k++)
			if (!gives(paths[i].routes[k], code, status))
				return (false);

	return (true);
}

const char *
reference_refusal_key(const struct value *list, const char *code, int status)
{
	return (arena_printf(list->arena, "error-%d-%s", status, code));
}

/* "Event with ID … does not exist." */
static const char *
message_of(struct arena *arena, const char *format)
{
	const char	*place;
	struct buf	 text;

	buf_init(&text, arena, 128);
	for (; (place = strstr(format, "%s")) != NULL; format = place + 2) {
		buf_add(&text, format, (size_t)(place - format));
		buf_string(&text, "…");
	}
	buf_string(&text, format);

	return (text.data);
}

/* Several messages may have one code. */
static bool
is_first(size_t e)
{
	size_t	 i;

	for (i = ERROR_NONE + 1; i < e; i++)
		if (errors[i].status == errors[e].status &&
		    strcmp(errors[i].code, errors[e].code) == 0)
			return (false);

	return (true);
}

void
reference_refusals(struct value *list)
{
	struct value	*map, *messages;
	size_t		 e, i;

	for (e = ERROR_NONE + 1; e < ERROR_COUNT; e++) {
		if (!is_first(e))
			continue;
		map = data_map(list, NULL);
		data_text(map, "key", reference_refusal_key(list,
		    errors[e].code, errors[e].status));
		data_text(map, "code", errors[e].code);
		data_integer(map, "status", errors[e].status);
		data_integer(map, "class", errors[e].status / 100);
		data_flag(map, "always",
		    reference_always(errors[e].code, errors[e].status));
		messages = data_list(map, "messages");
		for (i = e; i < ERROR_COUNT; i++)
			if (errors[i].status == errors[e].status &&
			    strcmp(errors[i].code, errors[e].code) == 0)
				data_text(messages, NULL, message_of(
				    list->arena, errors[i].format));
	}
}
