/*
 * What messages of webhooks tell of, by name: "event.created".
 */
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
 * `deleted` is a record that has gone to the trash, by whatever request, or
 * for good; whatever brings it back has `updated` it.
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
