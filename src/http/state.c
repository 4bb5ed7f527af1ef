#include "http/state.h"

#include "http/request.h"
#include "store/db.h"

/* The outermost request, which owns the transaction. */
static struct request *
outermost(struct request *rq)
{
	while (rq->around != NULL)
		rq = rq->around;

	return (rq);
}

void
state_send(struct request *rq)
{
	struct request	*outer = outermost(rq);

	if (outer->sent_state == NULL && db_sends(rq->db) &&
	    (!outer->reading || !outer->has_state))
		outer->sent_state = store_state_send(rq->db);
}

static void
read_state(struct request *rq)
{
	if (rq->sent_state == NULL)
		rq->sent_state = store_state_send(rq->db);
	store_state_read(rq->sent_state, &rq->state);
	rq->sent_state = NULL;
	rq->has_state = true;
}

const struct store_state *
state_of(struct request *rq)
{
	rq = outermost(rq);
	if (!rq->reading || !rq->has_state)
		read_state(rq);

	return (&rq->state);
}

void
state_end(struct request *rq)
{
	rq = outermost(rq);
	if (rq->sent_state != NULL)
		db_done(rq->sent_state);
	rq->sent_state = NULL;
}
