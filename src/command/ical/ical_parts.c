#include "command/ical/ical_parts.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"

void
ical_properties(struct arena *arena, icalcomponent *from,
    icalproperty_kind kind, struct ical_properties *to)
{
	icalproperty	*p;
	int		 count;

	count = icalcomponent_count_properties(from, kind);
	to->list = arena_alloc(arena, (size_t)count * sizeof(*to->list));
	to->count = 0;
	for (p = icalcomponent_get_first_property(from, kind); p != NULL;
	    p = icalcomponent_get_next_property(from, kind))
		if (icalproperty_get_value(p) != NULL &&
		    to->count < (size_t)count)
			to->list[to->count++] = p;
}

const char *
ical_part_name(icalcomponent *part)
{
	const char	*name;

	name = icalcomponent_kind_to_string(icalcomponent_isa(part));
	return (name != NULL ? name : "a component");
}

const char *
ical_mark_up(struct arena *arena, const char *text)
{
	struct buf	 b;

	buf_init(&b, arena, strlen(text) + 64);
	for (; *text != '\0'; text++)
		switch (*text) {
		case '<':
			buf_string(&b, "&lt;");
			break;
		case '>':
			buf_string(&b, "&gt;");
			break;
		case '&':
			buf_string(&b, "&amp;");
			break;
		case '\n':
			buf_string(&b, "<br>\n");
			break;
		default:
			buf_char(&b, *text);
		}
	return (b.full ? "" : b.data);
}
