#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/history.h"
#include "generated/service.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/permissions.h"

int64_t
history_hidden(struct request *rq, enum history_kind kind, int64_t record)
{
	return (may_edit_others(&rq->caller) ? 0 :
	    history_of_others(rq->db, kind, record, rq->caller.id));
}

/* Adds the fields of a row that the map does not have. */
static void
keep_fields(struct value *map, const char *text, size_t length)
{
	struct arena		*part = arena_new_part(map->arena);
	const struct value	*row, *field, *made;
	const char		*error;
	struct json		 copy;

	json_init(&copy, part, 0);
	row = json_read(part, text, length, &error);
	for (field = row == NULL ? NULL : row->first; field != NULL;
	    field = field->next)
		if (value_get(map, field->name) == NULL) {
			json_make(&copy, map->arena, NULL, false);
			json_value(&copy, field->name, field);
			if ((made = json_made(&copy)) != NULL)
				value_add(map, value_copy(map->arena, made));
		}
	arena_free(part);
}

/*
 * Reads each field of the first row that has it. Returns the id of the first
 * row, or 0. Sets `*left` to 0 if the rows have more bytes than that.
 */
static int64_t
read_rows(struct statement *st, struct value *map, size_t *left)
{
	int64_t		 first = 0;
	const char	*text;
	size_t		 length;

	while (*left > 0 && db_step(st)) {
		if (first == 0)
			first = db_integer(st, 0);
		text = db_string(st, 1);
		length = strlen(text);
		if (length < *left)
			keep_fields(map, text, length);
		*left -= length < *left ? length : *left;
	}
	db_done(st);

	return (first);
}

/* Returns the id `into` of a row. */
static int64_t
read_into(struct request *rq, const char *text, size_t length)
{
	struct arena		*part = arena_new_part(rq->arena);
	const struct value	*row, *into;
	const char		*error;
	int64_t			 id;

	row = json_read(part, text, length, &error);
	into = row == NULL ? NULL : value_get(row, "into");
	id = into == NULL || into->text == NULL ? 0 : atoll(into->text);
	arena_free(part);

	return (id);
}

/*
 * Finds the last split of a series that no join has undone. Returns its id, or
 * 0. Sets `*left` like read_rows().
 */
static int64_t
find_split(struct request *rq, struct statement *st,
    struct history_span *span, size_t *left)
{
	struct ids	 joined = { 0 };
	int64_t		 split = 0, into;
	size_t		 length;

	while (split == 0 && *left > 0 && db_step(st)) {
		length = strlen(db_string(st, 3));
		*left -= length < *left ? length : *left;
		into = read_into(rq, db_string(st, 3), length);
		if (db_integer(st, 2) == HISTORY_JOINED)
			(void)ids_insert(&joined, rq->arena, into);
		else if (!ids_remove(&joined, into)) {
			split = db_integer(st, 0);
			span->made = db_integer(st, 1);
			span->later = into;
		}
	}
	db_done(st);
	span->joined = joined.count > 0;

	return (split);
}

bool
history_read_span(struct request *rq, enum history_kind kind, int64_t record,
    int64_t from, int64_t to, struct history_span *span)
{
	const int64_t	 hidden = history_hidden(rq, kind, record);
	size_t		 left = SERVICE_HISTORY_SPAN_BYTES;
	int64_t		 split;

	if (from <= hidden)
		from = hidden + 1;
	*span = (struct history_span){ .later = 0 };
	if (kind == HISTORY_SERIES && (split = find_split(rq,
	    history_parts(rq->db, record, from, to), span, &left)) != 0)
		from = split;
	span->before = value_new(rq->arena, VALUE_MAP);
	span->after = value_new(rq->arena, VALUE_MAP);
	span->first = read_rows(history_befores(rq->db, kind, record, from,
	    to), span->before, &left);
	(void)read_rows(history_afters(rq->db, kind, record, from, to),
	    span->after, &left);

	return (left > 0);
}
