#include "calendar/event_slugs.h"

#include <string.h>

#include "http/request.h"
#include "store/db.h"

bool
event_slugs_take(struct event_slugs *s, const char *slug)
{
	bool	 was_free = false;
	size_t	 i;

	for (i = 0; i < s->count; i++)
		if (strcmp(s->slugs[i], slug) == 0) {
			was_free |= s->free[i];
			s->free[i] = false;
		}

	return (was_free);
}

void
event_slugs_look_up(struct request *rq, struct event_slugs *s)
{
	struct statement	*st;
	size_t			 i;

	st = db_query(rq->db, "SELECT slug FROM events WHERE slug IN ($1,"
	    " $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,"
	    " $16, $17, $18, $19, $20)");
	for (i = 0; i < EVENT_SLUGS; i++) {
		if (i < s->count)
			s->free[i] = true;
		db_bind_text(st, (int)i + 1, i < s->count ? s->slugs[i] : "");
	}
	while (db_step(st))
		(void)event_slugs_take(s, db_string(st, 0));
	db_done(st);
}
