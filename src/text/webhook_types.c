#include "text/webhook_types.h"

#include <string.h>

static const char *const	 names[NOTICE_KINDS][NOTICE_CHANGES] = {
	[NOTICE_EVENT] = { "event.created", "event.updated", "event.deleted" },
	[NOTICE_VENUE] = { "venue.created", "venue.updated", "venue.deleted" },
	[NOTICE_ORGANIZER] = { "organizer.created", "organizer.updated",
	    "organizer.deleted" },
	[NOTICE_CATEGORY] = { "category.created", "category.updated",
	    "category.deleted" },
	[NOTICE_TAG] = { "tag.created", "tag.updated", "tag.deleted" }
};

const char *
webhook_type(enum notice_kind kind, enum notice_change change)
{
	return (names[kind][change]);
}

bool
webhook_type_valid(const char *name)
{
	int	 kind, change;

	for (kind = 0; kind < NOTICE_KINDS; kind++)
		for (change = 0; change < NOTICE_CHANGES; change++)
			if (strcmp(names[kind][change], name) == 0)
				return (true);

	return (false);
}
