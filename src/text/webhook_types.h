/* Types of webhook messages, such as "event.created". */
#ifndef ALMANAC_WEBHOOK_TYPES_H
#define ALMANAC_WEBHOOK_TYPES_H

#include <stdbool.h>

/* The database contains these numbers. */
enum notice_kind {
	NOTICE_EVENT,
	NOTICE_VENUE,
	NOTICE_ORGANIZER,
	NOTICE_CATEGORY,
	NOTICE_TAG,
	NOTICE_KINDS
};

/*
 * Moving a record to the trash is NOTICE_DELETED, deleting it permanently is
 * NOTICE_PURGED, and both are "deleted". Restoring it is NOTICE_UPDATED.
 */
enum notice_change {
	NOTICE_CREATED,
	NOTICE_UPDATED,
	NOTICE_DELETED,
	NOTICE_PURGED,
	NOTICE_CHANGES
};

const char	*webhook_type(enum notice_kind, enum notice_change);
bool		 webhook_type_valid(const char *name);

#endif
