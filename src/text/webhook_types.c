#include "text/webhook_types.h"

#include <string.h>

static const char *const	 names[TOLD_KINDS][TOLD_CHANGES] = {
	[TOLD_EVENT] = { "event.created", "event.updated", "event.deleted" },
	[TOLD_VENUE] = { "venue.created", "venue.updated", "venue.deleted" },
	[TOLD_ORGANIZER] = { "organizer.created", "organizer.updated",
	    "organizer.deleted" },
	[TOLD_CATEGORY] = { "category.created", "category.updated",
	    "category.deleted" },
	[TOLD_TAG] = { "tag.created", "tag.updated", "tag.deleted" }
};

const char *
webhook_type(enum told_kind kind, enum told_change change)
{
	return (names[kind][change]);
}

bool
webhook_type_valid(const char *name)
{
	int	 kind, change;

	for (kind = 0; kind < TOLD_KINDS; kind++)
		for (change = 0; change < TOLD_CHANGES; change++)
			if (strcmp(names[kind][change], name) == 0)
				return (true);

	return (false);
}
