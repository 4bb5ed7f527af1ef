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
	{ .kind = TOKEN_SECTION, .text = "is_reference", .end = 65 },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "<style>" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_css },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</style>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "json_ld", .end = 70 },
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
	{ .kind = TOKEN_SECTION, .text = "is_home", .end = 78 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"page\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    " dir=\"auto\">" },
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
	{ .kind = TOKEN_SECTION, .text = "navigation", .end = 94 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "current", .end = 90 },
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
	{ .kind = TOKEN_SECTION, .text = "has_languages", .end = 118 },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "<nav class=\"languages\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_LANGUAGES },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\">\n"
	    "<ul>\n" },
	{ .kind = TOKEN_SECTION, .text = "languages", .end = 116 },
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
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "current", .end = 110 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"true\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 26,
	    .text =
	    "><span aria-hidden=\"true\">" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "</span><span class=\"hidden\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "</span></a></li>\n" },
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
	{ .kind = TOKEN_SECTION, .text = "subscribe", .end = 140 },
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
	{ .kind = TOKEN_SECTION, .text = "feeds", .end = 138 },
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
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "</a></p>\n"
	    "</footer>\n" },
	{ .kind = TOKEN_SECTION, .text = "is_reference", .end = 150 },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "<script>" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_js },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</script>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
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
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</h1>\n" },
	{ .kind = TOKEN_SECTION, .text = "explanation", .end = 7 },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "<p>" },
	{ .kind = TOKEN_VALUE, .text = "explanation" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "moved", .end = 14 },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "<p><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "moved" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "moved" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</a></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_INVERTED, .text = "moved", .end = 25 },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "<p><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "home" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TO_CALENDAR },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "</a></p>\n"
	    "<p><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "list" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TO_LIST },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</a></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</article>\n" },
};

const struct template template_error = {
	.name = "error",
	.tokens = error_tokens,
	.count = COUNT(error_tokens)
};

static const struct token month_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 41,
	    .text =
	    "<div class=\"bar\">\n"
	    "<h1 class=\"month-name\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "</h1>\n"
	    "<nav aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_MONTHS },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "\">\n"
	    "<ul class=\"steps\">\n" },
	{ .kind = TOKEN_SECTION, .text = "previous", .end = 15 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "\" rel=\"prev\" title=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 59,
	    .text =
	    "\"><span aria-hidden=\"true\">←</span> <span class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PREVIOUS_MONTH },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    ": </span>" },
	{ .kind = TOKEN_VALUE, .text = "short" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "today" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "is_today", .end = 21 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"date\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    ">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TODAY },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_SECTION, .text = "next", .end = 35 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<li><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "\" rel=\"next\" title=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "\"><span class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NEXT_MONTH },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    ": </span>" },
	{ .kind = TOKEN_VALUE, .text = "short" },
	{ .kind = TOKEN_TEXT, .length = 46,
	    .text =
	    " <span aria-hidden=\"true\">→</span></a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "</ul>\n"
	    "</nav>\n"
	    "</div>\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_filters },
	{ .kind = TOKEN_SECTION, .text = "is_full", .end = 46 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TOO_MANY },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    " <a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "list" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ALL_IN_LIST },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</a></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_INVERTED, .text = "has_events", .end = 60 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NO_EVENTS_MONTH },
	{ .kind = TOKEN_SECTION, .text = "following", .end = 58 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    " <a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NEXT_EVENT },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    ": " },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "<table class=\"calendar" },
	{ .kind = TOKEN_INVERTED, .text = "has_events", .end = 64 },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    " bare" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "\" role=\"table\" aria-label=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 43,
	    .text =
	    "\">\n"
	    "<thead role=\"rowgroup\">\n"
	    "<tr role=\"row\">\n" },
	{ .kind = TOKEN_SECTION, .text = "weekdays", .end = 76 },
	{ .kind = TOKEN_TEXT, .length = 42,
	    .text =
	    "<th role=\"columnheader\" scope=\"col\" abbr=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "\"><span aria-hidden=\"true\">" },
	{ .kind = TOKEN_VALUE, .text = "short" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "</span><span class=\"hidden\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "</span></th>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 39,
	    .text =
	    "</tr>\n"
	    "</thead>\n"
	    "<tbody role=\"rowgroup\">\n" },
	{ .kind = TOKEN_SECTION, .text = "weeks", .end = 138 },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "<tr role=\"row\"" },
	{ .kind = TOKEN_SECTION, .text = "bare", .end = 82 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    " class=\"bare\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    ">\n" },
	{ .kind = TOKEN_SECTION, .text = "days", .end = 136 },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "<td role=\"cell\" class=\"" },
	{ .kind = TOKEN_VALUE, .text = "class" },
	{ .kind = TOKEN_TEXT, .length = 35,
	    .text =
	    "\">\n"
	    "<p class=\"date\"><time datetime=\"" },
	{ .kind = TOKEN_VALUE, .text = "machine" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "today", .end = 92 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    " aria-current=\"date\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "><span class=\"number\">" },
	{ .kind = TOKEN_VALUE, .text = "number" },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "</span><span class=\"long\"> " },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "</span></time></p>\n" },
	{ .kind = TOKEN_SECTION, .text = "has_events", .end = 134 },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "<ul>\n" },
	{ .kind = TOKEN_SECTION, .text = "events", .end = 132 },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "<li class=\"" },
	{ .kind = TOKEN_VALUE, .text = "class" },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_SECTION, .text = "goes_on", .end = 110 },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "<span class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_GOES_ON },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    ": </span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "time", .end = 115 },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "<span class=\"time\">" },
	{ .kind = TOKEN_VALUE, .text = "time" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "</span> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "all_day", .end = 120 },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "<span class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ALL_DAY },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    ": </span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 31,
	    .text =
	    "<span class=\"title\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</span>" },
	{ .kind = TOKEN_SECTION, .text = "featured", .end = 130 },
	{ .kind = TOKEN_TEXT, .length = 26,
	    .text =
	    "<span class=\"star\" title=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FEATURED },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "\"> ★<span class=\"hidden\"> " },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FEATURED },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "</span></span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</ul>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</td>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</tr>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 18,
	    .text =
	    "</tbody>\n"
	    "</table>\n" },
};

const struct template template_month = {
	.name = "month",
	.tokens = month_tokens,
	.count = COUNT(month_tokens)
};

static const struct token list_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "<div class=\"bar\">\n"
	    "<h1>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_EVENTS },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</h1>\n" },
	{ .kind = TOKEN_SECTION, .text = "total", .end = 7 },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "<p class=\"total\">" },
	{ .kind = TOKEN_VALUE, .text = "total" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_filters },
	{ .kind = TOKEN_INVERTED, .text = "has_events", .end = 14 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NO_EVENTS },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_events },
};

const struct template template_list = {
	.name = "list",
	.tokens = list_tokens,
	.count = COUNT(list_tokens)
};

static const struct token event_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 34,
	    .text =
	    "<article class=\"record\">\n"
	    "<header>\n" },
	{ .kind = TOKEN_SECTION, .text = "has_categories", .end = 16 },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "<p class=\"eyebrow\">" },
	{ .kind = TOKEN_SECTION, .text = "categories", .end = 9 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "featured", .end = 14 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "<span class=\"badge\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FEATURED },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 15,
	    .text =
	    "<h1 dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</h1>\n" },
	{ .kind = TOKEN_INVERTED, .text = "protected", .end = 26 },
	{ .kind = TOKEN_TEXT, .length = 32,
	    .text =
	    "<p class=\"lead\"><time datetime=\"" },
	{ .kind = TOKEN_VALUE, .text = "machine" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "when" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</time></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "zone", .end = 37 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"soft\">" },
	{ .kind = TOKEN_VALUE, .text = "zone" },
	{ .kind = TOKEN_SECTION, .text = "here", .end = 35 },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "<br>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_HERE },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    ": " },
	{ .kind = TOKEN_VALUE, .text = "here" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "is_past", .end = 42 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PAST },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</header>\n" },
	{ .kind = TOKEN_SECTION, .text = "protected", .end = 48 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PROTECTED },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_INVERTED, .text = "protected", .end = 138 },
	{ .kind = TOKEN_TEXT, .length = 41,
	    .text =
	    "<div class=\"columns\">\n"
	    "<div class=\"text\">\n" },
	{ .kind = TOKEN_SECTION, .text = "image", .end = 57 },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "<img class=\"cover\" src=\"" },
	{ .kind = TOKEN_VALUE, .text = "image" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "\" alt=\"" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "description", .end = 64 },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "<h2 class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DESCRIPTION },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "</h2>\n"
	    "<div class=\"prose\" dir=\"auto\">" },
	{ .kind = TOKEN_MARKUP, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 26,
	    .text =
	    "</div>\n"
	    "<aside aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FACTS },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "\">\n"
	    "<dl class=\"facts\">\n" },
	{ .kind = TOKEN_SECTION, .text = "venue", .end = 90 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_WHERE },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "</dt>\n"
	    "<dd><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a>\n" },
	{ .kind = TOKEN_SECTION, .text = "lines", .end = 80 },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "<br><span dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "." },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\n" },
	{ .kind = TOKEN_SECTION, .text = "map", .end = 88 },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "<br><a class=\"map\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "map" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_MAP },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "has_organizers", .end = 103 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ORGANIZER },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</dt>\n" },
	{ .kind = TOKEN_SECTION, .text = "organizers", .end = 101 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<dd><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></dd>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "cost", .end = 110 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_COST },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "</dt>\n"
	    "<dd dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "cost" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "website", .end = 119 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_WEBSITE },
	{ .kind = TOKEN_TEXT, .length = 33,
	    .text =
	    "</dt>\n"
	    "<dd class=\"break\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "website" },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "\" rel=\"nofollow\">" },
	{ .kind = TOKEN_VALUE, .text = "website_short" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "</a></dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "has_tags", .end = 132 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_TAGS },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "</dt>\n"
	    "<dd class=\"tags\">" },
	{ .kind = TOKEN_SECTION, .text = "tags", .end = 130 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 49,
	    .text =
	    "</dl>\n"
	    "<p class=\"actions\"><a class=\"button\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "download" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ADD },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</a></p>\n"
	    "</aside>\n"
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</article>\n" },
};

const struct template template_event = {
	.name = "event",
	.tokens = event_tokens,
	.count = COUNT(event_tokens)
};

static const struct token place_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 53,
	    .text =
	    "<article class=\"record\">\n"
	    "<header>\n"
	    "<p class=\"eyebrow\">" },
	{ .kind = TOKEN_VALUE, .text = "kind" },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "</p>\n"
	    "<h1 dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 57,
	    .text =
	    "</h1>\n"
	    "</header>\n"
	    "<div class=\"columns\">\n"
	    "<div class=\"text\">\n" },
	{ .kind = TOKEN_SECTION, .text = "image", .end = 11 },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "<img class=\"cover\" src=\"" },
	{ .kind = TOKEN_VALUE, .text = "image" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "\" alt=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "description", .end = 18 },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "<h2 class=\"hidden\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DESCRIPTION },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "</h2>\n"
	    "<div class=\"prose\" dir=\"auto\">" },
	{ .kind = TOKEN_MARKUP, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_upcoming },
	{ .kind = TOKEN_TEXT, .length = 26,
	    .text =
	    "</div>\n"
	    "<aside aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FACTS },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "\">\n"
	    "<dl class=\"facts\">\n" },
	{ .kind = TOKEN_SECTION, .text = "has_lines", .end = 41 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_WHERE },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</dt>\n"
	    "<dd>" },
	{ .kind = TOKEN_SECTION, .text = "lines", .end = 31 },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "<span dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "." },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</span><br>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\n" },
	{ .kind = TOKEN_SECTION, .text = "map", .end = 39 },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "<a class=\"map\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "map" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_MAP },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "phone", .end = 48 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PHONE },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</dt>\n"
	    "<dd>" },
	{ .kind = TOKEN_VALUE, .text = "phone" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "email", .end = 57 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_EMAIL },
	{ .kind = TOKEN_TEXT, .length = 33,
	    .text =
	    "</dt>\n"
	    "<dd class=\"break\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "mail" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "email" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "</a></dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "website", .end = 66 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_WEBSITE },
	{ .kind = TOKEN_TEXT, .length = 33,
	    .text =
	    "</dt>\n"
	    "<dd class=\"break\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "website" },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "\" rel=\"nofollow\">" },
	{ .kind = TOKEN_VALUE, .text = "website_short" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "</a></dd></div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 33,
	    .text =
	    "</dl>\n"
	    "</aside>\n"
	    "</div>\n"
	    "</article>\n" },
};

const struct template template_place = {
	.name = "place",
	.tokens = place_tokens,
	.count = COUNT(place_tokens)
};

static const struct token term_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 53,
	    .text =
	    "<article class=\"record\">\n"
	    "<header>\n"
	    "<p class=\"eyebrow\">" },
	{ .kind = TOKEN_VALUE, .text = "kind" },
	{ .kind = TOKEN_SECTION, .text = "ancestors", .end = 8 },
	{ .kind = TOKEN_TEXT, .length = 46,
	    .text =
	    " <span aria-hidden=\"true\">›</span> <a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "</p>\n"
	    "<h1 dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</h1>\n" },
	{ .kind = TOKEN_SECTION, .text = "description", .end = 16 },
	{ .kind = TOKEN_TEXT, .length = 30,
	    .text =
	    "<div class=\"prose\" dir=\"auto\">" },
	{ .kind = TOKEN_MARKUP, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "has_children", .end = 27 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"tags\">" },
	{ .kind = TOKEN_SECTION, .text = "children", .end = 25 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</header>\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_upcoming },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</article>\n" },
};

const struct template template_term = {
	.name = "term",
	.tokens = term_tokens,
	.count = COUNT(term_tokens)
};

static const struct token reference_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 58,
	    .text =
	    "<div class=\"reference\">\n"
	    "<nav class=\"contents\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_CONTENTS },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "\">\n"
	    "<label class=\"scripted\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_FILTER },
	{ .kind = TOKEN_TEXT, .length = 88,
	    .text =
	    " <input type=\"search\" id=\"filter\" autocomplete=\"off\"></label>\n"
	    "<ul>\n"
	    "<li><a href=\"#start\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_START },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_SECTION, .text = "operations", .end = 24 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "<li data-operation=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    " " },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "\"><a href=\"#" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_SECTION, .text = "methods", .end = 21 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<b class=\"" },
	{ .kind = TOKEN_VALUE, .text = "style" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "word" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</b> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "<li><a href=\"#shared\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_SHARED },
	{ .kind = TOKEN_TEXT, .length = 34,
	    .text =
	    "</a></li>\n"
	    "<li><a href=\"#refusals\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_REFUSALS },
	{ .kind = TOKEN_TEXT, .length = 33,
	    .text =
	    "</a></li>\n"
	    "<li><a href=\"#records\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_RECORDS },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_SECTION, .text = "records", .end = 38 },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "<li><a href=\"#" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</a></li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 58,
	    .text =
	    "</ul>\n"
	    "</nav>\n"
	    "\n"
	    "<div class=\"chapters\">\n"
	    "<section id=\"start\">\n" },
	{ .kind = TOKEN_SECTION, .text = "info", .end = 50 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"over\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_OVER },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    " " },
	{ .kind = TOKEN_VALUE, .text = "version" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</p>\n"
	    "<h1>" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "</h1>\n"
	    "<p class=\"lead\">" },
	{ .kind = TOKEN_VALUE, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "<dl class=\"facts\">\n"
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_BASE },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "</dt><dd><code id=\"api\">" },
	{ .kind = TOKEN_VALUE, .text = "api" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "</code></dd></div>\n"
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_RAW },
	{ .kind = TOKEN_TEXT, .length = 89,
	    .text =
	    "</dt><dd><a href=\"?_fields=\" type=\"application/json\">OpenAPI 3.1</a></dd></div>\n"
	    "<div><dt>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_FIRST },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "</dt><dd><code>curl " },
	{ .kind = TOKEN_VALUE, .text = "api" },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "/events</code></dd></div>\n"
	    "</dl>\n"
	    "<h2>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ACCOUNT },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "</h2>\n"
	    "<p class=\"lead\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ACCOUNT_TEXT },
	{ .kind = TOKEN_TEXT, .length = 68,
	    .text =
	    "</p>\n"
	    "<form id=\"account\" class=\"scripted\" autocomplete=\"off\">\n"
	    "<label>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_LOGIN },
	{ .kind = TOKEN_TEXT, .length = 107,
	    .text =
	    " <input id=\"login\" type=\"text\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\"></label>\n"
	    "<label>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_PASSWORD },
	{ .kind = TOKEN_TEXT, .length = 83,
	    .text =
	    " <input id=\"password\" type=\"password\" autocomplete=\"off\"></label>\n"
	    "<p class=\"about\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ACCOUNT_NOTE },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</p>\n"
	    "</form>\n"
	    "</section>\n"
	    "\n" },
	{ .kind = TOKEN_SECTION, .text = "operations", .end = 207 },
	{ .kind = TOKEN_SECTION, .text = "opens", .end = 77 },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "<h2 class=\"path\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "</code></h2>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 31,
	    .text =
	    "<article class=\"operation\" id=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "\" aria-labelledby=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "-name\">\n"
	    "<h3 id=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "-name\">" },
	{ .kind = TOKEN_SECTION, .text = "methods", .end = 91 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<b class=\"" },
	{ .kind = TOKEN_VALUE, .text = "style" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "word" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</b> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "<code>" },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "</code></h3>\n"
	    "<p>" },
	{ .kind = TOKEN_VALUE, .text = "description" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "role", .end = 103 },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "<p class=\"about\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ROLE },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    " <strong>" },
	{ .kind = TOKEN_VALUE, .text = "role" },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "</strong></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "<form data-path=\"" },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "\">\n"
	    "<label" },
	{ .kind = TOKEN_SECTION, .text = "several", .end = 109 },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    " class=\"scripted\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_INVERTED, .text = "several", .end = 112 },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    " hidden" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    ">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_METHOD },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    " <select name=\"_method\">\n" },
	{ .kind = TOKEN_SECTION, .text = "methods", .end = 120 },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "<option>" },
	{ .kind = TOKEN_VALUE, .text = "word" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</option>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 18,
	    .text =
	    "</select></label>\n" },
	{ .kind = TOKEN_SECTION, .text = "parameters", .end = 129 },
	{ .kind = TOKEN_INVERTED, .text = "shared", .end = 128 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "<div class=\"field\">\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_field },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_input },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "<div" },
	{ .kind = TOKEN_SECTION, .text = "creates", .end = 135 },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    " id=\"" },
	{ .kind = TOKEN_VALUE, .text = "creates" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    ">\n" },
	{ .kind = TOKEN_SECTION, .text = "members", .end = 142 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "<div class=\"field\">\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_field },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_input },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "</div>\n"
	    "<p class=\"about\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ALSO },
	{ .kind = TOKEN_SECTION, .text = "parameters", .end = 153 },
	{ .kind = TOKEN_SECTION, .text = "shared", .end = 152 },
	{ .kind = TOKEN_TEXT, .length = 18,
	    .text =
	    " <a href=\"#shared-" },
	{ .kind = TOKEN_VALUE, .text = "shared" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "shared" },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</code></a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 61,
	    .text =
	    "</p>\n"
	    "<pre class=\"line\" tabindex=\"0\" role=\"group\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_REQUEST },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "\"><code>curl '" },
	{ .kind = TOKEN_VALUE, .text = "api" },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 48,
	    .text =
	    "'</code></pre>\n"
	    "<p><button class=\"send scripted\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_SEND },
	{ .kind = TOKEN_TEXT, .length = 54,
	    .text =
	    "</button> <button type=\"button\" class=\"copy scripted\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_COPY },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</button>" },
	{ .kind = TOKEN_SECTION, .text = "is_link", .end = 171 },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "<a class=\"unscripted\" href=\"" },
	{ .kind = TOKEN_VALUE, .text = "api" },
	{ .kind = TOKEN_VALUE, .text = "path" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_SEND },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 110,
	    .text =
	    "</p>\n"
	    "<div class=\"answer\" aria-live=\"polite\"><p class=\"outcome\"></p><pre role=\"group\" tabindex=\"0\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ANSWER },
	{ .kind = TOKEN_TEXT, .length = 55,
	    .text =
	    "\"></pre></div>\n"
	    "</form>\n"
	    "<ul class=\"answers\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_ANSWERS },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_SECTION, .text = "answers", .end = 193 },
	{ .kind = TOKEN_INVERTED, .text = "refuses", .end = 192 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<li><code>" },
	{ .kind = TOKEN_VALUE, .text = "status" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "</code> " },
	{ .kind = TOKEN_SECTION, .text = "record", .end = 188 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<a href=\"#" },
	{ .kind = TOKEN_VALUE, .text = "record" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "record" },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</code></a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    " " },
	{ .kind = TOKEN_VALUE, .text = "text" },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "<li>" },
	{ .kind = TOKEN_SECTION, .text = "answers", .end = 205 },
	{ .kind = TOKEN_SECTION, .text = "refuses", .end = 204 },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "<a href=\"#refusals-" },
	{ .kind = TOKEN_VALUE, .text = "status" },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "\" title=\"" },
	{ .kind = TOKEN_VALUE, .text = "text" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "status" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</code></a> " },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "</li>\n"
	    "</ul>\n"
	    "</article>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "\n"
	    "<section id=\"shared\">\n"
	    "<h2>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_SHARED },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "</h2>\n"
	    "<p class=\"lead\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_SHARED_TEXT },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "shared", .end = 219 },
	{ .kind = TOKEN_TEXT, .length = 30,
	    .text =
	    "<div class=\"field\" id=\"shared-" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_field },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 40,
	    .text =
	    "</section>\n"
	    "\n"
	    "<section id=\"refusals\">\n"
	    "<h2>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_REFUSALS },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "</h2>\n"
	    "<p class=\"lead\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_REFUSALS_TEXT },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "refusals", .end = 239 },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "<p" },
	{ .kind = TOKEN_SECTION, .text = "opens", .end = 231 },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    " id=\"refusals-" },
	{ .kind = TOKEN_VALUE, .text = "status" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "><code>" },
	{ .kind = TOKEN_VALUE, .text = "status" },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "</code> <code>" },
	{ .kind = TOKEN_VALUE, .text = "code" },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "</code> <span lang=\"en\">" },
	{ .kind = TOKEN_VALUE, .text = "message" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</span></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 39,
	    .text =
	    "</section>\n"
	    "\n"
	    "<section id=\"records\">\n"
	    "<h2>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_RECORDS },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "</h2>\n"
	    "<p class=\"lead\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_RECORDS_TEXT },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "records", .end = 263 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<article id=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "\" aria-labelledby=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "-name\">\n"
	    "<h3 id=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "-name\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "</code></h3>\n"
	    "<p>" },
	{ .kind = TOKEN_VALUE, .text = "text" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_SECTION, .text = "members", .end = 261 },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "<div class=\"field\">\n" },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_reference_field },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</article>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</section>\n"
	    "</div>\n"
	    "</div>\n" },
};

const struct template template_reference = {
	.name = "reference",
	.tokens = reference_tokens,
	.count = COUNT(reference_tokens)
};

static const struct token style_css_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 11565,
	    .text =
	    ":root {\n"
	    "color-scheme: light dark;\n"
	    "--paper: #fbfaf7;\n"
	    "--sheet: #ffffff;\n"
	    "--ink: #23201c;\n"
	    "--soft: #625b52;\n"
	    "--line: #e4dfd6;\n"
	    "--field: #8d857a;\n"
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
	    "--field: #857c70;\n"
	    "--wash: #262320;\n"
	    "--accent: #f0947f;\n"
	    "--accent-ink: #2a120c;\n"
	    "--accent-wash: #35221d;\n"
	    "}\n"
	    "}\n"
	    "* { box-sizing: border-box; }\n"
	    "html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }\n"
	    "body {\n"
	    "overflow-wrap: break-word;\n"
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
	    "[dir=\"auto\"], .break { overflow-wrap: anywhere; }\n"
	    "[dir=\"auto\"] { hyphens: auto; }\n"
	    "h1[dir], .card [dir] { text-align: left; }\n"
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
	    "footer.site p a { margin-right: .4em; }\n"
	    ".message { max-width: 38rem; padding: 2rem 0; }\n"
	    ".bar { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .2rem 2rem; }\n"
	    ".month-name::first-letter { text-transform: uppercase; }\n"
	    ".steps { display: flex; gap: .4rem; margin-bottom: 1rem; }\n"
	    ".steps a, .button, button, .paging a { display: inline-block; padding: .4rem .9rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--sheet); color: var(--ink); font: inherit; font-size: .95rem; line-height: 1.4; text-decoration: none; cursor: pointer; }\n"
	    ".steps a:hover, .button:hover, button:hover, .paging a:hover { border-color: var(--accent); color: var(--accent); }\n"
	    ".steps a[aria-current] { border-color: var(--accent); }\n"
	    ".soft, .total { color: var(--soft); }\n"
	    ".note { margin-top: 1rem; padding: .8rem 1.1rem; background: var(--wash); border-radius: .5rem; }\n"
	    ".badge { display: inline-block; padding: 0 .55em; border-radius: 1em; background: var(--accent-wash); color: var(--accent); font: 600 .72rem/1.7 var(--sans); letter-spacing: .04em; vertical-align: .2em; white-space: nowrap; }\n"
	    ".star { color: var(--accent); }\n"
	    ".filters { margin-bottom: 1.4rem; }\n"
	    ".filters summary { display: inline-block; padding: .2rem 0; color: var(--soft); cursor: pointer; }\n"
	    ".filters summary::before { content: \"+\"; display: inline-block; width: 1.1em; font-weight: 600; color: var(--accent); }\n"
	    ".filters[open] summary::before { content: \"–\"; }\n"
	    ".filters form { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: .9rem 1.2rem; align-items: end; margin-top: .6rem; padding: 1.2rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--sheet); }\n"
	    ".filters p { margin: 0; }\n"
	    ".filters .wide { grid-column: 1 / -1; }\n"
	    ".filters label { display: block; font-size: .85rem; color: var(--soft); }\n"
	    ".filters .check { display: flex; align-items: center; gap: .5em; min-height: 2.4rem; }\n"
	    ".filters .check label { font-size: 1rem; color: inherit; }\n"
	    ".filters .buttons { display: flex; align-items: center; gap: 1rem; }\n"
	    "input, select { width: 100%; min-height: 2.4rem; padding: .3rem .6rem; border: 1px solid var(--field); border-radius: .4rem; background: var(--paper); color: var(--ink); font: inherit; }\n"
	    "input[type=\"checkbox\"] { width: 1.2rem; min-height: 0; height: 1.2rem; accent-color: var(--accent); }\n"
	    ".filters button { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }\n"
	    ".filters button:hover { color: var(--accent-ink); filter: brightness(1.1); }\n"
	    ".calendar { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; background: var(--sheet); border: 1px solid var(--line); border-radius: .8rem; overflow: hidden; }\n"
	    ".calendar th { padding: .6rem .7rem; text-align: left; font-size: .8rem; font-weight: 600; letter-spacing: .05em; color: var(--soft); }\n"
	    ".calendar td { height: 7.2rem; padding: .45rem .4rem .5rem; border-top: 1px solid var(--line); border-left: 1px solid var(--line); vertical-align: top; }\n"
	    ".calendar td:first-child { border-left: 0; }\n"
	    ".calendar .date { margin: 0 0 .25rem; padding-left: .25rem; font: 1.05rem/1.7 var(--serif); font-variant-numeric: oldstyle-nums; }\n"
	    ".calendar .long { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n"
	    ".calendar .outside { background: var(--wash); }\n"
	    ".calendar .outside .number { color: var(--soft); }\n"
	    ".calendar .today .number { display: inline-block; min-width: 1.75rem; margin-left: -.3rem; padding: 0 .3rem; border-radius: 1rem; background: var(--accent); color: var(--accent-ink); text-align: center; }\n"
	    ".calendar li { margin: 0 0 .2rem; font-size: .84rem; line-height: 1.3; }\n"
	    ".calendar li a { display: block; padding: .12rem .35rem; border-radius: .35rem; text-decoration: none; }\n"
	    ".calendar li a:hover { background: var(--wash); }\n"
	    ".calendar .time { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }\n"
	    ".calendar .featured .title { font-weight: 600; }\n"
	    ".calendar .span a { background: var(--accent-wash); }\n"
	    ".calendar .span a:hover { background: var(--line); }\n"
	    ".calendar .goes-on a { border-top-left-radius: 0; border-bottom-left-radius: 0; margin-left: -.4rem; padding-left: .5rem; }\n"
	    ".calendar .continues a { border-top-right-radius: 0; border-bottom-right-radius: 0; margin-right: -.4rem; }\n"
	    ".cards { display: grid; gap: 0; }\n"
	    ".card { display: grid; grid-template-columns: 4.2rem 1fr auto; gap: 1.4rem; align-items: start; padding: 1.1rem 0; border-top: 1px solid var(--line); }\n"
	    ".card p { margin: .15rem 0 0; }\n"
	    ".card h3 a { text-decoration: none; }\n"
	    ".card h3 a:hover { text-decoration: underline; }\n"
	    ".card img { width: 7.5rem; aspect-ratio: 4 / 3; object-fit: cover; border-radius: .5rem; }\n"
	    ".card .excerpt { max-width: 46rem; color: var(--soft); }\n"
	    ".leaf { display: grid; justify-items: center; padding: .35rem 0 .45rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--sheet); color: var(--soft); font-size: .76rem; line-height: 1.35; }\n"
	    ".card .leaf { margin: .1rem 0 0; }\n"
	    ".leaf b { color: var(--ink); font: 600 1.6rem/1.1 var(--serif); }\n"
	    ".featured .leaf { border-color: var(--accent); }\n"
	    ".group h2 { margin: 2.4rem 0 .7rem; font-size: 1.2rem; font-weight: 400; font-style: italic; color: var(--soft); }\n"
	    ".group:first-of-type h2 { margin-top: 1.2rem; }\n"
	    ".paging ul { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; margin-top: 1.6rem; padding-top: 1.4rem; border-top: 1px solid var(--line); }\n"
	    ".paging li:last-child { text-align: right; }\n"
	    ".record > header { max-width: 52rem; margin-bottom: 2rem; }\n"
	    ".eyebrow { margin-bottom: .5rem; color: var(--soft); font-size: .9rem; letter-spacing: .03em; }\n"
	    ".eyebrow a { margin-right: .5em; color: var(--accent); }\n"
	    ".lead { font-size: 1.2rem; margin-bottom: .3rem; }\n"
	    ".columns { display: grid; grid-template-columns: minmax(0, 1fr) 19rem; gap: 2.5rem clamp(2rem, 5vw, 4.5rem); align-items: start; }\n"
	    ".prose { max-width: 42rem; font-size: 1.08rem; line-height: 1.65; }\n"
	    ".prose > *, .prose li { unicode-bidi: plaintext; text-align: start; }\n"
	    ".prose ul, .prose ol { padding-inline-start: 1.4em; margin-bottom: 1em; }\n"
	    ".prose ul li { list-style: disc; }\n"
	    ".prose ol li { list-style: decimal; }\n"
	    ".prose blockquote { margin: 0 0 1em; padding-inline-start: 1.2em; border-inline-start: 3px solid var(--accent); color: var(--soft); }\n"
	    ".prose pre { overflow-x: auto; }\n"
	    ".cover { width: 100%; max-height: 26rem; margin-bottom: 1.6rem; object-fit: cover; border-radius: .8rem; }\n"
	    ".columns aside { padding: .4rem 1.4rem 1.3rem; border: 1px solid var(--line); border-radius: .8rem; background: var(--sheet); }\n"
	    ".facts { margin: 0; }\n"
	    ".facts > div { padding: .85rem 0; border-bottom: 1px solid var(--line); }\n"
	    ".facts > div:last-child { border-bottom: 0; }\n"
	    ".facts dt { font-size: .8rem; letter-spacing: .05em; color: var(--soft); }\n"
	    ".facts dd { margin: .1rem 0 0; }\n"
	    ".tags a { display: inline-block; margin: .15rem .15rem .15rem 0; padding: .1rem .7rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .9rem; text-decoration: none; }\n"
	    ".tags a:hover { border-color: var(--accent); }\n"
	    ".actions { margin: .6rem 0 0; }\n"
	    ".actions .button { display: block; text-align: center; }\n"
	    "@media (max-width: 56rem) {\n"
	    ".columns { grid-template-columns: minmax(0, 1fr); }\n"
	    "}\n"
	    "@media (max-width: 44rem) {\n"
	    "header.site .languages { margin-left: 0; }\n"
	    ".calendar, .calendar tbody, .calendar tr, .calendar td { display: block; }\n"
	    ".calendar { border: 0; border-radius: 0; background: none; }\n"
	    ".calendar thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n"
	    ".calendar td { height: auto; padding: .8rem 0; border-left: 0; }\n"
	    ".calendar td.empty, .calendar td.outside, .calendar .bare, .calendar.bare { display: none; }\n"
	    ".calendar .date { padding: 0; font-weight: 600; }\n"
	    ".calendar .number { display: none; }\n"
	    ".calendar .long { position: static; width: auto; height: auto; clip-path: none; }\n"
	    ".calendar .long::first-letter { text-transform: uppercase; }\n"
	    ".calendar .today .long { color: var(--accent); }\n"
	    ".calendar li { font-size: 1rem; }\n"
	    ".calendar li a, .calendar .goes-on a, .calendar .continues a { margin: 0; padding: .3rem .6rem; border-radius: .4rem; }\n"
	    ".card { grid-template-columns: 3.6rem 1fr; gap: 1rem; }\n"
	    ".card img { display: none; }\n"
	    "}\n"
	    "@media print {\n"
	    ":root { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #333; --line: #999; --wash: #fff; --accent: #000; --accent-wash: #fff; }\n"
	    "body { max-width: none; padding: 0; font-size: 10pt; }\n"
	    "header.site nav, footer.site, .skip, .bar nav, .filters, .actions, .paging { display: none; }\n"
	    "a { text-decoration: none; }\n"
	    "}\n" },
};

const struct template template_style_css = {
	.name = "style_css",
	.tokens = style_css_tokens,
	.count = COUNT(style_css_tokens)
};

static const struct token filters_tokens[] = {
	{ .kind = TOKEN_SECTION, .text = "filters", .end = 81 },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "<details class=\"filters\"" },
	{ .kind = TOKEN_SECTION, .text = "open", .end = 4 },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    " open" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    ">\n"
	    "<summary>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FILTER },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</summary>\n"
	    "<form action=\"" },
	{ .kind = TOKEN_VALUE, .text = "action" },
	{ .kind = TOKEN_TEXT, .length = 30,
	    .text =
	    "\" method=\"get\" role=\"search\">\n" },
	{ .kind = TOKEN_SECTION, .text = "view", .end = 14 },
	{ .kind = TOKEN_TEXT, .length = 40,
	    .text =
	    "<input type=\"hidden\" name=\"view\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "view" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "year", .end = 21 },
	{ .kind = TOKEN_TEXT, .length = 40,
	    .text =
	    "<input type=\"hidden\" name=\"year\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "year" },
	{ .kind = TOKEN_TEXT, .length = 44,
	    .text =
	    "\">\n"
	    "<input type=\"hidden\" name=\"month\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "month" },
	{ .kind = TOKEN_TEXT, .length = 3,
	    .text =
	    "\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 36,
	    .text =
	    "<p class=\"wide\"><label for=\"search\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SEARCH },
	{ .kind = TOKEN_TEXT, .length = 74,
	    .text =
	    "</label>\n"
	    "<input type=\"search\" id=\"search\" name=\"search\" dir=\"auto\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "search" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "\"></p>\n" },
	{ .kind = TOKEN_SECTION, .text = "choices", .end = 52 },
	{ .kind = TOKEN_TEXT, .length = 15,
	    .text =
	    "<p><label for=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "label" },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    "</label>\n"
	    "<select id=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "\" name=\"" },
	{ .kind = TOKEN_VALUE, .text = "key" },
	{ .kind = TOKEN_TEXT, .length = 20,
	    .text =
	    "\">\n"
	    "<option value=\"\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ANY },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</option>\n" },
	{ .kind = TOKEN_SECTION, .text = "options", .end = 50 },
	{ .kind = TOKEN_TEXT, .length = 15,
	    .text =
	    "<option value=\"" },
	{ .kind = TOKEN_VALUE, .text = "value" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "selected", .end = 45 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    " selected" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    " dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "indent" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</option>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "</select></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "dates", .end = 63 },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "<p><label for=\"start_date\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FROM },
	{ .kind = TOKEN_TEXT, .length = 69,
	    .text =
	    "</label>\n"
	    "<input type=\"date\" id=\"start_date\" name=\"start_date\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "start" },
	{ .kind = TOKEN_TEXT, .length = 32,
	    .text =
	    "\"></p>\n"
	    "<p><label for=\"end_date\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_UNTIL },
	{ .kind = TOKEN_TEXT, .length = 65,
	    .text =
	    "</label>\n"
	    "<input type=\"date\" id=\"end_date\" name=\"end_date\" value=\"" },
	{ .kind = TOKEN_VALUE, .text = "end" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "\"></p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 79,
	    .text =
	    "<p class=\"check\"><input type=\"checkbox\" id=\"featured\" name=\"featured\" value=\"1\"" },
	{ .kind = TOKEN_SECTION, .text = "featured", .end = 67 },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    " checked" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    ">\n"
	    "<label for=\"featured\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_ONLY_FEATURED },
	{ .kind = TOKEN_TEXT, .length = 40,
	    .text =
	    "</label></p>\n"
	    "<p class=\"buttons\"><button>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_SHOW },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</button>\n" },
	{ .kind = TOKEN_SECTION, .text = "open", .end = 79 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "reset" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_RESET },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</a>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 24,
	    .text =
	    "</p>\n"
	    "</form>\n"
	    "</details>\n" },
	{ .kind = TOKEN_END },
};

const struct template template_filters = {
	.name = "filters",
	.tokens = filters_tokens,
	.count = COUNT(filters_tokens)
};

static const struct token events_tokens[] = {
	{ .kind = TOKEN_SECTION, .text = "groups", .end = 49 },
	{ .kind = TOKEN_TEXT, .length = 47,
	    .text =
	    "<section class=\"group\">\n"
	    "<h2 class=\"month-name\">" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</h2>\n"
	    "<ol class=\"cards\">\n" },
	{ .kind = TOKEN_SECTION, .text = "events", .end = 47 },
	{ .kind = TOKEN_TEXT, .length = 15,
	    .text =
	    "<li class=\"card" },
	{ .kind = TOKEN_SECTION, .text = "featured", .end = 8 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    " featured" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 44,
	    .text =
	    "\">\n"
	    "<p class=\"leaf\" aria-hidden=\"true\"><span>" },
	{ .kind = TOKEN_VALUE, .text = "weekday" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</span><b>" },
	{ .kind = TOKEN_VALUE, .text = "day" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</b><span>" },
	{ .kind = TOKEN_VALUE, .text = "month" },
	{ .kind = TOKEN_TEXT, .length = 42,
	    .text =
	    "</span></p>\n"
	    "<div>\n"
	    "<h3 dir=\"auto\"><a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "address" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "title" },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_SECTION, .text = "featured", .end = 24 },
	{ .kind = TOKEN_TEXT, .length = 21,
	    .text =
	    " <span class=\"badge\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_FEATURED },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</span>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "</h3>\n"
	    "<p><time datetime=\"" },
	{ .kind = TOKEN_VALUE, .text = "machine" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "when" },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "</time></p>\n" },
	{ .kind = TOKEN_SECTION, .text = "place", .end = 34 },
	{ .kind = TOKEN_TEXT, .length = 27,
	    .text =
	    "<p class=\"soft\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "place" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "excerpt", .end = 39 },
	{ .kind = TOKEN_TEXT, .length = 30,
	    .text =
	    "<p class=\"excerpt\" dir=\"auto\">" },
	{ .kind = TOKEN_VALUE, .text = "excerpt" },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</div>\n" },
	{ .kind = TOKEN_SECTION, .text = "image", .end = 45 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<img src=\"" },
	{ .kind = TOKEN_VALUE, .text = "image" },
	{ .kind = TOKEN_TEXT, .length = 25,
	    .text =
	    "\" alt=\"\" loading=\"lazy\">\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</li>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 17,
	    .text =
	    "</ol>\n"
	    "</section>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "paging", .end = 72 },
	{ .kind = TOKEN_TEXT, .length = 32,
	    .text =
	    "<nav class=\"paging\" aria-label=\"" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PAGES },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    "\">\n"
	    "<ul>\n"
	    "<li>" },
	{ .kind = TOKEN_SECTION, .text = "previous", .end = 60 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "previous" },
	{ .kind = TOKEN_TEXT, .length = 49,
	    .text =
	    "\" rel=\"prev\"><span aria-hidden=\"true\">←</span> " },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_PREVIOUS_PAGE },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 23,
	    .text =
	    "</li>\n"
	    "<li class=\"soft\">" },
	{ .kind = TOKEN_VALUE, .text = "position" },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</li>\n"
	    "<li>" },
	{ .kind = TOKEN_SECTION, .text = "next", .end = 70 },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "<a href=\"" },
	{ .kind = TOKEN_VALUE, .text = "next" },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "\" rel=\"next\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NEXT_PAGE },
	{ .kind = TOKEN_TEXT, .length = 40,
	    .text =
	    " <span aria-hidden=\"true\">→</span></a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "</li>\n"
	    "</ul>\n"
	    "</nav>\n" },
	{ .kind = TOKEN_END },
};

const struct template template_events = {
	.name = "events",
	.tokens = events_tokens,
	.count = COUNT(events_tokens)
};

static const struct token upcoming_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 72,
	    .text =
	    "<section class=\"upcoming\" aria-labelledby=\"upcoming\">\n"
	    "<h2 id=\"upcoming\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_UPCOMING },
	{ .kind = TOKEN_TEXT, .length = 6,
	    .text =
	    "</h2>\n" },
	{ .kind = TOKEN_INVERTED, .text = "has_events", .end = 7 },
	{ .kind = TOKEN_TEXT, .length = 16,
	    .text =
	    "<p class=\"note\">" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_NO_UPCOMING },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_PARTIAL,
	    .partial = &template_events },
	{ .kind = TOKEN_TEXT, .length = 11,
	    .text =
	    "</section>\n" },
};

const struct template template_upcoming = {
	.name = "upcoming",
	.tokens = upcoming_tokens,
	.count = COUNT(upcoming_tokens)
};

static const struct token reference_css_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 2865,
	    .text =
	    "body:has(.reference) { max-width: 90rem; }\n"
	    ".reference { --mono: ui-monospace, Menlo, Consolas, \"DejaVu Sans Mono\", \"Liberation Mono\", monospace; display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3rem; }\n"
	    ".reference:not(.tries) .scripted, .reference.tries .unscripted { display: none; }\n"
	    ".reference code, .reference pre { font-family: var(--mono); font-size: .88em; overflow-wrap: anywhere; }\n"
	    ".reference section, .reference article { scroll-margin-top: 1rem; padding-bottom: 1rem; }\n"
	    ".reference .lead { max-width: 46rem; color: var(--soft); }\n"
	    ".reference .about { color: var(--soft); font-size: .85rem; }\n"
	    "#account label { display: inline-block; width: 20rem; margin-right: 1rem; }\n"
	    ".over { margin: 0 0 .3rem; color: var(--accent); font-size: .82rem; letter-spacing: .08em; text-transform: uppercase; }\n"
	    ".contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; font-size: .85rem; overflow-wrap: anywhere; }\n"
	    ".contents a { display: block; padding: .16rem .35rem; border-radius: .25rem; text-decoration: none; }\n"
	    ".contents a:hover { background: var(--wash); }\n"
	    ".reference b { font-size: .75em; color: var(--accent); }\n"
	    ".reference b.get { color: inherit; }\n"
	    ".facts div { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line); }\n"
	    ".facts dd { margin: 0; }\n"
	    ".reference h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 3px solid var(--ink); }\n"
	    ".reference h3 { font-size: 1.1rem; margin: 1.5rem 0 .3rem; }\n"
	    ".reference input, .reference select { width: 100%; max-width: 30rem; font: .88rem/1.4 var(--mono); padding: .3rem .5rem; color: var(--ink); background: var(--sheet); border: 1px solid var(--soft); border-radius: .3rem; }\n"
	    ".field { display: grid; grid-template-columns: minmax(0, 1fr) minmax(9rem, 18rem); gap: 0 1.5rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }\n"
	    ".field p { margin: 0; grid-column: 1; }\n"
	    ".field input, .field select { grid-column: 2; grid-row: 1 / span 2; align-self: center; }\n"
	    ".reference pre { margin: .8rem 0; padding: .8rem 1rem; background: var(--wash); border-radius: .4rem; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 32rem; overflow-y: auto; }\n"
	    ".outcome:empty, .outcome:empty + pre { display: none; }\n"
	    ".outcome { font-weight: 600; margin: 0; }\n"
	    ".reference button { font: 600 .88rem/1.4 var(--sans); padding: .35rem .95rem; border-radius: .35rem; border: 1px solid var(--soft); background: var(--sheet); color: var(--ink); cursor: pointer; }\n"
	    ".answers { font-size: .88rem; }\n"
	    "@media (max-width: 60rem) {\n"
	    ".reference { grid-template-columns: minmax(0, 1fr); }\n"
	    ".contents { position: static; max-height: 16rem; margin-bottom: 1.5rem; }\n"
	    "}\n"
	    "@media (max-width: 42rem) {\n"
	    ".field, .facts div { grid-template-columns: minmax(0, 1fr); gap: .3rem; }\n"
	    ".field input, .field select { grid-column: 1; grid-row: auto; }\n"
	    "}\n" },
};

const struct template template_reference_css = {
	.name = "reference_css",
	.tokens = reference_css_tokens,
	.count = COUNT(reference_css_tokens)
};

static const struct token reference_js_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 3501,
	    .text =
	    "\"use strict\";\n"
	    "\n"
	    "const api = document.getElementById(\"api\").textContent;\n"
	    "const login = document.getElementById(\"login\");\n"
	    "const password = document.getElementById(\"password\");\n"
	    "\n"
	    "/* As JSON where it may be more than a text and can be read as such. */\n"
	    "function valueOf({ value, dataset }) {\n"
	    "if (value !== \"null\" && (dataset.text !== undefined ||\n"
	    "!/^(true|false|[[{\"].*|-?\\d+(\\.\\d+)?)$/s.test(value)))\n"
	    "return value;\n"
	    "try {\n"
	    "return JSON.parse(value);\n"
	    "} catch {\n"
	    "return value;\n"
	    "}\n"
	    "}\n"
	    "\n"
	    "/* A field that is left empty is not sent. */\n"
	    "function requestOf(form) {\n"
	    "const fields = (place) => [...form.querySelectorAll(\n"
	    "`[data-in=\"${place}\"]`)].filter(({ value }) => value !== \"\");\n"
	    "let path = form.dataset.path;\n"
	    "for (const { name, value } of fields(\"path\"))\n"
	    "path = path.replace(`{${name}}`, encodeURIComponent(value));\n"
	    "const query = new URLSearchParams(fields(\"query\")\n"
	    ".map(({ name, value }) => [name, value])).toString();\n"
	    "return {\n"
	    "method: form.querySelector(\"[name=_method]\").value,\n"
	    "path: path + (query && \"?\" + query),\n"
	    "body: form.querySelector('[data-in=\"body\"]') &&\n"
	    "JSON.stringify(Object.fromEntries(fields(\"body\")\n"
	    ".map((field) => [field.name, valueOf(field)]))),\n"
	    "};\n"
	    "}\n"
	    "\n"
	    "/* The same request for a terminal; the password is never part of it. */\n"
	    "function lineOf({ method, path, body }) {\n"
	    "const quoted = (text) => \"'\" + text.replaceAll(\"'\", \"'\\\\''\") + \"'\";\n"
	    "return \"curl\" + (login.value && \" -u \" + quoted(login.value)) +\n"
	    "(method === (body === null ? \"GET\" : \"POST\") ? \"\" :\n"
	    "\" -X \" + method) + \" \" + quoted(api + path) +\n"
	    "(body === null ? \"\" : \" \\\\\\n  -H 'Content-Type: application/json'\" +\n"
	    "\" \\\\\\n  -d \" + quoted(body));\n"
	    "}\n"
	    "\n"
	    "async function send(form) {\n"
	    "const { method, path, body } = requestOf(form);\n"
	    "const headers = { Accept: \"application/json\" };\n"
	    "if (body !== null)\n"
	    "headers[\"Content-Type\"] = \"application/json\";\n"
	    "if (login.value + password.value !== \"\")\n"
	    "headers.Authorization = \"Basic \" + btoa(String.fromCharCode(\n"
	    "...new TextEncoder().encode(`${login.value}:${password.value}`)));\n"
	    "const [outcome, text] = form.querySelectorAll(\".answer > *\");\n"
	    "outcome.textContent = text.textContent = \"\";\n"
	    "try {\n"
	    "const answer = await fetch(\n"
	    "location.pathname.replace(/\\/doc\\/?$/i, \"\") + path,\n"
	    "{ method, headers, body, credentials: \"omit\",\n"
	    "cache: \"no-store\" });\n"
	    "outcome.textContent = `${answer.status} ${answer.statusText}`;\n"
	    "text.textContent = await answer.text();\n"
	    "text.textContent = JSON.stringify(JSON.parse(text.textContent),\n"
	    "null, 2);\n"
	    "} catch (error) {\n"
	    "outcome.textContent ||= String(error);\n"
	    "}\n"
	    "}\n"
	    "\n"
	    "document.querySelector(\".reference\").classList.add(\"tries\");\n"
	    "const forms = document.querySelectorAll(\"form[data-path]\");\n"
	    "const show = (form) => form.querySelector(\".line code\").textContent =\n"
	    "lineOf(requestOf(form));\n"
	    "for (const form of forms) {\n"
	    "show(form);\n"
	    "form.addEventListener(\"input\", () => show(form));\n"
	    "form.addEventListener(\"submit\", (event) => {\n"
	    "event.preventDefault();\n"
	    "send(form);\n"
	    "});\n"
	    "form.querySelector(\".copy\").addEventListener(\"click\", () =>\n"
	    "navigator.clipboard?.writeText(lineOf(requestOf(form))));\n"
	    "}\n"
	    "\n"
	    "const account = document.getElementById(\"account\");\n"
	    "account.addEventListener(\"submit\", (event) => event.preventDefault());\n"
	    "account.addEventListener(\"input\", () => forms.forEach(show));\n"
	    "\n"
	    "document.getElementById(\"filter\").addEventListener(\"input\", (event) => {\n"
	    "const words = event.target.value.toLowerCase().split(/\\s+/);\n"
	    "for (const entry of document.querySelectorAll(\"[data-operation]\")) {\n"
	    "const name = (entry.dataset.operation + \" \" +\n"
	    "entry.textContent).toLowerCase();\n"
	    "entry.hidden = !words.every((word) => name.includes(word));\n"
	    "}\n"
	    "});\n" },
};

const struct template template_reference_js = {
	.name = "reference_js",
	.tokens = reference_js_tokens,
	.count = COUNT(reference_js_tokens)
};

static const struct token reference_field_tokens[] = {
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "<p class=\"what\"><code>" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "</code> <span class=\"about\">" },
	{ .kind = TOKEN_SECTION, .text = "types", .end = 13 },
	{ .kind = TOKEN_VALUE, .text = "before" },
	{ .kind = TOKEN_VALUE, .text = "word" },
	{ .kind = TOKEN_SECTION, .text = "record", .end = 12 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "<a href=\"#" },
	{ .kind = TOKEN_VALUE, .text = "record" },
	{ .kind = TOKEN_TEXT, .length = 2,
	    .text =
	    "\">" },
	{ .kind = TOKEN_VALUE, .text = "record" },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    "</a>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "in", .end = 17 },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    " · " },
	{ .kind = TOKEN_VALUE, .text = "in" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "required", .end = 22 },
	{ .kind = TOKEN_TEXT, .length = 12,
	    .text =
	    " · <strong>" },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_REQUIRED },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</strong>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_SECTION, .text = "preset", .end = 29 },
	{ .kind = TOKEN_TEXT, .length = 4,
	    .text =
	    " · " },
	{ .kind = TOKEN_LOCALE,
	    .locale = TEXT_PAGE_DOC_DEFAULT },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    " <code>" },
	{ .kind = TOKEN_VALUE, .text = "preset" },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</code>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 15,
	    .text =
	    "</span></p>\n"
	    "<p>" },
	{ .kind = TOKEN_VALUE, .text = "description" },
	{ .kind = TOKEN_SECTION, .text = "choices", .end = 36 },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    " <code>" },
	{ .kind = TOKEN_VALUE, .text = "." },
	{ .kind = TOKEN_TEXT, .length = 7,
	    .text =
	    "</code>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 5,
	    .text =
	    "</p>\n" },
};

const struct template template_reference_field = {
	.name = "reference_field",
	.tokens = reference_field_tokens,
	.count = COUNT(reference_field_tokens)
};

static const struct token reference_input_tokens[] = {
	{ .kind = TOKEN_SECTION, .text = "is_choice", .end = 18 },
	{ .kind = TOKEN_TEXT, .length = 14,
	    .text =
	    "<select name=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "\" class=\"scripted\" data-in=\"" },
	{ .kind = TOKEN_VALUE, .text = "in" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "is_text", .end = 8 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    " data-text" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    " aria-label=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 19,
	    .text =
	    "\"><option></option>" },
	{ .kind = TOKEN_SECTION, .text = "choices", .end = 16 },
	{ .kind = TOKEN_TEXT, .length = 8,
	    .text =
	    "<option>" },
	{ .kind = TOKEN_VALUE, .text = "." },
	{ .kind = TOKEN_TEXT, .length = 9,
	    .text =
	    "</option>" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    "</select>\n" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_INVERTED, .text = "is_choice", .end = 31 },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    "<input name=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 28,
	    .text =
	    "\" class=\"scripted\" data-in=\"" },
	{ .kind = TOKEN_VALUE, .text = "in" },
	{ .kind = TOKEN_TEXT, .length = 1,
	    .text =
	    "\"" },
	{ .kind = TOKEN_SECTION, .text = "is_text", .end = 27 },
	{ .kind = TOKEN_TEXT, .length = 10,
	    .text =
	    " data-text" },
	{ .kind = TOKEN_END },
	{ .kind = TOKEN_TEXT, .length = 13,
	    .text =
	    " aria-label=\"" },
	{ .kind = TOKEN_VALUE, .text = "name" },
	{ .kind = TOKEN_TEXT, .length = 22,
	    .text =
	    "\" autocomplete=\"off\">\n" },
	{ .kind = TOKEN_END },
};

const struct template template_reference_input = {
	.name = "reference_input",
	.tokens = reference_input_tokens,
	.count = COUNT(reference_input_tokens)
};
