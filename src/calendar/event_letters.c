#include "calendar/event_letters.h"

#include "config/site.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/letters.h"

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
	if (now == STATUS_PENDING &&
	    author_quota_reserve(rq, AUTHOR_LETTERS, 1) == 0)
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
