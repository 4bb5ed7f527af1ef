/* Values for {id} and {slug}: rules, sections 1 and 13. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "http/route.h"

#include "base/array.h"
#include "tests/support/input.h"

#define LONG10(s)	s s s s s s s s s s

/* Outcomes: a record of each kind, no record, no route. */
enum found { FOUND, NOT_FOUND, NO_ROUTE, LIST };

static const struct {
	const char	*text;
	enum found	 found;
} ids[] = {
	{ "%d", FOUND }, { "000%d", FOUND }, { "%d/", FOUND },
	{ LONG10("0000000000") "%d", FOUND },
	{ "0", NOT_FOUND }, { "00", NOT_FOUND }, { "999", NOT_FOUND },
	{ "2147483648", NOT_FOUND }, { "4294967297", NOT_FOUND },
	{ "9223372036854775807", NOT_FOUND },
	{ "9223372036854775808", NOT_FOUND },
	{ "18446744073709551617", NOT_FOUND },
	{ LONG10(LONG10("1234567890")), NOT_FOUND },
	{ "", LIST }, { "-%d", NO_ROUTE }, { "+%d", NO_ROUTE },
	{ "%d.0", NO_ROUTE }, { "%de0", NO_ROUTE }, { "0x%d", NO_ROUTE },
	{ "%d//", NO_ROUTE }, { "/%d", NO_ROUTE }, { "%d/x", NO_ROUTE },
	{ "%d%%00", NO_ROUTE }, { "%d%%20", NO_ROUTE }, { "%%20%d", NO_ROUTE },
	{ "%d%%ff", NO_ROUTE }, { "%%d9%%a1", NO_ROUTE },
	{ "%d;%d", NO_ROUTE }, { "%d,%d", NO_ROUTE }, { "*", NO_ROUTE },
	{ "%d'%%20OR%%20'1'='1", NO_ROUTE }, { "..", NO_ROUTE },
	{ "../%d", NO_ROUTE }, { "%%2e%%2e%%2f%d", NO_ROUTE },
	{ "%%zz", NO_ROUTE }, { "%%", NO_ROUTE }, { "nan", NO_ROUTE }
};

static const struct {
	const char	*text;
	enum found	 found;
} slugs[] = {
	{ "work", FOUND }, { "WORK", FOUND }, { "work/", FOUND },
	{ "%57ork", FOUND }, { "w%6Frk", FOUND }, { "%20work%20", FOUND },
	{ "--work--", FOUND }, { "<b>work</b>", NO_ROUTE },
	{ "%3Cb%3Ework%3C%2Fb%3E", FOUND }, { "w%C3%B6rk", FOUND },
	{ "work%27%22", FOUND },
	{ "", NO_ROUTE }, { "work//", NO_ROUTE }, { "work/x", NO_ROUTE },
	{ "nowhere", NOT_FOUND }, { "work.ics", NOT_FOUND },
	{ "%ff", NOT_FOUND }, { "%c0%af", NOT_FOUND },
	{ "work%ff", NOT_FOUND }, { "%ed%a0%80", NOT_FOUND },
	{ "%", NOT_FOUND }, { "%zz", NOT_FOUND }, { "%e0%a4", NOT_FOUND },
	{ ".", NOT_FOUND }, { "..", NOT_FOUND }, { "%2e%2e%2fwork", FOUND },
	{ "a%2Fb", NOT_FOUND }, { "%00", NOT_FOUND }, { "%20", NOT_FOUND },
	{ "-", NOT_FOUND }, { "'%20OR%20'1'='1", NOT_FOUND },
	{ "work%27%3B--%20x", NOT_FOUND }, { "%25", NOT_FOUND },
	{ "work%0d%0aX-Split:%201", NOT_FOUND },
	{ "%3Cscript%3Ealert(1)%3C/script%3E", NO_ROUTE },
	{ "%D7%A9%E2%80%AE%D7%9D", NOT_FOUND }, { "e%CC%81", NOT_FOUND },
	{ "%F0%9F%92%A9", NOT_FOUND }, { "feed", NOT_FOUND },
	{ LONG10(LONG10("%F0%9F%92%A9")), NOT_FOUND },
	{ LONG10(LONG10("aaaaaaaaaaaaaaaaa")), NOT_FOUND }
};

static const struct {
	const char	*kind;
	const char	*plural;
	int		 id;
} kinds[] = {
	{ "event", "events", 4 }, { "venue", "venues", 5 },
	{ "organizer", "organizers", 6 }, { "category", "categories", 3 },
	{ "tag", "tags", 4 }
};

static const char	*const methods[] = { "GET", "HEAD", "PATCH", "DELETE" };

static const char *
expected(enum found found, const char *kind)
{
	switch (found) {
	case FOUND: case LIST:
		return ("200");
	case NOT_FOUND:
		return (target("404 rest-%s-not-found", kind));
	default:
		return ("404 rest_no_route");
	}
}

static void
compare(const char *where, const char *kind, enum found found)
{
	struct outcome	*a;
	const char	*code, *got, *wanted;
	size_t		 i;

	wanted = expected(found, kind);
	for (i = 0; i < COUNT(methods); i++) {
		if (found == LIST && i > 1)
			break;
		a = input_ask(methods[i], where, NULL, NULL, 0);
		if (strcmp(methods[i], "HEAD") == 0) {
			cr_expect_eq(a->status, atoi(wanted));
			continue;
		}
		input_sound(a, where);
		code = outcome_text(a, "code");
		got = target("%d%s%s", a->status, code == NULL ? "" : " ",
		    code == NULL ? "" : code);
		cr_expect_str_eq(got, wanted, "%s %s: %s, not %s", methods[i],
		    where, got, wanted);
	}
}

Test(input_paths, ids)
{
	size_t	 i, k;

	given_input();
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
	for (i = 0; i < COUNT(ids); i++)
		for (k = 0; k < COUNT(kinds); k++)
			compare(target("/%s/%s", kinds[k].plural, target(
			    ids[i].text, kinds[k].id, kinds[k].id)),
			    kinds[k].kind, ids[i].found);
#pragma GCC diagnostic pop
}

Test(input_paths, slugs)
{
	size_t	 i, k;

	given_input();
	for (i = 0; i < COUNT(slugs); i++)
		for (k = 0; k < 3; k++)
			compare(target("/%s/by-slug/%s", kinds[k].plural,
			    slugs[i].text), kinds[k].kind, slugs[i].found);
}
