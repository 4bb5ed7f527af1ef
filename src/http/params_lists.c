#include <inttypes.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/params_read.h"
#include "http/references.h"
#include "http/request.h"
#include "http/values.h"

static bool
read_id(struct reader *reader, const struct value *piece, int64_t *id)
{
	enum whole	 whole;

	if ((whole = number_whole(piece, id)) == WHOLE_NO)
		return (params_complain(reader, complaint_not_integers()));
	if (whole == WHOLE_TOO_LARGE || *id < 1)
		return (params_complain(reader, complaint_ids()));

	return (true);
}

/* Each record must exist. This is checked after the form of all ids. */
static bool
check_ids(struct reader *reader, const struct integers *ids)
{
	enum reference	 reference;
	size_t		 i;

	reference = reader->param->reference;
	for (i = 0; reference != REFERENCE_NONE && i < ids->count; i++)
		if (!reference_exists(reader->rq, reference, ids->list[i]))
			return (params_complain(reader,
			    complaint_unknown_id(params_kind(reference))));

	return (true);
}

bool
params_integers(struct reader *reader, const struct value *value, void *to)
{
	struct integers	*ids;
	struct pieces	 pieces;

	if (!params_pieces(reader, value, &pieces, complaint_not_integers()))
		return (false);
	if (pieces.count == 0)
		return (params_complain(reader, complaint_ids()));
	ids = to;
	ids->list = arena_alloc(reader->rq->arena,
	    pieces.count * sizeof(*ids->list));
	for (ids->count = 0; ids->count < pieces.count; ids->count++)
		if (!read_id(reader, pieces.list[ids->count],
		    &ids->list[ids->count]))
			return (false);

	return (check_ids(reader, ids));
}

static bool
is_scalar(const struct value *piece)
{
	return (piece->kind == VALUE_TEXT || piece->kind == VALUE_NUMBER);
}

/* The id of an existing term, or 0. */
static int64_t
find_term(struct reader *reader, const struct value *piece)
{
	const char	*text;
	int64_t		 n;

	text = piece->text;
	if (piece->kind == VALUE_NUMBER) {
		if (number_whole(piece, &n) != WHOLE_FITS || n < 1)
			return (0);
		text = arena_printf(reader->rq->arena, "%" PRId64, n);
	}

	return (reference_term(reader->rq, reader->param->reference, text));
}

bool
params_terms(struct reader *reader, const struct value *value, void *to)
{
	struct integers	*ids;
	struct pieces	 pieces;
	int64_t		 id;
	size_t		 i;

	if (!params_pieces(reader, value, &pieces, complaint_terms()))
		return (false);
	for (i = 0; i < pieces.count; i++)
		if (!is_scalar(pieces.list[i]))
			return (params_complain(reader, complaint_terms()));
	ids = to;
	ids->count = 0;
	ids->list = arena_alloc(reader->rq->arena,
	    pieces.count * sizeof(*ids->list));
	for (i = 0; i < pieces.count; i++) {
		if ((id = find_term(reader, pieces.list[i])) == 0)
			break;
		ids->list[ids->count++] = id;
	}
	if (ids->count == 0 || ids->count < pieces.count)
		return (params_complain(reader, complaint_unknown_term()));

	return (true);
}

/* Ignores a whole number that cannot be an id. */
static bool
add_term(struct reader *reader, struct term_names *names,
    const struct value *piece)
{
	struct term_name	*name;
	enum whole		 whole;
	int64_t			 n;

	whole = is_scalar(piece) ? number_whole(piece, &n) : WHOLE_NO;
	if (piece->kind != VALUE_TEXT && whole == WHOLE_NO)
		return (params_complain(reader, complaint_terms()));
	name = &names->list[names->count];
	if (piece->length > SERVICE_NAME_BYTES)
		reader->rq->too_long = error_db_insert_error_term;
	else if (piece->kind == VALUE_TEXT && !number_is_digits(piece)) {
		name->name = piece->text;
		names->count++;
	} else if (whole == WHOLE_FITS && n > 0) {
		name->id = n;
		names->count++;
	}

	return (true);
}

bool
params_term_names(struct reader *reader, const struct value *value, void *to)
{
	struct term_names	*names;
	struct pieces		 pieces;
	size_t			 i;

	if (!params_pieces(reader, value, &pieces, complaint_terms()))
		return (false);
	names = to;
	names->count = 0;
	names->list = arena_alloc(reader->rq->arena,
	    pieces.count * sizeof(*names->list));
	for (i = 0; i < pieces.count; i++)
		if (!add_term(reader, names, pieces.list[i]))
			return (false);

	return (true);
}
