/* Parameters of every route, and unknown ones: rule 3.7. */
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "base/array.h"
#include "tests/support/input.h"

static const char *
named(const char *form, const char *name)
{
	const char	*text, *star;

	for (text = ""; (star = strchr(form, '*')) != NULL; form = star + 1)
		text = target("%s%.*s%s", text, (int)(star - form), form, name);

	return (target("%s%s", text, form));
}

/* Any GET with this query must have a valid answer with this status. */
static void
compare(const struct route *route, const char *query, bool refused)
{
	struct outcome	*a;
	const char	*where;

	if (!(route->methods & 1u << METHOD_GET))
		return;
	where = target("%s?%s", input_address(route), query);
	if (strlen(where) > 1900)
		return;
	a = input_ask("GET", where, NULL, NULL, 0);
	input_sound(a, where);
	cr_expect_eq(a->status, refused ? 400 : 200, "%s: %.200s", where,
	    a->body);
}

static void
each_route(const char *query, bool refused)
{
	size_t	 i, n;

	for (i = 0; i < path_count; i++)
		for (n = 0; n < paths[i].route_count; n++)
			compare(paths[i].routes[n], query, refused);
}

/*
 * Sends each value as this parameter. Only values that are not UTF-8 are
 * rejected.
 */
static void
try(const char *name)
{
	const struct input	*in;

	given_input();
	for (in = input_texts; in->value != NULL; in++)
		each_route(target("%s=%s", name, input_encoded(in->value,
		    strlen(in->value))), false);
	for (in = input_forms; in->value != NULL; in++)
		each_route(named(in->value, name), *in->taken == '\0');
}

Test(input_common, fields)
{
	try("_fields");
}

Test(input_common, unknown_ones)
{
	try("lang");
}

Test(input_common, unknown_ones_of_any_name)
{
	static const char *const	 names[] = { "%3Cb%3E", "%00x",
		"%E2%80%AE", "__proto__", "constructor", "ID", "Page",
		"page%00x", "page%20", "%20page", "page.x", "page[", "a[page",
		"status]", "-", "'%22" };
	size_t				 i;

	given_input();
	for (i = 0; i < COUNT(names); i++)
		each_route(target("%s=0", names[i]), false);
	each_route("%ff=1", true);
	each_route("a[%ff]=1", true);
}

/* With handling=strict, the answer lists the names, whatever they are. */
Test(input_common, unknown_ones_rejected)
{
	const struct input	*in;
	struct outcome		*a;
	const char		*where, *name;

	given_input();
	for (in = input_texts; in->value != NULL; in++) {
		if (*in->value == '\0' || strlen(in->value) > 500 ||
		    strchr(in->value, '[') != NULL)
			continue;
		name = input_encoded(in->value, strlen(in->value));
		where = target("/tags?%s=1", name);
		a = ask_with("GET", where, NULL, "Prefer: handling=strict",
		    NULL);
		input_sound(a, where);
		EXPECT_CODE(a, 400, "rest_invalid_param");
		EXPECT_MEMBER(a, "message", target("Invalid parameter(s): %s",
		    in->value));
	}
}
