#include "codegen/check.h"

static void
check_number(const struct node *number, const char *unit)
{
	if (number != NULL && (!node_is_integer(number) ||
	    number->text[0] == '-' || node_is(number, "0")))
		complain(&number->place, "'%s' must be a whole number above 0",
		    unit);
}

/* Of texts and of lists in one place there is one each. */
static void
check_place(const struct spec *spec, const struct limit *limit)
{
	const struct limit	*other;
	size_t			 i;

	if (limit->in == NULL)
		return;
	if (!node_is(limit->in, "query") && !node_is(limit->in, "body"))
		complain(&limit->in->place,
		    "'in' must be query or body, not '%s'", limit->in->text);
	for (i = 0; (other = spec->limits.items[i]) != limit; i++) {
		if (other->in != NULL && node_is(other->in, limit->in->text) &&
		    (other->bytes == NULL) == (limit->bytes == NULL))
			complain(&limit->in->place, "'%s' has that place "
			    "already (%s:%zu)", other->key->text,
			    other->key->place.file, other->key->place.line);
	}
}

void
check_limits(const struct spec *spec)
{
	const struct limit	*limit;
	size_t			 i;

	for (i = 0; i < spec->limits.count; i++) {
		limit = spec->limits.items[i];
		check_identifier(limit->key);
		check_number(limit->bytes, "bytes");
		check_number(limit->characters, "characters");
		check_number(limit->words, "words");
		check_number(limit->items, "items");
		check_number(limit->lines, "lines");
		check_place(spec, limit);
		if (limit->error != NULL &&
		    spec_error(spec, limit->error->text) == NULL)
			complain(&limit->error->place, "unknown error '%s'",
			    limit->error->text);
		if (limit->bytes == NULL && limit->characters == NULL &&
		    limit->words == NULL && limit->items == NULL &&
		    limit->lines == NULL)
			complain(&limit->key->place, "'%s' limits nothing",
			    limit->key->text);
	}
}

/* Where there are limits at all, every text and list has one. */
void
check_limit(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit;
	const struct node	*at;
	unsigned		 takes = param->kind->takes;

	at = param->limit != NULL ? param->limit : param->key;
	if (param->limit != NULL && !(takes & (TAKES_BYTES | TAKES_ITEMS))) {
		complain(&at->place,
		    "'limit' does not go with type '%s'", param->kind->word);
		return;
	}
	if (param->limit != NULL &&
	    spec_limit(spec, param->limit->text) == NULL) {
		complain(&at->place, "unknown limit '%s'",
		    param->limit->text);
		return;
	}
	limit = param_limit(spec, param);
	if (limit == NULL && spec->limits.count > 0 &&
	    !param_is_path(param) && takes & (TAKES_BYTES | TAKES_ITEMS))
		complain(&at->place, "'%s' has no limit",
		    param->key->text);
	if (limit != NULL && (takes & TAKES_BYTES ? limit->bytes :
	    limit->items) == NULL)
		complain(&at->place, "limit '%s' must be of %s",
		    limit->key->text, takes & TAKES_BYTES ? "bytes" : "items");
	if (limit != NULL && limit->words != NULL &&
	    !node_is(param->type, "string"))
		complain(&at->place, "words are of type 'string'");
}

static bool
has_answer(const struct route *route, const char *key)
{
	size_t	 i;

	for (i = 0; route->answers != NULL &&
	    i < route->answers->items.count; i++) {
		if (node_is(route->answers->items.items[i], key))
			return (true);
	}

	return (false);
}

/* What refuses a text that is too long is among the answers. */
void
check_limit_errors(const struct spec *spec, const struct route *route)
{
	const struct limit	*limit;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		limit = param_limit(spec, route->rows.items[i]);
		if (limit != NULL && limit->error != NULL &&
		    !has_answer(route, limit->error->text)) {
			complain(&route->key->place,
			    "route '%s' must have the answer '%s'",
			    route->key->text, limit->error->text);
			return;
		}
	}
}
