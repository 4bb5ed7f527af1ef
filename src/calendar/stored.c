#include "calendar/stored.h"

#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/request.h"
#include "store/db.h"
#include "store/secret.h"
#include "text/cut.h"
#include "text/dates.h"
#include "text/fold.h"

#define BETWEEN	'\x1f'		/* separates the texts */
#define FOLD	10		/* nanoseconds per byte, about */

/* Events of a series have the same long texts. */
const char *
stored_copy(struct request *rq, const char *text)
{
	if (strnlen(text, REQUEST_BRIEF) < REQUEST_BRIEF)
		return (arena_string(rq->arena, text));
	if (rq->brief == NULL)
		return (arena_share(rq->arena, text));

	return (arena_copy(rq->arena, text, text_fit(text, REQUEST_BRIEF)));
}

const char *
stored_text(struct request *rq, struct statement *st, int column)
{
	const char	*text;

	text = db_text(st, column);
	return (text == NULL ? "" : stored_copy(rq, text));
}

const char *
stored_text_or_null(struct request *rq, struct statement *st, int column)
{
	const char	*text;

	text = db_text(st, column);
	return (text == NULL ? NULL : stored_copy(rq, text));
}

int64_t
stored_time(struct statement *st, int column)
{
	return (db_bounded(st, column, DATE_LEAST, DATE_MOST));
}

enum term_kind
stored_term_kind(struct statement *st, int column)
{
	return ((enum term_kind)db_bounded(st, column, TERM_CATEGORY,
	    TERM_WAITING_TAG));
}

void
stored_bind_integer(struct statement *st, int place, bool set, int64_t value)
{
	if (set)
		db_bind_integer(st, place, value);
	else
		db_bind_null(st, place);
}

void
stored_bind_number(struct statement *st, int place, bool set, double value)
{
	if (set)
		db_bind_number(st, place, value);
	else
		db_bind_null(st, place);
}

const char *
stored_searched(struct request *rq, const char *const *parts, size_t count)
{
	struct buf	 all;
	size_t		 i;

	buf_init(&all, rq->arena, 256);
	for (i = 0; i < count; i++) {
		buf_string(&all, parts[i]);
		buf_char(&all, BETWEEN);
	}

	return (fold_search(rq->arena, all.data));
}

bool
stored_text_serves(struct request *rq, const char *stored, const char *made)
{
	struct arena	*arena;
	bool		 equal;

	if (*made == '\0' || strcmp(stored, made) == 0)
		return (true);
	if (!budget_spend(rq->budget, FOLD * (strlen(stored) + strlen(made))))
		return (false);
	arena = arena_new();
	equal = strcmp(fold_title(arena, stored), fold_title(arena, made)) == 0;
	arena_free(arena);

	return (equal);
}

const char *
stored_secret(struct request *rq, const char *secret)
{
	char	*hash = arena_bytes(rq->arena, SECRET_TEXT);

	*hash = '\0';
	if (db_spend(rq->db, SECRET_WORK))
		secret_hash(secret, hash);

	return (hash);
}

void
stored_write_filled(struct json *out, const char *name, const char *text)
{
	if (*text != '\0')
		json_string(out, name, text);
}
