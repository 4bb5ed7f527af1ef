#include <stdbool.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"

#include "base/array.h"
#include "tests/support/harness.h"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
	harness_start();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(describe_locales, .init = setup, .fini = teardown);

static const struct value *
read_body(const struct outcome *o)
{
	const struct value	*v;
	const char		*error;

	v = json_read(arena, o->body, o->length, &error);
	cr_assert_not_null(v, "%s", error);

	return (v);
}

/* Texts for people, and addresses. */
static bool
may_differ(const char *name)
{
	static const char *const	 differing[] = { "description",
		"summary", "title", "url", "href" };
	size_t				 i;

	for (i = 0; name != NULL && i < COUNT(differing); i++)
		if (strcmp(name, differing[i]) == 0)
			return (true);

	return (false);
}

static void
expect_alike(const struct value *a, const struct value *b)
{
	const struct value	*x, *y;

	cr_assert_eq(a->kind, b->kind);
	if (a->text != NULL && !may_differ(a->name))
		cr_expect_str_eq(a->text, b->text);
	cr_expect_eq(a->truth, b->truth);
	for (x = a->first, y = b->first; x && y; x = x->next, y = y->next) {
		if (x->name != NULL)
			cr_assert_str_eq(x->name, y->name);
		expect_alike(x, y);
	}
	cr_assert_null(x);
	cr_assert_null(y);
}

Test(describe_locales, they_differ_in_texts_alone)
{
	static const char *const	 targets[] = { "", "/doc" };
	static const char *const	 others[] = { "de", "fr", "es" };
	const struct value		*english;
	struct outcome			*o;
	size_t				 i, k;

	for (i = 0; i < COUNT(targets); i++) {
		harness.prefix = "/calendar/events/v1";
		english = read_body(ask("GET", targets[i]));
		for (k = 0; k < COUNT(others); k++) {
			harness.prefix = arena_printf(arena,
			    "/%s/calendar/events/v1", others[k]);
			o = ask("GET", targets[i]);
			cr_expect_str_eq(outcome_header(o, "Content-Language"),
			    others[k]);
			expect_alike(english, read_body(o));
		}
	}
}

Test(describe_locales, each_has_different_texts)
{
	static const char *const	 rows[][2] = {
		{ "", "Create an event." },
		{ "/de", "Legt eine Veranstaltung an." },
		{ "/fr", "Crée un événement." },
		{ "/es", "Crea un evento." }
	};
	struct outcome			*o;
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		harness.prefix = arena_printf(arena, "%s/calendar/events/v1",
		    rows[i][0]);
		o = ask("GET", "/doc");
		cr_expect_str_eq(outcome_text(o, "paths./events.post.summary"),
		    rows[i][1]);
	}
}
