#include "pages/ask_slug.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/slug_change.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/data.h"

static int
ask_current(struct request *rq, enum old_slug_kind kind, const char *slug,
    const char *query, const struct value **record)
{
	static const char *const	 lists[] = {
		[OLD_SLUG_EVENT] = "/events/by-slug/",
		[OLD_SLUG_VENUE] = "/venues/by-slug/",
		[OLD_SLUG_ORGANIZER] = "/organizers/by-slug/"
	};

	return (ask_api(rq, arena_join(rq->arena, lists[kind], slug, query,
	    NULL), record));
}

bool
ask_needs_password(int status, const struct value *error)
{
	return (status == 403 && strcmp(data_get(error, "code"),
	    "event-password-protected") == 0);
}

/* What is not public takes no address from what was. */
static bool
has_no_page(int status, const struct value *error)
{
	return (status == 404 || status == 401 || (status == 403 &&
	    !ask_needs_password(status, error)));
}

int
ask_slug(struct request *rq, enum old_slug_kind kind, const char **slug,
    const char *query, const struct value **record)
{
	const char	*now;
	int		 status;

	status = ask_current(rq, kind, *slug, query, record);
	if (!has_no_page(status, *record) ||
	    *(now = slug_now(rq, kind, *slug)) == '\0')
		return (status);
	*slug = now;

	return (ask_current(rq, kind, now, query, record));
}
