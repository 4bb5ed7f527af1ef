#include "calendar/record_access.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/conditional.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/status.h"

int
record_refuse_read(struct request *rq, const struct record_head *r)
{
	bool	 readable;

	readable = may_read(&rq->caller, r->author, r->status);
	if (r->status == STATUS_TRASH || r->status == STATUS_MODEL)
		return (readable ? record_trashed(rq, r->kind) :
		    record_missing(rq, r->kind));

	return (readable ? 0 : record_hidden(rq, r->kind));
}

int
record_refuse_author(struct request *rq, const struct record_sent *sent)
{
	if (sent->author == NULL ||
	    may_name_author(&rq->caller, *sent->author))
		return (0);

	return (reply_forbidden(rq));
}

/* Id, author and status. A model has the rights of its series. */
static struct statement *
select_rights(struct db *db, enum record_kind kind)
{
	switch (kind) {
	case RECORD_VENUE:
		return (db_query(db, "SELECT id, author, status FROM venues"
		    " WHERE id IN (SELECT value FROM id_list($1))"));
	case RECORD_ORGANIZER:
		return (db_query(db, "SELECT id, author, status"
		    " FROM organizers"
		    " WHERE id IN (SELECT value FROM id_list($1))"));
	default:
		return (db_query(db, "SELECT e.id, e.author,"
		    " COALESCE(s.status, e.status) FROM events e"
		    " LEFT JOIN series s ON s.id = e.id"
		    " WHERE e.id IN (SELECT value FROM id_list($1))"
		    " ORDER BY e.id"));
	}
}

static void
forbid_record(struct request *rq, enum record_kind kind, int64_t id)
{
	snprintf(rq->forbidden, sizeof(rq->forbidden), "/%s/%" PRId64,
	    record_plural(kind), id);
}

/* A scheduled record may be edited by the same callers before and after. */
void
record_require_edit(struct request *rq, enum record_kind kind,
    const struct ids *ids)
{
	struct statement	*st;

	if (may_edit_others(&rq->caller) || *rq->forbidden != '\0')
		return;
	st = select_rights(rq->db, kind);
	db_bind_text(st, 1, ids_text(rq->arena, ids));
	while (*rq->forbidden == '\0' && db_step(st))
		if (!may_edit(&rq->caller, db_integer(st, 1),
		    status_read(st, 2)))
			forbid_record(rq, kind, db_integer(st, 0));
	db_done(st);
}

void
record_require_store(struct request *rq, const struct record_head *r)
{
	if (*rq->forbidden == '\0' &&
	    !may_store(&rq->caller, r->author, r->status))
		forbid_record(rq, r->kind, r->id);
}

bool
record_needs_tag(struct request *rq, struct json *answer)
{
	*answer = rq->out;
	if (!conditional_asks(rq))
		return (false);
	json_init(&rq->out, rq->arena, 1024);

	return (true);
}

int
record_refuse_changed(struct request *rq, const struct json *answer)
{
	bool	 refuses;

	refuses = conditional_refuses(rq, rq->out.buf.length == 0 ? NULL :
	    rq->out.buf.data, rq->out.buf.length);
	rq->out = *answer;

	return (refuses ? reply_error(rq, error_rest_precondition_failed()) :
	    0);
}

int
record_refuse_write(struct request *rq, const struct record_head *r,
    enum record_right right, const struct record_sent *sent)
{
	const struct caller	*caller = &rq->caller;
	struct json		 answer;
	int			 status;

	if ((r->status == STATUS_TRASH || r->status == STATUS_MODEL) &&
	    !may_read(caller, r->author, r->status))
		return (record_missing(rq, r->kind));
	if (!may_edit(caller, r->author, r->status))
		return (reply_forbidden(rq));
	if (right == RECORD_PURGE && !may_purge(caller))
		return (reply_forbidden(rq));
	if (sent != NULL && (status = record_refuse_author(rq, sent)) != 0)
		return (status);
	if (record_needs_tag(rq, &answer) && r->status != STATUS_TRASH)
		record_write(rq, NULL, r, RECORD_ALONE);

	return (record_refuse_changed(rq, &answer));
}

/* Sources whose events wait are bounded like contributors. */
static bool
is_reviewed(const struct request *rq)
{
	return (!may_publish(&rq->caller) ||
	    (extras_wait(rq->extras) && rq->extras->importer != NULL));
}

/* Of so many; all but those of two statuses. */
#define COUNT_OWN(table)						\
	"SELECT count(*) FROM (SELECT status FROM " table		\
	" WHERE author = $1 AND status <> " SQL_PUBLISH			\
	" LIMIT $2) e WHERE status NOT IN ($3, $4)"
#define LOOKED_AT	10	/* times the limit */

/* Visitors cannot delete permanently what editors have thrown away. */
static struct statement *
count_own(struct request *rq, enum record_kind kind)
{
	switch (kind) {
	case RECORD_EVENT:
		return (db_query(rq->db, COUNT_OWN("events")));
	case RECORD_VENUE:
		return (db_query(rq->db, COUNT_OWN("venues")));
	default:
		return (db_query(rq->db, COUNT_OWN("organizers")));
	}
}

static int64_t
most_of(const struct request *rq)
{
	return (rq->caller.visits ? SERVICE_PROPOSALS_ITEMS :
	    SERVICE_UNPUBLISHED_ITEMS);
}

int64_t
record_unpublished(struct request *rq, enum record_kind kind)
{
	struct statement	*st = count_own(rq, kind);

	db_bind_integer(st, 1, rq->caller.id);
	db_bind_integer(st, 2, LOOKED_AT * (most_of(rq) + 1));
	db_bind_integer(st, 3, rq->caller.visits ? STATUS_TRASH :
	    STATUS_PUBLISH);
	db_bind_integer(st, 4, STATUS_MODEL);

	return (db_first_integer(st));
}

int
record_refuse_unpublished(struct request *rq, enum record_kind kind)
{
	if (!is_reviewed(rq) || record_unpublished(rq, kind) <= most_of(rq))
		return (0);

	return (reply_error(rq, error_rest_too_many_unpublished(arena_integer(
	    rq->arena, most_of(rq)), record_plural(kind))));
}
