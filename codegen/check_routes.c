#include <string.h>

#include "codegen/check.h"

static void
check_refusal(const struct spec *spec, const struct node *answer)
{
	size_t	i;

	if (spec_error(spec, answer->text) == NULL)
		complain(&answer->place, "unknown error '%s'", answer->text);
	for (i = 0; spec->always != NULL &&
	    i < spec->always->items.count; i++) {
		if (node_is(spec->always->items.items[i], answer->text))
			complain(&answer->place, "'%s' is given always",
			    answer->text);
	}
}

static void
check_answer(const struct spec *spec, const struct node *answer, bool *good)
{
	const char	*record;
	int		 status;

	if ((record = answer_record(answer, &status)) == NULL) {
		check_refusal(spec, answer);
		return;
	}
	*good = true;
	if (status < 200 || status > 299)
		complain(&answer->place, "a success is from 200 to 299");
	else if (spec_record(spec, record) == NULL)
		complain(&answer->place, "unknown record '%s'", record);
}

static void
check_answers(const struct spec *spec, const struct route *route)
{
	bool	good = false;
	size_t	i;

	for (i = 0; i < route->answers->items.count; i++)
		check_answer(spec, route->answers->items.items[i], &good);
	if (!good)
		complain(&route->answers->place,
		    "a success such as '200 Event' is missing");
}

/* Of a list; src/http/address.c writes the first two in any case. */
static void
check_address(const struct route *route)
{
	static const char *const	 first[] = { "page", "per_page" };
	const struct node		*name;
	size_t				 i;

	if (route->address == NULL)
		return;
	for (i = 0; i < 2; i++) {
		if (i >= route->address->items.count ||
		    !node_is(route->address->items.items[i], first[i]))
			break;
	}
	if (i < 2)
		complain(&route->address->place,
		    "an address must begin with page and per_page");
	for (i = 0; i < route->address->items.count; i++) {
		name = route->address->items.items[i];
		if (spec_named(route, name->text) == NULL)
			complain(&name->place, "unknown parameter '%s'",
			    name->text);
	}
}

/* On the wire; the path's own may be sent beside one of its name. */
static void
check_wire_names(const struct route *route)
{
	const struct param	*row, *other;
	size_t			 i, k;

	for (i = 0; i < route->rows.count; i++) {
		row = route->rows.items[i];
		for (k = 0; k < i; k++) {
			other = route->rows.items[k];
			if (param_is_path(row) == param_is_path(other) &&
			    strcmp(param_name(row), param_name(other)) == 0)
				break;
		}
		if (k < i)
			complain(&row->key->place,
			    "route '%s' has a parameter '%s' already",
			    route->key->text, param_name(row));
	}
}

static void
check_methods(const struct route *route, struct names *operations)
{
	const struct node	*name;
	size_t			 i;

	for (i = 0; i < route->names.count; i++) {
		name = route->names.items[i];
		name_claim(operations, name->text, name);
	}
	for (i = 0; i < route->verbs.count; i++)
		check_word(route->verbs.items[i], words_method, "method");
	if (route->verbs.count != route->names.count)
		complain(&route->key->place,
		    "route '%s' must have an operation for each method",
		    route->key->text);
}

/* Nothing is read by PUT. */
static void
check_formats(const struct route *route)
{
	const struct node	*verb;
	size_t			 i;

	if (route->formats == NULL)
		return;
	for (i = 0; i < route->formats->items.count; i++)
		check_word(route->formats->items.items[i], words_format,
		    "formats");
	for (i = 0; i < route->verbs.count; i++) {
		verb = route->verbs.items[i];
		if (!node_is(verb, "GET"))
			complain(&route->formats->place,
			    "'formats' are of GET, not of '%s'", verb->text);
	}
}

static void
check_body(const struct spec *spec, const struct route *route)
{
	if (route->body == NULL)
		return;
	if (!check_is_schema(route->body->text))
		complain(&route->body->place, "'%s' is no name of a schema",
		    route->body->text);
	else if (spec_record(spec, route->body->text) != NULL)
		complain(&route->body->place, "'%s' is a record already",
		    route->body->text);
}

/* Words of an enum, which become enum <owner>_<key>. */
static void
claim_words(struct names *names, const struct node *owner,
    const struct list *rows, const struct group *group)
{
	const struct param	*param;
	const struct node	*word;
	size_t			 i, k;

	for (i = 0; i < rows->count; i++) {
		param = rows->items[i];
		if (param->group != group ||
		    strcmp(param->kind->word, "enum") != 0)
			continue;
		for (k = 0; param->values != NULL &&
		    k < param->values->items.count; k++) {
			word = param->values->items.items[k];
			name_claim(names, name_upper(memory_print("%s_%s_%s",
			    owner->text, param->key->text, word->text)),
			    word);
		}
	}
}

static void
claim_rows(struct names *names, const struct route *route)
{
	const struct param	*param;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		name_claim(names, name_upper(memory_print("row_%s_%s",
		    route->key->text, param->key->text)), param->key);
	}
}

static void
check_route(const struct spec *spec, const struct route *route,
    struct names *operations)
{
	check_identifier(route->key);
	check_methods(route, operations);
	check_word(route->role, words_role, "role");
	check_params(spec, &route->rows, NULL);
	check_wire_names(route);
	check_address(route);
	check_formats(route);
	check_body(spec, route);
	check_answers(spec, route);
	check_limit_errors(spec, route);
}

void
check_page_routes(const struct spec *site)
{
	const struct route	*route;
	struct names		 names = { { NULL, 0 } };
	size_t			 i;

	for (i = 0; i < site->routes.count; i++) {
		route = site->routes.items[i];
		name_claim(&names, route->key->text, route->key);
		claim_words(&names, route->key, &route->rows, NULL);
		check_identifier(route->key);
		check_params(site, &route->rows, NULL);
		check_wire_names(route);
	}
}

void
check_routes(const struct spec *spec)
{
	const struct group	*group;
	const struct route	*route;
	struct names		 names = { { NULL, 0 } };
	struct names		 operations = { { NULL, 0 } };
	size_t			 i;

	for (i = 0; i < spec->groups.count; i++) {
		group = spec->groups.items[i];
		name_claim(&names, group->key->text, group->key);
		claim_words(&names, group->key, &group->own, group);
	}
	for (i = 0; i < spec->routes.count; i++) {
		route = spec->routes.items[i];
		name_claim(&names, route->key->text, route->key);
		if (route->formats != NULL)
			name_claim(&names, memory_print("%s_as",
			    route->key->text), route->key);
		claim_words(&names, route->key, &route->rows, NULL);
		claim_rows(&names, route);
		check_route(spec, route, &operations);
	}
}
