/* Answers with the history of a record, or of a user (rules, section 45). */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/history.h"
#include "calendar/linked_names.h"
#include "calendar/list.h"
#include "calendar/record.h"
#include "calendar/series.h"
#include "calendar/terms.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
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
seek_history_record(struct request *rq, int64_t id, enum history_kind *kind)
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

struct rows {
	size_t			 count;
	struct history_row	*list;
};

static struct rows
read_rows(struct request *rq, struct statement *st,
    const struct paging *paging)
{
	struct rows	 rows = { 0 };

	rows.list = arena_alloc(rq->arena,
	    ((size_t)paging->per_page + 1) * sizeof(*rows.list));
	while (history_next(st, rq->arena, &rows.list[rows.count]))
		rows.count++;

	return (rows);
}

/* Returns the fields of a row of an event or series that has links, or NULL. */
static const struct value *_Nullable
read_links(struct request *rq, const char *_Nullable text)
{
	const char	*error;

	return (text == NULL || (strstr(text, "\"venue\":") == NULL &&
	    strstr(text, "\"organizer\":") == NULL) ? NULL :
	    json_read(rq->arena, text, strlen(text), &error));
}

static bool
is_link(const struct value *field)
{
	return (strcmp(field->name, "venue") == 0 ||
	    strcmp(field->name, "organizer") == 0);
}

static void
collect_links(struct request *rq, const char *_Nullable text, struct ids *ids)
{
	const struct value	*fields = read_links(rq, text), *field, *item;

	for (field = fields == NULL ? NULL : fields->first; field != NULL;
	    field = field->next) {
		if (!is_link(field))
			continue;
		if (field->text != NULL)
			ids_add(ids, rq->arena, atoll(field->text));
		for (item = field->first; item != NULL; item = item->next)
			ids_add(ids, rq->arena, atoll(item->text));
	}
}

static bool
is_hidden(const struct linked_names *names, const struct value *id)
{
	const struct linked_name	*name;

	name = linked_names_find(names, atoll(id->text));

	return (name != NULL && name->name == NULL);
}

static void
write_link(struct json *j, const struct linked_names *names,
    const struct value *field)
{
	const struct value	*item;

	if (field->kind != VALUE_LIST) {
		if (field->text != NULL && is_hidden(names, field))
			json_null(j, field->name);
		else
			json_value(j, field->name, field);
		return;
	}
	json_list(j, field->name);
	for (item = field->first; item != NULL; item = item->next)
		if (!is_hidden(names, item))
			json_value(j, NULL, item);
	json_list_end(j);
}

/* The names of linked places; NULL for those that the caller may not read. */
static struct linked_names
find_links(struct request *rq, const struct rows *rows)
{
	struct ids	 ids = { 0 };
	size_t		 i;

	for (i = 0; i < rows->count; i++) {
		collect_links(rq, rows->list[i].before, &ids);
		collect_links(rq, rows->list[i].after, &ids);
	}

	return (linked_names_of_places(rq, &ids));
}

/* Leaves out venues and organizers that the caller may not read (rule 18.3). */
static void
write_fields(struct request *rq, const char *name, const char *_Nullable text,
    const struct linked_names *names)
{
	const struct value	*fields, *field;
	struct json		*j = &rq->out;

	if (text == NULL)
		return;
	if (names->count == 0 || (fields = read_links(rq, text)) == NULL) {
		json_raw(j, name, text, strlen(text));
		return;
	}
	json_object(j, name);
	for (field = fields->first; field != NULL; field = field->next)
		if (is_link(field))
			write_link(j, names, field);
		else
			json_value(j, field->name, field);
	json_object_end(j);
}

static void
write_rows(struct request *rq, const struct rows *rows,
    const struct linked_names *names)
{
	struct json			*j = &rq->out;
	const struct history_row	*row;
	size_t				 i;

	json_object(j, NULL);
	json_list(j, "history");
	for (i = 0; i < rows->count; i++) {
		row = &rows->list[i];
		json_object(j, NULL);
		json_integer(j, "id", row->id);
		json_string(j, "kind", history_kinds[row->kind]);
		json_integer(j, "record", row->record);
		json_string(j, "title", row->title);
		json_integer(j, "author", row->author);
		record_write_time(j, "date_utc", row->made);
		json_string(j, "action", history_actions[row->action]);
		write_fields(rq, "before", row->before, names);
		write_fields(rq, "after", row->after, names);
		json_object_end(j);
	}
	json_list_end(j);
}

int
record_history(struct request *rq, const struct record_history_params *p)
{
	enum history_kind	 kind;
	struct linked_names	 names = { 0 };
	struct rows		 rows;
	int64_t			 after;
	int			 status;

	if ((status = seek_history_record(rq, p->id, &kind)) != 0)
		return (status);
	after = history_hidden(rq, kind, p->id);
	(void)list_measure(rq, &p->paging, history_count_record(rq->db, kind,
	    p->id, after));
	rows = read_rows(rq, history_of_record(rq->db, kind, p->id, after,
	    list_offset(&p->paging), p->paging.per_page), &p->paging);
	if (!may_edit_others(&rq->caller) &&
	    (kind == HISTORY_EVENT || kind == HISTORY_SERIES))
		names = find_links(rq, &rows);
	write_rows(rq, &rows, &names);
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

int
history_list(struct request *rq, const struct history_list_params *p)
{
	const int64_t	 offset = list_offset(&p->paging);
	struct rows	 rows;

	(void)list_measure(rq, &p->paging, p->has_author ?
	    history_count_author(rq->db, p->author) :
	    history_count_all(rq->db));
	rows = read_rows(rq, p->has_author ?
	    history_of_author(rq->db, p->author, offset, p->paging.per_page) :
	    history_of_all(rq->db, offset, p->paging.per_page), &p->paging);
	write_rows(rq, &rows, &(struct linked_names){ 0 });
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}
