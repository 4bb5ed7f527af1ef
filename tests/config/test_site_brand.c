/* Settings by which a calendar looks like its site, and who may show it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "text/zones.h"

#define PNG	"\x89PNG\r\n\x1a\n...."

static struct arena	*arena;
static char		 path[] = "/var/tmp/almanac-site-XXXXXX";
static char		 other[] = "/var/tmp/almanac-file-XXXXXX";

static void
setup(void)
{
	arena = arena_new();
	zones_load(NULL);
	close(mkstemp(path));
	close(mkstemp(other));
}

static void
teardown(void)
{
	unlink(path);
	unlink(other);
	arena_free(arena);
}

TestSuite(site_brand, .init = setup, .fini = teardown);

static void
write_file(const char *name, const void *bytes, size_t length)
{
	FILE	*file;

	file = fopen(name, "w");
	cr_assert_eq(fwrite(bytes, 1, length, file), length);
	fclose(file);
}

/* NULL, or what follows the path of the file. */
static const char *
reading(struct site *site, const char *text)
{
	const char	*error;

	write_file(path, text, strlen(text));
	error = site_read(site, arena, path);

	return (error == NULL ? NULL : error + strlen(path));
}

/* Reads a setting that names the other file, which has this in it. */
static const char *
reading_file(struct site *site, const char *key, const void *bytes,
    size_t length)
{
	write_file(other, bytes, length);

	return (reading(site, arena_join(arena, key, ": ", other, "\n",
	    NULL)));
}

Test(site_brand, nothing_is_set_by_default)
{
	struct site	 site;

	cr_assert_null(reading(&site, ""));
	cr_expect_null(site.logo.bytes);
	cr_expect_eq(site.accent, -1);
	cr_expect_str_eq(site.look.type, "medium");
	cr_expect_str_eq(site.look.cards, "framed");
	cr_expect_null(site.stylesheet.bytes);
	cr_expect_eq(site.link_count, 0);
	cr_expect_eq(site.frame_ancestors.count, 0);
}

Test(site_brand, everything_can_be_set)
{
	struct site	 site;

	cr_assert_null(reading(&site, "accent: \"#0b5cad\"\n"
	    "look: {type: large, cards: open}\nlinks:\n"
	    "  - {name: Imprint, url: \"https://town.example/imprint\"}\n"
	    "  - {name: Help, url: /help}\n"
	    "  - {name: Mail, url: \"mailto:a@town.example\"}\n"
	    "frame_ancestors: [\"https://town.example\", "
	    "\"http://*.town.example:81\", \"*\"]\n"));
	cr_expect_eq(site.accent, 0x0b5cad);
	cr_expect_str_eq(site.look.type, "large");
	cr_expect_str_eq(site.look.cards, "open");
	cr_assert_eq(site.link_count, 3);
	cr_expect_str_eq(site.links[0].name, "Imprint");
	cr_expect_str_eq(site.links[0].url, "https://town.example/imprint");
	cr_expect_str_eq(site.links[1].url, "/help");
	cr_expect_str_eq(site.links[2].url, "mailto:a@town.example");
	cr_assert_eq(site.frame_ancestors.count, 3);
	cr_expect_str_eq(site.frame_ancestors.list[1],
	    "http://*.town.example:81");
}

Test(site_brand, settings_are_read_in_their_usual_spelling)
{
	struct site	 site;

	cr_assert_null(reading(&site, "accent: 0b5cad\n"
	    "timezone: europe/berlin\ncurrency: {code: eur}\n"
	    "links: [{name: A, url: www.a.example}]\n"
	    "frame_ancestors: [\"https://a.example/\"]\n"));
	cr_expect_eq(site.accent, 0x0b5cad);
	cr_expect_str_eq(site.timezone, "Europe/Berlin");
	cr_expect_str_eq(site.currency.code, "EUR");
	cr_expect_str_eq(site.links[0].url, "https://www.a.example");
	cr_expect_str_eq(site.frame_ancestors.list[0], "https://a.example");
}

Test(site_brand, a_logo_is_known_by_its_first_bytes)
{
	static const struct {
		const char	*bytes;
		size_t		 length;
		const char	*extension;
	} rows[] = {
		{ PNG, sizeof(PNG) - 1, "png" },
		{ "\xff\xd8\xff\xe0", 4, "jpg" },
		{ "RIFF\0\0\0\0WEBP.", 13, "webp" },
		{ "<svg xmlns=\"x\"/>", 16, "svg" },
		{ "\xef\xbb\xbf<?xml?>\n<!-- a -->\n<svg>", 28, "svg" }
	};
	struct site	 site;
	const char	*error;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		error = reading_file(&site, "logo", rows[i].bytes,
		    rows[i].length);
		cr_assert_null(error, "%s: %s", rows[i].extension, error);
		cr_expect_str_eq(site.logo.extension, rows[i].extension);
		cr_expect_eq(site.logo.length, rows[i].length);
		cr_expect_arr_eq(site.logo.bytes, rows[i].bytes,
		    rows[i].length);
	}
}

#define LOGO	":1:7: 'logo' must be the path of an SVG, PNG, JPEG or WebP " \
		"file of at most 256 KiB, or empty"
#define STYLE	":1:13: 'stylesheet' must be the path of a CSS file of at " \
		"most 64 KiB, in UTF-8, with line feeds only, without " \
		"</style and <!--, or empty"

Test(site_brand, other_files_are_rejected_as_logos)
{
	static const char *const	 bytes[] = { "", "GIF89a.........",
	    "<html><body>", "svg", "<svgx>" };
	struct site			 site;
	char				*large;
	size_t				 i;

	for (i = 0; i < COUNT(bytes); i++)
		cr_expect_str_eq(reading_file(&site, "logo", bytes[i],
		    strlen(bytes[i])), LOGO, "%s", bytes[i]);
	large = calloc(1, 256 * 1024 + 1);
	memcpy(large, PNG, strlen(PNG));
	cr_expect_null(reading_file(&site, "logo", large, 256 * 1024));
	cr_expect_str_eq(reading_file(&site, "logo", large, 256 * 1024 + 1),
	    LOGO);
	free(large);
	cr_expect_str_eq(reading(&site, "logo: /nowhere.svg\n"), LOGO);
	cr_expect_str_eq(reading(&site, "logo: /var/tmp\n"), LOGO);
}

Test(site_brand, a_stylesheet_cannot_end_its_element)
{
	static const char *const	 bytes[] = { "", "a{}</style>",
	    "a{}</STYLE", "<!-- a{}", "a{}\r\n", "a{content:\"\xff\"}" };
	struct site			 site;
	size_t				 i;

	cr_assert_null(reading_file(&site, "stylesheet", "h1 > a{}\n", 9));
	cr_expect_str_eq(site.stylesheet.bytes, "h1 > a{}\n");
	for (i = 0; i < COUNT(bytes); i++)
		cr_expect_str_eq(reading_file(&site, "stylesheet", bytes[i],
		    strlen(bytes[i])), STYLE, "%s", bytes[i]);
	cr_expect_str_eq(reading_file(&site, "stylesheet", "a{\0}", 4), STYLE);
}

Test(site_brand, errors_are_reported_with_their_position)
{
	static const struct {
		const char	*text, *error;
	} rows[] = {
		{ "accent: blue\n", ":1:9: 'accent' must be a color such as "
		    "\"#0b5cad\", or empty" },
		{ "look: {type: huge}\n", ":1:14: 'type' must be small, medium "
		    "or large" },
		{ "look: {cards: none}\n", ":1:15: 'cards' must be framed or "
		    "open" },
		{ "links: [{name: a}]\n", ":1:9: 'url' is missing" },
		{ "links: [{name: a, url: \"javascript:x\"}]\n", ":1:24: "
		    "'url' must be an http, https or mailto address, or a "
		    "path such as /imprint" },
		{ "links: [{name: a, url: \"//b.example\"}]\n", ":1:24: "
		    "'url' must be an http, https or mailto address, or a "
		    "path such as /imprint" },
		{ "links: [{name: a, url: \"ftp://b.example\"}]\n", ":1:24: "
		    "'url' must be an http, https or mailto address, or a "
		    "path such as /imprint" },
		{ "frame_ancestors: [\"a.example\"]\n", ":1:19: "
		    "'frame_ancestors' must be * or an origin such as "
		    "https://town.example" },
		{ "frame_ancestors: [\"https://a.example/a\"]\n", ":1:19: "
		    "'frame_ancestors' must be * or an origin such as "
		    "https://town.example" },
		{ "frame_ancestors: [\"https://a; script-src *\"]\n", ":1:19: "
		    "'frame_ancestors' must be * or an origin such as "
		    "https://town.example" },
		{ "frame_ancestors: [\"https://*\"]\n", ":1:19: "
		    "'frame_ancestors' must be * or an origin such as "
		    "https://town.example" }
	};
	struct site	 site;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(reading(&site, rows[i].text), rows[i].error,
		    "%s: %s", rows[i].text, reading(&site, rows[i].text));
}
