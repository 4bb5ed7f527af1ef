#include "store/status.h"

#include "store/db.h"

enum status
status_read(struct statement *st, int column)
{
	return ((enum status)db_bounded(st, column, STATUS_PUBLISH,
	    STATUS_TRASH));
}

const char *
status_name(enum status status)
{
	static const char *const	 names[] = {
		[STATUS_PUBLISH] = "publish",
		[STATUS_FUTURE] = "future",
		[STATUS_DRAFT] = "draft",
		[STATUS_PENDING] = "pending",
		[STATUS_PRIVATE] = "private",
		[STATUS_TRASH] = "trash"
	};

	return (names[status]);
}

enum status
status_now(enum status stored, bool has_published, int64_t published,
    int64_t now)
{
	if (stored == STATUS_FUTURE && has_published && published <= now)
		return (STATUS_PUBLISH);

	return (stored);
}
