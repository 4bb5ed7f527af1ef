#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/table.h"
#include "pages/data.h"
#include "pages/reference.h"
#include "store/status.h"

#define INFINITE	1e15	/* above it a bound says nothing */

/* What may be sent, in one or two words of JSON and its formats. */
static const char *
type_of(const struct param *p)
{
	switch (p->type) {
	case PARAM_MOMENT:
	case PARAM_DATE:
		return ("date-time");
	case PARAM_URL:
		return ("uri");
	case PARAM_IMAGE:
		return ("uri | integer");
	case PARAM_TIMEZONE:
		return ("time zone");
	case PARAM_COST:
		return ("string | number | array");
	case PARAM_INTEGERS:
		return ("array of integer");
	case PARAM_TERMS:
	case PARAM_TERM_NAMES:
		return ("array of integer | string");
	case PARAM_LINKS:
		return ("integer | object | array");
	case PARAM_TRUTHY:
		return (p->flags & PARAM_TEXTS ? "string" :
		    "string | boolean");
	default:
		return (p->wire == WIRE_ANY ? "any" : wire_name(p->wire));
	}
}

/* "1 … 50", "≥ 1", "> 0"; "" where there is none. */
static const char *
bounds_of(struct arena *arena, const struct param *p)
{
	bool	 low, high;

	low = p->flags & (PARAM_MIN | PARAM_ABOVE);
	high = (p->flags & PARAM_MAX) && p->max < INFINITE;
	if (low && high)
		return (arena_printf(arena, "%s%.15g … %.15g",
		    p->flags & PARAM_ABOVE ? "> " : "", p->min, p->max));
	if (low)
		return (arena_printf(arena, "%s %.15g",
		    p->flags & PARAM_ABOVE ? ">" : "≥", p->min));
	if (high)
		return (arena_printf(arena, "≤ %.15g", p->max));

	return ("");
}

/* JSON as one would read it; a date's stands as the spec has it. */
static const char *
default_of(struct arena *arena, const struct param *p)
{
	const char	*text = p->shown_default;
	size_t		 length;

	if (text == NULL || strcmp(text, "null") == 0)
		return ("");
	length = strlen(text);
	if (*text == '"' && length >= 2)
		return (arena_copy(arena, text + 1, length - 2));

	return (text);
}

static void
add_choices(struct value *map, const struct param *p)
{
	const char *const	*word;
	struct value		*list;
	enum status		 status;

	list = data_list(map, "choices");
	if (p->type == PARAM_BOOLEAN || p->type == PARAM_TRUTHY) {
		data_text(list, NULL, "true");
		data_text(list, NULL, "false");
	} else if (p->type == PARAM_STATUS) {
		for (status = STATUS_PUBLISH; status <= STATUS_TRASH; status++)
			data_text(list, NULL, status_name(status));
	} else if (p->type == PARAM_ENUM) {
		for (word = p->words; *word != NULL; word++)
			data_text(list, NULL, *word);
	}
}

/* Of the text fields those that hold more than a line. */
static bool
is_long(const struct param *p)
{
	return (p->in == IN_BODY && p->type == PARAM_STRING &&
	    (strcmp(p->name, "description") == 0 ||
	    strcmp(p->name, "excerpt") == 0));
}

static const char *
keys_of(const struct param *p)
{
	switch (p->type) {
	case PARAM_INTEGER:
		return ("numeric");
	case PARAM_NUMBER:
		return ("decimal");
	case PARAM_URL:
		return ("url");
	default:
		return ("text");
	}
}

static const char *
place_of(const struct param *p)
{
	return (p->in == IN_PATH ? "path" : p->in == IN_BODY ? "body" :
	    "query");
}

/* Of the path's and the body's slug, say, the second has a name of its own. */
static const char *
key_of(struct value *list, const struct route *r, const struct param *p)
{
	const struct param	*q;

	for (q = r->params; q < p; q++)
		if (strcmp(q->name, p->name) == 0)
			return (arena_join(list->arena, reference_key(r), "-",
			    place_of(p), "-", p->name, NULL));

	return (arena_join(list->arena, reference_key(r), "-", p->name,
	    NULL));
}

void
reference_field(struct value *list, const struct route *r,
    const struct param *p, size_t locale)
{
	struct value	*map;
	const char	*preset;
	bool		 choice;

	map = data_map(list, NULL);
	preset = default_of(list->arena, p);
	add_choices(map, p);
	choice = data_member(map, "choices")->count > 0;
	data_text(map, "key", key_of(list, r, p));
	data_text(map, "name", p->name);
	data_text(map, "where", place_of(p));
	data_text(map, "type", type_of(p));
	data_text(map, "wire", p->wire == WIRE_ANY ? "any" :
	    wire_name(p->wire));
	data_flag(map, "required", p->flags & PARAM_REQUIRED);
	data_text(map, "bounds", bounds_of(list->arena, p));
	data_text(map, "default", preset);
	data_text(map, "text", texts[locale][p->text]);
	data_flag(map, "is_choice", choice);
	data_flag(map, "is_long", !choice && is_long(p));
	data_flag(map, "is_short", !choice && !is_long(p));
	data_text(map, "keys", keys_of(p));
	data_text(map, "example", preset);
	data_text(map, "sent", arena_join(list->arena, PLACE_SENT,
	    reference_key(r), ".", p->name, PLACE_MARK, NULL));
}
