/* Types of webhook messages, such as "event.created". */
#ifndef ALMANAC_WEBHOOK_TYPES_H
#define ALMANAC_WEBHOOK_TYPES_H

#include <stdbool.h>

enum told_kind {
	TOLD_EVENT,
	TOLD_VENUE,
	TOLD_ORGANIZER,
	TOLD_CATEGORY,
	TOLD_TAG,
	TOLD_KINDS
};

/*
 * Moving a record to the trash is TOLD_DELETED, restoring it is TOLD_UPDATED.
 */
enum told_change {
	TOLD_CREATED,
	TOLD_UPDATED,
	TOLD_DELETED,
	TOLD_CHANGES
};

const char	*webhook_type(enum told_kind, enum told_change);
bool		 webhook_type_valid(const char *name);

#endif
