/* What the readers of all types share: complaints, texts and lists. */
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "http/params_read.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/values.h"
#include "text/cut.h"

static const char *const	kinds[] = {
	"record", REFERENCE_WORDS
};

_Static_assert(COUNT(kinds) == REFERENCE_TAG + 1,
    "a word for each kind");

const char *
params_kind(enum reference reference)
{
	return (kinds[reference]);
}

bool
params_complain(struct reader *reader, struct complaint complaint)
{
	struct arena	*arena;
	const char	*name, *pointer;

	if (reader->lenient) {
		reader->sent[reader->param - reader->route->params] = NULL;
		return (false);
	}
	arena = reader->rq->arena;
	name = reader->param->name;
	pointer = complaints_pointer(arena, name);
	reader->failed = true;
	if (reader->outer_name == NULL) {
		complaints_add(reader->complaints, name, pointer, name,
		    complaint);
		return (false);
	}
	complaints_add(reader->complaints, reader->outer_name,
	    arena_printf(arena, "%s%s", reader->pointer, pointer),
	    arena_printf(arena, "%s.%s", reader->outer_name, name), complaint);

	return (false);
}

const struct value *
params_fit(struct reader *reader, const struct value *value)
{
	const struct param	*p;
	struct value		*cut;

	p = reader->param;
	if (value->kind != VALUE_TEXT || p->max_bytes == 0 ||
	    value->length <= p->max_bytes)
		return (value);
	if (p->too_long == NULL) {
		params_complain(reader,
		    complaint_too_long(arena_integer(reader->rq->arena,
		    p->max_bytes)));
		return (NULL);
	}
	reader->rq->too_long = p->too_long;
	cut = value_new(reader->rq->arena, VALUE_TEXT);
	cut->length = text_fit(value->text, p->max_bytes);
	cut->text = arena_copy(reader->rq->arena, value->text, cut->length);

	return (cut);
}

const char *
params_text(struct reader *reader, const struct value *value)
{
	if (value->kind == VALUE_TEXT)
		return (value->text);
	params_complain(reader, complaint_not_string());

	return (NULL);
}

bool
params_same(const struct param *p, const char *a, const char *b)
{
	return ((p->flags & PARAM_FOLD ? strcasecmp(a, b) : strcmp(a, b)) == 0);
}

bool
params_pieces(struct reader *reader, const struct value *value,
    struct pieces *pieces, struct complaint not_list)
{
	size_t	 most = reader->param->max_items;

	if (!pieces_read(pieces, reader->rq->arena, value, most))
		return (params_complain(reader, not_list));
	if (pieces->count > most)
		return (params_complain(reader,
		    complaint_too_many(arena_integer(reader->rq->arena,
		    (int64_t)most))));

	return (true);
}
