#include "calendar/embedded.h"
#include "calendar/terms.h"
#include "http/request.h"
#include "store/db.h"

static bool
wants_records(const struct request *rq)
{
	return (record_wants(rq, RECORD_EVENT, "venue") ||
	    record_wants(rq, RECORD_EVENT, "organizer"));
}

static bool
wants_terms(const struct request *rq)
{
	return (record_wants(rq, RECORD_EVENT, "categories") ||
	    record_wants(rq, RECORD_EVENT, "tags"));
}

void
embedded_send(struct request *rq, int64_t id, const char *slug)
{
	if (!db_sends(rq->db))
		return;
	if (wants_records(rq)) {
		rq->sent_records = record_select_linked_of(rq, id, slug);
		db_send(rq->sent_records);
	}
	if (wants_terms(rq)) {
		rq->sent_terms = term_select_embedded_of(rq, id, slug);
		db_send(rq->sent_terms);
	}
}

void
embedded_end(struct request *rq)
{
	if (rq->sent_records != NULL)
		db_done(rq->sent_records);
	if (rq->sent_terms != NULL)
		db_done(rq->sent_terms);
	rq->sent_records = rq->sent_terms = NULL;
}
