/* Answers with the history of a record, or of a user (rules, section 45). */
#include <string.h>

#include "base/arena.h"
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
#include "text/dates.h"

static int
seek_record(struct request *rq, enum record_kind kind, int64_t id,
    struct json *now)
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
	history_write_record(rq, now, &any.head);

	return (0);
}

static int
seek_series(struct request *rq, int64_t id, struct json *now)
{
	struct series_whole	 w;

	if (!series_find(rq, id, &w))
		return (reply_error(rq,
		    error_rest_series_not_found(rq->in.capture)));
	if (!may_edit(&rq->caller, w.model.head.author, w.model.head.status))
		return (reply_forbidden(rq));
	history_write_series(rq, now, &w);

	return (0);
}

static int
seek_term(struct request *rq, enum term_kind kind, int64_t id,
    struct json *now)
{
	struct term	 t;

	if (!may_edit_others(&rq->caller))
		return (reply_forbidden(rq));
	if (!term_find(rq, kind, id, &t))
		return (reply_error(rq, kind == TERM_CATEGORY ?
		    error_rest_category_not_found(rq->in.capture) :
		    error_rest_tag_not_found(rq->in.capture)));
	history_write_term(rq, now, &t);

	return (0);
}

/*
 * Finds the record in the path, and writes its fields. Returns 0, or the status
 * of an error answer.
 */
static int
seek(struct request *rq, int64_t id, enum history_kind *kind,
    struct json *now)
{
	static const char *const	 folders[] = {
		[HISTORY_EVENT] = "/history/events/", [HISTORY_VENUE] = "/history/venues/",
		[HISTORY_ORGANIZER] = "/history/organizers/",
		[HISTORY_SERIES] = "/history/series/",
		[HISTORY_CATEGORY] = "/history/categories/", [HISTORY_TAG] = "/history/tags/"
	};

	*kind = HISTORY_EVENT;
	while (strncmp(rq->in.path->template, folders[*kind],
	    strlen(folders[*kind])) != 0)
		(*kind)++;
	switch (*kind) {
	case HISTORY_VENUE:
		return (seek_record(rq, RECORD_VENUE, id, now));
	case HISTORY_ORGANIZER:
		return (seek_record(rq, RECORD_ORGANIZER, id, now));
	case HISTORY_SERIES:
		return (seek_series(rq, id, now));
	case HISTORY_CATEGORY:
		return (seek_term(rq, TERM_CATEGORY, id, now));
	case HISTORY_TAG:
		return (seek_term(rq, TERM_TAG, id, now));
	default:
		return (seek_record(rq, RECORD_EVENT, id, now));
	}
}

static struct value *
read_fields(struct request *rq, const char *json)
{
	const char	*error;
	struct value	*fields;

	fields = json_read(rq->arena, json, strlen(json), &error);

	return (fields != NULL && fields->kind == VALUE_MAP ? fields :
	    value_new(rq->arena, VALUE_MAP));
}

static void
write_row(struct json *j, const struct history_row *row,
    const struct value *before)
{
	json_object(j, NULL);
	json_integer(j, "id", row->id);
	json_string(j, "kind", history_kinds[row->kind]);
	json_integer(j, "record", row->record);
	json_string(j, "title", row->title);
	json_integer(j, "author", row->author);
	record_write_time(j, "date_utc", row->made);
	json_string(j, "action", history_actions[row->action]);
	json_value(j, "before", before);
}

/* Writes the fields as the row left them. */
static void
write_after(struct json *j, const struct value *now,
    const struct value *before)
{
	const struct value	*field, *after;

	json_object(j, "after");
	for (field = before->first; field != NULL; field = field->next)
		if ((after = value_get(now, field->name)) != NULL)
			json_value(j, field->name, after);
	json_object_end(j);
}

/* Makes the fields those before the row. */
static void
go_back(struct request *rq, struct value *now, const struct value *before)
{
	const struct value	*field;

	for (field = before->first; field != NULL; field = field->next)
		(void)value_add(now, value_copy(rq->arena, field));
}

int
record_history(struct request *rq, const struct record_history_params *p)
{
	int64_t			 offset = list_offset(&p->paging), after = 0;
	int64_t			 i;
	struct history_row	 row;
	struct statement	*st;
	enum history_kind	 kind;
	struct json		 json;
	struct value		*now, *before;
	int			 status;

	json_init(&json, rq->arena, 1024);
	if ((status = seek(rq, p->id, &kind, &json)) != 0)
		return (status);
	now = read_fields(rq, json.buf.data);
	if (!may_edit_others(&rq->caller))
		after = history_of_others(rq->db, kind, p->id, rq->caller.id);
	(void)list_measure(rq, &p->paging, history_count_record(rq->db, kind,
	    p->id, after));
	json_object(&rq->out, NULL);
	json_list(&rq->out, "history");
	st = history_of_record(rq->db, kind, p->id, after,
	    offset >= rq->reply.total ? 0 : offset + p->paging.per_page);
	for (i = 0; history_next(st, rq->arena, &row); i++) {
		before = read_fields(rq, row.before);
		if (i >= offset) {
			write_row(&rq->out, &row, before);
			write_after(&rq->out, now, before);
			json_object_end(&rq->out);
		}
		go_back(rq, now, before);
	}
	json_list_end(&rq->out);
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

int
history_list(struct request *rq, const struct history_list_params *p)
{
	int64_t			 offset = list_offset(&p->paging);
	struct history_row	 row;
	struct statement	*st;

	(void)list_measure(rq, &p->paging, p->has_author ?
	    history_count_author(rq->db, p->author) :
	    history_count_all(rq->db));
	json_object(&rq->out, NULL);
	json_list(&rq->out, "history");
	st = p->has_author ? history_of_author(rq->db, p->author, offset,
	    p->paging.per_page) : history_of_all(rq->db, offset,
	    p->paging.per_page);
	while (history_next(st, rq->arena, &row)) {
		write_row(&rq->out, &row, read_fields(rq, row.before));
		json_object_end(&rq->out);
	}
	json_list_end(&rq->out);
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}
