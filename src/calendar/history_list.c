/* Answers with the history of a record, or of a user (rules, section 45). */
#include <string.h>

#include "base/json.h"
#include "calendar/history.h"
#include "calendar/list.h"
#include "calendar/record.h"
#include "calendar/series.h"
#include "calendar/terms.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/permissions.h"

static int
seek_record(struct request *rq, enum record_kind kind, int64_t id)
{
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, kind, id, NULL, &any)) != 0)
		return (status);
	if (any.head.status == STATUS_MODEL ||
	    (any.head.status == STATUS_TRASH &&
	    !may_read(&rq->caller, any.head.author, any.head.status)))
		return (record_missing(rq, kind));
	if (!may_edit(&rq->caller, any.head.author, any.head.status))
		return (reply_forbidden(rq));

	return (0);
}

static int
seek_series(struct request *rq, int64_t id)
{
	struct series_whole	 w;

	if (!series_find(rq, id, &w))
		return (reply_error(rq,
		    error_rest_series_not_found(rq->in.capture)));
	if (!may_edit(&rq->caller, w.model.head.author, w.model.head.status))
		return (reply_forbidden(rq));

	return (0);
}

static int
seek_term(struct request *rq, enum term_kind kind, int64_t id)
{
	struct term	 t;

	if (!may_edit_others(&rq->caller))
		return (reply_forbidden(rq));
	if (!term_find(rq, kind, id, &t))
		return (reply_error(rq, kind == TERM_CATEGORY ?
		    error_rest_category_not_found(rq->in.capture) :
		    error_rest_tag_not_found(rq->in.capture)));

	return (0);
}

/* Finds the record in the path. Returns 0, or the status of an error answer. */
static int
seek(struct request *rq, int64_t id, enum history_kind *kind)
{
	static const char *const	 folders[] = {
		[HISTORY_EVENT] = "/history/events/",
		[HISTORY_VENUE] = "/history/venues/",
		[HISTORY_ORGANIZER] = "/history/organizers/",
		[HISTORY_SERIES] = "/history/series/",
		[HISTORY_CATEGORY] = "/history/categories/",
		[HISTORY_TAG] = "/history/tags/"
	};

	*kind = HISTORY_EVENT;
	while (strncmp(rq->in.path->template, folders[*kind],
	    strlen(folders[*kind])) != 0)
		(*kind)++;
	switch (*kind) {
	case HISTORY_VENUE:
		return (seek_record(rq, RECORD_VENUE, id));
	case HISTORY_ORGANIZER:
		return (seek_record(rq, RECORD_ORGANIZER, id));
	case HISTORY_SERIES:
		return (seek_series(rq, id));
	case HISTORY_CATEGORY:
		return (seek_term(rq, TERM_CATEGORY, id));
	case HISTORY_TAG:
		return (seek_term(rq, TERM_TAG, id));
	default:
		return (seek_record(rq, RECORD_EVENT, id));
	}
}

static void
write_rows(struct request *rq, struct statement *st)
{
	struct json		*j = &rq->out;
	struct history_row	 row;

	json_object(j, NULL);
	json_list(j, "history");
	while (history_next(st, rq->arena, &row)) {
		json_object(j, NULL);
		json_integer(j, "id", row.id);
		json_string(j, "kind", history_kinds[row.kind]);
		json_integer(j, "record", row.record);
		json_string(j, "title", row.title);
		json_integer(j, "author", row.author);
		record_write_time(j, "date_utc", row.made);
		json_string(j, "action", history_actions[row.action]);
		if (row.before != NULL)
			json_raw(j, "before", row.before, strlen(row.before));
		if (row.after != NULL)
			json_raw(j, "after", row.after, strlen(row.after));
		json_object_end(j);
	}
	json_list_end(j);
}

int
record_history(struct request *rq, const struct record_history_params *p)
{
	int64_t			 after = 0;
	enum history_kind	 kind;
	int			 status;

	if ((status = seek(rq, p->id, &kind)) != 0)
		return (status);
	if (!may_edit_others(&rq->caller))
		after = history_of_others(rq->db, kind, p->id, rq->caller.id);
	(void)list_measure(rq, &p->paging, history_count_record(rq->db, kind,
	    p->id, after));
	write_rows(rq, history_of_record(rq->db, kind, p->id, after,
	    list_offset(&p->paging), p->paging.per_page));
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

int
history_list(struct request *rq, const struct history_list_params *p)
{
	const int64_t	 offset = list_offset(&p->paging);

	(void)list_measure(rq, &p->paging, p->has_author ?
	    history_count_author(rq->db, p->author) :
	    history_count_all(rq->db));
	write_rows(rq, p->has_author ?
	    history_of_author(rq->db, p->author, offset, p->paging.per_page) :
	    history_of_all(rq->db, offset, p->paging.per_page));
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}
