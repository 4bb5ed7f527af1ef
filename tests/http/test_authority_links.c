/* Records within others, and records to which parameters may refer. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/authority.h"
#include "tests/support/authority_table.h"

static bool
may_read(enum role role, const struct plant *p)
{
	const char	*word;

	word = verdict_word(verdict_find(target("%s_get", kind_name(p->kind)),
	    "", p->status), role, p->owner == (int)role);

	/* Rule 4.9: the password of an event does not matter. */
	return (strcmp(word, "ok") == 0 || strcmp(word, "locked") == 0);
}

static bool
is_trashed(const struct plant *p)
{
	return (strcmp(p->status, "trash") == 0);
}

/* An event of the administrator that everyone may read. */
static int64_t
given_event_with(const char *links)
{
	struct outcome	*a;

	a = ask_role(ROLE_ADMINISTRATOR, "POST", "/events", target(
	    "{\"title\":\"Linking\",\"start_date\":\"2026-12-05 18:00\","
	    "\"end_date\":\"2026-12-05 20:00\",%s}", links), NULL);
	cr_assert_eq(a->status, 201, "%s", a->body);

	return (strtoll(outcome_text(a, "id"), NULL, 10));
}

static const char *
ids_of(const struct outcome *a, const char *list)
{
	const char	*ids, *id;
	int		 i;

	for (i = 0, ids = ""; (id = outcome_text(a, target("%s.%d.id", list,
	    i))) != NULL; i++)
		ids = target("%s %s", ids, id);

	return (ids);
}

static void
expect_events(enum role role, const char *query, const char *wanted)
{
	struct outcome	*a;

	a = ask_role(role, "GET", target("/events?per_page=50&%s", query),
	    NULL, NULL);
	cr_expect_str_eq(ids_of(a, "events"), wanted, "%s, %s: %s, not %s",
	    owner_name(role), query, ids_of(a, "events"), wanted);
}

Test(authority_links, organizers_that_are_not_readable_are_left_out)
{
	struct plants	 all;
	struct outcome	*a;
	enum role	 role;
	const char	*linked, *wanted;
	int64_t		 event;
	size_t		 i;

	given_plants(&all, KIND_ORGANIZER);
	for (i = 0, linked = ""; i < all.count; i++)
		if (!is_trashed(all.list[i]))
			linked = target("%s%s%d", linked,
			    *linked == '\0' ? "" : ",", (int)all.list[i]->id);
	event = given_event_with(target("\"organizer\":[%s]", linked));
	for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++) {
		for (i = 0, wanted = ""; i < all.count; i++)
			if (!is_trashed(all.list[i]) &&
			    may_read(role, all.list[i]))
				wanted = target("%s %d", wanted,
				    (int)all.list[i]->id);
		a = ask_role(role, "GET", target("/events/%d", (int)event),
		    NULL, NULL);
		cr_expect_str_eq(ids_of(a, "organizer"), wanted, "%s: %s",
		    owner_name(role), ids_of(a, "organizer"));
		a = ask_role(role, "GET", "/events", NULL, NULL);
		cr_expect_str_eq(ids_of(a, "events.0.organizer"), wanted);
		for (i = 0; i < all.count; i++)
			expect_events(role, target("organizer=%d",
			    (int)all.list[i]->id), !is_trashed(all.list[i]) &&
			    may_read(role, all.list[i]) ?
			    target(" %d", (int)event) : "");
		cr_expect_eq(outcome_text(ask_role(role, "GET", target(
		    "/organizers?event=%d&status=publish", (int)event), NULL,
		    NULL), "total")[0], '6');
	}
}

Test(authority_links, venues_that_are_not_readable_are_left_out)
{
	struct plants	 all;
	struct outcome	*a;
	enum role	 role;
	int64_t		 event;
	size_t		 i;

	given_plants(&all, KIND_VENUE);
	for (i = 0; i < all.count; i++) {
		if (is_trashed(all.list[i]))
			continue;
		event = given_event_with(target("\"venue\":%d",
		    (int)all.list[i]->id));
		for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++) {
			a = ask_role(role, "GET", target("/events/%d",
			    (int)event), NULL, NULL);
			cr_expect((outcome_text(a, "venue.id") != NULL) ==
			    may_read(role, all.list[i]), "%s: venue %s of %s",
			    owner_name(role), all.list[i]->status,
			    owner_name(all.list[i]->owner));
			ask_role(role, "GET", target("/events?include=%d",
			    (int)event), NULL, NULL);
		}
	}
}

/* Events with one venue each. */
struct placed {
	struct plants	 venues;
	int64_t		 events[64];
};

static void
given_placed(struct placed *all)
{
	struct plants	 every;
	struct outcome	*a;
	size_t		 i;

	given_plants(&every, KIND_VENUE);
	for (i = all->venues.count = 0; i < every.count; i++) {
		if (is_trashed(every.list[i]))
			continue;
		a = ask_role(ROLE_ADMINISTRATOR, "PATCH", target("/venues/%d",
		    (int)every.list[i]->id), target("{\"geo_lat\":%d,"
		    "\"geo_lng\":10}", (int)all->venues.count), NULL);
		cr_assert_eq(a->status, 200, "%s", a->body);
		all->events[all->venues.count] = given_event_with(target(
		    "\"venue\":%d", (int)every.list[i]->id));
		all->venues.list[all->venues.count++] = every.list[i];
	}
}

/* The events whose venue the caller may read, or all others. */
static const char *
events_of(const struct placed *all, enum role role, bool readable)
{
	const char	*ids = "";
	size_t		 i;

	for (i = 0; i < all->venues.count; i++)
		if (may_read(role, all->venues.list[i]) == readable)
			ids = target("%s %d", ids, (int)all->events[i]);

	return (ids);
}

Test(authority_links, filters_do_not_look_at_unreadable_venues)
{
	struct placed	 all;
	enum role	 role;
	const char	*event, *wanted;
	size_t		 i;

	given_placed(&all);
	for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++)
		for (i = 0; i < all.venues.count; i++) {
			event = target(" %d", (int)all.events[i]);
			wanted = may_read(role, all.venues.list[i]) ? event :
			    "";
			expect_events(role, target("venue=%d",
			    (int)all.venues.list[i]->id), wanted);
			expect_events(role, target("venue=%d&include=%s",
			    (int)all.venues.list[i]->id, event + 1), wanted);
			expect_events(role, target("geoloc_lat=%d"
			    "&geoloc_lng=10", (int)i), wanted);
		}
}

Test(authority_links, unreadable_venues_have_no_position)
{
	static const char *const	 more[] = { "", "&featured=0",
		"&orderby=id", "&ends_after=2026-12-04", "&search=linking" };
	struct placed			 all;
	enum role			 role;
	const char			*every = "";
	size_t				 i;

	given_placed(&all);
	for (i = 0; i < all.venues.count; i++)
		every = target("%s,%d", every, (int)all.events[i]);
	for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++) {
		for (i = 0; i < COUNT(more); i++) {
			expect_events(role, target("geoloc=true%s", more[i]),
			    events_of(&all, role, true));
			expect_events(role, target("geoloc=false%s", more[i]),
			    events_of(&all, role, false));
		}
		expect_events(role, target("geoloc=true&include=%s", every),
		    events_of(&all, role, true));
		expect_events(role, target("geoloc=false&include=%s", every),
		    events_of(&all, role, false));
	}
}

/* Pages are made after such events were removed. */
Test(authority_links, events_at_unreadable_places_are_not_on_any_page)
{
	static const char *const	 positions[] = { "true", "false" };
	struct placed			 all;
	const char			*found;
	size_t				 i, page;

	given_placed(&all);
	for (i = 0; i < COUNT(positions); i++) {
		for (page = 1, found = ""; page < 30; page++)
			found = target("%s%s", found, ids_of(ask("GET",
			    target("/events?geoloc=%s&per_page=1&page=%zu",
			    positions[i], page)), "events"));
		cr_expect_str_eq(found, events_of(&all, ROLE_ANONYMOUS,
		    i == 0), "%s: %s", positions[i], found);
	}
}

Test(authority_links, filters_point_to_readable_events)
{
	static const char *const	 filters[] = { "/events?post_parent",
		"/venues?event", "/organizers?event", "/categories?post",
		"/categories?event", "/tags?post", "/tags?event" };
	struct plants			 all;
	struct outcome			*a;
	enum role			 role;
	size_t				 i, n;

	given_plants(&all, KIND_EVENT);
	for (i = 0; i < all.count; i++)
		for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++)
			for (n = 0; n < COUNT(filters); n++) {
				a = ask_role(role, "GET", target("%s=%d",
				    filters[n], (int)all.list[i]->id), NULL,
				    NULL);
				cr_expect_eq(a->status, !is_trashed(
				    all.list[i]) && may_read(role,
				    all.list[i]) ? 200 : 400,
				    "%s %s, %s of %s: %d", owner_name(role),
				    filters[n], all.list[i]->status,
				    owner_name(all.list[i]->owner), a->status);
			}
}

/*
 * A new event may link only to records that its author may read. Errors reveal
 * nothing about others.
 */
Test(authority_links, links_point_to_readable_records)
{
	static const char *const	 names[] = { "post_parent", "venue",
		"organizer" };
	struct plants			 all;
	const struct plant		*p;
	struct outcome			*a;
	enum kind			 kind;
	enum role			 role;
	size_t				 i;

	for (kind = KIND_EVENT; kind <= KIND_ORGANIZER; kind++) {
		given_plants(&all, kind);
		for (i = 0; i < all.count * ROLES; i++) {
			p = all.list[i / ROLES];
			role = i % ROLES;
			if (role < ROLE_CONTRIBUTOR)
				continue;
			a = ask_role(role, "POST", "/events", target(
			    "{\"title\":\"Linking\",\"start_date\":\"now\","
			    "\"end_date\":\"now\",\"%s\":%d}", names[kind],
			    (int)p->id), NULL);
			cr_expect_eq(a->status, !is_trashed(p) &&
			    may_read(role, p) ? 201 : 400,
			    "%s links %s %s of %s: %d", owner_name(role),
			    names[kind], p->status, owner_name(p->owner),
			    a->status);
		}
	}
}
