/* Pages in the look of their site. */
#include <glob.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <openssl/evp.h>
#include <openssl/sha.h>

#include "generated/templates.h"
#include "pages/brand.h"
#include "pages/template.h"
#include "text/accent.h"
#include "text/color.h"

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

static const char	svg[] = "<svg><script>alert(1)</script></svg>";

static void
brand_site(void)
{
	static const struct site_link	 links[] = {
		{ "Imprint <1>", "https://town.example/imprint?a&b" },
		{ "Help", "/help" }
	};
	static const char		 css[] = "h1 > a { color: red }\n";

	harness_start();
	harness.site.logo = (struct site_file){ svg, strlen(svg), "svg" };
	harness.site.accent = 0xffd500;
	harness.site.stylesheet = (struct site_file){ css, strlen(css),
	    "css" };
	harness.site.links = links;
	harness.site.link_count = 2;
}

/* Returns the second style of a page, which is the site's. */
static const char *
style_of(const struct outcome *o)
{
	const char	*style = page_inner(o, "</style>\n<style>",
	    "</style>\n");

	return (style);
}

static void
expect_allowed(const struct outcome *o, const char *style)
{
	unsigned char	 hash[SHA256_DIGEST_LENGTH], coded[64];
	char		 source[96];

	SHA256((const unsigned char *)style, strlen(style), hash);
	EVP_EncodeBlock(coded, hash, sizeof(hash));
	snprintf(source, sizeof(source), " 'sha256-%s'", coded);
	cr_expect_not_null(strstr(outcome_header(o, "Content-Security-Policy"),
	    source), "%s", style);
}

Test(page_brand, has_a_script_that_the_policy_allows)
{
	struct outcome	*o = page_get("/");

	expect_allowed(o, page_inner(o, "<script>", "</script>"));
	o = page_get("/embed/");
	cr_expect_str_eq(page_part(o, "<script>", "</script>"), "");
	cr_expect_null(strstr(outcome_header(o, "Content-Security-Policy"),
	    "script-src"));
}

Test(page_brand, nothing_is_added_without_settings)
{
	struct outcome	*o = page_get("/");

	cr_expect_str_eq(style_of(o), "");
	EXPECT_PART(o, "<p class=\"name\">", "</p>", "<p class=\"name\">"
	    "<a href=\"/\" aria-current=\"page\"><span dir=\"auto\">Calendar "
	    "of events</span></a></p>");
	EXPECT_PART(o, "<p><a href=\"/calendar/events/v1/doc", "</p>",
	    "<p><a href=\"/calendar/events/v1/doc\">For developers</a></p>");
}

Test(page_brand, has_logo_and_links)
{
	struct outcome	*o;
	const char	*logo;
	char		 line[64];

	brand_site();
	harness.site.address = "Town & port, 1 Road";
	o = page_get("/de/");
	logo = page_inner(o, "class=\"logo\" src=\"", "\"");
	cr_assert_eq(strncmp(logo, "/de/brand/logo-", 15), 0);
	EXPECT_PART(o, "<p dir=\"auto\">Town", "doc\"",
	    "<p dir=\"auto\">Town &amp; port, 1 Road</p>\n<p>"
	    "<a href=\"https://town.example/imprint?a&amp;b\" "
	    "dir=\"auto\">Imprint &lt;1&gt;</a> <a href=\"/help\" "
	    "dir=\"auto\">Help</a> <a href=\"/de/calendar/events/v1/doc\"");
	harness.prefix = "";
	o = ask("GET", logo);
	EXPECT(o, 200, svg);
	cr_expect_str_eq(outcome_header(o, "Content-Type"), "image/svg+xml");
	cr_expect_str_eq(outcome_header(o, "Content-Security-Policy"),
	    "default-src 'none'; style-src 'unsafe-inline'; sandbox");
	cr_expect_str_eq(outcome_header(o, "X-Content-Type-Options"),
	    "nosniff");
	cr_expect_str_eq(outcome_header(o, "Cache-Control"),
	    "public, max-age=31536000, immutable");
	snprintf(line, sizeof(line), "If-None-Match: %s",
	    outcome_header(o, "ETag"));
	EXPECT(ask_with("GET", logo, NULL, line, NULL), 304, "");
	cr_expect_eq(ask("GET", "/brand/logo-000000000000.svg")->status, 404);
	cr_expect_eq(ask("GET", "/brand/favicon.ico")->status, 404);
}

Test(page_brand, has_a_style_that_the_policy_allows)
{
	struct outcome	*o;
	const char	*style;

	brand_site();
	o = page_get("/");
	style = style_of(o);
	cr_expect_str_eq(strstr(style, "h1"), "h1 > a { color: red }\n");
	expect_allowed(o, style);
	cr_expect_null(strstr(outcome_header(o, "Content-Security-Policy"),
	    "unsafe"));
	o = page_get("/embed/");
	cr_expect_str_eq(style_of(o), style);
	expect_allowed(o, style);
}

/* A stylesheet of the site could hide parts that these pages need. */
Test(page_brand, gives_its_accent_alone_to_desk_and_reference)
{
	struct outcome	*o;

	brand_site();
	o = page_get("/desk/sign-in");
	cr_expect_not_null(strstr(o->body, "@media screen{:root{--accent:"));
	cr_expect_not(outcome_has(o, "h1 > a"));
	cr_expect(outcome_has(o, page_inner(page_get("/favicon.svg"),
	    "fill=\"#", "\"")));
	o = ask_with("GET", "/doc", NULL, "Accept: text/html", NULL);
	cr_expect_not_null(strstr(o->body, "@media screen{:root{--accent:"));
	cr_expect_not(outcome_has(o, "h1 > a"));
}

static int
color_after(const char *text, const char *name)
{
	char	 digits[8] = "";
	int	 color = -1;

	cr_assert_not_null(text = strstr(text, name));
	memcpy(digits, text + strlen(name), 7);
	cr_assert(accent_read(digits, &color), "%s", digits);

	return (color);
}

static void
expect_readable(const char *style, const int grounds[3])
{
	int	 accent, i;

	accent = color_after(style, "--accent:");
	for (i = 0; i < 3; i++)
		cr_expect_geq(accent_contrast(accent, grounds[i]),
		    CONTRAST_OF_TEXT);
	cr_expect_geq(accent_contrast(accent,
	    color_after(style, "--accent-ink:")), CONTRAST_OF_TEXT);
	cr_expect_geq(accent_contrast(accent,
	    color_after(style, "--accent-wash:")), CONTRAST_OF_TEXT);
}

/* Yellow is darker on light pages. The backgrounds are those of style.css. */
Test(page_brand, has_an_accent_that_can_be_read)
{
	static const int	 light[] = { 0xfbfaf7, 0xffffff, 0xf3efe8 };
	static const int	 dark[] = { 0x171614, 0x1f1d1a, 0x262320 };
	const char		*style;

	brand_site();
	style = style_of(page_get("/"));
	expect_readable(style, light);
	style = strstr(style, "prefers-color-scheme:dark");
	cr_assert_not_null(style);
	expect_readable(style, dark);
	cr_expect_eq(color_after(style, "--accent:"), 0xffd500);
}

Test(page_brand, has_icons_where_browsers_look)
{
	static const struct {
		const char	*path, *type, *start;
		size_t		 length;
	} rows[] = {
		{ "/favicon.ico", "image/x-icon", "\0\0\1\0\1\0\x20\x20", 8 },
		{ "/favicon.svg", "image/svg+xml", "<svg", 4 },
		{ "/apple-touch-icon.png", "image/png", "\x89PNG", 4 },
		{ "/de/favicon.ico", "image/x-icon", "\0\0\1\0\1\0", 6 }
	};
	struct outcome	*o;
	size_t		 i;

	o = page_get("/de/");
	EXPECT_PART(o, "<link rel=\"icon\"", "<style>",
	    "<link rel=\"icon\" href=\"/de/favicon.ico\" sizes=\"32x32\">\n"
	    "<link rel=\"icon\" href=\"/de/favicon.svg\" "
	    "type=\"image/svg+xml\">\n<link rel=\"apple-touch-icon\" "
	    "href=\"/de/apple-touch-icon.png\">\n<style>");
	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].path);
		cr_expect_eq(o->status, 200);
		cr_expect_str_eq(outcome_header(o, "Content-Type"),
		    rows[i].type);
		cr_expect_null(outcome_header(o, "X-TEC-API-ROOT"));
		cr_expect_arr_eq(o->body, rows[i].start, rows[i].length);
	}
}

/* Each page has its own picture, or the default picture of the calendar. */
Test(page_brand, has_a_picture_for_links_that_are_shared)
{
	static const char *const	 paths[] = { "/", "/?view=week",
	    "/?view=day", "/?view=list", "/event/talk/", "/venue/hall/",
	    "/tag/jazz/" };
	struct outcome			*o;
	const char			*picture;
	size_t				 i;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"venue\":{\"venue\":\"Hall\"},\"tags\":[\"Jazz\"]}");
	picture = page_inner(page_get("/"),
	    "<meta property=\"og:image\" content=\"" SITE, "\">");
	for (i = 0; i < COUNT(paths); i++) {
		o = page_get(paths[i]);
		EXPECT_PART(o, "<meta property=\"og:image:width\"",
		    "<meta property=\"og:locale",
		    "<meta property=\"og:image:width\" content=\"1200\">\n"
		    "<meta property=\"og:image:height\" content=\"630\">\n"
		    "<meta property=\"og:image:alt\" "
		    "content=\"Calendar of events\">\n"
		    "<meta property=\"og:locale");
		cr_expect_str_eq(page_inner(o, "<meta property=\"og:image\" "
		    "content=\"" SITE, "\">"), picture);
		EXPECT_PART(o, "<meta name=\"twitter:card\"", ">",
		    "<meta name=\"twitter:card\" "
		    "content=\"summary_large_image\">");
		cr_expect_str_neq(page_inner(o, "<meta name=\"description\" "
		    "content=\"", "\">"), "", "%s", paths[i]);
	}
	o = page_get(picture);
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Content-Type"), "image/png");
	cr_expect_arr_eq(o->body + 16, "\0\0\x04\xb0\0\0\x02\x76", 8);
}

Test(page_brand, describes_pages_without_texts)
{
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"venue\":{\"venue\":\"Hall\"}}");
	EXPECT_PART(page_get("/event/talk/"), "<meta name=\"description\"",
	    ">", "<meta name=\"description\" content=\"Talk · Monday, March 1, "
	    "2027, 6\u00a0pm – 8\u00a0pm · Hall\">");
	EXPECT_PART(page_get("/?year=2027&month=3"),
	    "<meta name=\"description\"", ">", "<meta name=\"description\" "
	    "content=\"March 2027 · Events with dates, places and prices · "
	    "Calendar of events\">");
	EXPECT_PART(page_get("/de/"), "<meta name=\"description\"", ">",
	    "<meta name=\"description\" content=\"Veranstaltungen mit Termin, "
	    "Ort und Preis · Veranstaltungskalender\">");
}

Test(page_brand, has_the_look_of_the_site)
{
	EXPECT_PART(page_get("/"), "<html", ">",
	    "<html lang=\"en\" class=\"type-medium cards-framed\">");
	harness.site.look = (struct look){ "large", "open" };
	EXPECT_PART(page_get("/de/"), "<html", ">",
	    "<html lang=\"de\" class=\"type-large cards-open\">");
	EXPECT_PART(page_get("/embed/"), "<html", ">",
	    "<html lang=\"en\" class=\"type-large cards-open\">");
	EXPECT_PART(page_get("/desk/sign-in"), "<html", ">",
	    "<html lang=\"en\">");
}

static const char *
read_text(const char *path)
{
	static char	 text[65536];
	FILE		*f = fopen(path, "r");

	cr_assert_not_null(f, "%s", path);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	fclose(f);

	return (text);
}

/* Whether a text has the word, and not as a part of another. */
static bool
has_word(const char *text, const char *word)
{
	static const char	 inner[] = "abcdefghijklmnopqrstuvwxyz-";
	size_t			 length = strlen(word);

	for (; (text = strstr(text, word)) != NULL; text += length)
		if (strchr(inner, text[length]) == NULL &&
		    (strchr(".-", *word) != NULL ||
		    strchr(inner, text[-1]) == NULL))
			return (true);

	return (false);
}

static bool
is_in_class(const char *text, const char *name)
{
	char		 list[256];
	const char	*end;

	while ((text = strstr(text, " class=\"")) != NULL) {
		text += strlen(" class=\"");
		end = text + strcspn(text, ">");
		snprintf(list, sizeof(list), " %.*s", (int)(end - text), text);
		if (has_word(list, name))
			return (true);
	}

	return (false);
}

static bool
is_class_of_a_template(const char *name)
{
	glob_t	 paths;
	size_t	 i;
	bool	 found = false;

	cr_assert_eq(glob("src/pages/*.html", 0, NULL, &paths), 0);
	for (i = 0; i < paths.gl_pathc && !found; i++)
		found = is_in_class(read_text(paths.gl_pathv[i]), name);
	globfree(&paths);

	return (found);
}

/* A color has a value for light pages, and one for dark pages. */
static void
expect_property(const char *name)
{
	const char	*css = template_style_css.source, *value, *dark;
	char		 line[64];

	snprintf(line, sizeof(line), "\n%s: ", name);
	value = strstr(css, line);
	cr_assert_not_null(value, "%s is not in style.css", name);
	dark = strstr(value + 1, line);
	cr_expect((value[strlen(line)] == '#') == (dark != NULL &&
	    dark[strlen(line)] == '#'), "%s in dark mode", name);
	snprintf(line, sizeof(line), "var(%s)", name);
	cr_expect_not_null(strstr(css, line), "%s is not used", name);
}

/* site.yaml(5) lists what the stylesheet of a site can rely on. */
Test(page_brand, has_the_properties_and_classes_of_the_manual)
{
	static char	 manual[65536];
	char		 name[64];
	const char	*at, *end;
	int		 count = 0;

	harness_start();
	snprintf(manual, sizeof(manual), "%s",
	    read_text("conf/manual/site.yaml.5"));
	cr_assert_not_null(at = strstr(manual, ".Sh STYLE SHEETS\n"));
	cr_assert_not_null(end = strstr(at, ".Sh FILES\n"));
	for (; (at = strstr(at, "\n.It Ql ")) != NULL && at < end; count++) {
		at += strlen("\n.It Ql ");
		cr_assert_eq(sscanf(at, "%63[^\n]", name), 1);
		if (*name == '-') {
			expect_property(name);
			continue;
		}
		cr_expect(has_word(template_style_css.source, name),
		    "%s is not in style.css", name);
		cr_expect(is_class_of_a_template(name + 1),
		    "no template has the class %s", name);
	}
	cr_expect_gt(count, 40);
}

/* Each color has a value for light pages, then one for dark pages. */
Test(page_brand, has_colors_of_danger_warning_and_success_that_can_be_read)
{
	static const char *const	 names[] = {
		"--danger: ", "--warning: ", "--success: "
	};
	static const char *const	 grounds[] = {
		"--paper: ", "--sheet: ", "--wash: "
	};
	const char			*css;
	size_t				 i, j, modes;

	templates_read();
	css = template_style_css.source;
	for (modes = 0; modes < 2; modes++) {
		for (i = 0; i < 3; i++)
			for (j = 0; j < 3; j++)
				cr_expect_geq(accent_contrast(
				    color_after(css, names[i]),
				    color_after(css, grounds[j])),
				    CONTRAST_OF_TEXT, "%s on %s", names[i],
				    grounds[j]);
		cr_assert_not_null(css = strstr(css, "(prefers-color-scheme: "
		    "dark)"));
	}
}
