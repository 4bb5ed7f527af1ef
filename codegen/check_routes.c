#include <string.h>

#include "codegen/check.h"

static void
check_answers(const struct spec *spec, const struct route *route)
{
	const struct node	*answer;
	const char		*record;
	bool			 has_success = false;
	int			 status;

	EACH(answer, route->answers->items) {
		if ((record = answer_record(answer, &status)) == NULL) {
			list_known(&spec->errors, answer, "error");
			if (node_has(spec->always, answer->text))
				complain(&answer->place, "'%s' is in 'always' "
				    "already", answer->text);
			if (node_has(spec->creates, answer->text))
				complain(&answer->place, "'%s' is in "
				    "'creates', and only creates have it",
				    answer->text);
			continue;
		}
		has_success = true;
		if (status < 200 || status > 299)
			complain(&answer->place,
			    "a success must be from 200 to 299");
		else if (list_find(&spec->records, record) == NULL)
			complain(&answer->place, "unknown record '%s'",
			    record);
	}
	if (!has_success)
		complain(&route->answers->place,
		    "a success such as '200 Event' is missing");
}

/*
 * Checks the parameters of a list's address. src/http/address.c always writes
 * the first two.
 */
static void
check_address(const struct route *route)
{
	const struct node	*name;

	EACH(name, node_items(route->address)) {
		if ((name_at == 0 && !node_is(name, "page")) ||
		    (name_at == 1 && !node_is(name, "per_page"))) {
			complain(&route->address->place, "an address must "
			    "begin with page and per_page");
			return;
		}
		list_known(&route->rows, name, "parameter");
	}
}

static void
check_proof(const struct route *route)
{
	const struct param	*param;
	const struct node	*word, *values = NULL;

	EACH(param, route->rows)
		if (node_is(param->key, "action"))
			values = param->values;
	EACH(word, node_items(route->proof))
		if (!node_has(values, word->text))
			complain(&word->place, "'%s' is not a value of "
			    "'action'", word->text);
}

/* Names must be distinct, except that of a path parameter. */
static void
check_names(const struct route *route)
{
	const struct param	*row, *other;

	EACH(row, route->rows) {
		EACH(other, route->rows) {
			if (other == row)
				break;
			if (row->is_path == other->is_path &&
			    node_is(row->key, other->key->text))
				complain(&row->key->place, "route '%s' has a "
				    "parameter '%s' already", route->key->text,
				    row->key->text);
		}
	}
}

/* No two routes have the same operation. */
static void
check_operations(const struct route *route, struct list *operations)
{
	const struct node	*name;

	EACH(name, route->operations->items)
		check_once(operations, name);
	if (route->paths->items.count > 1)
		complain(&route->path->place, "only a page may have several "
		    "paths");
	if (route->methods->items.count != route->operations->items.count)
		complain(&route->key->place,
		    "route '%s' must have an operation for each method",
		    route->key->text);
}

static void
check_formats(const struct route *route)
{
	const struct node	*method;

	EACH(method, route->methods->items) {
		if (route->formats != NULL && !node_is(method, "GET"))
			complain(&route->formats->place, "'formats' does not "
			    "go with '%s'", method->text);
	}
}

static void
check_body(const struct spec *spec, const struct route *route)
{
	if (route->body == NULL)
		return;
	check_schema(route->body);
	if (list_find(&spec->records, route->body->text) != NULL)
		complain(&route->body->place, "'%s' is a record already",
		    route->body->text);
}

/* The error for a text that is too long must be one of the answers. */
static void
check_limit_errors(const struct spec *spec, const struct route *route)
{
	const struct limit	*limit;
	const struct param	*row;

	EACH(row, route->rows) {
		limit = param_limit(spec, row);
		if (limit != NULL && limit->error != NULL &&
		    !node_has(route->answers, limit->error->text)) {
			complain(&route->key->place,
			    "route '%s' must have the answer '%s'",
			    route->key->text, limit->error->text);
			return;
		}
	}
}

void
check_routes(const struct spec *spec)
{
	const struct route	*route;
	struct list		 operations = { NULL, 0 };

	EACH(route, spec->routes) {
		check_params(spec, &route->rows, NULL);
		check_names(route);
		check_proof(route);
		if (spec->site)
			continue;
		check_operations(route, &operations);
		check_address(route);
		check_formats(route);
		check_body(spec, route);
		check_answers(spec, route);
		check_limit_errors(spec, route);
	}
}
