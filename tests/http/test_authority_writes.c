/*
 * Writes of values that the caller may not use: rules, sections 8, 12 and 17.
 */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/authority.h"
#include "tests/support/authority_table.h"

#define WRITERS	4			/* contributor ... administrator */
#define FROM	"2026-12-05 18:00"

/* A word per writer. */
struct outcomes {
	const char	*sent;
	const char	*expected;
};

static struct outcome *
create(enum role role, enum kind kind, const char *name, const char *members)
{
	const char	*required;

	given_authority();
	required = kind == KIND_EVENT ? target("\"title\":\"%s\","
	    "\"start_date\":\"" FROM "\",\"end_date\":\"" FROM "\"",
	    name) : target("\"%s\":\"%s\"", kind_name(kind), name);

	return (ask_role(role, "POST", target("/%s", kind_plural(kind)),
	    target("{%s%s}", required, members), target(
	    "Idempotency-Key: %s%s", name, members)));
}

static const char *
words_of(const char *words, int place)
{
	return (verdict_word(&(struct verdict){ .others = words },
	    (enum role)place, false));
}

static void
compare_created(const struct outcomes *rows, size_t count, const char *member)
{
	struct outcome	*a;
	enum kind	 kind;
	const char	*got, *wanted;
	size_t		 i;
	int		 n;

	for (i = 0; i < count * KIND_CATEGORY * WRITERS; i++) {
		kind = i / WRITERS % KIND_CATEGORY;
		n = i % WRITERS;
		a = create(ROLE_CONTRIBUTOR + n, kind, target("%zu", i + 1),
		    rows[i / WRITERS / KIND_CATEGORY].sent);
		got = a->status == 201 ? outcome_text(a, member) :
		    target("%d", a->status);
		wanted = words_of(rows[i / WRITERS / KIND_CATEGORY].expected,
		    n);
		cr_expect_str_eq(got, wanted, "%s makes one %s%s: %s",
		    owner_name(ROLE_CONTRIBUTOR + n), kind_name(kind),
		    rows[i / WRITERS / KIND_CATEGORY].sent, got);
	}
}

#define LATER	",\"date\":\"2027-01-01\""

static const struct outcomes	created[] = {
	{ "", "draft publish publish publish" },
	{ LATER, "draft future future future" },
	{ ",\"status\":\"publish\"", "pending publish publish publish" },
	{ ",\"status\":\"future\"", "pending publish publish publish" },
	{ ",\"status\":\"future\"" LATER, "pending future future future" },
	{ ",\"status\":\"publish\"" LATER, "pending future future future" },
	{ ",\"status\":\"private\"", "pending private private private" },
	{ ",\"status\":\"draft\"", "draft draft draft draft" },
	{ ",\"status\":\"pending\"", "pending pending pending pending" },
	{ ",\"status\":\"trash\"", "trash trash trash trash" }
};

Test(authority_writes, status_of_a_new_one)
{
	compare_created(created, COUNT(created), "status");
}

/* Own drafts, which each of them may change. */
static const struct outcomes	updated[] = {
	{ "", "draft draft draft draft" },
	{ "\"status\":\"publish\"", "pending publish publish publish" },
	{ "\"status\":\"private\"", "pending private private private" },
	{ "\"status\":\"future\"" LATER, "pending future future future" },
	{ "\"status\":\"pending\"", "pending pending pending pending" },
	{ "\"status\":\"trash\"", "trash trash trash trash" }
};

Test(authority_writes, status_of_a_changed_one)
{
	struct plant	*p;
	struct outcome	*a;
	size_t		 i, n;
	enum role	 role;
	const char	*wanted;

	for (i = 0; i < COUNT(updated); i++)
		for (n = 0; n < KIND_CATEGORY * WRITERS; n++) {
			role = ROLE_CONTRIBUTOR + n % WRITERS;
			p = given_plant(n / WRITERS, "draft", (int)role);
			a = ask_role(role, "PATCH", target("/%s/%d",
			    kind_plural(p->kind), (int)p->id),
			    target("{%s}", updated[i].sent), NULL);
			wanted = words_of(updated[i].expected,
			    (int)(n % WRITERS));
			cr_expect_str_eq(outcome_text(a, "status"), wanted,
			    "%s: %s", updated[i].sent, a->body);
		}
}

Test(authority_writes, authors)
{
	struct outcomes	 rows[2];
	struct plant	*p;
	enum role	 role;
	const char	*other;

	given_authority();
	other = target("%d", (int)owner_id(OTHER));
	rows[0] = (struct outcomes){ target(",\"author\":%s", other),
	    target("403 403 %s %s", other, other) };
	rows[1] = (struct outcomes){ "", target("%d %d %d %d",
	    (int)owner_id(ROLE_CONTRIBUTOR), (int)owner_id(ROLE_AUTHOR),
	    (int)owner_id(ROLE_EDITOR), (int)owner_id(ROLE_ADMINISTRATOR)) };
	compare_created(rows, 2, "author");
	for (role = ROLE_CONTRIBUTOR; role <= ROLE_ADMINISTRATOR; role++) {
		p = given_plant(KIND_VENUE, "draft", (int)role);
		cr_expect_eq(ask_role(role, "PUT", target("/venues/%d",
		    (int)p->id), target("{\"author\":%s}", other), NULL)->
		    status, role < ROLE_EDITOR ? 403 : 200);
		p = given_plant(KIND_EVENT, "draft", (int)role);
		cr_expect_eq(ask_role(role, "PUT", target(
		    "/events/by-slug/%s", p->slug), target(
		    "{\"author\":%s}", other), NULL)->status,
		    role < ROLE_EDITOR ? 403 : 200);
	}
}

Test(authority_writes, records_created_with_an_event_need_the_same_rights)
{
	static const struct outcomes	 rows[] = {
		{ ",\"status\":\"publish\"",
		    "pending publish publish publish" },
		{ "", "draft publish publish publish" }
	};
	struct outcome	*a;
	size_t		 i, n;

	for (i = 0; i < COUNT(rows); i++)
		for (n = 0; n < WRITERS; n++) {
			a = create(ROLE_CONTRIBUTOR + n, KIND_EVENT, "New",
			    target(",\"tags\":[\"tag %zu\"],\"venue\":{"
			    "\"venue\":\"%zu.%zu\"%s}", n, i, n,
			    rows[i].sent));
			cr_expect_eq(a->status, 201, "%s", a->body);
			EXPECT_MEMBER(a, "tags.0.name", target("tag %zu", n));
			EXPECT_MEMBER(a, "venue.status",
			    words_of(rows[i].expected, (int)n));
		}
	for (n = 0; n < WRITERS; n++) {
		a = create(ROLE_CONTRIBUTOR + n, KIND_EVENT, "New", target(
		    ",\"organizer\":{\"organizer\":\"New\",\"author\":%d}",
		    (int)owner_id(OTHER)));
		cr_expect_eq(a->status, n < 2 ? 403 : 201, "%s", a->body);
	}
}

/* 11.5: a caller who may not edit a record does not learn that it exists. */
Test(authority_writes, equal_ones_of_others_are_not_reused)
{
	struct outcome	*a;
	enum kind	 kind;
	enum role	 role;
	const char	*id;

	given_authority();
	for (kind = KIND_VENUE; kind <= KIND_ORGANIZER; kind++) {
		id = outcome_text(create(ROLE_ADMINISTRATOR, kind, "Hall",
		    target(",\"status\":\"draft\",\"author\":%d",
		    (int)owner_id(OTHER))), "id");
		for (role = ROLE_CONTRIBUTOR; role <= ROLE_ADMINISTRATOR;
		    role++) {
			a = create(role, kind, "Hall", "");
			cr_expect_eq(a->status, 201, "%s", a->body);
			cr_expect((strcmp(outcome_text(a, "id"), id) == 0) ==
			    (role >= ROLE_EDITOR), "%s", owner_name((int)role));
		}
	}
}

Test(authority_writes, markup)
{
	static const struct outcomes	 rows[] = {
		{ ",\"description\":\"<script>x</script><b>y</b>\"",
		    "x<b>y</b> x<b>y</b> <script>x</script><b>y</b> "
		    "<script>x</script><b>y</b>" }
	};

	compare_created(rows, 1, "description");
}

/* A stored answer belongs to the caller who got it. */
Test(authority_writes, keys_of_others)
{
	const char	*first;
	enum role	 role;

	first = create(ROLE_ADMINISTRATOR, KIND_EVENT, "Made", "")->body;
	EXPECT(create(ROLE_ADMINISTRATOR, KIND_EVENT, "Made", ""), 201, first);
	for (role = ROLE_CONTRIBUTOR; role < ROLE_ADMINISTRATOR; role++)
		EXPECT_MEMBER(create(role, KIND_EVENT, "Made", ""), "author",
		    target("%d", (int)owner_id((int)role)));
	EXPECT_CODE(create(ROLE_SUBSCRIBER, KIND_EVENT, "Made", ""), 403,
	    "rest_forbidden");
	EXPECT_CODE(create(ROLE_ANONYMOUS, KIND_EVENT, "Made", ""), 401,
	    "rest_forbidden");
}
