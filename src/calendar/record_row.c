#include "calendar/record_row.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "http/request.h"
#include "store/db.h"
#include "text/cut.h"
#include "text/dates.h"
#include "text/fold.h"

#define BETWEEN	'\x1f'		/* no phrase goes on in the next text */

enum column {
	ID, AUTHOR, STATUS, PUBLISHED, CREATED, MODIFIED, NAME, DESCRIPTION,
	SLUG, FORMER_SLUG, IMAGE, IMAGE_URL
};

const char *
record_copy(struct request *rq, const char *text)
{
	if (rq->brief == NULL || strnlen(text, REQUEST_BRIEF) < REQUEST_BRIEF)
		return (arena_string(rq->arena, text));

	return (arena_copy(rq->arena, text, text_fit(text, REQUEST_BRIEF)));
}

const char *
record_text(struct request *rq, struct statement *st, int column)
{
	const char	*text;

	text = db_text(st, column);
	return (text == NULL ? "" : record_copy(rq, text));
}

int64_t
record_time(struct statement *st, int column)
{
	return (db_bounded(st, column, DATE_LEAST, DATE_MOST));
}

void
record_read(struct request *rq, struct statement *st, enum record_kind kind,
    struct record_head *r)
{
	struct record_times	*t = &r->times;

	r->kind = kind;
	r->id = db_integer(st, ID);
	r->author = db_integer(st, AUTHOR);
	t->has_published = !db_null(st, PUBLISHED);
	t->published = record_time(st, PUBLISHED);
	t->created = record_time(st, CREATED);
	t->modified = record_time(st, MODIFIED);
	r->status = status_now(status_read(st, STATUS), t->has_published,
	    t->published, rq->now);
	r->name = record_text(rq, st, NAME);
	r->description = !record_wants(rq, kind, "description") ? "" :
	    record_text(rq, st, DESCRIPTION);
	r->slug = record_text(rq, st, SLUG);
	r->former_slug = record_text(rq, st, FORMER_SLUG);
	r->image = db_integer(st, IMAGE);
	r->image_url = record_text(rq, st, IMAGE_URL);
}

void
record_bind_optional(struct statement *st, int place, bool set, int64_t value)
{
	if (set)
		db_bind_integer(st, place, value);
	else
		db_bind_null(st, place);
}

void
record_bind_number(struct statement *st, int place, bool set, double value)
{
	if (set)
		db_bind_number(st, place, value);
	else
		db_bind_null(st, place);
}

void
record_bind(struct statement *st, const struct record_head *r)
{
	const struct record_times	*t = &r->times;

	db_bind_integer(st, 1, r->author);
	db_bind_integer(st, 2, r->status);
	record_bind_optional(st, 3, t->has_published, t->published);
	db_bind_integer(st, 4, t->created);
	db_bind_integer(st, 5, t->modified);
	db_bind_text(st, 6, r->name);
	db_bind_text(st, 7, r->description);
	db_bind_text(st, 8, *r->slug == '\0' ? NULL : r->slug);
	db_bind_text(st, 9, r->status == STATUS_TRASH ? r->former_slug : NULL);
	record_bind_optional(st, 10, r->image != 0, r->image);
}

const char *
record_searched(struct request *rq, const char *const *parts, size_t count)
{
	struct buf	 all;
	size_t		 i;

	buf_init(&all, rq->arena, 256);
	for (i = 0; i < count; i++) {
		buf_string(&all, parts[i]);
		buf_char(&all, BETWEEN);
	}

	return (fold_case(rq->arena, all.data));
}
