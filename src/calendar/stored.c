#include "calendar/stored.h"

#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/json.h"
#include "http/request.h"
#include "store/db.h"
#include "text/cut.h"
#include "text/fold.h"

#define FOLD	10		/* nanoseconds per byte, about */

size_t
stored_size(enum stored_kind holds)
{
	switch (holds) {
	case STORED_TRUTH:
		return (sizeof(bool));
	case STORED_STATUS: case STORED_TERM_KIND: case STORED_ROLE:
		return (sizeof(int));
	case STORED_NUMBER:
		return (sizeof(double));
	case STORED_TEXT: case STORED_SLUG:
		return (sizeof(const char *));
	default:
		return (sizeof(int64_t));
	}
}

/* Events of a series have the same long texts. */
const char *
stored_copy(struct request *rq, const char *text)
{
	if (strnlen(text, REQUEST_BRIEF) < REQUEST_BRIEF)
		return (arena_string(rq->arena, text));
	if (rq->wanted == NULL)
		return (arena_share(rq->arena, text));

	return (arena_copy(rq->arena, text, text_fit(text, REQUEST_BRIEF)));
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

bool
stored_text_serves(struct request *rq, const char *stored, const char *new)
{
	struct arena	*arena;
	bool		 equal;

	if (*new == '\0' || strcmp(stored, new) == 0)
		return (true);
	if (!budget_spend(rq->budget, FOLD * (strlen(stored) + strlen(new))))
		return (false);
	arena = arena_new();
	equal = strcmp(fold_title(arena, stored), fold_title(arena, new)) == 0;
	arena_free(arena);

	return (equal);
}

void
stored_write_filled(struct json *out, const char *name, const char *text)
{
	if (*text != '\0')
		json_string(out, name, text);
}
