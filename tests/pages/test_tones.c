#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <openssl/evp.h>
#include <openssl/sha.h>

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/color.h"

/* Backgrounds of text on light and dark pages, as in style.css. */
static const char *const	 light[] = { "#fbfaf7", "#ffffff" };
static const char *const	 dark[] = { "#171614", "#1f1d1a" };

static void
given_category(const char *name, const char *color)
{
	(void)page_given("/categories", target("{\"name\":\"%s\","
	    "\"color\":\"%s\"}", name, color));
	(void)page_given("/events",
	    target("{\"title\":\"At %s\",\"start_date\":"
	    "\"2026-11-28 18:00\",\"end_date\":\"2026-11-28 20:00\","
	    "\"categories\":[\"%s\"]}", name, name));
}

static const char *
rules(const struct outcome *o)
{
	return (page_inner(o, "</style>\n<style>", "</style>"));
}

static const char *
hash_of(const char *text)
{
	static char	 base64[64];
	unsigned char	 hash[SHA256_DIGEST_LENGTH];

	SHA256((const unsigned char *)text, strlen(text), hash);
	EVP_EncodeBlock((unsigned char *)base64, hash, sizeof(hash));

	return (base64);
}

Test(tones, of_categories_are_their_own_wherever_they_are_shown)
{
	static const struct {
		const char	*page, *part, *before;
	} rows[] = {
		{ "/?view=month", "<li class=\"tone tone-0000ff\">", "" },
		{ "/", "<li class=\"poster tone tone-0000ff\">", "" },
		{ "/?view=week&date=2026-11-28",
		    "<li class=\"tone tone-0000ff at-0\">",
		    ".hours{--rows:8;--bars: }"
		    ".at-0{--at:1/1/9/7;--lines:4}" },
		{ "/?view=list", "<li class=\"card tone tone-0000ff\">", "" },
		{ "/event/at-sea/", "<a href=\"/events/category/sea/\""
		    " class=\"tone tone-0000ff\" dir=\"auto\">Sea</a>", "" },
		{ "/events/category/sea/",
		    "<article class=\"record tone tone-0000ff\">", "" }
	};
	struct outcome	*o;
	char		 expected[256];
	size_t		 i;

	given_category("Sea", "#0000FF");
	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].page);
		cr_expect(outcome_has(o, rows[i].part), "%s: %s",
		    rows[i].page, o->body);
		snprintf(expected, sizeof(expected), "%s"
		    ".tone-0000ff{--tone:#0000ff}"
		    "@media (prefers-color-scheme: dark){"
		    ".tone-0000ff{--tone:#7373ff}}", rows[i].before);
		cr_expect_str_eq(rules(o), expected, "%s: %s", rows[i].page,
		    rules(o));
	}
}

Test(tones, are_in_a_style_that_the_policy_names)
{
	struct outcome	*o;
	const char	*policy;

	given_category("Sea", "#0000ff");
	o = page_get("/?view=month");
	policy = outcome_header(o, "Content-Security-Policy");
	cr_expect_not_null(strstr(policy,
	    target("style-src 'sha256-%s' 'sha256-",
	    hash_of(rules(o)))), "%s", policy);
	cr_expect_null(strstr(policy, "unsafe"));
	o = page_get("/?year=2027&month=9");
	policy = outcome_header(o, "Content-Security-Policy");
	cr_expect_str_eq(rules(o), "");
	cr_expect_null(strstr(policy, "' 'sha256-"), "%s", policy);
}

Test(tones, of_a_category_without_color_are_made_from_its_slug)
{
	struct outcome	*o;

	given_category("Jazz", "");
	o = page_get("/?view=list");
	cr_expect(outcome_has(o, "<li class=\"card tone tone-4\">"));
	cr_expect_str_eq(rules(o), "");
}

static void
expect_readable(const char *shown, const char *const behind[2])
{
	struct color	 color, background;
	int		 i;

	cr_assert(color_read(&color, target("%.7s", shown)), "%s", shown);
	for (i = 0; i < 2; i++) {
		cr_assert(color_read(&background, behind[i]));
		cr_expect_geq(color_contrast(&color, &background),
		    CONTRAST_OF_TEXT, "%.7s on %s", shown, behind[i]);
	}
}

Test(tones, can_be_read_on_light_and_dark_pages)
{
	static const char *const	 colors[] = {
		"#ffffff", "#000000", "#ffff00", "#00ff00", "#ff0000",
		"#0000ff", "#777777", "#fbfaf7", "#171614", "#123456"
	};
	const char			*all, *at;
	size_t				 i, count;

	count = COUNT(colors);
	for (i = 0; i < count; i++)
		given_category(target("C%zu", i), colors[i]);
	all = rules(page_get("/?view=list"));
	for (i = 0; i < count; i++) {
		at = strstr(all, target(".tone-%s{--tone:", colors[i] + 1));
		cr_assert_not_null(at, "%s: %s", colors[i], all);
		at = strchr(at, ':') + 1;
		expect_readable(at, light);
		at = strstr(strchr(all, '@'), target(".tone-%s{--tone:",
		    colors[i] + 1));
		expect_readable(strstr(at, "tone:") + strlen("tone:"), dark);
	}
}

Test(tones, of_a_page_have_an_end)
{
	struct outcome	*o;
	const char	*at;
	int		 i, count = 0;

	for (i = 0; i < 120; i++)
		given_category(target("C%d", i), target("#0000%02x", i));
	o = page_get("/?view=week&date=2026-11-28");
	cr_expect_eq(o->status, 200);
	for (at = rules(o); (at = strstr(at, "{--tone:")) != NULL; at++)
		count++;
	cr_expect_eq(count, 200, "%d", count);
}
