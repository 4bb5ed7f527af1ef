#include <stdlib.h>

#include <criterion/criterion.h>

#include "terms_given.h"

int64_t
given_term(const char *plural, const char *name, const char *more)
{
	struct outcome	*a;

	a = ask_json("ed", "POST", target("/%s", plural),
	    target("{\"name\":\"%s\"%s%s}", name, *more == '\0' ? "" : ",",
	    more));
	cr_assert_eq(a->status, 201, "%s", a->body);

	return (strtoll(outcome_text(a, "id"), NULL, 10));
}

const char *
list_of(const struct outcome *a, const char *plural, const char *member)
{
	const char	*text = "", *got;
	int		 i;

	if (a->status != 200)
		return (target("%d", a->status));
	for (i = 0; (got = outcome_text(a, target("%s.%d.%s", plural, i,
	    member))) != NULL; i++)
		text = target("%s%s%s", text, i == 0 ? "" : ", ", got);

	return (text);
}

void
expect_listed(const char *plural, const struct listed *rows, size_t count)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = list_of(ask("GET", target("/%s?%s", plural,
		    rows[i].query)), plural, "name");
		cr_expect_str_eq(got, rows[i].expected, "%s: %s, expected %s",
		    rows[i].query, got, rows[i].expected);
	}
}
