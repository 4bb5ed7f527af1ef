/* Rights do not depend on how a method is given. */
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "base/array.h"
#include "tests/support/authority.h"

static const char *const	 methods[] = { "GET", "HEAD", "POST", "PUT",
	"PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get" };

#define METHODS	COUNT(methods)

static const char *
address(const struct path *path, const struct plant *p)
{
	const char	*place;

	if ((place = strchr(path->template, '{')) == NULL)
		return (path->template);

	return (target("%.*s%s%s", (int)(place - path->template),
	    path->template, strncmp(place, "{id}", 4) == 0 ?
	    target("%d", (int)p->id) : p->slug, strchr(place, '}') + 1));
}

/* Rules, section 2. */
Test(authority_methods, without_a_route_the_caller_does_not_matter)
{
	struct plant	*p;
	struct outcome	*a;
	const char	*where;
	enum role	 role;
	size_t		 i, n;
	bool		 known;

	p = given_plant(KIND_EVENT, "publish", OTHER);
	for (i = 0; i < path_count * METHODS * ROLES; i++) {
		n = i / ROLES % METHODS;
		role = i % ROLES;
		where = address(&paths[i / ROLES / METHODS], p);
		known = route_for(&paths[i / ROLES / METHODS],
		    method_find(methods[n])) != NULL;
		if (known)
			continue;
		a = ask_role(role, methods[n], where, NULL, NULL);
		cr_expect_eq(a->status, strcmp(methods[n], "OPTIONS") == 0 ?
		    200 : 405, "%s %s %s: %d", owner_name((int)role),
		    methods[n], where, a->status);
		cr_expect_str_eq(outcome_header(a, "Allow"),
		    paths[i / ROLES / METHODS].allow);
	}
}

/* Compares the status of a method with that of a POST that stands for it. */
static void
compare_override(const struct path *path, const char *method, enum role role,
    struct plant *p)
{
	struct outcome	*a;
	int		 status;

	status = ask_role(role, method, address(path, p), "{}", NULL)->status;
	if (status < 400 && strcmp(method, "DELETE") == 0)
		plant_renew(p);
	a = ask_role(role, "POST", address(path, p), "{}", target(
	    "X-HTTP-Method-Override: %s", method));
	cr_expect_eq(a->status, status, "%s %s %s: %d, not %d",
	    owner_name((int)role), method, address(path, p), a->status,
	    status);
	if (a->status < 400 && strcmp(method, "DELETE") == 0)
		plant_renew(p);
	a = ask_role(role, "POST", target("%s?_method=%s", address(path, p),
	    method), "{}", NULL);
	cr_expect_eq(a->status, status, "%s %s %s: %d, not %d",
	    owner_name((int)role), method, address(path, p), a->status,
	    status);
	if (a->status < 400 && strcmp(method, "DELETE") == 0)
		plant_renew(p);
}

Test(authority_methods, overridden_ones)
{
	static const char *const	 words[] = { "GET", "PUT", "DELETE" };
	struct plant			*p;
	enum kind			 kind;
	enum role			 role;
	size_t				 i, n;

	for (i = 0; i < path_count; i++) {
		kind = kind_of(paths[i].routes[0]);
		if (kind == KIND_NONE)
			continue;
		p = given_plant(kind, kind < KIND_CATEGORY ? "draft" : "term",
		    OTHER);
		for (n = 0; n < COUNT(words); n++)
			for (role = ROLE_ANONYMOUS; role < (enum role)ROLES;
			    role++)
				compare_override(&paths[i], words[n], role, p);
		ask_role(ROLE_ADMINISTRATOR, "DELETE", target("/%s/%d%s",
		    kind_plural(kind), (int)p->id,
		    kind < KIND_CATEGORY ? "?purge=1" : ""), NULL, NULL);
	}
}

static bool
is_read(const char *method)
{
	return (strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0 ||
	    strcmp(method, "OPTIONS") == 0);
}

/*
 * Rule 8.2: wrong credentials are rejected everywhere, but a Bearer of another
 * service reads like everyone.
 */
Test(authority_methods, wrong_credentials)
{
	static const char *const	 lines[] = {
		"Authorization: Bearer wrong",
		"Authorization: Basic YWRtaW46d3Jvbmc=",
		"Authorization: Basic bm9ib2R5Ondyb25n"
	};
	struct outcome			*a;
	struct plant			*p;
	size_t				 i, n, k;

	p = given_plant(KIND_EVENT, "publish", OTHER);
	for (i = 0; i < path_count; i++)
		for (n = 0; n < METHODS; n++)
			for (k = 0; k < 3; k++) {
				a = ask_with(methods[n], address(&paths[i], p),
				    NULL, lines[k], NULL);
				if (k == 0 && is_read(methods[n])) {
					cr_expect_eq(a->status, ask(methods[n],
					    address(&paths[i], p))->status);
					continue;
				}
				cr_expect_eq(a->status, 401, "%s %s: %d",
				    methods[n], paths[i].template, a->status);
				cr_expect_not_null(outcome_header(a,
				    "WWW-Authenticate"));
				if (strcmp(methods[n], "HEAD") != 0)
					EXPECT_CODE(a, 401, k < 2 ?
					    "incorrect_password" :
					    "invalid_username");
			}
}
