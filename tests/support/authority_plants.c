#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"

#include "authority.h"

#define UNKNOWN	999999

/* The members that the kind requires. The placeholder stands for the mark. */
static const char *
members(enum kind kind)
{
	static const char *const	 formats[] = {
		"\"title\":\"%1$s.name\",\"description\":\"%1$s.text\","
		    "\"excerpt\":\"%1$s.text\",\"slug\":\"%1$s.name\","
		    "\"start_date\":\"2026-12-05 18:00:00\","
		    "\"end_date\":\"2026-12-05 20:00:00\"",
		"\"venue\":\"%1$s.name\",\"description\":\"%1$s.text\","
		    "\"address\":\"%1$s.text\",\"city\":\"%1$s.text\"",
		"\"organizer\":\"%1$s.name\",\"description\":\"%1$s.text\","
		    "\"email\":\"%1$s.text\",\"phone\":\"%1$s.text\"",
		"\"name\":\"%1$s.name\",\"description\":\"%1$s.text\"",
		"\"name\":\"%1$s.name\",\"description\":\"%1$s.text\""
	};

	return (formats[kind]);
}

static const char *
status_members(const struct plant *r)
{
	const char	*status;

	if (r->kind >= KIND_CATEGORY)
		return ("");
	status = strcmp(r->status, "locked") == 0 ? "publish" : r->status;

	return (target(",\"author\":%d,\"status\":\"%s\"%s",
	    (int)owner_id(r->owner), status, strcmp(status, "future") == 0 ?
	    ",\"date\":\"2026-12-01 00:00:00\"" : ""));
}

static struct outcome *
ask_of(const struct plant *r, const char *method, const char *query,
    const char *json)
{
	return (ask_role(ROLE_ADMINISTRATOR, method, target("/%s/%d%s",
	    kind_plural(r->kind), (int)r->id, query), json, NULL));
}

static void
sow(struct plant *r)
{
	struct outcome	*a;
	const char	*mark, *made;

	mark = target("Planted.%s.%s.%s", kind_name(r->kind), r->status,
	    owner_name(r->owner));
	made = members(r->kind);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
	made = target(made, mark);
#pragma GCC diagnostic pop
	a = ask_role(ROLE_ADMINISTRATOR, "POST", target("/%s",
	    kind_plural(r->kind)), target("{%s%s}", made, status_members(r)),
	    NULL);
	cr_assert_eq(a->status, 201, "%s", a->body);
	r->id = strtoll(outcome_text(a, "id"), NULL, 10);
	r->slug = outcome_text(a, "slug");
	if (strcmp(r->status, "locked") == 0)
		cr_assert_eq(ask_of(r, "PATCH", "",
		    "{\"password\":\"" SESAME "\"}")->status, 200);
	r->seen = ask_of(r, "GET", "", NULL)->body;
}

struct plant *
given_plant(enum kind kind, const char *status, int owner)
{
	static struct arena	*arena;
	struct plant		*r;

	given_authority();
	if (arena == NULL)
		arena = arena_new();
	r = arena_alloc(arena, sizeof(*r));
	*r = (struct plant){ .kind = kind, .status = status, .owner = owner,
	    .id = UNKNOWN, .slug = "nowhere" };
	if (strcmp(status, "unknown") != 0)
		sow(r);

	return (r);
}

void
given_plants(struct plants *all, enum kind kind)
{
	size_t	 i;
	int	 owner;

	for (i = all->count = 0; kind_status(kind, i) != NULL; i++)
		for (owner = ROLE_SUBSCRIBER; owner <= OTHER; owner++)
			all->list[all->count++] = given_plant(kind,
			    kind_status(kind, i), owner);
}

void
plant_renew(struct plant *r)
{
	ask_of(r, "DELETE", r->kind < KIND_CATEGORY ? "?purge=true" : "",
	    NULL);
	sow(r);
}

bool
plant_untouched(const struct plant *r)
{
	return (r->id == UNKNOWN ||
	    strcmp(ask_of(r, "GET", "", NULL)->body, r->seen) == 0);
}
