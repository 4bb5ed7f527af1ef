/* Every route, method, role, owner and status, against authority_table.c. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "tests/support/authority.h"
#include "tests/support/authority_table.h"

static bool
is_write(enum method method)
{
	return (method != METHOD_GET && method != METHOD_HEAD);
}

static bool
is_create(const struct route *route)
{
	return (words_hold("event_create venue_create organizer_create "
	    "category_create tag_create", route->name));
}

static const char *
address(const struct route *route, const struct plant *r, const char *query)
{
	const char	*template, *place, *filled;

	template = route->path->template;
	place = strchr(template, '{');
	filled = place == NULL ? template : target("%.*s%s",
	    (int)(place - template), template, strncmp(place, "{id}", 4) == 0 ?
	    target("%d", (int)r->id) : r->slug);

	return (*query == '\0' ? filled : target("%s?%s", filled, query));
}

static const char *
body_for(const struct route *route, enum method method)
{
	static const char *const	 created[] = {
		("{\"title\":\"Made\",\"start_date\":\"2026-12-05 18:00\","
		    "\"end_date\":\"2026-12-05 20:00\"}"),
		"{\"venue\":\"Made\"}", "{\"organizer\":\"Made\"}",
		"{\"name\":\"Made\"}", "{\"name\":\"Made\"}"
	};

	if (is_create(route))
		return (created[kind_of(route)]);
	return (is_write(method) && method != METHOD_DELETE ?
	    "{\"description\":\"Changed\"}" : NULL);
}

/* "403 rest_forbidden": the meaning of a word of the table for this kind. */
static const char *
meaning(const char *word, const struct route *route)
{
	const char	*kind;

	kind = kind_name(kind_of(route));
	if (strcmp(word, "ok") == 0)
		return (is_create(route) ? "201" : "200");
	if (strcmp(word, "400") == 0)
		return ("400 rest_invalid_param");
	if (strcmp(word, "401") == 0 || strcmp(word, "403") == 0)
		return (target("%s rest_forbidden", word));
	if (strcmp(word, "hidden") == 0)
		return (target("403 %s-not-accessible", kind));
	if (strcmp(word, "locked") == 0)
		return ("403 event-password-protected");
	if (strcmp(word, "404") == 0)
		return (target("404 rest-%s-not-found", kind));
	cr_assert_str_eq(word, "410");

	return (target("410 %s-is-in-trash", kind));
}

static const char *
met(const struct outcome *a)
{
	const char	*code;

	code = *a->body == '\0' ? NULL : outcome_text(a, "code");

	return (target("%d%s%s", a->status, code == NULL ? "" : " ",
	    code == NULL ? "" : code));
}

/*
 * Restores what was written, for the next request; what was rejected must be
 * unchanged.
 */
static void
look_behind(const struct route *route, const struct outcome *a,
    struct plant *r, const char *what)
{
	if (is_create(route) && a->status < 400)
		cr_assert_eq(ask_role(ROLE_ADMINISTRATOR, "DELETE", target(
		    "%s/%s%s", route->path->template, outcome_text(a, "id"),
		    kind_of(route) < KIND_CATEGORY ? "?purge=1" : ""), NULL,
		    NULL)->status, 200);
	if (r == NULL)
		return;
	if (a->status < 400)
		plant_renew(r);
	else
		cr_expect(plant_untouched(r), "%s changed it", what);
}

static void
compare(const struct route *route, enum method method,
    const struct verdict *v, enum role role, struct plant *r)
{
	struct outcome	*a;
	const char	*word, *wanted, *where, *what;

	word = verdict_word(v, role, r != NULL && r->owner == (int)role);
	where = address(route, r, v->query);
	what = target("%s %s %s of %s %s", owner_name(role),
	    method_name(method), where, r == NULL ? "no" :
	    owner_name(r->owner), r == NULL ? "record" : r->status);
	a = ask_role(role, method_name(method), where,
	    body_for(route, method), NULL);
	wanted = meaning(word, route);
	cr_expect_str_eq(met(a), wanted, "%s: %s, expected %s", what, met(a),
	    wanted);
	if (is_write(method))
		look_behind(route, a, r, what);
	else
		cr_expect_eq(ask_role(role, "HEAD", where, NULL, NULL)->status,
		    a->status, "HEAD: %s", what);
}

/* Compares all methods and roles of a route for which the row has a word. */
static void
compare_roles(const struct route *route, const struct verdict *v,
    struct plant *r)
{
	enum role	 role;
	enum method	 method;

	for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++) {
		/* Own records, and those of one other. */
		if (r != NULL && r->owner != OTHER && r->owner != (int)role)
			continue;
		for (method = 0; method < METHOD_COUNT; method++)
			if (route->methods & 1u << method)
				compare(route, method, v, role, r);
	}
}

static void
compare_record(const struct route *route, struct plant *r)
{
	const char	*status;
	size_t		 i;

	status = r == NULL ? "none" : r->status;
	cr_expect_not_null(verdict_find(route->name, "", status),
	    "the route %s has no verdict for %s", route->name, status);
	for (i = 0; i < verdict_count; i++)
		if (words_hold(verdicts[i].routes, route->name) &&
		    words_hold(verdicts[i].records, status))
			compare_roles(route, &verdicts[i], r);
}

static void
compare_route(const struct route *route, struct plants *all)
{
	size_t	 i;

	if (route->path->capture == NULL)
		compare_record(route, NULL);
	else
		for (i = 0; i < all->count; i++)
			compare_record(route, all->list[i]);
}

static void
compare_kind(enum kind kind)
{
	struct plants	 all;
	size_t		 i, n;

	given_authority();
	if (kind < KIND_CATEGORY)
		given_plants(&all, kind);
	else
		all = (struct plants){ .count = 1, .list = {
		    given_plant(kind, "term", OTHER) } };
	all.list[all.count++] = given_plant(kind, "unknown", OTHER);
	for (i = 0; i < path_count; i++)
		for (n = 0; n < paths[i].route_count; n++)
			if (kind_of(paths[i].routes[n]) == kind)
				compare_route(paths[i].routes[n], &all);
}

Test(authority, events)
{
	compare_kind(KIND_EVENT);
}

Test(authority, venues)
{
	compare_kind(KIND_VENUE);
}

Test(authority, organizers)
{
	compare_kind(KIND_ORGANIZER);
}

Test(authority, terms)
{
	compare_kind(KIND_CATEGORY);
	compare_kind(KIND_TAG);
}

Test(authority, index_and_doc)
{
	size_t	 i;

	given_authority();
	for (i = 0; i < path_count; i++)
		if (kind_of(paths[i].routes[0]) == KIND_NONE &&
		    strcmp(paths[i].routes[0]->resource, "images") != 0 &&
		    strcmp(paths[i].routes[0]->resource, "history") != 0 &&
		    strcmp(paths[i].routes[0]->resource, "settings") != 0 &&
		    strcmp(paths[i].routes[0]->resource, "series") != 0)
			compare_route(paths[i].routes[0], NULL);
}
