#include "calendar_model.h"
#include "given.h"

#define PARENTS	12	/* parents are among the first events */

static const char *
file_under(struct calendar_event *e, size_t first, size_t count)
{
	const char	*ids = "";
	size_t		 i;

	for (i = first; i < first + count; i++) {
		if (calendar_any(16) != 0)
			continue;
		e->has_term[i] = true;
		ids = target("%s,%lld", ids, (long long)calendar_terms[i].id);
	}

	return (ids);
}

static const char *
place(struct calendar_event *e)
{
	struct calendar_place	*v;

	v = &calendar_venues[calendar_any(CALENDAR_VENUES)];
	if (calendar_any(4) == 0 || v->record.status == TRASH)
		return ("");
	e->venue = v;

	return (target(",\"venue\":%lld", (long long)v->record.id));
}

static const char *
organize(struct calendar_event *e)
{
	struct calendar_place	*o;
	const char		*ids = "";
	int64_t			 count, first, i;

	count = calendar_any(CALENDAR_ORGANIZED + 1);
	first = calendar_any(CALENDAR_ORGANIZERS - CALENDAR_ORGANIZED);
	for (i = 0; i < count; i++) {
		o = &calendar_organizers[first + i];
		if (o->record.status == TRASH)
			continue;
		e->organizers[i] = o;
		ids = target("%s%s%lld", ids, *ids == '\0' ? "" : ",",
		    (long long)o->record.id);
	}

	return (target(",\"organizer\":[%s]", ids));
}

static const char *
adopt(struct calendar_event *e)
{
	struct calendar_record	*r;

	r = &calendar_events[calendar_any(PARENTS)].record;
	if (calendar_any(4) != 0 || r->id == 0 || r->status == TRASH)
		return ("");
	e->parent = r->id;

	return (target(",\"post_parent\":%lld", (long long)r->id));
}

const char *
calendar_link(struct calendar_event *e, bool by_editor)
{
	const char	*categories, *tags, *venue = "", *others = "";
	const char	*parent = "";

	categories = file_under(e, 0, CALENDAR_CATEGORIES);
	tags = file_under(e, CALENDAR_CATEGORIES, CALENDAR_TAGS);
	if (by_editor) {
		venue = place(e);
		others = organize(e);
		parent = adopt(e);
	}

	return (target(",\"categories\":\"%s\",\"tags\":\"%s\"%s%s%s",
	    categories, tags, venue, others, parent));
}
