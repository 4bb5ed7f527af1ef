/* Settings of the desk are added to those of site.yaml. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/yaml.h"
#include "config/site.h"
#include "config/site_yaml.h"
#include "text/zones.h"

static struct arena	*arena;
static struct site	 file, site;

static void
setup(void)
{
	arena = arena_new();
	zones_load(NULL);
	cr_assert_null(site_read(&file, arena, NULL));
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(site_add, .init = setup, .fini = teardown);

Test(site_add, sets_what_the_file_does_not_set)
{
	static const char		 text[] = "currency: {code: EUR}";
	static const struct setting	 list[] = {
		{ "clock", "24" }, { "currency", "{symbol: F, code: CHF}" },
		{ "timezone", "Europe/Rome" }, { "title", "\"Rome\"" }
	};
	struct yaml			 yaml;
	size_t				 wrong;

	yaml_read(&yaml, arena, "", text, strlen(text));
	file.said = yaml.root;
	cr_assert_null(site_add(&site, arena, &file, list, 4, &wrong));
	cr_expect_eq(site.clock, 24);
	cr_expect_str_eq(site.currency.symbol, "$");
	cr_expect_str_eq(site.timezone, "Europe/Rome");
	cr_expect_str_eq(site.title, "Rome");
	cr_expect_eq(site.alone, &file);
	cr_expect_str_eq(file.title, "");
}

Test(site_add, names_the_setting_that_is_wrong)
{
	static const struct {
		struct setting	 setting;
		const char	*why;
	} rows[] = {
		{ { "clock", "13" }, "'clock' must be 12, 24 or empty" },
		{ { "clock", "" }, "'clock' is not one value of YAML" },
		{ { "clock", "12\n---\n24" },
		  "'clock' is not one value of YAML" },
		{ { "title", "\"A\\nB\"" },
		  "'title' must be a line of 200 bytes at most, or empty" },
		{ { "port", "80" }, "unknown key 'port'" },
		{ { "stylesheet", "/etc/passwd" }, "unknown key 'stylesheet'" },
		{ { "look", "[]" }, "'look' must contain keys" }
	};
	struct setting	 list[2] = { { "title", "Rome" }, { NULL, NULL } };
	const char	*why;
	size_t		 wrong, i;

	for (i = 0; i < COUNT(rows); i++) {
		list[1] = rows[i].setting;
		why = site_add(&site, arena, &file, list, 2, &wrong);
		cr_assert_not_null(why);
		cr_expect_str_eq(why, rows[i].why);
		cr_expect_eq(wrong, 1);
	}
}

/* The setting is `'key' must be ...`, or that of its part. */
static void
expect_rejected(const struct key *key, const struct key *_Nullable part,
    const char *text)
{
	const char	*name = part == NULL ? key->name : part->name;
	const char	*value, *why;
	struct setting	 setting = { .name = key->name };
	size_t		 wrong;

	value = arena_join(arena, "\"", text, "\"", NULL);
	if (part != NULL)
		value = arena_join(arena, "{", name, ": ", value, "}", NULL);
	setting.value = key->shape == KEY_MAPS || key->shape == KEY_TEXTS ?
	    arena_join(arena, "[", value, "]", NULL) : value;
	why = site_add(&site, arena, &file, &setting, 1, &wrong);
	value = arena_join(arena, "'", name, "' must be ", NULL);
	cr_expect(why != NULL && strncmp(why, value, strlen(value)) == 0,
	    "%s: %s, not %s", key->name, text, why);
}

static void
expect_rejected_by_all(const char *text)
{
	const struct key	*key, *part;

	for (key = site_keys; key->name != NULL; key++) {
		if (!key->desk)
			continue;
		if (key->keys == NULL)
			expect_rejected(key, NULL, text);
		for (part = key->keys; part != NULL && part->name != NULL;
		    part++)
			if (!part->file)
				expect_rejected(key, part, text);
	}
}

Test(site_add, texts_of_the_desk_are_one_line_of_limited_length)
{
	static const char *const	 starts[] = { "A", "/a", "https://a",
	    "mailto:a@b.example" };
	static const char *const	 ends[] = { "\\n", "\\N", "\u2028",
	    "\u2029", "\u202a", "\u202e", "\u2066", "\u2069" };
	char				 xs[3001];
	size_t				 i, n;

	memset(xs, 'x', sizeof(xs) - 1);
	xs[sizeof(xs) - 1] = '\0';
	for (i = 0; i < COUNT(starts); i++) {
		expect_rejected_by_all(arena_join(arena, starts[i], xs, NULL));
		for (n = 0; n < COUNT(ends); n++)
			expect_rejected_by_all(arena_join(arena, starts[i],
			    ends[n], "b", NULL));
	}
}

/* A rule says more than the values of single keys. */
Test(site_add, names_the_setting_of_a_rule)
{
	struct setting	 list[2] = { { "links", NULL }, { "title", "Rome" } };
	struct buf	 links;
	const char	*why;
	size_t		 wrong;
	int		 i;

	buf_init(&links, arena, 1024);
	for (i = 0; i <= SITE_LINKS_MAX; i++)
		buf_printf(&links, "%s{name: A, url: /a}", i == 0 ? "[" : ", ");
	buf_string(&links, "]");
	list[0].value = links.data;
	why = site_add(&site, arena, &file, list, 2, &wrong);
	cr_assert_not_null(why);
	cr_expect_str_eq(why, "there are at most 20 'links'");
	cr_expect_eq(wrong, 0);
}

/* Files are read with the rights of the service. */
Test(site_add, no_setting_names_a_file)
{
	struct setting	 setting = { "mail", "{password_file: /etc/passwd}" };
	size_t		 wrong;

	cr_expect_str_eq(site_add(&site, arena, &file, &setting, 1, &wrong),
	    "'password_file' can be set only in site.yaml");
}

Test(site_add, an_address_of_the_calendar_has_no_path)
{
	struct setting	 setting = { "base_url", "https://a.example/b" };
	size_t		 wrong;

	cr_expect_str_eq(site_add(&site, arena, &file, &setting, 1, &wrong),
	    "'base_url' may have a path only in site.yaml");
	setting.value = "https://a.example:8443/";
	cr_assert_null(site_add(&site, arena, &file, &setting, 1, &wrong));
	cr_expect_str_eq(site.base_url, "https://a.example:8443");
}

Test(site_add, a_logo_of_the_desk_is_a_picture_in_base64)
{
	static const struct {
		const char	*value, *extension;
	} rows[] = {
		{ "data:image/svg+xml;base64,PHN2ZyAvPg==", "svg" },
		{ "data:image/png;base64,iVBORw0KGgoAAAAA", "png" },
		{ "data:image/svg+xml;base64,iVBORw0KGgoAAAAA", NULL },
		{ "data:image/png;base64,PHN2ZyAvPg==", NULL },
		{ "data:text/html;base64,PHA+PC9wPgoK", NULL },
		{ "data:image/png;base64,", NULL },
		{ "data:image/png;base64,iVBORw0KGgoAAA=A", NULL },
		{ "image/logo.svg", NULL }
	};
	struct setting	 setting = { .name = "logo" };
	const char	*why;
	size_t		 i, wrong;

	for (i = 0; i < COUNT(rows); i++) {
		setting.value = arena_join(arena, "\"", rows[i].value, "\"",
		    NULL);
		why = site_add(&site, arena, &file, &setting, 1, &wrong);
		cr_expect_eq(why == NULL, rows[i].extension != NULL, "%zu", i);
		if (why == NULL)
			cr_expect_str_eq(site.logo.extension,
			    rows[i].extension);
	}
}

Test(site_add, webhooks_require_https)
{
	struct setting	 setting = { "webhooks", "[{url: \"http://localhost\","
	    " secrets: [whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw]}]" };
	size_t		 wrong;

	file.base_url = "https://a.example";
	cr_expect_str_eq(site_add(&site, arena, &file, &setting, 1, &wrong),
	    "each of 'webhooks' requires https");
}
