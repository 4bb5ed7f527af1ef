#include "http/state.h"

#include "http/request.h"

const struct store_state *
state_of(struct request *rq)
{
	if (!rq->reading || !rq->has_state)
		store_state(rq->db, &rq->state);
	rq->has_state = true;

	return (&rq->state);
}
