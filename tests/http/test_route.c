#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "http/route.h"

Test(route, an_address_has_one_path)
{
	static const struct {
		const char	*text, *template, *capture;
	} rows[] = {
		{ "", "", NULL },
		{ "/", "", NULL },
		{ "/doc", "/doc", NULL },
		{ "/events", "/events", NULL },
		{ "/EvEnTs/", "/events", NULL },
		{ "/events/21", "/events/{id}", "21" },
		{ "/events/021/", "/events/{id}", "21" },
		{ "/events/000", "/events/{id}", "0" },
		{ "/events/99999999999999999999", "/events/{id}",
		    "99999999999999999999" },
		{ "/events/by-slug/21", "/events/by-slug/{slug}", "21" },
		{ "/events/By-Slug/FULL%20x/", "/events/by-slug/{slug}",
		    "FULL x" },
		{ "/events/by-slug/a%2fb", "/events/by-slug/{slug}", "a/b" },
		{ "/events/by-slug/a+b", "/events/by-slug/{slug}", "a+b" },
		{ "/events/by-slug/50%", "/events/by-slug/{slug}", "50%" },
		{ "/events/by-slug/a%00b%00", "/events/by-slug/{slug}", "ab" },
		{ "/organizers/by-slug/x", "/organizers/by-slug/{slug}", "x" },
		{ "/tags/7", "/tags/{id}", "7" }
	};
	struct arena		*arena;
	const struct path	*path;
	const char		*capture;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		path = route_find(arena, rows[i].text, &capture);
		cr_assert_not_null(path, "%s", rows[i].text);
		cr_expect_str_eq(path->template, rows[i].template);
		if (rows[i].capture == NULL)
			cr_expect_null(capture);
		else
			cr_expect_str_eq(capture, rows[i].capture);
	}
	arena_free(arena);
}

Test(route, other_addresses_have_none)
{
	static const char *const	unknown[] = {
		"//", "/nope", "/event", "/eventss", "//events", "/events//",
		"/events//21", "/events/-1", "/events/1.5", "/events/+1",
		"/events/abc", "/events/21x", "/events/%32%31", "/events/21/x",
		"/events/by-slug", "/events/by-slug/", "/events/by-slug//",
		"/events/by-slug/a/b", "/events/by-slug/a//",
		"/categories/by-slug/x", "/tags/x", "/doc/x", "/events "
	};
	struct arena	*arena;
	const char	*capture;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(unknown); i++)
		cr_expect_null(route_find(arena, unknown[i], &capture), "%s",
		    unknown[i]);
	arena_free(arena);
}

Test(route, a_method_chooses_among_the_routes_of_a_path)
{
	static const struct {
		const char	*text;
		enum method	 method;
		const char	*route;
	} rows[] = {
		{ "", METHOD_GET, "index_get" },
		{ "/doc", METHOD_HEAD, "doc_get" },
		{ "/doc", METHOD_POST, NULL },
		{ "/events", METHOD_GET, "event_list" },
		{ "/events", METHOD_HEAD, "event_list" },
		{ "/events", METHOD_POST, "event_create" },
		{ "/events", METHOD_PUT, NULL },
		{ "/events", METHOD_OPTIONS, NULL },
		{ "/events", METHOD_OTHER, NULL },
		{ "/events/1", METHOD_GET, "event_get" },
		{ "/events/1", METHOD_POST, "event_update" },
		{ "/events/1", METHOD_PUT, "event_update" },
		{ "/events/1", METHOD_PATCH, "event_update" },
		{ "/events/1", METHOD_DELETE, "event_delete" }
	};
	struct arena		*arena;
	const struct route	*route;
	const char		*capture;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		route = route_for(route_find(arena, rows[i].text, &capture),
		    rows[i].method);
		if (rows[i].route == NULL)
			cr_expect_null(route, "row %zu", i);
		else
			cr_expect_str_eq(route->name, rows[i].route);
	}
	arena_free(arena);
}

Test(route, methods_have_names_in_capitals)
{
	static const struct {
		const char	*name;
		enum method	 method;
	} rows[] = {
		{ "GET", METHOD_GET }, { "POST", METHOD_POST },
		{ "PUT", METHOD_PUT }, { "PATCH", METHOD_PATCH },
		{ "DELETE", METHOD_DELETE }, { "HEAD", METHOD_HEAD },
		{ "OPTIONS", METHOD_OPTIONS }, { "BREW", METHOD_OTHER },
		{ "get", METHOD_OTHER }, { "", METHOD_OTHER }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_eq(method_find(rows[i].name), rows[i].method, "%s",
		    rows[i].name);
		if (rows[i].method != METHOD_OTHER)
			cr_expect_str_eq(method_name(rows[i].method),
			    rows[i].name);
	}
}
