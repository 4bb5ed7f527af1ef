#include "pages/ask_slug.h"

#include "base/arena.h"
#include "calendar/slug_change.h"
#include "http/request.h"
#include "pages/ask.h"

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

int
ask_slug(struct request *rq, enum old_slug_kind kind, const char **slug,
    const char *query, const struct value **record)
{
	const char	*now;
	int		 status;

	status = ask_current(rq, kind, *slug, query, record);
	if (status != 404 || *(now = slug_now(rq, kind, *slug)) == '\0')
		return (status);
	*slug = now;

	return (ask_current(rq, kind, now, query, record));
}
