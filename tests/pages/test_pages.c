#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "http/message.h"
#include "tests/support/harness.h"
#include "tests/support/harness_again.h"
#include "tests/support/page_part.h"

#define TALK	"{\"title\":\"Talk\",\"start_date\":\"2027-03-01 18:00\"," \
		"\"end_date\":\"2027-03-01 20:00\"}"

#define NO_ROUTE							\
	"{\"code\":\"rest_no_route\",\"message\":\"No route was found "	\
	"matching the URL and request method.\",\"data\":{\"status\":404}}"

/* The search form of an empty page. */
#define SEARCH(home, label, button)					\
	"<form class=\"search\" action=\"" home "\" method=\"get\" "	\
	"role=\"search\">\n"						\
	"<input type=\"hidden\" name=\"view\" value=\"list\">\n" \
	"<label class=\"hidden\" for=\"search\">" label "</label>\n"	\
	"<input type=\"search\" id=\"search\" name=\"search\" "		\
	"dir=\"auto\" placeholder=\"" label "\">\n"			\
	"<button>" button "</button>\n</form>\n"

static const char *
content(const struct outcome *o)
{
	return (page_part(o, "<main", "</main>"));
}

Test(pages, have_other_header_fields)
{
	static const char	policy[] =
	    "default-src 'none'; style-src 'sha256-";
	struct outcome		*o;

	o = page_get("/");
	cr_expect_eq(o->status, 200);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "text/html; charset=UTF-8");
	cr_expect_str_eq(outcome_header(o, "Content-Language"), "en");
	cr_expect_str_eq(outcome_header(o, "X-Content-Type-Options"),
	    "nosniff");
	cr_expect_str_eq(outcome_header(o, "Vary"),
	    "Accept, Accept-Encoding, Authorization, Origin");
	cr_expect_str_eq(outcome_header(o, "Cache-Control"), "no-cache");
	cr_expect_not_null(outcome_header(o, "ETag"));
	cr_expect_not_null(outcome_header(o, "Last-Modified"));
	cr_expect_null(outcome_header(o, "X-Robots-Tag"));
	cr_expect_eq(strncmp(outcome_header(o, "Content-Security-Policy"),
	    policy, strlen(policy)), 0);
	cr_expect_str_eq(strstr(outcome_header(o, "Content-Security-Policy"),
	    "; connect-src"), "; connect-src 'self'; "
	    "img-src https: http: data:; form-action 'self'; base-uri 'none'; "
	    "frame-ancestors 'self'");
}

static void
expect_interface(const char *path, const char *root)
{
	struct outcome	*o;

	o = page_get(path);
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-VERSION"), "v1", "%s",
	    path);
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ROOT"), root, "%s: %s",
	    path, outcome_header(o, "X-TEC-API-ROOT"));
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ORIGIN"), SITE, "%s",
	    path);
	cr_expect_str_eq(outcome_header(o, "Access-Control-Expose-Headers"),
	    "X-WP-Total, X-WP-TotalPages, X-TEC-Total, X-TEC-TotalPages, Link,"
	    " Location, ETag, Last-Modified, X-TEC-API-VERSION,"
	    " X-TEC-API-ROOT, X-TEC-API-ORIGIN", "%s", path);
}

/* The header and link that clients of The Events Calendar look for. */
Test(pages, contain_the_address_of_the_api)
{
	static const struct {
		const char	*path, *root;
	} rows[] = {
		{ "/", API "/" },
		{ "/?view=list&search=x", API "/" },
		{ "/de/", SITE "/de/calendar/events/v1/" },
		{ "/event/talk/", API "/events/5" },
		{ "/de/event/talk/", SITE "/de/calendar/events/v1/events/5" },
		{ "/event/closed/", API "/events/6" },
		{ "/venue/hall/", API "/venues/3" },
		{ "/organizer/ada/", API "/organizers/4" },
		{ "/events/category/music/late-jazz/",
		    API "/events/?categories=late-jazz" },
		{ "/events/category/late-jazz/", API "/" },
		{ "/tag/2027/", API "/events/?tags=3" },
		{ "/tag/%e6%97%a5/", API "/events/?tags=%25e6%2597%25a5" },
		{ "/event/nowhere/", API "/" },
		{ "/nowhere/", API "/" },
		{ "/de/nowhere/", SITE "/de/calendar/events/v1/" },
		{ "/events/list/", API "/" },
		{ "/de/events/2027-03/", SITE "/de/calendar/events/v1/" },
		{ "/?post_type=tribe_events&p=5", API "/" }
	};
	size_t	 i;

	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Late jazz\",\"parent\":1}");
	page_given("/tags", "{\"name\":\"2027\"}");
	page_given("/tags", "{\"name\":\"日\"}");
	page_given("/venues", "{\"venue\":\"First\"}");
	page_given("/venues", "{\"venue\":\"Second\"}");
	page_given("/venues", "{\"venue\":\"Hall\"}");
	page_given("/organizers", "{\"organizer\":\"Ada\"}");
	page_given("/events", TALK);
	page_given("/events", "{\"title\":\"Closed\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\"}");
	ask_json("admin", "PATCH", "/events/6", "{\"password\":\"x\"}");
	for (i = 0; i < COUNT(rows); i++)
		expect_interface(rows[i].path, rows[i].root);
	EXPECT(ask("GET", "/events/?tags=%25e6%2597%25a5&_fields=total"), 200,
	    "{\"total\":0}");
	cr_expect_null(outcome_header(ask("GET", "/events"),
	    "X-TEC-API-ROOT"));
	cr_expect_null(outcome_header(ask_with("GET", "/doc", NULL,
	    "Accept: text/html", NULL), "X-TEC-API-ROOT"));
	harness.prefix = "";
	cr_expect_null(outcome_header(ask("GET", "/nowhere/"),
	    "X-TEC-API-ROOT"));
}

Test(pages, name_the_site_if_it_is_another)
{
	struct outcome	*o;
	char		 line[64];

	harness_start();
	harness.site.site_url = "https://town.example/calendar";
	o = page_get("/calendar/");
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ROOT"), API "/");
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ORIGIN"),
	    "https://town.example/calendar");
	harness.prefix = "";
	snprintf(line, sizeof(line), "If-None-Match: %s",
	    outcome_header(o, "ETag"));
	o = ask_with("GET", "/calendar/", NULL, line, NULL);
	EXPECT(o, 304, "");
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ROOT"), API "/");
	cr_expect_str_eq(outcome_header(ask("HEAD", "/calendar/"),
	    "X-TEC-API-ORIGIN"), "https://town.example/calendar");
}

Test(pages, are_not_sent_again)
{
	struct outcome	*o, *again;
	char		 line[64];

	o = page_get("/");
	harness.prefix = "";
	snprintf(line, sizeof(line), "If-None-Match: %s",
	    outcome_header(o, "ETag"));
	again = ask_with("GET", "/", NULL, line, NULL);
	EXPECT(again, 304, "");
	cr_expect_str_eq(outcome_header(again, "ETag"),
	    outcome_header(o, "ETag"));
	again = ask("HEAD", "/");
	EXPECT(again, 200, "");
	cr_expect_str_eq(outcome_header(again, "Content-Length"),
	    outcome_header(o, "Content-Length"));
}

Test(pages, are_for_reading)
{
	static const char *const	methods[] = { "POST", "PUT", "PATCH",
	    "DELETE", "OPTIONS", "BREW" };
	struct outcome			*o;
	char				 body[256];
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(methods); i++) {
		o = ask(methods[i], "/venue/hall/");
		snprintf(body, sizeof(body), "{\"code\":"
		    "\"rest_method_not_allowed\",\"message\":\"The method %s "
		    "is not allowed here; allowed: GET, HEAD.\","
		    "\"data\":{\"status\":405}}", methods[i]);
		EXPECT(o, 405, body);
		cr_expect_str_eq(outcome_header(o, "Allow"), "GET, HEAD");
		cr_expect_str_eq(outcome_header(o, "X-Robots-Tag"), "noindex");
	}
	o = ask_with("POST", "/", NULL, "X-HTTP-Method-Override: GET", NULL);
	cr_expect_eq(o->status, 405);
}

Test(pages, are_where_the_rules_have_them_and_nowhere_else)
{
	static const char *const	targets[] = { "/event",
	    "/venue/", "/tag", "/x", "//", "/style.css",
	    "/xx/event/a/" };
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(targets); i++) {
		EXPECT(ask("GET", targets[i]), 404, NO_ROUTE);
		EXPECT(ask("POST", targets[i]), 404, NO_ROUTE);
		cr_expect_eq(page_get(targets[i])->status, 404);
		EXPECT_PART(page_get(targets[i]), "<h1", "</h1>",
		    "<h1>Page not found</h1>");
	}
}

/* Prefixes of addresses of The Events Calendar. */
Test(pages, have_no_other_address_of_the_events_calendar)
{
	static const char *const	targets[] = { "/event/a/b",
	    "/event/a/list", "/event/a/page/2", "/event/a/2027-13-01",
	    "/events/category", "/events/tag", "/events/x",
	    "/events/list/month", "/events/list/page", "/events/page/x",
	    "/events/list//", "/events/2027-3", "/events/2027-00",
	    "/events/2027-13", "/events/2027-030", "/events/2027x03",
	    "/events/2027-03/2027-04", "/events/category/none/list",
	    "/events/tag/none", "/events/tag/none/month" };
	size_t				 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(targets); i++) {
		EXPECT(ask("GET", targets[i]), 404, NO_ROUTE);
		EXPECT_PART(page_get(targets[i]), "<h1", "</h1>",
		    "<h1>Page not found</h1>");
	}
}

static void
expect_page(const char *method, const char *target, int status,
    const char *title)
{
	struct outcome	*o;

	o = ask_with(method, target, NULL, "Accept: text/html,"
	    "application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", NULL);
	cr_expect_eq(o->status, status, "%s: %d", target, o->status);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "text/html; charset=UTF-8");
	EXPECT_PART(o, "<h1", "</h1>", title);
	cr_expect_str_neq(page_part(o, "<form class=\"search\"", ">"), "");
}

#define BRIEF(language, title, why, home, link)				\
	"<!doctype html>\n<html lang=\"" language "\">\n<head>\n"	\
	"<meta charset=\"utf-8\">\n<meta name=\"viewport\" "		\
	"content=\"width=device-width, initial-scale=1\">\n"		\
	"<meta name=\"color-scheme\" content=\"light dark\">\n"	\
	"<meta name=\"robots\" content=\"noindex, nofollow\">\n"	\
	"<title>" title "</title>\n</head>\n<body>\n<main>\n"		\
	"<h1>" title "</h1>\n<p>" why "</p>\n"			\
	"<p><a href=\"" home "\">" link "</a></p>\n"		\
	"</main>\n</body>\n</html>\n"

/* Compares the answer to a message with this verdict. */
static void
expect_brief(enum error verdict, const char *target, const char *accept,
    int status, const char *type, const char *body)
{
	struct message	 m = { .method = "GET", .target = target, .peer = "",
			     .verdict = verdict, .retry_after = 3,
			     .reason = "why" };
	struct arena	*arena = arena_new();
	struct outcome	 a;

	harness_start();
	m.header[HEADER_ACCEPT] = accept;
	harness_serve(arena, &m, harness.now, &a);
	cr_expect_str_eq(outcome_header(&a, "Content-Type"), type);
	EXPECT(&a, status, body);
	arena_free(arena);
}

Test(pages, are_sent_to_browsers_before_a_message_is_served)
{
	static const char	browser[] = "text/html,application/xhtml+xml,"
	    "application/xml;q=0.9,*/*;q=0.8", html[] =
	    "text/html; charset=UTF-8";

	expect_brief(ERROR_REST_TOO_MANY_REQUESTS, "/de/?view=list", browser,
	    429, html, BRIEF("de", "Einen Moment bitte",
	    "Der Kalender ist ausgelastet. Bitte gleich noch einmal "
	    "versuchen.", "/de/", "Zum Kalender"));
	expect_brief(ERROR_REST_HEADERS_TOO_LARGE, "/nope", browser, 431, html,
	    BRIEF("en", "That did not work", "The address contains something "
	    "that the calendar does not understand.", "/",
	    "To the calendar"));
	expect_brief(ERROR_REST_BAD_REQUEST, "", browser, 400, html,
	    BRIEF("en", "That did not work", "The address contains something "
	    "that the calendar does not understand.", "/",
	    "To the calendar"));
	expect_brief(ERROR_REST_TOO_MANY_REQUESTS, "/", "*/*", 429,
	    "application/json; charset=UTF-8", "{\"code\":"
	    "\"rest_too_many_requests\",\"message\":\"Too many requests; try "
	    "again in 3 seconds.\",\"data\":{\"status\":429}}");
}

Test(pages, are_sent_to_browsers_for_errors_of_the_api)
{
	static const struct {
		const char	*method, *target;
		int		 status;
		const char	*json;
	} rows[] = {
		{ "GET", "/events/7", 404, "rest-event-not-found" },
		{ "GET", "/events/7.ics", 404, "rest-event-not-found" },
		{ "GET", "/events.rss?start_date=x", 400,
		  "rest_invalid_param" },
		{ "GET", "/events?page=x", 400, "rest_invalid_param" },
		{ "GET", "/events?page=7", 404,
		    "event-archive-page-not-found" },
		{ "GET", "/nope", 404, "rest_no_route" },
		{ "GET", "/events/x", 404, "rest_no_route" },
		{ "POST", "/doc", 405, "rest_method_not_allowed" },
		{ "BREW", "/events", 405, "rest_method_not_allowed" },
		{ "POST", "/events?title=x", 400,
		    "rest_missing_callback_param" }
	};
	size_t	 i;

	harness_start();
	for (i = 0; i < COUNT(rows); i++) {
		expect_page(rows[i].method, rows[i].target, rows[i].status,
		    rows[i].status == 404 ? "<h1>Page not found</h1>" :
		    "<h1>That did not work</h1>");
		cr_expect_str_eq(outcome_text(ask(rows[i].method,
		    rows[i].target), "code"), rows[i].json);
		cr_expect_str_eq(outcome_text(ask_with(rows[i].method,
		    rows[i].target, NULL, "Accept: application/json, "
		    "text/html;q=0.9", NULL), "code"), rows[i].json);
	}
	harness.prefix = "";
	expect_page("GET", "/images/none.png", 404,
	    "<h1>Page not found</h1>");
	expect_page("GET", "/de/calendar/events/v1//", 404,
	    "<h1>Seite nicht gefunden</h1>");
	expect_page("DELETE", "/venue/hall/", 405,
	    "<h1>That did not work</h1>");
	cr_expect_str_eq(outcome_header(ask_with("PUT", "/", NULL,
	    "Accept: text/html", NULL), "Allow"), "GET, HEAD");
}

Test(pages, of_nothing_say_so_in_their_language)
{
	static const struct {
		const char	*target;
		const char	*expected;
	} rows[] = {
		{ "/event/none/", "<main id=\"content\" tabindex=\"-1\">\n"
		    "<article class=\"message\">\n"
		    "<h1>Page not found</h1>\n"
		    "<p>There is no page at this address, or it has been "
		    "removed.</p>\n<p><a href=\"/\">To the calendar</a></p>\n"
		    SEARCH("/", "Search events", "Search")
		    "</article>\n\n</main>" },
		{ "/nope", "<main id=\"content\" tabindex=\"-1\">\n"
		    "<article class=\"message\">\n"
		    "<h1>Page not found</h1>\n"
		    "<p>There is no page at this address, or it has been "
		    "removed.</p>\n<p><a href=\"/\">To the calendar</a></p>\n"
		    SEARCH("/", "Search events", "Search")
		    "</article>\n\n</main>" },
		{ "/de/nope/index.html?a=b", "<main id=\"content\" "
		    "tabindex=\"-1\">\n<article class=\"message\">\n"
		    "<h1>Seite nicht gefunden</h1>\n"
		    "<p>Unter dieser Adresse gibt es nichts, oder nichts "
		    "mehr.</p>\n<p><a href=\"/de/\">Zum Kalender</a></p>\n"
		    SEARCH("/de/", "Veranstaltungen suchen", "Suchen")
		    "</article>\n\n</main>" },
		{ "/de/venue/none", "<main id=\"content\" tabindex=\"-1\">\n"
		    "<article class=\"message\">\n"
		    "<h1>Seite nicht gefunden</h1>\n"
		    "<p>Unter dieser Adresse gibt es nichts, oder nichts "
		    "mehr.</p>\n<p><a href=\"/de/\">Zum Kalender</a></p>\n"
		    SEARCH("/de/", "Veranstaltungen suchen", "Suchen")
		    "</article>\n\n</main>" },
		{ "/fr/events/category/a/b/", "<main id=\"content\" "
		    "tabindex=\"-1\">\n<article class=\"message\">\n"
		    "<h1>Page introuvable</h1>\n"
		    "<p>Il n’y a rien à cette adresse, ou plus rien.</p>\n"
		    "<p><a href=\"/fr/\">Vers le calendrier</a></p>\n"
		    SEARCH("/fr/", "Rechercher des événements",
		    "Rechercher")
		    "</article>\n\n</main>" },
		{ "/es/tag/none/", "<main id=\"content\" tabindex=\"-1\">\n"
		    "<article class=\"message\">\n"
		    "<h1>Página no encontrada</h1>\n"
		    "<p>No hay nada en esta dirección, o ya no.</p>\n"
		    "<p><a href=\"/es/\">Al calendario</a></p>\n"
		    SEARCH("/es/", "Buscar eventos", "Buscar")
		    "</article>\n\n</main>" }
	};
	struct outcome	*o;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		o = page_get(rows[i].target);
		cr_expect_eq(o->status, 404);
		cr_expect_str_eq(content(o), rows[i].expected, "%s",
		    content(o));
		cr_expect_str_eq(outcome_header(o, "Content-Type"),
		    "text/html; charset=UTF-8");
		cr_expect_not_null(strstr(o->body,
		    "<meta name=\"robots\" content=\"noindex, nofollow\">"));
	}
}

Test(pages, report_unknown_parameters)
{
	static const char *const	targets[] = { "/?year=x", "/?month=13",
	    "/?view=year", "/?date=x", "/?categories=none",
	    "/?view=list&start_date=x", "/?venue=abc", "/?p=0" };
	size_t				 i;

	for (i = 0; i < COUNT(targets); i++) {
		cr_expect_eq(page_get(targets[i])->status, 400, "%s",
		    targets[i]);
		EXPECT_PART(page_get(targets[i]), "<h1", "</h1>",
		    "<h1>That did not work</h1>");
	}
}

Test(pages, answer_errors_in_json_unless_a_page_is_preferred)
{
	static const char	refusal[] =
	    "{\"code\":\"rest-event-not-found\","
	    "\"message\":\"Event with slug none does not exist.\","
	    "\"data\":{\"status\":404}}";
	struct outcome		*o;

	harness_start();
	harness.prefix = "";
	o = ask("GET", "/event/none/");
	EXPECT(o, 404, refusal);
	cr_expect_str_eq(outcome_header(o, "Content-Type"),
	    "application/json; charset=UTF-8");
	EXPECT(ask_with("GET", "/event/none/", NULL,
	    "Accept: text/html;q=0.8, */*;q=0.8", NULL), 404, refusal);
}

Test(pages, are_the_same_for_everybody)
{
	page_given("/events", TALK);
	(void)page_given("/events", "{\"title\":\"Secret\",\"status\":"
	    "\"private\",\"start_date\":\"2027-03-01\",\"end_date\":"
	    "\"2027-03-01\"}");
	harness.prefix = "";
	cr_expect_eq(ask_with("GET", "/event/talk/", NULL,
	    "Authorization: Basic eDp5", NULL)->status, 401);
	cr_expect_str_eq(ask_with("GET", "/event/secret/", NULL, as("admin"),
	    NULL)->body, ask("GET", "/event/secret/")->body);
	cr_expect_eq(ask("GET", "/event/secret/")->status, 403);
	cr_expect_str_eq(ask_with("GET", "/?year=2027&month=3", NULL,
	    as("admin"), NULL)->body,
	    page_get("/?year=2027&month=3")->body);
	cr_expect_null(strstr(page_get("/?year=2027&month=3")->body,
	    "Secret"));
}

Test(pages, keep_to_their_mount)
{
	struct outcome	*o;

	page_given("/events", TALK);
	o = page_get("/de/event/talk/");
	EXPECT_PART(o, "<html", ">",
	    "<html lang=\"de\" class=\"type-medium cards-framed\">");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/de/event/talk/\">");
	EXPECT_PART(o, "<link rel=\"alternate\" hreflang", "<link rel=\"icon",
	    "<link rel=\"alternate\" hreflang=\"en\" href=\"" SITE
	    "/event/talk/\">\n<link rel=\"alternate\" hreflang=\"de\" href=\""
	    SITE "/de/event/talk/\">\n<link rel=\"alternate\" hreflang=\"fr\" "
	    "href=\"" SITE "/fr/event/talk/\">\n<link rel=\"alternate\" "
	    "hreflang=\"es\" href=\"" SITE "/es/event/talk/\">\n"
	    "<link rel=\"alternate\" hreflang=\"x-default\" href=\"" SITE
	    "/event/talk/\">\n<link rel=\"icon");
	EXPECT_PART(o, "<nav class=\"languages\"", "</nav>",
	    "<nav class=\"languages\" aria-label=\"Sprachen\">\n<ul>\n"
	    "<li><a href=\"/event/talk/\" hreflang=\"en\" lang=\"en\">"
	    "<span aria-hidden=\"true\">en</span><span class=\"hidden\">English"
	    "</span></a></li>\n"
	    "<li><a href=\"/de/event/talk/\" hreflang=\"de\" lang=\"de\" "
	    "aria-current=\"true\">"
	    "<span aria-hidden=\"true\">de</span><span class=\"hidden\">Deutsch"
	    "</span></a></li>\n"
	    "<li><a href=\"/fr/event/talk/\" hreflang=\"fr\" lang=\"fr\">"
	    "<span aria-hidden=\"true\">fr</span>"
	    "<span class=\"hidden\">Français"
	    "</span></a></li>\n"
	    "<li><a href=\"/es/event/talk/\" hreflang=\"es\" lang=\"es\">"
	    "<span aria-hidden=\"true\">es</span><span class=\"hidden\">Español"
	    "</span></a></li>\n</ul>\n</nav>");
	o = page_get("/wp-json/event/talk");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/event/talk/\">");
}

Test(pages, of_one_language_name_no_other)
{
	struct outcome	*o;

	page_given("/events", TALK);
	harness.site.mount_count = 2;
	o = page_get("/event/talk/");
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "hreflang"));
	cr_expect_not(outcome_has(o, "class=\"languages\""));
	EXPECT_PART(page_get("/wp-json/event/talk/"), "<link rel=\"canonical",
	    ">", "<link rel=\"canonical\" href=\"" SITE "/event/talk/\">");
	cr_expect_eq(page_get("/de/event/talk/")->status, 404);
}

static void
expect_canonical(const char *target, const char *canonical)
{
	struct outcome	*o = page_get(target);

	cr_expect_eq(o->status, 200, "%s", target);
	cr_expect_str_eq(page_inner(o, "<link rel=\"canonical\" href=\"" SITE,
	    "\">"), canonical, "%s", target);
	cr_expect_str_eq(page_inner(o, "<meta property=\"og:url\" content=\""
	    SITE, "\">"), canonical, "%s", target);
}

/* Each combination of filters has one canonical address. */
Test(pages, have_one_canonical_address_each)
{
	static const struct {
		const char	*target, *canonical;
	} rows[] = {
		{ "/", "/" },
		{ "/?utm_source=x", "/" },
		{ "/?categories=&tags=&venue=&search=", "/" },
		{ "/?view=month", "/?view=month" },
		{ "/?view=home", "/" },
		{ "/?categories=b&when=today&free=1",
		    "/?when=today&amp;categories=b&amp;free=1" },
		{ "/?search=a", "/?view=list&amp;search=a" },
		{ "/?search=a&orderby=relevance",
		    "/?view=list&amp;search=a&amp;orderby=relevance" },
		{ "/?month=3&year=2027", "/?year=2027&amp;month=3" },
		{ "/?view=week&date=2027-03-03",
		  "/?view=week&amp;date=2027-02-28" },
		{ "/?date=2027-03-03&view=day",
		  "/?view=day&amp;date=2027-03-03" },
		{ "/?tags=a&view=list&categories=b",
		    "/?view=list&amp;categories=b&amp;tags=a" },
		{ "/?view=list&start_date=2027-03-01T10:00:00",
		    "/?view=list&amp;start_date=2027-03-01" },
		{ "/wp-json/?view=list", "/?view=list" },
		{ "/de/?view=list", "/de/?view=list" },
		{ "/event/TALK", "/event/talk/" },
		{ "/embed/?view=list&tags=a", "/?view=list&amp;tags=a" }
	};
	size_t	 i;

	page_given("/events", TALK);
	page_given("/tags", "{\"name\":\"A\"}");
	page_given("/categories", "{\"name\":\"B\"}");
	for (i = 0; i < COUNT(rows); i++)
		if (strstr(rows[i].target, "embed") == NULL)
			expect_canonical(rows[i].target, rows[i].canonical);
		else
			cr_expect_str_eq(page_inner(page_get(rows[i].target),
			    "<link rel=\"canonical\" href=\"" SITE, "\">"),
			    rows[i].canonical);
}

Test(pages, are_at_the_site_whatever_the_mounts)
{
	static const struct mount	mounts[] = {
		{ .prefix = "/wp-json", .locale = "de", .locale_index = 1 }
	};
	struct outcome			*o;

	page_given("/events", TALK);
	harness.site.mounts = mounts;
	harness.site.mount_count = 1;
	harness.site.site_url = "https://town.example/calendar";
	o = page_get("/calendar/event/talk/");
	EXPECT_PART(o, "<html", ">",
	    "<html lang=\"de\" class=\"type-medium cards-framed\">");
	EXPECT_PART(o, "<p class=\"name\">", "</p>", "<p class=\"name\">"
	    "<a href=\"/calendar/\"><span dir=\"auto\">Veranstaltungskalender"
	    "</span></a></p>");
	o = page_get("/event/talk/");
	EXPECT_PART(o, "<p class=\"name\">", "</p>", "<p class=\"name\">"
	    "<a href=\"/calendar/\"><span dir=\"auto\">Veranstaltungskalender"
	    "</span></a></p>");
	o = page_get("/wp-json/event/talk/");
	EXPECT_PART(o, "<p class=\"name\">", "</p>", "<p class=\"name\">"
	    "<a href=\"/wp-json/\"><span dir=\"auto\">Veranstaltungskalender"
	    "</span></a></p>");
}

Test(pages, have_the_name_of_the_calendar)
{
	struct outcome	*o;

	page_given("/events", TALK);
	harness.site.title = "Town <1>";
	o = page_get("/de/event/talk/");
	EXPECT_PART(o, "<title>", "</title>",
	    "<title>Talk · Town &lt;1&gt;</title>");
	EXPECT_PART(o, "<p class=\"name\">", "</p>", "<p class=\"name\">"
	    "<a href=\"/de/\"><span dir=\"auto\">Town &lt;1&gt;</span></a>"
	    "</p>");
	EXPECT_PART(page_get("/de/"), "<title>", "</title>",
	    "<title>Town &lt;1&gt;</title>");
}

Test(pages, of_ids_redirect_to_slugs)
{
	struct outcome	*o;
	char		 target[64];

	snprintf(target, sizeof(target), "/de?post_type=tribe_events&p=%s",
	    page_given("/events", TALK));
	o = page_get(target);
	cr_expect_eq(o->status, 302);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/de/event/talk/");
	snprintf(target, sizeof(target), "/?post_type=tribe_venue&p=%s",
	    page_given("/venues", "{\"venue\":\"Hall\"}"));
	cr_expect_str_eq(outcome_header(page_get(target), "Location"),
	    SITE "/venue/hall/");
	snprintf(target, sizeof(target), "/?post_type=tribe_organizer&p=%s",
	    page_given("/organizers", "{\"organizer\":\"Ada\"}"));
	cr_expect_str_eq(outcome_header(page_get(target), "Location"),
	    SITE "/organizer/ada/");
	snprintf(target, sizeof(target), "/?post_type=tribe_events&p=%s",
	    page_given("/events", "{\"title\":\"Draft\",\"status\":\"draft\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\"}"));
	cr_expect_eq(page_get(target)->status, 404);
	cr_expect_eq(page_get("/?post_type=tribe_events&p=999")->status, 404);
}

Test(pages, get_redirects_from_addresses_of_the_events_calendar)
{
	static const struct {
		const char	*target;
		int		 status;
		const char	*location;
	} rows[] = {
		{ "/events", 301, "/" },
		{ "/events/", 301, "/" },
		{ "/EVENTS/?search=a%20b&utm=\"", 301,
		    "/?search=a%20b&utm=\"" },
		{ "/events/?", 301, "/" },
		{ "/events/list", 301, "/?view=list" },
		{ "/events/list/?search=jazz", 301,
		    "/?search=jazz&view=list" },
		{ "/events/month/", 301, "/?view=month" },
		{ "/events/month?tags=late", 301,
		    "/?tags=late&view=month" },
		{ "/events/2027-03", 301, "/?year=2027&month=3" },
		{ "/events/2027-12/?tags=late&year=2", 301,
		    "/?tags=late&year=2&year=2027&month=12" },
		{ "/events/today/", 302, "/?view=day" },
		{ "/de/events/today?tags=late", 302,
		    "/de/?tags=late&view=day" },
		{ "/events/2027-03-13/", 301, "/?view=day&date=2027-03-13" },
		{ "/fr/events/2027-03-01?tags=late", 301,
		    "/fr/?tags=late&view=day&date=2027-03-01" },
		{ "/fr/events/2027-03/", 301, "/fr/?year=2027&month=3" },
		{ "/events/page/2/", 301, "/" },
		{ "/events/list/page/2/?tribe-bar-search=a+b&x=1", 301,
		    "/?x=1&search=a+b&view=list" },
		{ "/events/list/featured/", 301,
		    "/?featured=1&view=list" },
		{ "/events/list/?tribe-bar-date=2027-03-13", 301,
		    "/?view=list&start_date=2027-03-13" },
		{ "/events/photo/?tribe-bar-date=2027-03", 301,
		    "/?view=list&start_date=2027-03-01" },
		{ "/events/?tribe-bar-date=2026-12-01", 301,
		    "/?year=2026&month=12" },
		{ "/events/?tribe-bar-date=soon", 301, "/" },
		{ "/events/?post_type=tribe_events&eventDisplay=week"
		    "&eventDate=2027-03-13", 301,
		    "/?view=week&date=2027-03-13" },
		{ "/events/week/", 301, "/?view=week" },
		{ "/events/week/2027-03-13/", 301,
		    "/?view=week&date=2027-03-13" },
		{ "/events/month/2027-03/", 301, "/?year=2027&month=3" },
		{ "/events/list/?eventDisplay=past", 302,
		    "/?view=list&start_date=2026-10-21&end_date=2026-11-20" },
		{ "/events/past/", 302,
		    "/?view=list&start_date=2026-10-21&end_date=2026-11-20" },
		{ "/events/?ical=1", 301, "/calendar/events/v1/events.ics" },
		{ "/de/events/list/?ical=1&tags=late", 301,
		    "/de/calendar/events/v1/events.ics?tags=late" },
		{ "/events/feed/", 301, "/calendar/events/v1/events.rss" }
	};
	struct outcome	*o, *head;
	char		 location[128];
	size_t		 i;

	harness_start();
	harness.prefix = "";
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(location, sizeof(location), SITE "%s",
		    rows[i].location);
		o = ask("GET", rows[i].target);
		cr_expect_eq(o->status, rows[i].status, "%s: %d",
		    rows[i].target, o->status);
		cr_expect_str_eq(outcome_header(o, "Location"), location);
		cr_expect_str_eq(outcome_header(o, "Content-Type"),
		    "text/html; charset=UTF-8");
		head = ask("HEAD", rows[i].target);
		EXPECT(head, rows[i].status, "");
		cr_expect_str_eq(outcome_header(head, "Location"), location);
		cr_expect_eq(ask("POST", rows[i].target)->status, 405);
	}
	EXPECT_PART(page_get("/de/events/list/?search=<\""), "<main",
	    "</main>", "<main id=\"content\" tabindex=\"-1\">\n"
	    "<article class=\"message\">\n"
	    "<h1>Diese Seite ist umgezogen</h1>\n"
	    "<p><a href=\"" SITE "/de/?search=&lt;&quot;&amp;view=list\">"
	    SITE "/de/?search=&lt;&quot;&amp;view=list</a></p>\n"
	    "</article>\n\n</main>");
	EXPECT_PART(page_get("/?year=2&year=2027&month=3"), "<h1", "</h1>",
	    "<h1>March 2027</h1>");
}

static void
expect_move(const char *target, int status, const char *location)
{
	struct outcome	*o = ask("GET", target);

	cr_expect_eq(o->status, status, "%s: %d", target, o->status);
	cr_assert_not_null(outcome_header(o, "Location"), "%s", target);
	cr_expect_str_eq(outcome_header(o, "Location"), location, "%s: %s",
	    target, outcome_header(o, "Location"));
}

Test(pages, of_terms_get_redirects_from_the_events_calendar)
{
	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/categories", "{\"name\":\"Jazz\",\"parent\":1}");
	page_given("/categories", "{\"name\":\"List\"}");
	page_given("/tags", "{\"name\":\"Late\"}");
	page_given("/tags", "{\"name\":\"2027\"}");
	harness.prefix = "";
	expect_move("/events/category/jazz/list/", 301,
	    SITE "/events/category/music/jazz/");
	expect_move("/events/category/music/jazz/page/2/?x=1", 301,
	    SITE "/events/category/music/jazz/?x=1");
	expect_move("/de/events/category/music/jazz/month/", 301,
	    SITE "/de/?categories=jazz&view=month");
	expect_move("/events/category/music/jazz/2026-12/", 301,
	    SITE "/?categories=jazz&year=2026&month=12");
	expect_move("/events/category/music/today/", 302,
	    SITE "/?categories=music&view=day");
	expect_move("/events/category/music/feed/", 301,
	    API "/events.rss?categories=music");
	expect_move("/events/category/music/?ical=1", 301,
	    API "/events.ics?categories=music");
	expect_move("/events/category/music/list/month/", 301,
	    SITE "/?categories=list&view=month");
	expect_move("/events/category/music/list", 301,
	    SITE "/events/category/music/");
	expect_move("/events/category/other/list/", 301,
	    SITE "/events/category/list/");
	expect_move("/events/tag/late/", 301, SITE "/tag/late/");
	expect_move("/events/tag/late/list/page/3/", 301,
	    SITE "/tag/late/");
	expect_move("/events/tag/2027/", 301, SITE "/tag/2027/");
	expect_move("/events/tag/2027/week/", 301,
	    SITE "/?tags=5&view=week");
	cr_expect_eq(ask("GET", "/events/category/list/")->status, 200);
}

Test(pages, of_events_get_redirects_from_the_events_calendar)
{
	page_given("/events", TALK);
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-08 18:00\",\"end_date\":\"2027-03-08 20:00\"}");
	page_given("/events", "{\"title\":\"Talking\",\"start_date\":"
	    "\"2027-03-09 18:00\",\"end_date\":\"2027-03-09 20:00\"}");
	harness.prefix = "";
	expect_move("/event/talk/2027-03-01/", 301, SITE "/event/talk/");
	expect_move("/de/event/talk/2027-03-08", 301,
	    SITE "/de/event/talk-2/");
	expect_move("/event/talk/2027-03-09/", 301, SITE "/event/talk/");
	expect_move("/event/talk/all/", 301, SITE "/event/talk/");
	expect_move("/event/talk/?ical=1", 301,
	    API "/events/1.ics");
	expect_move("/event/talk/2027-03-01/?ical=1", 301,
	    API "/events/1.ics");
	expect_move("/event/talk/ical/", 301, API "/events/1.ics");
	cr_expect_eq(ask("GET", "/event/none/2027-03-01/")->status, 404);
}

Test(pages, begin_with_the_words_of_the_site)
{
	page_given("/categories", "{\"name\":\"Jazz\"}");
	page_given("/events", "{\"title\":\"Talk\",\"categories\":[1],"
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\"}");
	harness.site.slugs = (struct slugs){ "kalender", "events" };
	cr_expect_str_eq(outcome_text(ask("GET", "/events/1"), "url"),
	    SITE "/events/talk/");
	cr_expect_str_eq(outcome_text(ask("GET", "/categories/1"), "url"),
	    SITE "/kalender/category/jazz/");
	harness.prefix = "";
	cr_expect_eq(ask("GET", "/events/talk/")->status, 200);
	cr_expect_eq(ask("GET", "/de/Kalender/category/jazz/")->status, 200);
	expect_move("/event/talk/?x", 301, SITE "/events/talk/");
	expect_move("/kalender/list/", 301, SITE "/?view=list");
	expect_move("/kalender/category/x/jazz/", 301,
	    SITE "/kalender/category/jazz/");
	harness.site.slugs = (struct slugs){ "kalender", "termin" };
	expect_move("/de/events/category/jazz/", 301,
	    SITE "/de/kalender/category/jazz/");
	expect_move("/events/list/", 301, SITE "/?view=list");
	EXPECT_PART(page_get("/termin/talk/"), "<link rel=\"canonical\"",
	    ">", "<link rel=\"canonical\" href=\"" SITE "/termin/talk/\">");
	cr_expect_not_null(strstr(ask("GET", "/sitemap/2027-03")->body,
	    "<loc>" SITE "/termin/talk/</loc>"));
}

Test(pages, do_not_know_fields_of_answers)
{
	cr_expect_str_eq(page_part(page_get("/?view=day&_fields=id"), "<h1",
	    "</h1>"), "<h1>Saturday, November 21, 2026</h1>");
}
