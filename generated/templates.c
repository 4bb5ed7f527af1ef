/* Made from spec/ by codegen; do not edit. */
#include "generated/templates.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const struct token layout_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "<!doctype html>\n"
	    "<html lang=\"" },
	{ .kind = TOKEN_VALUE, .text = "language" },
	{ .kind = TOKEN_TEXT, .length = 109,
	    .text =
	    "\">\n"
	    "<head>\n"
	    "<meta charset=\"utf-8\">\n"
	    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
	    "<title>" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_INVERTED, .text = "is_home", .end = 7 },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    " · " },
	{ .kind = TOKEN_VALUE, .text = "site_name" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</title>\n" },
	{ .kind = TOKEN_SECTION, .text = "description", .end = 13 },
	{ .kind = TOKEN_TEXT, .length = 34,
	    .text =
	    "<meta name=\"description\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 48,
	    .text =
	    "<meta name=\"color-scheme\" content=\"light dark\">\n" },
	{ .kind = TOKEN_SECTION, .text = "unlisted", .end = 17 },
	{ .kind = TOKEN_TEXT, .length = 49,
	    .text =
	    "<meta name=\"robots\" content=\"noindex, nofollow\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "canonical", .end = 48 },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "<link rel=\"canonical\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "canonical" },
	{ .kind = TOKEN_TEXT, .length = 82,
	    .text =
	    "\">\n"
	    "<meta property=\"og:type\" content=\"website\">\n"
	    "<meta property=\"og:title\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 42,
	    .text =
	    "\">\n"
	    "<meta property=\"og:site_name\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "site_name" },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "\">\n"
	    "<meta property=\"og:url\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "canonical" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_SECTION, .text = "description", .end = 32 },
	{ .kind = TOKEN_TEXT, .length = 41,
	    .text =
	    "<meta property=\"og:description\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "image", .end = 37 },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "<meta property=\"og:image\" content=\"" },
	{ .kind = TOKEN_VALUE, .text = "image" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "<meta property=\"og:locale\" content=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_OG_LOCALE },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_SECTION, .text = "languages", .end = 47 },
	{ .kind = TOKEN_TEXT, .length = 32,
	    .text =
	    "<link rel=\"alternate\" hreflang=\"" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "feeds", .end = 57 },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "<link rel=\"alternate\" type=\"" },
	{ .kind = TOKEN_VALUE, .text = "type" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "\" title=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 303,
	    .text =
	    "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%239c2f22'/%3E%3Cpath d='M4 8h2m1 0h2m1 0h2M4 11h2m1 0h2' stroke='white' stroke-width='1.6'/%3E%3Cpath d='M3 5h10' stroke='white'/%3E%3C/svg%3E\">\n"
	    "<style>" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_style_css },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</style>\n" },
	{ .kind = TOKEN_SECTION, .text = "json_ld", .end = 65 },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "<script type=\"application/ld+json\">" },
	{ .kind = TOKEN_JSON, .text = "facts" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</script>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 47,
	    .text =
	    "</head>\n"
	    "<body>\n"
	    "<a class=\"skip\" href=\"#content\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SKIP },
	{ .kind = TOKEN_TEXT, .length = 52,
	    .text =
	    "</a>\n"
	    "<header class=\"site\">\n"
	    "<p class=\"name\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "home" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "is_home", .end = 73 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"page\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    ">" },
	{ .kind = TOKEN_VALUE, .text = "site_name" },
	{ .kind = TOKEN_TEXT, .length = 26,
	    .text =
	    "</a></p>\n"
	    "<nav aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NAVIGATION },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\">\n"
	    "<ul>\n" },
	{ .kind = TOKEN_SECTION, .text = "navigation", .end = 89 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "current", .end = 85 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"page\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    ">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "</ul>\n"
	    "</nav>\n" },
	{ .kind = TOKEN_SECTION, .text = "has_languages", .end = 113 },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "<nav class=\"languages\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_LANGUAGES },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\">\n"
	    "<ul>\n" },
	{ .kind = TOKEN_SECTION, .text = "languages", .end = 111 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "here" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "\" hreflang=\"" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\" lang=\"" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "\" title=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "current", .end = 107 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"true\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    ">" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "</ul>\n"
	    "</nav>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 44,
	    .text =
	    "</header>\n"
	    "<main id=\"content\" tabindex=\"-1\">\n" },
	{ .kind = TOKEN_MARKUP, .text = "content" },
	{ .kind = TOKEN_TEXT, .length = 31,
	    .text =
	    "\n"
	    "</main>\n"
	    "<footer class=\"site\">\n" },
	{ .kind = TOKEN_SECTION, .text = "subscribe", .end = 135 },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "<p>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SUBSCRIBE },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "\n"
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "webcal" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SUBSCRIBE_WEBCAL },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a>\n" },
	{ .kind = TOKEN_SECTION, .text = "feeds", .end = 133 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\" type=\"" },
	{ .kind = TOKEN_VALUE, .text = "type" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "short" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "<p><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "document" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOCUMENT },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "</a></p>\n"
	    "</footer>\n"
	    "</body>\n"
	    "</html>\n" },
};

const struct template template_layout = {
	.name = "layout",
	.tokens = layout_tokens,
	.count = COUNT(layout_tokens)
};

static const struct token error_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 30,
	    .text =
	    "<article class=\"message\">\n"
	    "<h1>" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</h1>\n"
	    "<p>" },
	{ .kind = TOKEN_VALUE, .text = "explanation" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "has_details", .end = 13 },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "<ul>\n" },
	{ .kind = TOKEN_SECTION, .text = "details", .end = 11 },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "<li>" },
	{ .kind = TOKEN_VALUE, .text = "." },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</ul>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "<p><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "home" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TO_CALENDAR },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "</a></p>\n"
	    "</article>\n" },
};

const struct template template_error = {
	.name = "error",
	.tokens = error_tokens,
	.count = COUNT(error_tokens)
};

static const struct token style_css_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 3257,
	    .text =
	    ":root {\n"
	    "color-scheme: light dark;\n"
	    "--paper: #fbfaf7;\n"
	    "--sheet: #ffffff;\n"
	    "--ink: #23201c;\n"
	    "--soft: #625b52;\n"
	    "--line: #e4dfd6;\n"
	    "--wash: #f3efe8;\n"
	    "--accent: #9c2f22;\n"
	    "--accent-ink: #ffffff;\n"
	    "--accent-wash: #f8ebe7;\n"
	    "--sans: system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", \"Helvetica Neue\", Arial, sans-serif;\n"
	    "--serif: \"Iowan Old Style\", \"Palatino Linotype\", Palatino, \"Source Serif 4\", \"Noto Serif\", Georgia, \"Liberation Serif\", serif;\n"
	    "}\n"
	    "@media (prefers-color-scheme: dark) {\n"
	    ":root {\n"
	    "--paper: #171614;\n"
	    "--sheet: #1f1d1a;\n"
	    "--ink: #ece6dc;\n"
	    "--soft: #aca395;\n"
	    "--line: #35312b;\n"
	    "--wash: #262320;\n"
	    "--accent: #f0947f;\n"
	    "--accent-ink: #2a120c;\n"
	    "--accent-wash: #35221d;\n"
	    "}\n"
	    "}\n"
	    "* { box-sizing: border-box; }\n"
	    "html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }\n"
	    "body {\n"
	    "margin: 0 auto;\n"
	    "max-width: 74rem;\n"
	    "padding: 0 clamp(1rem, 4vw, 2.5rem);\n"
	    "background: var(--paper);\n"
	    "color: var(--ink);\n"
	    "font: 1rem/1.55 var(--sans);\n"
	    "}\n"
	    "h1, h2, h3, .name { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; }\n"
	    "h1 { font-size: clamp(1.9rem, 1.4rem + 2.2vw, 3rem); letter-spacing: -.01em; margin: 0 0 .4em; }\n"
	    "h2 { font-size: 1.4rem; margin: 2.2rem 0 .8rem; }\n"
	    "h3 { font-size: 1.15rem; margin: 0; }\n"
	    "p { margin: 0 0 1em; }\n"
	    "a { color: inherit; text-decoration-color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .18em; }\n"
	    "a:hover { color: var(--accent); }\n"
	    ":focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }\n"
	    "main:focus { outline: none; }\n"
	    "ul, ol { padding: 0; margin: 0; }\n"
	    "li { list-style: none; }\n"
	    "img { max-width: 100%; height: auto; }\n"
	    ".skip { position: absolute; left: -100vw; top: 0; padding: .6rem 1rem; background: var(--accent); color: var(--accent-ink); z-index: 1; }\n"
	    ".skip:focus { left: 0; }\n"
	    ".hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n"
	    "header.site { display: flex; flex-wrap: wrap; align-items: baseline; gap: .4rem 1.6rem; padding: 1.5rem 0 1.2rem; margin-bottom: clamp(1.2rem, 4vw, 2.4rem); border-bottom: 1px solid var(--line); }\n"
	    "header.site .name { margin: 0; font-size: 1.3rem; }\n"
	    "header.site a { text-decoration: none; }\n"
	    "header.site ul { display: flex; gap: 1.1rem; }\n"
	    "header.site nav a { color: var(--soft); padding: .25rem 0; border-bottom: 2px solid transparent; }\n"
	    "header.site nav a:hover { color: var(--accent); }\n"
	    "header.site nav a[aria-current] { color: var(--ink); border-color: var(--accent); }\n"
	    "header.site .languages { margin-left: auto; }\n"
	    "header.site .languages a { text-transform: uppercase; font-size: .8rem; letter-spacing: .06em; }\n"
	    "footer.site { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; margin-top: 4rem; padding: 1.2rem 0 2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .9rem; }\n"
	    "footer.site p { margin: 0 0 .4rem; }\n"
	    "footer.site p a { margin-left: .4em; }\n"
	    ".message { max-width: 38rem; padding: 2rem 0; }\n"
	    ".message li { list-style: disc; margin-left: 1.2rem; }\n"
	    "@media print {\n"
	    ":root { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #333; --line: #999; --wash: #fff; --accent: #000; --accent-wash: #fff; }\n"
	    "body { max-width: none; padding: 0; font-size: 10pt; }\n"
	    "header.site nav, footer.site, .skip { display: none; }\n"
	    "a { text-decoration: none; }\n"
	    "}\n" },
};

const struct template template_style_css = {
	.name = "style_css",
	.tokens = style_css_tokens,
	.count = COUNT(style_css_tokens)
};
