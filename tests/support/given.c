#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"

#include "given.h"

const char *
target(const char *format, ...)
{
	static struct arena	*arena;
	const char		*text;
	va_list			 places;

	if (arena == NULL)
		arena = arena_new();
	va_start(places, format);
	text = arena_vprintf(arena, format, places);
	va_end(places);

	return (text);
}

static int64_t
given(const char *user, const char *path, const char *json)
{
	struct outcome	*a;

	a = ask_json(user, "POST", path, json);
	cr_assert_eq(a->status, 201, "%s", a->body);

	return (strtoll(outcome_text(a, "id"), NULL, 10));
}

int64_t
given_venue(const char *user, const char *members)
{
	return (given(user, "/venues", target("{%s}", members)));
}

int64_t
given_organizer(const char *user, const char *members)
{
	return (given(user, "/organizers", target("{%s}", members)));
}

int64_t
given_event(const char *user, const char *title, const char *start,
    const char *end, const char *more)
{
	return (given(user, "/events", target("{\"title\":\"%s\","
	    "\"start_date\":\"%s\",\"end_date\":\"%s\"%s%s}", title, start,
	    end, *more == '\0' ? "" : ",", more)));
}

int64_t
given_talk(const char *user, const char *more)
{
	return (given_event(user, "Talk", "2026-12-05 18:00:00",
	    "2026-12-05 20:00:00", more));
}

void
expect_member(const char *file, int line, const struct outcome *a,
    const char *path, const char *expected)
{
	const char	*got;

	got = outcome_text(a, path);
	if (got == NULL || expected == NULL)
		cr_expect(got == expected, "%s:%d: %s is %s, expected %s",
		    file, line, path, got == NULL ? "not there" : got,
		    expected == NULL ? "nothing" : expected);
	else
		cr_expect_str_eq(got, expected, "%s:%d: %s is %s, expected %s",
		    file, line, path, got, expected);
}

void
expect_code(const char *file, int line, const struct outcome *a, int status,
    const char *code)
{
	const char	*got;

	got = a->status < 400 ? "" : outcome_text(a, "code");
	cr_expect(a->status == status && strcmp(got, code) == 0,
	    "%s:%d: %d %s, expected %d %s", file, line, a->status, got,
	    status, code);
}
