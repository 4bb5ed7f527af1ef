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
check_references(const struct spec *spec, const struct list *rows,
    const struct param *param)
{
	const struct param	*other;
	size_t			 i;

	if (param->creates != NULL &&
	    spec_route(spec, param->creates->text) == NULL)
		complain(&param->creates->place, "unknown route '%s'",
		    param->creates->text);
	if (param->with == NULL)
		return;
	for (i = 0; i < rows->count; i++) {
		other = rows->items[i];
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
	check_word(param->in, words_in, "in");
	check_word(param->as, words_wire, "as");
	check_word(param->null, words_null, "null");
	check_word(param->zone, words_zone, "zone");
	check_word(param->exists, words_reference, "exists");
	check_word(param->of, words_term, "of");
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

/* Those that the generated struct has. */
static void
claim_members(const struct param *param, struct names *names)
{
	const char	*key = param->key->text;

	name_claim(names, key, param->key);
	if (param_has_twin(param))
		name_claim(names, memory_print("has_%s", key), param->key);
	if (param_clears(param))
		name_claim(names, memory_print("clears_%s", key), param->key);
}

void
check_params(const struct spec *spec, const struct list *rows,
    const struct group *group)
{
	const struct param	*param;
	struct names		 names = { { NULL, 0 } };
	size_t			 i;

	for (i = 0; i < rows->count; i++) {
		param = rows->items[i];
		if (param->group != group) {
			if (i == 0 || ((const struct param *)
			    rows->items[i - 1])->group != param->group)
				name_claim(&names, param->group->as->text,
				    param->group->as);
			continue;
		}
		check_param(spec, rows, param);
		claim_members(param, &names);
	}
}
