/*
 * Records that a caller may not see must not affect the caller's answers:
 * neither lists nor totals, order, counts, tags or errors.
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/authority.h"
#include "tests/support/authority_table.h"

#define DAY	86400

static struct plants	 all[KIND_NONE];

static const char *const	 questions[] = {
	"/events?per_page=50", "/events?starts_after=2020-01-01",
	"/events?orderby=title", "/events?orderby=modified&order=desc",
	"/events?search=hanged", "/events?featured=true",
	"/events?ticketed=true", "/events?geoloc=false",
	"/events?modified_after=2026-11-22", "/events?venue=1&organizer=2",
	"/events?categories=1", "/events?tags=2", "/events?page=9",
	"/events?status=publish",
	"/venues?per_page=50", "/venues?orderby=name", "/venues?search=hanged",
	"/venues?has_events=true", "/venues?has_events=false",
	"/venues?only_with_upcoming=1", "/organizers?per_page=50",
	"/organizers?orderby=name", "/organizers?search=hanged",
	"/organizers?has_events=true", "/organizers?orderby=modified",
	"/categories", "/categories?hide_empty=0&orderby=count",
	"/categories/1", "/tags", "/tags?hide_empty=0&orderby=count", "/tags/2"
};

#define QUESTIONS	COUNT(questions)

static const char *
reading(enum role role, const struct plant *p)
{
	return (verdict_word(verdict_find(target("%s_get",
	    kind_name(p->kind)), "", p->status), role,
	    p->owner == (int)role));
}

static void
change(const struct plant *p, const char *json)
{
	struct outcome	*a;

	a = ask_role(ROLE_ADMINISTRATOR, "PATCH", target("/%s/%d",
	    kind_plural(p->kind), (int)p->id), json, NULL);
	cr_assert_eq(a->status, 200, "%s", a->body);
}

/*
 * Changes everything about a hidden record; of a locked one only hidden
 * content.
 */
static void
change_hidden(enum role role, const struct plant *p)
{
	static const char *const	 changes[] = {
		("{\"title\":\"Changed\",\"description\":\"Changed\","
		    "\"start_date\":\"2026-11-30\","
		    "\"end_date\":\"2027-01-30\",\"featured\":true,"
		    "\"ticketed\":true,\"categories\":[1],\"tags\":[2],"
		    "\"venue\":1,\"organizer\":2,\"cost\":\"5\"}"),
		("{\"venue\":\"A Changed\",\"city\":\"Changed\","
		    "\"geo_lat\":1,\"geo_lng\":1}"),
		"{\"organizer\":\"A Changed\",\"email\":\"changed\"}"
	};
	const char			*word;

	word = reading(role, p);
	if (strcmp(word, "hidden") == 0 || strcmp(word, "404") == 0) {
		harness.now += 2 * DAY;
		change(p, changes[p->kind]);
		harness.now -= 2 * DAY;
	} else if (strcmp(word, "locked") == 0)
		change(p, "{\"description\":\"Changed\","
		    "\"excerpt\":\"Changed\",\"password\":\"" SESAME "2\"}");
}

static const char *
answers_to(enum role role)
{
	static char	 text[4000000];
	struct outcome	*a;
	const char	*tag;
	size_t		 i, n, used;

	for (i = used = 0; i < QUESTIONS; i++) {
		a = ask_role(role, "GET", questions[i], NULL, NULL);
		tag = outcome_header(a, "ETag");
		used += (size_t)snprintf(text + used, sizeof(text) - used,
		    "%s %d %s %s\n", questions[i], a->status,
		    tag == NULL ? "" : tag, a->body);
	}
	for (i = 0; i < KIND_CATEGORY; i++)
		for (n = 0; n < all[i].count; n++) {
			a = ask_role(role, "GET", target("/%s/%d",
			    kind_plural(i), (int)all[i].list[n]->id), NULL,
			    NULL);
			used += (size_t)snprintf(text + used,
			    sizeof(text) - used, "%d %s\n", a->status,
			    a->body);
		}
	cr_assert_lt(used, sizeof(text));

	return (target("%s", text));
}

/* Published events already have a venue, an organizer and terms. */
static void
given_calendar(void)
{
	static const char *const	 made[][2] = {
		{ "/venues", "{\"venue\":\"Hall\"}" },
		{ "/organizers", "{\"organizer\":\"Ada\"}" },
		{ "/categories", "{\"name\":\"Jazz\"}" },
		{ "/tags", "{\"name\":\"Free\"}" },
		{ "/events", "{\"title\":\"Talk\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",\"venue\":1,\"categories\":[1]}" }
	};
	enum kind			 kind;
	size_t				 i;

	given_authority();
	for (i = 0; i < COUNT(made); i++)
		cr_assert_eq(ask_role(ROLE_ADMINISTRATOR, "POST", made[i][0],
		    made[i][1], NULL)->status, 201);
	for (kind = KIND_EVENT; kind <= KIND_ORGANIZER; kind++)
		given_plants(&all[kind], kind);
}

/* Shows the line in which two texts differ. */
static void
compare(enum role role, const char *before, const char *after)
{
	size_t	 line, i;

	for (i = line = 0; before[i] != '\0' && before[i] == after[i]; i++)
		if (before[i] == '\n')
			line = i + 1;
	cr_expect(before[i] == after[i], "%s:\n%.*s\nbefore: %.200s\n"
	    "after:  %.200s", owner_name(role),
	    (int)strcspn(before + line, " "), before + line, before + i,
	    after + i);
}

static void
compare_changes(enum role role)
{
	const char	*before;
	size_t		 i, n;

	given_calendar();
	before = answers_to(role);
	for (i = 0; i < KIND_CATEGORY; i++)
		for (n = 0; n < all[i].count; n++)
			change_hidden(role, all[i].list[n]);
	compare(role, before, answers_to(role));
}

Test(authority_changes, others_do_not_notice)
{
	compare_changes(ROLE_ANONYMOUS);
}

Test(authority_changes, no_subscriber_notices)
{
	compare_changes(ROLE_SUBSCRIBER);
}

Test(authority_changes, no_contributor_notices)
{
	compare_changes(ROLE_CONTRIBUTOR);
}

Test(authority_changes, no_author_notices)
{
	compare_changes(ROLE_AUTHOR);
}
