/* Pages embedded in frames of other sites. */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/harness.h"
#include "tests/support/page_part.h"

static void
given_talk(void)
{
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"venue\":{\"venue\":\"Hall\"},\"tags\":[\"Jazz\"]}");
}

static const char *
ancestors(const char *path)
{
	return (strstr(outcome_header(page_get(path),
	    "Content-Security-Policy"), "frame-ancestors"));
}

Test(page_embed, may_be_shown_by_this_service_by_default)
{
	cr_expect_str_eq(ancestors("/embed/"), "frame-ancestors 'self'");
	cr_expect_str_eq(ancestors("/embed/event/none/"),
	    "frame-ancestors 'self'");
}

Test(page_embed, only_embedded_pages_name_them_in_the_policy)
{
	static const char	*list[] = { "https://town.example",
	    "https://*.town.example" };

	harness_start();
	harness.site.frame_ancestors = (struct texts){ 2, list };
	given_talk();
	cr_expect_str_eq(ancestors("/embed/"), "frame-ancestors 'self' "
	    "https://town.example https://*.town.example");
	cr_expect_str_eq(ancestors("/de/embed/event/talk/"), "frame-ancestors "
	    "'self' https://town.example https://*.town.example");
	cr_expect_str_eq(ancestors("/"), "frame-ancestors 'self'");
	cr_expect_str_eq(ancestors("/event/talk/"), "frame-ancestors 'self'");
	cr_expect_str_eq(ancestors("/desk/sign-in"), "frame-ancestors 'none'");
}

Test(page_embed, has_the_content_alone_and_opens_links_outside)
{
	struct outcome	*o;

	given_talk();
	o = page_get("/embed/");
	EXPECT_PART(o, "<title>", "<style>",
	    "<title>Events · Calendar of events</title>\n"
	    "<meta name=\"color-scheme\" content=\"light dark\">\n"
	    "<meta name=\"robots\" content=\"noindex\">\n"
	    "<link rel=\"canonical\" href=\"" SITE "/?view=list\">\n"
	    "<base target=\"_top\">\n<style>");
	EXPECT_PART(o, "<body", "<section", "<body class=\"embedded\">\n"
	    "<main>\n<div class=\"bar\">\n<h1>Events</h1>\n"
	    "<p class=\"total\">1 event</p>\n</div>\n<section");
	EXPECT_PART(o, "<h3", "</h3>", "<h3 dir=\"auto\">"
	    "<a href=\"/event/talk/\">Talk</a></h3>");
	EXPECT_PART(o, "</section>", "</html>",
	    "</section>\n\n</main>\n</body>\n</html>");
	cr_expect_null(outcome_header(o, "Set-Cookie"));
}

Test(page_embed, shows_a_month_and_steps_within_the_frame)
{
	struct outcome	*o;

	given_talk();
	o = page_get("/fr/embed/?view=month&year=2027&month=3");
	EXPECT_PART(o, "<li><a href=\"/fr/embed/", ">",
	    "<li><a href=\"/fr/embed/?year=2027&amp;month=2\" "
	    "target=\"_self\" rel=\"prev\" title=\"février 2027\">");
	EXPECT_PART(o, "<p class=\"date\"><time datetime=\"2027-03-01\"><a ",
	    ">", "<p class=\"date\"><time datetime=\"2027-03-01\">"
	    "<a href=\"/fr/?view=day&amp;date=2027-03-01\">");
	cr_expect_not(outcome_has(o, "<form"));
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE
	    "/fr/?year=2027&amp;month=3\">");
}

Test(page_embed, shows_an_event)
{
	struct outcome	*o;

	given_talk();
	o = page_get("/embed/event/talk/");
	EXPECT_PART(o, "<h1", "</h1>", "<h1 dir=\"auto\">Talk</h1>");
	EXPECT_PART(o, "<link rel=\"canonical\"", ">",
	    "<link rel=\"canonical\" href=\"" SITE "/event/talk/\">");
	EXPECT_PART(o, "<a href=\"/venue", ">",
	    "<a href=\"/venue/hall/\" dir=\"auto\">");
	cr_expect_str_eq(outcome_header(o, "X-TEC-API-ROOT"), API "/events/1");
	o = page_get("/embed/event/none/");
	cr_expect_eq(o->status, 404);
	EXPECT_PART(o, "<body", ">", "<body class=\"embedded\">");
	cr_expect_not(outcome_has(o, "<header class=\"site\""));
}

Test(page_embed, takes_the_filters_of_a_list)
{
	struct outcome	*o;
	int		 i;

	given_talk();
	for (i = 0; i < 20; i++)
		page_given("/events", "{\"title\":\"Walk\",\"start_date\":"
		    "\"2027-03-02\",\"end_date\":\"2027-03-02\","
		    "\"tags\":[\"Outside\"]}");
	o = page_get("/embed/?tags=jazz");
	EXPECT_PART(o, "<p class=\"total\">", "</p>",
	    "<p class=\"total\">1 event</p>");
	o = page_get("/embed/?categories=&venue=&page=2");
	EXPECT_PART(o, "<a href=\"/embed/", ">", "<a href=\"/embed/"
	    "?view=list\" target=\"_self\" rel=\"prev\">");
}
