#include "calendar/event_letters.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/clock.h"
#include "base/meter.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/letters.h"

static struct meter	*authors;	/* NULL: no limit */

void
event_letters_start(void)
{
	authors = meter_new();
}

/*
 * Whether the caller may make editors get letters once more in this hour. All
 * callers who have not signed in share the limit.
 */
static bool
has_turn(const struct request *rq)
{
	char	 key[24];

	snprintf(key, sizeof(key), "%" PRId64, rq->caller.id);

	return (authors == NULL || meter_take(authors, key, clock_steady(),
	    CLOCK_HOUR / SERVICE_EVENT_LETTERS_ITEMS, CLOCK_HOUR) == 0);
}

/* Imports send no letters. */
static bool
is_silent(const struct request *rq)
{
	return (*rq->site->mail.server == '\0' ||
	    (rq->extras != NULL && rq->extras->importer != NULL));
}

void
event_letters(struct request *rq, const struct event *e, enum status before)
{
	enum status	 now = e->head.status;
	int64_t		 author = e->head.author;

	if (is_silent(rq) || now == before)
		return;
	if (now == STATUS_PENDING && has_turn(rq))
		letter_put_editors(rq->db, e->head.id, rq->caller.id, rq->now);
	if (before != STATUS_PENDING || author == rq->caller.id)
		return;
	if (now == STATUS_PUBLISH || now == STATUS_FUTURE)
		letter_put(rq->db, LETTER_PUBLISHED, author, e->head.id,
		    rq->now);
	else if (now == STATUS_DRAFT)
		letter_put(rq->db, LETTER_RETURNED, author, e->head.id,
		    rq->now);
}
