/* Which records lists show to whom: rules, sections 8, 18 and 20. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/authority.h"
#include "tests/support/authority_table.h"

/*
 * Verdicts as in authority_table.h, for listed records. "text": with
 * description.
 */
static const struct verdict	listed[] = {
	{ "", "", "publish",
	    "     text text text text text",
	    "text text text text text text" },
	{ "", "", "locked",
	    "     name name text text text",
	    "name name name name text text" },
	{ "", "search=lanted", "locked",
	    "     no   no   text text text",
	    "no   no   no   no   text text" },
	{ "", "", "future draft pending private",
	    "     no   text text text text",
	    "no   no   no   no   text text" },
	{ "", "", "trash",
	    "     no   no   no   no   no",
	    "no   no   no   no   no   no" },
	{ "", "status=trash", "trash",
	    "     no   text text text text",
	    "no   no   no   no   text text" },
	{ "", "status=draft,trash", "trash",
	    "     no   text text text text",
	    "no   no   no   no   text text" }
};

static const struct verdict *
find_row(const char *query, const char *status)
{
	size_t	 i;

	for (i = 0; i < COUNT(listed); i++)
		if (strcmp(listed[i].query, query) == 0 &&
		    words_hold(listed[i].records, status))
			return (&listed[i]);
	cr_assert(*query != '\0', "no verdict for %s", status);

	return (find_row("", status));
}

/* A status filter excludes other statuses, for every caller. */
static bool
is_asked_for(const char *query, const char *status)
{
	if (strncmp(query, "status=", 7) != 0 || strstr(query, "any") != NULL)
		return (true);
	if (strcmp(status, "locked") == 0)
		status = "publish";

	return (strstr(query, status) != NULL);
}

static const char *
expected_list(const struct plants *all, const char *query, enum role role)
{
	const struct plant	*p;
	const char		*text, *word;
	size_t			 i;

	text = "";
	for (i = 0; i < all->count; i++) {
		p = all->list[i];
		if (!is_asked_for(query, p->status))
			continue;
		word = verdict_word(find_row(query, p->status), role,
		    p->owner == (int)role);
		if (strcmp(word, "no") != 0)
			text = target("%s %s of %s: %s\n", text, p->status,
			    owner_name(p->owner), word);
	}

	return (text);
}

/* "draft" or "other" out of "Planted.event.draft.other.name". */
static const char *
word_of(const char *name, int place)
{
	for (; place > 0; place--)
		name = strchr(name, '.') + 1;

	return (target("%.*s", (int)strcspn(name, "."), name));
}

static const char *
met_list(const struct outcome *a, enum kind kind)
{
	const char	*text, *name, *more;
	int		 i;

	text = "";
	for (i = 0;; i++) {
		name = outcome_text(a, target("%s.%d.%s", kind_plural(kind),
		    i, kind == KIND_EVENT ? "title" : kind_name(kind)));
		if (name == NULL)
			break;
		more = outcome_text(a, target("%s.%d.description",
		    kind_plural(kind), i));
		text = target("%s %s of %s: %s\n", text, word_of(name, 2),
		    word_of(name, 3), more == NULL || *more == '\0' ? "name" :
		    "text");
	}
	cr_expect_str_eq(outcome_text(a, "total"), target("%d", i));
	cr_expect_str_eq(outcome_header(a, "X-WP-Total"), target("%d", i));

	return (text);
}

static void
compare_list(const struct plants *all, enum kind kind, const char *query,
    enum role role)
{
	struct outcome	*a;
	const char	*wanted, *got, *where;

	where = target("/%s?per_page=50&orderby=id&order=asc&%s",
	    kind_plural(kind), query);
	a = ask_role(role, "GET", where, NULL, NULL);
	if (role < ROLE_CONTRIBUTOR && strncmp(query, "status=", 7) == 0 &&
	    strcmp(query, "status=publish") != 0) {
		EXPECT_CODE(a, 400, "rest_invalid_param");
		return;
	}
	cr_expect_eq(a->status, 200, "%s", a->body);
	wanted = expected_list(all, query, role);
	got = met_list(a, kind);
	cr_expect_str_eq(got, wanted, "%s GET %s:\n%sexpected:\n%s",
	    owner_name(role), where, got, wanted);
}

static void
compare_lists(enum kind kind)
{
	static const char *const	 queries[] = { "", "status=any",
		"status=publish", "status=future", "status=draft",
		"status=pending", "status=private", "status=trash",
		"status=draft,trash", "search=lanted" };
	struct plants			 all;
	enum role			 role;
	size_t				 i;

	given_plants(&all, kind);
	for (i = 0; i < COUNT(queries); i++)
		for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++)
			compare_list(&all, kind, queries[i], role);
}

Test(authority_lists, events)
{
	compare_lists(KIND_EVENT);
}

Test(authority_lists, venues)
{
	compare_lists(KIND_VENUE);
}

Test(authority_lists, organizers)
{
	compare_lists(KIND_ORGANIZER);
}

/* Lists by ids show events to the same callers. */
Test(authority_lists, events_by_their_ids)
{
	struct plants	 all;
	struct outcome	*a;
	enum role	 role;
	const char	*ids, *wanted;
	size_t		 i;

	given_plants(&all, KIND_EVENT);
	for (i = 0, ids = "0"; i < all.count; i++)
		ids = target("%s%s%d", i == 0 ? "" : ids, i == 0 ? "" : ",",
		    (int)all.list[i]->id);
	for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++) {
		a = ask_role(role, "GET", target("/events?per_page=50&"
		    "orderby=id&include=%s", ids), NULL, NULL);
		wanted = expected_list(&all, "", role);
		cr_expect_str_eq(met_list(a, KIND_EVENT), wanted, "%s",
		    owner_name(role));
	}
}

/* Linked data describes only records that everyone may read. */
static void
compare_linked_data(enum role role, const struct plant *p)
{
	const char	*query;
	struct outcome	*a;

	query = strcmp(p->status, "locked") == 0 ? "?password=" SESAME : "";
	a = ask_role(role, "GET", target("/%s/%d%s", kind_plural(p->kind),
	    (int)p->id, query), NULL, NULL);
	cr_expect_null(outcome_text(a, "password"));
	cr_expect((outcome_text(a, "json_ld") != NULL) ==
	    (strcmp(p->status, "publish") == 0), "%s of %s for %s", p->status,
	    owner_name(p->owner), owner_name(role));
}

Test(authority_lists, linked_data)
{
	struct plants	 all;
	enum role	 role;
	enum kind	 kind;
	size_t		 i;

	for (kind = KIND_EVENT; kind <= KIND_ORGANIZER; kind++) {
		given_plants(&all, kind);
		for (role = ROLE_ANONYMOUS; role < (enum role)ROLES; role++)
			for (i = 0; i < all.count; i++)
				compare_linked_data(role, all.list[i]);
	}
}
