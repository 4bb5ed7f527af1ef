#include "calendar/terms.h"

#include <string.h>

#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/term_change.h"
#include "calendar/term_save.h"
#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/store.h"

static int
finish(struct request *rq, int status)
{
	return (db_failed(rq->db) ? reply_broken(rq) : status);
}

static int
missing(struct request *rq, enum term_kind kind)
{
	static const enum error	 codes[] = {
		[TERM_CATEGORY] = ERROR_REST_CATEGORY_NOT_FOUND,
		[TERM_TAG] = ERROR_REST_TAG_NOT_FOUND
	};

	if (db_failed(rq->db))
		return (reply_broken(rq));
	return (reply_error(rq, codes[kind], rq->capture));
}

static int
refuse_changed(struct request *rq, const struct term *t)
{
	if (conditional_asks(rq))
		term_write(rq, t, TERM_ALONE);
	return (record_refuse_changed(rq));
}

int
term_get(struct request *rq, enum term_kind kind, int64_t id)
{
	struct term	 t;

	if (!term_find(rq, kind, id, &t))
		return (missing(rq, kind));
	term_write(rq, &t, TERM_ALONE);
	rq->reply.last_modified = store_last_write(rq->db);

	return (finish(rq, 200));
}

int
term_add(struct request *rq, enum term_kind kind, const struct term_sent *sent,
    struct term *t)
{
	int	 status;

	memset(t, 0, sizeof(*t));
	t->id = sequence_next(rq->db, SEQUENCE_TERMS);
	t->kind = kind;
	t->name = t->description = t->slug = "";
	if ((status = term_change(rq, t, true, sent)) != 0)
		return (status);
	term_insert(rq, t);
	notice_term(rq, TOLD_CREATED, t);

	return (0);
}

int
term_create(struct request *rq, enum term_kind kind,
    const struct term_sent *sent)
{
	struct term	 t;
	int		 status;

	if ((status = term_add(rq, kind, sent, &t)) != 0)
		return (status);
	term_write(rq, &t, TERM_ALONE);
	rq->reply.location = term_rest_url(rq, kind, t.id);

	return (finish(rq, 201));
}

int
term_update(struct request *rq, enum term_kind kind, int64_t id,
    const struct term_sent *sent)
{
	struct term	 t;
	int		 status;

	if (!term_find(rq, kind, id, &t))
		return (missing(rq, kind));
	if ((status = refuse_changed(rq, &t)) != 0 ||
	    (status = term_change(rq, &t, false, sent)) != 0)
		return (status);
	term_store(rq, &t);
	notice_term(rq, TOLD_UPDATED, &t);
	term_write(rq, &t, TERM_ALONE);

	return (finish(rq, 200));
}

/* The answer is the record as it was. */
int
term_delete(struct request *rq, enum term_kind kind, int64_t id)
{
	struct term	 t;
	int		 status;

	if (!term_find(rq, kind, id, &t))
		return (missing(rq, kind));
	if ((status = refuse_changed(rq, &t)) != 0)
		return (status);
	term_write(rq, &t, TERM_LISTED);
	notice_term(rq, TOLD_DELETED, &t);
	term_remove(rq, &t);

	return (finish(rq, 200));
}
