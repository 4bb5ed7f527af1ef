/*
 * Which pages of the desk a visitor may open and which forms they may send:
 * every route, by role and owner. Forms have the token of the visitor's
 * session, so only the visitor's role can be the reason for rejecting them.
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "generated/pages.h"
#include "http/route.h"
#include "http/table.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/image_given.h"

static const char *const	 visitors[] = {
	NULL, "su", "co", "au", "ed", "admin"
};

#define VISITORS	COUNT(visitors)

/* The expected status of each visitor, in the order of `visitors`. */
struct row {
	const char	*method, *path, *fields;
	int		 statuses[VISITORS];
};

/* Creates records of co, au and ed. Event 3 is au's and published. */
static void
give(void)
{
	(void)given_event("co", "Draft of co", "2027-03-01", "2027-03-01", "");
	(void)given_event("au", "Draft of au", "2027-03-01", "2027-03-01",
	    "\"status\":\"draft\"");
	(void)given_event("au", "Event of au", "2027-03-01", "2027-03-01", "");
	(void)given_event("ed", "Secret of ed", "2027-03-01", "2027-03-01",
	    "\"status\":\"private\"");
	(void)given_venue("au", "\"venue\":\"Hall of au\"");
	(void)given_organizer("ed", "\"organizer\":\"Club of ed\"");
	cr_assert_eq(upload("au", "/images", 10, 10)->status, 201);
	cr_assert_lt(ask_json("ed", "POST", "/categories",
	    "{\"name\":\"Music\"}")->status, 300);
	cr_assert_lt(ask_json("ed", "POST", "/tags",
	    "{\"name\":\"Red\"}")->status, 300);
}

#define EVENT	"title=T&start_date=2027-03-01T18:00&"			\
		"end_date=2027-03-01T20:00&action=save"

#define PASSWORD	"password=" DESK_PASSWORD

static const struct row	 rows[] = {
	{ "GET", "/desk", "", { 303, 303, 200, 200, 200, 200 } },
	{ "GET", "/desk/sign-in", "", { 200, 303, 303, 303, 303, 303 } },
	{ "POST", "/desk/sign-in", "", { 422, 422, 422, 422, 422, 422 } },
	{ "GET", "/desk/forgotten", "", { 404, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/forgotten", "login=ed",
	  { 404, 404, 404, 404, 404, 404 } },
	{ "GET", "/desk/welcome", "", { 404, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/welcome", "", { 404, 404, 404, 404, 404, 404 } },
	{ "GET", "/desk/confirm", "", { 404, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/confirm", "", { 404, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/sign-out", "", { 303, 303, 303, 303, 303, 303 } },
	{ "GET", "/desk/account", "", { 303, 200, 200, 200, 200, 200 } },
	{ "GET", "/desk/second-factor", "",
	  { 303, 200, 200, 200, 200, 200 } },
	{ "POST", "/desk/second-factor", "",
	  { 303, 303, 303, 303, 303, 303 } },
	{ "POST", "/desk/sign-in/code", "",
	  { 422, 422, 422, 422, 422, 422 } },
	{ "POST", "/desk/account", "", { 303, 303, 303, 303, 303, 303 } },

	{ "GET", "/desk/events", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/venues", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/organizers", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/categories", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/tags", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/events/chosen", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/events/new", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/venues/new", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/venues/find?search=a", "",
	  { 200, 200, 200, 200, 200, 200 } },
	{ "GET", "/desk/organizers/find?search=a", "",
	  { 200, 200, 200, 200, 200, 200 } },
	{ "GET", "/desk/organizers/new", "",
	  { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/categories/new", "",
	  { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/tags/new", "", { 303, 404, 404, 404, 200, 200 } },

	/* Own events, and those of others. */
	{ "GET", "/desk/events/1", "", { 303, 404, 200, 404, 200, 200 } },
	{ "GET", "/desk/events/2", "", { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/events/3", "", { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/events/4", "", { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/events/9", "", { 303, 404, 404, 404, 404, 404 } },
	{ "GET", "/desk/venues/5", "", { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/organizers/6", "", { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/categories/1", "", { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/tags/2", "", { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/events/1/history", "",
	  { 303, 404, 200, 404, 200, 200 } },
	{ "GET", "/desk/events/9/history", "",
	  { 303, 404, 404, 404, 404, 404 } },
	{ "GET", "/desk/series/9/history", "",
	  { 303, 404, 404, 404, 404, 404 } },
	{ "GET", "/desk/venues/5/history", "",
	  { 303, 404, 404, 200, 200, 200 } },
	{ "GET", "/desk/organizers/6/history", "",
	  { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/categories/1/history", "",
	  { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/tags/2/history", "",
	  { 303, 404, 404, 404, 200, 200 } },
	{ "GET", "/desk/events/new?from=4", "",
	  { 303, 404, 404, 404, 200, 200 } },

	{ "POST", "/desk/events", "", { 303, 404, 422, 422, 422, 422 } },
	{ "POST", "/desk/events/new", EVENT,
	  { 303, 404, 303, 303, 303, 303 } },
	{ "POST", "/desk/venues/new", "venue=V&action=save",
	  { 303, 404, 303, 303, 303, 303 } },
	{ "POST", "/desk/organizers/new", "organizer=O&action=save",
	  { 303, 404, 303, 303, 303, 303 } },
	{ "POST", "/desk/categories/new", "name=C&action=save",
	  { 303, 404, 404, 303, 303, 303 } },
	{ "POST", "/desk/tags/new", "name=T&action=save",
	  { 303, 404, 404, 404, 303, 303 } },

	/*
	 * Without a version, visitors who may write get the form again, as
	 * after a conflict. So do those who may only read.
	 */
	{ "POST", "/desk/events/1", "title=T&action=save",
	  { 303, 404, 409, 404, 409, 409 } },
	{ "POST", "/desk/events/2", "title=T&action=save",
	  { 303, 404, 404, 409, 409, 409 } },
	{ "POST", "/desk/events/3", "title=T&action=save",
	  { 303, 404, 403, 409, 409, 409 } },
	{ "POST", "/desk/events/4", "title=T&action=save",
	  { 303, 404, 404, 404, 409, 409 } },
	{ "POST", "/desk/venues/5", "venue=V&action=save",
	  { 303, 404, 403, 409, 409, 409 } },
	{ "POST", "/desk/organizers/6", "organizer=O&action=save",
	  { 303, 404, 403, 403, 409, 409 } },
	{ "POST", "/desk/categories/1", "name=C&action=save",
	  { 303, 404, 403, 409, 409, 409 } },
	{ "POST", "/desk/tags/2", "name=T&action=save",
	  { 303, 404, 403, 403, 409, 409 } },
	{ "POST", "/desk/events/2", "action=trash",
	  { 303, 404, 404, 303, 303, 303 } },
	{ "POST", "/desk/events/2", "action=restore",
	  { 303, 404, 404, 303, 303, 303 } },
	{ "POST", "/desk/events/2", "action=delete",
	  { 303, 404, 404, 403, 422, 422 } },
	{ "POST", "/desk/events/2", "action=delete&sure[]=delete+2+",
	  { 303, 404, 404, 403, 303, 303 } },
	{ "POST", "/desk/events/1/history", "row=1&newest=1",
	  { 303, 404, 303, 404, 303, 303 } },
	{ "POST", "/desk/series/9/history", "row=1&newest=1",
	  { 303, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/venues/5/history", "row=1&newest=1",
	  { 303, 404, 404, 409, 409, 409 } },
	{ "POST", "/desk/organizers/6/history", "row=1&newest=1",
	  { 303, 404, 404, 404, 409, 409 } },
	{ "POST", "/desk/categories/1/history", "row=1&newest=1",
	  { 303, 404, 404, 404, 409, 409 } },
	{ "POST", "/desk/tags/2/history", "row=1&newest=1",
	  { 303, 404, 404, 404, 409, 409 } },
	{ "POST", "/desk/events/1", "action=approve",
	  { 303, 404, 404, 404, 409, 409 } },

	/* Without a pressed button, the form is shown again. */
	{ "POST", "/desk/events/new", "title=T",
	  { 303, 404, 422, 422, 422, 422 } },
	{ "POST", "/desk/tags/new", "name=T",
	  { 303, 404, 404, 404, 422, 422 } },
	{ "POST", "/desk/events/1", "title=T",
	  { 303, 404, 422, 404, 422, 422 } },
	{ "POST", "/desk/events/3", "title=T",
	  { 303, 404, 403, 422, 422, 422 } },
	{ "POST", "/desk/venues/5", "same=V",
	  { 303, 404, 403, 422, 422, 422 } },

	/* The form has no file. */
	{ "POST", "/desk/images", "alt=A",
	  { 303, 404, 422, 422, 422, 422 } },

	{ "GET", "/desk/images", "", { 303, 404, 200, 200, 200, 200 } },
	{ "GET", "/desk/images?show=all", "",
	  { 303, 404, 200, 200, 200, 200 } },
	{ "POST", "/desk/images/1", "",
	  { 303, 404, 404, 303, 303, 303 } },

	{ "GET", "/desk/people", "", { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/people/2", "", { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/people", "login=new&role=editor&" PASSWORD,
	  { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/people/2", "action=link&" PASSWORD,
	  { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/people/2", "action=program&name=N&" PASSWORD,
	  { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/people/2", "action=remove&" PASSWORD,
	  { 303, 404, 404, 404, 404, 422 } },
	{ "POST", "/desk/people/1", "action=role&role=subscriber",
	  { 303, 404, 404, 404, 404, 404 } },

	{ "GET", "/desk/downloads", "", { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/downloads", "action=export",
	    { 303, 404, 404, 404, 404, 422 } },
	{ "GET", "/desk/webhooks", "", { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/webhooks", "action=add&url=https://c.example",
	    { 303, 404, 404, 404, 404, 422 } },
	{ "GET", "/desk/settings", "", { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/settings", "action=save",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "GET", "/desk/start/name", "", { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/looks", "", { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/preview", "",
	  { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/categories", "",
	  { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/event", "", { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/sources", "",
	  { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/people", "", { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/start/share", "", { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/start/name", "action=save",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "POST", "/desk/start/looks", "action=save",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "POST", "/desk/start/categories", "action=add",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "POST", "/desk/start/event", EVENT,
	  { 303, 404, 404, 404, 404, 303 } },
	{ "POST", "/desk/start/sources", "name=S&"
	  "url=https://c.example/s.ics&every=1h&author=&categories=&action=add",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "POST", "/desk/start/people", "login=new2&role=editor&" PASSWORD,
	  { 303, 404, 404, 404, 404, 200 } },
	{ "GET", "/desk/subscriptions", "",
	  { 303, 404, 404, 404, 404, 200 } },
	{ "POST", "/desk/subscriptions", "name=C&url=https://c.example/a.ics&"
	  "every=1h&author=&categories=&action=add",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "GET", "/desk/subscriptions/1", "",
	  { 303, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/subscriptions/1", "action=run",
	  { 303, 404, 404, 404, 404, 303 } },
	{ "GET", "/desk/uploads", "", { 303, 404, 404, 404, 200, 200 } },
	{ "POST", "/desk/uploads", "action=upload",
	  { 303, 404, 404, 404, 422, 422 } },
	{ "GET", "/desk/uploads/1", "", { 303, 404, 404, 404, 404, 404 } },
	{ "POST", "/desk/uploads/1", "action=import",
	  { 303, 404, 404, 404, 404, 404 } }
};

#define ROWS	COUNT(rows)

/* Each row has its own database, since a form may change it. */
Test(desk_authority, pages_are_for_roles)
{
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i, j;

	give();
	for (j = 0; j < VISITORS; j++) {
		if (visitors[j] == NULL)
			desk_stranger(&v);
		else
			desk_visitor(&v, visitors[j]);
		for (i = 0; i < ROWS; i++) {
			if (strcmp(rows[i].method, "GET") != 0)
				continue;
			o = desk_open(&v, rows[i].path);
			cr_expect_eq(o->status, rows[i].statuses[j],
			    "%s of %s: %d, not %d", rows[i].path, visitors[j],
			    o->status, rows[i].statuses[j]);
		}
	}
}

static void
send_all(size_t j)
{
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	give();
	for (i = 0; i < ROWS; i++) {
		if (strcmp(rows[i].method, "POST") != 0)
			continue;
		if (visitors[j] == NULL)
			desk_stranger(&v);
		else
			desk_visitor(&v, visitors[j]);
		o = desk_send_form(&v, rows[i].path, rows[i].fields);
		cr_expect_eq(o->status, rows[i].statuses[j],
		    "%s %s of %s: %d, not %d", rows[i].path, rows[i].fields,
		    visitors[j], o->status, rows[i].statuses[j]);
		if (rows[i].statuses[j] == 303 && visitors[j] == NULL)
			cr_expect_not_null(strstr(outcome_header(o,
			    "Location"), "/desk/sign-in"), "%s", rows[i].path);
	}
}

Test(desk_authority, forms_of_strangers)
{
	send_all(0);
}

Test(desk_authority, forms_of_subscribers)
{
	send_all(1);
}

Test(desk_authority, forms_of_contributors)
{
	send_all(2);
}

Test(desk_authority, forms_of_authors)
{
	send_all(3);
}

Test(desk_authority, forms_of_editors)
{
	send_all(4);
}

Test(desk_authority, forms_of_administrators)
{
	send_all(5);
}

/* A session alone can do nothing to a person, by any action of the page. */
Test(desk_authority, proof_of_a_person_needs_the_password_of_who_acts)
{
	static const struct {
		const char	*fields;
		int		 alone, proved;
	} actions[] = {
		[DESK_PERSON_CHANGE_ACTION_ROLE] = {
		    "action=role&role=author", 422, 303 },
		[DESK_PERSON_CHANGE_ACTION_FULL_NAME] = {
		    "action=full_name&full_name=Anna", 422, 303 },
		[DESK_PERSON_CHANGE_ACTION_MAIL] = {
		    "action=mail&mail=new@cal.example", 422, 303 },
		[DESK_PERSON_CHANGE_ACTION_LINK] = { "action=link", 422, 200 },
		[DESK_PERSON_CHANGE_ACTION_PROGRAM] = {
		    "action=program&name=N", 422, 200 },
		[DESK_PERSON_CHANGE_ACTION_REVOKE] = {
		    "action=revoke&name=N", 422, 200 },
		[DESK_PERSON_CHANGE_ACTION_END] = { "action=end", 422, 303 },
		[DESK_PERSON_CHANGE_ACTION_SECOND_OFF] = {
		    "action=second_off", 422, 303 },
		[DESK_PERSON_CHANGE_ACTION_REMOVE] = {
		    "action=remove", 422, 422 }
	};
	_Static_assert(COUNT(actions) ==
	    DESK_PERSON_CHANGE_ACTION_WORDS, "an action is missing");
	struct visitor	 v;
	char		 form[128];
	size_t		 i;

	desk_visitor(&v, "admin");
	for (i = 0; i < DESK_PERSON_CHANGE_ACTION_WORDS; i++) {
		snprintf(form, sizeof(form), "%s&password=wrong",
		    actions[i].fields);
		cr_expect_eq(desk_send_form(&v, "/desk/people/2",
		    form)->status, actions[i].alone, "%s", form);
		snprintf(form, sizeof(form), "%s&" PASSWORD,
		    actions[i].fields);
		cr_expect_eq(desk_send_form(&v, "/desk/people/2",
		    form)->status, actions[i].proved, "%s", form);
	}
}

/* The statuses of a form, each of whose actions needs the password. */
static void
expect_proof(const struct visitor *v, const struct route *route,
    const char *path)
{
	const struct param	*p = route->params;
	struct outcome		*o;
	char			 form[128];
	size_t			 i, count = 0;

	while (strcmp(p->name, "action") != 0)
		p++;
	for (i = 0; p->words[i] != NULL; i++) {
		if ((route->proof >> i & 1) == 0)
			continue;
		snprintf(form, sizeof(form), "action=%s&login=new&mail="
		    "a@b.example&name=N&full_name=N&password=wrong",
		    p->words[i]);
		o = desk_send_form(v, path, form);
		cr_expect_eq(o->status, 422, "%s %s: %d", path, form,
		    o->status);
		cr_expect(outcome_has(o, "Your password is wrong."), "%s %s",
		    path, form);
		count++;
	}
	cr_expect_gt(count, 0, "%s", path);
}

/* Each route that has actions with `proof` in the spec, and each of these. */
Test(desk_authority, actions_with_proof_need_the_password)
{
	const struct path	*path;
	const struct route	*route;
	struct visitor		 v;
	char			 address[64];
	size_t			 i, count = 0;

	desk_visitor(&v, "admin");
	for (i = 0; i < page_path_count; i++) {
		path = &page_paths[i];
		route = route_for(path, METHOD_POST);
		if (route == NULL || route->proof == 0)
			continue;
		snprintf(address, sizeof(address), "%.*s%s",
		    (int)strcspn(path->template, "{"), path->template,
		    strchr(path->template, '{') == NULL ? "" : "2");
		expect_proof(&v, route, address);
		count++;
	}
	cr_expect_eq(count, 7);
}

/*
 * Whether the row belongs to this route. Its path has values in place of
 * parameters.
 */
static bool
is_of(const struct row *row, const struct path *path, enum method method)
{
	const char	*word = method == METHOD_GET ? "GET" : "POST";
	const char	*template = path->template, *rest;
	size_t		 length = strcspn(template, "{");

	if (strcmp(row->method, word) != 0 ||
	    strncmp(row->path, template, length) != 0)
		return (false);
	if (template[length] == '\0')
		return (row->path[length] == '\0' || row->path[length] == '?');
	rest = row->path + length;

	return (strcmp(rest + strspn(rest, "0123456789"),
	    strchr(template, '}') + 1) == 0);
}

Test(desk_authority, no_route_is_left_out)
{
	const struct path	*path;
	enum method		 method;
	size_t			 i, j;
	bool			 found;

	for (i = 0; i < page_path_count; i++)
		for (method = METHOD_GET; method <= METHOD_POST; method++) {
			path = &page_paths[i];
			found = !path->has_sessions ||
			    strstr(path->allow, method == METHOD_GET ? "GET" :
			    "POST") == NULL;
			for (j = 0; j < ROWS; j++)
				found |= is_of(&rows[j], path, method);
			cr_expect(found, "%s", path->template);
		}
}
