#include <criterion/criterion.h>

#include "titles.h"

const char *
titles_of(const struct outcome *a)
{
	const char	*text = "", *title;
	int		 i;

	if (a->status != 200)
		return (target("%d", a->status));
	for (i = 0; (title = outcome_text(a, target("events.%d.title", i))) !=
	    NULL; i++)
		text = target("%s%s%s", text, i == 0 ? "" : " ", title);

	return (text);
}

void
expect_titles(const char *user, const char *query, const char *expected)
{
	const char	*got;

	got = titles_of(ask_json(user, "GET", target("/events?per_page=50&%s",
	    query), ""));
	cr_expect_str_eq(got, expected, "%s: %s, expected %s", query, got,
	    expected);
}

void
expect_all_titles(const char *user, const struct titles *rows, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		expect_titles(user, rows[i].query, rows[i].expected);
}
