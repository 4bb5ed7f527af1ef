#include "text/webhook_types.h"

#include <string.h>

#define TYPES(kind) { \
	[NOTICE_CREATED] = kind ".created", \
	[NOTICE_UPDATED] = kind ".updated", \
	[NOTICE_DELETED] = kind ".deleted", \
	[NOTICE_PURGED] = kind ".deleted" }

static const char *const	 names[NOTICE_KINDS][NOTICE_CHANGES] = {
	[NOTICE_EVENT] = TYPES("event"), [NOTICE_VENUE] = TYPES("venue"),
	[NOTICE_ORGANIZER] = TYPES("organizer"),
	[NOTICE_CATEGORY] = TYPES("category"), [NOTICE_TAG] = TYPES("tag")
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
