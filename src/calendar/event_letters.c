#include "calendar/event_letters.h"

#include "config/site.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/event_notes.h"
#include "store/letters.h"
#include "store/permissions.h"

/* Imports send no letters. */
static bool
is_silent(const struct request *rq)
{
	return (*rq->site->mail.server == '\0' ||
	    (rq->extras != NULL && rq->extras->importer != NULL));
}

/* To the author, and to the visitor who proposed the event. */
static void
put_both(struct request *rq, const struct event *e, enum letter_kind author,
    enum letter_kind sender)
{
	letter_put(rq->db, author, e->head.author, e->head.id, rq->now);
	if (*e->sender != '\0')
		letter_put(rq->db, sender, 0, e->head.id, rq->now);
}

static void
put_editors(struct request *rq, enum letter_kind kind, int64_t event)
{
	if (author_quota_take_ahead(rq, AUTHOR_LETTERS, 1) == 0)
		letter_put_editors(rq->db, kind, event, rq->caller.id,
		    rq->now);
}

void
event_letter_message(struct request *rq, int64_t event)
{
	if (!is_silent(rq))
		put_editors(rq, LETTER_MESSAGE, event);
}

void
event_letters(struct request *rq, const struct event *e, enum status before,
    int64_t series)
{
	enum status	 now = e->head.status;

	if (now == before)
		return;
	if (before == STATUS_PENDING && may_publish(&rq->caller))
		event_messages_clear(rq->db, e->head.id, series);
	if (before == STATUS_PENDING && now != STATUS_DRAFT)
		event_notes_clear(rq->db, e->head.id, series);
	if (is_silent(rq))
		return;
	if (now == STATUS_PENDING)
		put_editors(rq, LETTER_WAITING, e->head.id);
	if (before != STATUS_PENDING || e->head.author == rq->caller.id)
		return;
	if (now == STATUS_PUBLISH || now == STATUS_FUTURE)
		put_both(rq, e, LETTER_PUBLISHED, LETTER_PUBLISHED);
	else if (now == STATUS_DRAFT)
		put_both(rq, e, LETTER_RETURNED, LETTER_AMEND);
}
