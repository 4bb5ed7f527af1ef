#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"

/* A default must be within the bounds. */
static void
check_range(const struct param *param, const struct node *shown)
{
	const struct node	*low = param->min, *high = param->max;
	double			 value;

	if (low != NULL && high != NULL &&
	    atof(low->text) > atof(high->text))
		complain(&low->place, "the lower bound, %s, is above the "
		    "upper, %s", low->text, high->text);
	if (shown == NULL)
		return;
	value = atof(shown->text);
	if ((low != NULL && (value < atof(low->text) ||
	    (param->is_above && value == atof(low->text)))) ||
	    (high != NULL && value > atof(high->text)))
		complain(&shown->place, "default %s is out of bounds",
		    shown->text);
}

/* What the default must be if it is wrong; NULL: it is correct. */
static const char *
find_wanted_default(const struct param *param)
{
	const struct node	*shown = param->shown;

	switch (param->kind->shown) {
	case DEFAULT_TEXT:
		return (!param->nonempty || (!node_is(shown, "") &&
		    !node_is(shown, "0")) ? NULL : "neither \"\" nor \"0\"");
	case DEFAULT_VALUE:
		return (node_has(param->values, shown->text) ? NULL :
		    "one of 'values'");
	case DEFAULT_STATUS:
		return (word_is(WORDS(STATUS_WORDS), shown->text) ? NULL :
		    "a status");
	default:
		return (check_form(param->kind, shown));
	}
}

static void
check_default(const struct param *param)
{
	const struct node	*shown = param->shown;
	const char		*wanted;
	bool			 ranged = param->kind->takes & TAKES_RANGE;

	if (shown != NULL && node_is_null(shown))
		shown = NULL;
	if (shown != NULL && param->required)
		complain(&shown->place, "a required parameter has no default");
	else if (shown != NULL && (wanted = find_wanted_default(param)) != NULL)
		complain(&shown->place, "the default must be %s", wanted);
	else
		check_range(param, ranged ? shown : NULL);
}

/* If there are limits, every text and list must have one. */
static void
check_limit(const struct spec *spec, const struct param *param)
{
	const struct limit	*limit = param_limit(spec, param);
	const struct place	*at;
	bool			 bytes = param->kind->takes & TAKES_BYTES;
	bool			 items = param->kind->takes & TAKES_ITEMS;

	at = param->limit != NULL ? &param->limit->place : &param->key->place;
	list_known(&spec->limits, param->limit, "limit");
	if (limit == NULL) {
		if ((bytes || items) && param->limit == NULL &&
		    spec->limits.count > 0 && !param->is_path)
			complain(at, "'%s' has no limit", param->key->text);
		return;
	}
	if ((bytes ? limit->bytes : limit->items) == NULL)
		complain(at, "limit '%s' must be of %s", limit->key->text,
		    bytes ? "bytes" : "items");
	if (limit->words != NULL && !node_is(param->type, "string"))
		complain(at, "only type 'string' has a limit of words");
}

static void
check_references(const struct spec *spec, const struct list *rows,
    const struct param *param)
{
	if (param->exists != NULL && param_is(param, "LINKS") &&
	    param_creates(spec, param) == NULL)
		complain(&param->exists->place, "no route '%s_create'",
		    param->exists->text);
	if (param->exists != NULL && (param_is(param, "TERMS") ||
	    param_is(param, "TERM_NAMES")) &&
	    !word_is(WORDS("category", "tag"), param->exists->text))
		complain(&param->exists->place, "'exists' must be category or"
		    " tag, not '%s'", param->exists->text);
	list_known(rows, param->with, "parameter");
	if (param->with != NULL && node_is(param->key, param->with->text))
		complain(&param->with->place, "'with' must name another "
		    "parameter");
}

/* Only paths recognize a type with the name of its capture. */
static void
check_path_type(const struct param *param)
{
	const char	*capture = param->kind->capture;

	if (param->is_path && capture == NULL)
		complain(&param->type->place, "a path parameter must be "
		    "integer, string, month or segments");
	if (!param->is_path && capture != NULL &&
	    node_is(param->type, capture))
		complain(&param->type->place, "only a path parameter can be "
		    "of type %s", capture);
}

void
check_params(const struct spec *spec, const struct list *rows,
    const struct group *group)
{
	const struct param	*param;

	EACH(param, *rows) {
		if (param->group != group)
			continue;
		check_path_type(param);
		check_limit(spec, param);
		check_default(param);
		check_references(spec, rows, param);
	}
}
