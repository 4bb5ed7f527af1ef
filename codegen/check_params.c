#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"

/* Keys that only some types understand. */
static const struct {
	const char	*name;
	unsigned	 takes;
	size_t		 offset;
} special[] = {
	{ "min", TAKES_RANGE, offsetof(struct param, min) },
	{ "above", TAKES_RANGE, offsetof(struct param, above) },
	{ "max", TAKES_RANGE, offsetof(struct param, max) },
	{ "cut", TAKES_RANGE, offsetof(struct param, cut) },
	{ "values", TAKES_VALUES, offsetof(struct param, values) },
	{ "zone", TAKES_ZONE, offsetof(struct param, zone) },
	{ "exists", TAKES_EXISTS, offsetof(struct param, exists) },
	{ "of", TAKES_OF, offsetof(struct param, of) },
	{ "creates", TAKES_LINKS, offsetof(struct param, creates) }
};

static void
misfit(const struct place *place, const char *key, const struct type *kind)
{
	complain(place, "'%s' does not go with type '%s'", key, kind->word);
}

static void
check_fit(const struct param *param)
{
	const struct node	*node;
	unsigned		 takes = param->kind->takes;
	size_t			 i;

	for (i = 0; i < sizeof(special) / sizeof(special[0]); i++) {
		node = *(const struct node *const *)
		    ((const char *)param + special[i].offset);
		if (node != NULL && !(takes & special[i].takes))
			misfit(&node->place, special[i].name, param->kind);
	}
	if (param->fold && !(takes & TAKES_FOLD))
		misfit(&param->key->place, "fold", param->kind);
	if (param->one && !(takes & TAKES_LINKS))
		misfit(&param->key->place, "one", param->kind);
	if (param->zero && param->exists == NULL)
		complain(&param->key->place, "'zero' needs 'exists'");
	if (param->other && param->exists == NULL)
		complain(&param->key->place, "'other' needs 'exists'");
	if (param->values == NULL && takes & TAKES_VALUES)
		complain(&param->key->place, "type '%s' needs 'values'",
		    param->kind->word);
	if (param->of == NULL && takes & TAKES_OF)
		complain(&param->key->place, "type '%s' needs 'of'",
		    param->kind->word);
}

static void
check_bounds(const struct param *param)
{
	const struct node	*low, *high;

	if (param->min != NULL && param->above != NULL)
		complain(&param->above->place,
		    "'above' does not go with 'min'");
	if (param->max != NULL && param->cut != NULL)
		complain(&param->cut->place, "'cut' does not go with 'max'");
	low = param->min != NULL ? param->min : param->above;
	high = param->max != NULL ? param->max : param->cut;
	if (low == NULL && param->cut != NULL)
		complain(&param->cut->place, "'cut' needs 'min'");
	if (low != NULL && high != NULL &&
	    atof(low->text) > atof(high->text))
		complain(&low->place, "'%s' %s is more than '%s' %s",
		    low == param->min ? "min" : "above", low->text,
		    high == param->max ? "max" : "cut", high->text);
}

static void
check_range(const struct param *param)
{
	const struct node	*high;
	double			 value;

	value = atof(param->shown->text);
	high = param->max != NULL ? param->max : param->cut;
	if (param->min != NULL && value < atof(param->min->text))
		complain(&param->shown->place, "default %s is below min %s",
		    param->shown->text, param->min->text);
	if (param->above != NULL && value <= atof(param->above->text))
		complain(&param->shown->place, "default %s is not above %s",
		    param->shown->text, param->above->text);
	if (high != NULL && value > atof(high->text))
		complain(&param->shown->place, "default %s is over %s %s",
		    param->shown->text, high == param->max ? "max" : "cut",
		    high->text);
}

static bool
is_integer(const struct node *node)
{
	errno = 0;
	return (node_is_integer(node) &&
	    (strtoll(node->text, NULL, 10), errno == 0));
}

/* "now", "+2 years", "-90 minutes" */
static bool
is_date(const char *text)
{
	static const char *const	units[] = {
		"minute", "hour", "day", "week", "month", "year"
	};
	char				unit[16];
	size_t				i, length;
	int				end = 0;

	if (strcmp(text, "now") == 0)
		return (true);
	sscanf(text, "%*1[+-]%*9[0-9] %15[a-z]%n", unit, &end);
	if (end == 0 || text[end] != '\0')
		return (false);
	length = strlen(unit);
	if (length > 1 && unit[length - 1] == 's')
		unit[length - 1] = '\0';
	for (i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (strcmp(unit, units[i]) == 0)
			return (true);
	}

	return (false);
}

/* What the default must be, or NULL: it is. */
static const char *
missed(const struct param *param)
{
	const struct node	*shown = param->shown;

	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
		return (is_integer(shown) ? NULL : "an integer");
	case DEFAULT_NUMBER:
		return (node_is_number(shown) ? NULL : "a number");
	case DEFAULT_BOOLEAN:
		return (node_is_boolean(shown) ? NULL : "true or false");
	case DEFAULT_TRUTH:
		return (node_is_boolean(shown) || !shown->plain ? NULL :
		    "true, false or a quoted text");
	case DEFAULT_TEXT:
		return (!param->nonempty || (!node_is(shown, "") &&
		    !node_is(shown, "0")) ? NULL : "nonempty");
	case DEFAULT_VALUE:
		return (node_has(param->values, shown->text) ? NULL :
		    "one of 'values'");
	case DEFAULT_STATUS:
		return (word_constant(words_status, shown->text) != NULL ?
		    NULL : "a status");
	case DEFAULT_DATE:
		return (is_date(shown->text) ? NULL :
		    "now, or a step such as +2 years");
	default:
		return ("null");
	}
}

static void
check_default(const struct param *param)
{
	const char	*wanted;

	if (param->shown == NULL || node_is_null(param->shown))
		return;
	if (param->required)
		complain(&param->shown->place,
		    "a required parameter has no default");
	else if ((wanted = missed(param)) != NULL)
		complain(&param->shown->place, "the default must be %s",
		    wanted);
	else if (param->kind->shown == DEFAULT_INTEGER ||
	    param->kind->shown == DEFAULT_NUMBER)
		check_range(param);
}

/* Where there are limits at all, every text and list has one. */
static void
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
	    list_find(&spec->limits, param->limit->text) == NULL) {
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

static void
check_references(const struct spec *spec, const struct list *rows,
    const struct param *param)
{
	const struct param	*other;

	check_known(&spec->routes, param->creates, "route");
	if (param->with == NULL)
		return;
	EACH(other, *rows) {
		if (other != param &&
		    node_is(other->key, param->with->text))
			return;
	}
	complain(&param->with->place, "unknown parameter '%s'",
	    param->with->text);
}

/* A type that the match tree alone checks. */
static bool
is_of_paths(const struct param *param)
{
	return (strcmp(param->kind->word, "month") == 0 ||
	    strcmp(param->kind->word, "segments") == 0);
}

static void
check_param(const struct spec *spec, const struct list *rows,
    const struct param *param)
{
	check_identifier(param->key);
	if (param->name != NULL && !name_is_identifier(param->name->text))
		complain(&param->name->place, "'%s' cannot be a parameter",
		    param->name->text);
	if (param_is_path(param) && strcmp(param->kind->word, "integer") != 0
	    && strcmp(param->kind->word, "string") != 0 &&
	    !is_of_paths(param))
		complain(&param->type->place, "a path parameter must be "
		    "integer, string, month or segments");
	if (!param_is_path(param) && is_of_paths(param))
		complain(&param->type->place, "only a path parameter can be "
		    "of type %s", param->kind->word);
	check_fit(param);
	check_bounds(param);
	check_limit(spec, param);
	check_default(param);
	check_references(spec, rows, param);
}

void
check_params(const struct spec *spec, const struct list *rows,
    const struct group *group)
{
	const struct param	*param;

	EACH(param, *rows) {
		if (param->group == group)
			check_param(spec, rows, param);
	}
}
