#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "harness.h"
#include "page_part.h"

static struct arena	*parts;		/* freed when the test ends */

struct outcome *
page_get(const char *target)
{
	const char	*prefix;
	struct outcome	*o;

	harness_start();
	prefix = harness.prefix;
	harness.prefix = "";
	o = ask_with("GET", target, NULL, "Accept: text/html", NULL);
	harness.prefix = prefix;

	return (o);
}

const char *
page_given(const char *kind, const char *json)
{
	struct outcome	*o;

	o = ask_json("admin", "POST", kind, json);
	cr_assert_eq(o->status, 201, "%s: %s", json, o->body);

	return (outcome_text(o, "id"));
}

const char *
page_part(const struct outcome *o, const char *from, const char *to)
{
	const char		*start, *end;

	if (parts == NULL)
		parts = arena_new();
	if ((start = strstr(o->body, from)) == NULL ||
	    (end = strstr(start + strlen(from), to)) == NULL)
		return ("");

	return (arena_copy(parts, start, (size_t)(end - start) + strlen(to)));
}

const char *
page_inner(const struct outcome *o, const char *from, const char *to)
{
	const char	*part;

	part = page_part(o, from, to);
	if (*part == '\0')
		return ("");

	return (arena_copy(parts, part + strlen(from),
	    strlen(part) - strlen(from) - strlen(to)));
}

void
expect_part(const char *file, int line, const struct outcome *o,
    const char *from, const char *to, const char *text)
{
	const char	*part;

	part = page_part(o, from, to);
	cr_expect(strcmp(part, text) == 0, "%s:%d: status %d, wanted\n%s\n"
	    "got\n%s", file, line, o->status, text, part);
}
