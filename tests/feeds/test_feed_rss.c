#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "tests/support/harness.h"

#define HEAD								\
	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"			\
	"<rss version=\"2.0\""						\
	" xmlns:atom=\"http://www.w3.org/2005/Atom\""			\
	" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""	\
	" xmlns:ev=\"http://purl.org/rss/1.0/modules/event/\""		\
	" xmlns:media=\"http://search.yahoo.com/mrss/\">\n"		\
	"<channel>\n"							\
	"<title>Calendar of events</title>\n"				\
	"<link>" SITE "/</link>\n"					\
	"<description>Calendar of events</description>\n"
#define GUID(id)	"<guid isPermaLink=\"false\">" SITE		\
	"/?post_type=tribe_events&amp;p=" #id "</guid>\n"
#define SELF(target)							\
	"<atom:link rel=\"self\" type=\"application/rss+xml\" href=\""	\
	API target "\"/>\n"
#define END	"</channel>\n</rss>\n"

Test(feed_rss, an_event_has_all_that_is_known_of_it)
{
	struct outcome	*a;

	given_event("ed", "Q&amp;A <em>now</em> \\\"x\\\"", "2027-03-28 10:00",
	    "2027-03-28 12:00", "\"timezone\":\"Europe/Paris\","
	    "\"description\":\"<p>First &amp; second.</p>\","
	    "\"excerpt\":\"Sh<b>o</b>rt.\","
	    "\"image\":\"https://x.example/p.png?a=1&b=2\","
	    "\"categories\":\"Talks\",\"tags\":\"New & good\","
	    "\"venue\":{\"venue\":\"Hall < A\",\"city\":\"Rome\"},"
	    "\"organizer\":[{\"organizer\":\"Ada\"},"
	    "{\"organizer\":\"Bob\"}]");
	a = ask("GET", "/events/1.rss");
	EXPECT(a, 200, HEAD SELF("/events/1.rss")
	    "<item>\n"
	    "<title>Q&amp;A now &quot;x&quot;</title>\n"
	    "<link>" SITE "/event/qa-now-x/</link>\n"
	    GUID(1)
	    "<pubDate>Sat, 21 Nov 2026 00:17:30 GMT</pubDate>\n"
	    "<category domain=\"" API "/categories\">Talks</category>\n"
	    "<category domain=\"" API "/tags\">New &amp; good</category>\n"
	    "<description>Sh&lt;b&gt;o&lt;/b&gt;rt.</description>\n"
	    "<content:encoded>&lt;p&gt;First &amp;amp; second.&lt;/p&gt;"
	    "</content:encoded>\n"
	    "<media:content medium=\"image\" "
	    "url=\"https://x.example/p.png?a=1&amp;b=2\"/>\n"
	    "<ev:startdate>2027-03-28T10:00:00+02:00</ev:startdate>\n"
	    "<ev:enddate>2027-03-28T12:00:00+02:00</ev:enddate>\n"
	    "<ev:location>Hall &lt; A, Rome</ev:location>\n"
	    "<ev:organizer>Ada</ev:organizer>\n"
	    "</item>\n" END);
	cr_expect_str_eq(outcome_header(a, "Content-Type"),
	    "application/rss+xml; charset=UTF-8");
}

Test(feed_rss, a_list_has_an_item_per_event)
{
	struct outcome	*a;

	given_event("ed", "Fair", "2027-02-27", "2027-02-28",
	    "\"all_day\":true,\"description\":\"Fun\"");
	given_talk("ed", "\"hide_from_listings\":true");
	a = ask("GET", "/events.rss?order=asc&per_page=1");
	EXPECT(a, 200, HEAD
	    SELF("/events.rss?order=asc&amp;per_page=1")
	    "<ttl>60</ttl>\n"
	    "<item>\n"
	    "<title>Fair</title>\n"
	    "<link>" SITE "/event/fair/</link>\n"
	    GUID(1)
	    "<pubDate>Sat, 21 Nov 2026 00:17:30 GMT</pubDate>\n"
	    "<description>Fun</description>\n"
	    "<ev:startdate>2027-02-27</ev:startdate>\n"
	    "<ev:enddate>2027-02-28</ev:enddate>\n"
	    "</item>\n" END);
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "1");
}

Test(feed_rss, a_list_without_events_has_no_items)
{
	EXPECT(ask("GET", "/events.rss"), 200, HEAD SELF("/events.rss")
	    "<ttl>60</ttl>\n" END);
}

Test(feed_rss, a_channel_is_called_as_the_site_or_in_its_language)
{
	harness_start();
	harness.prefix = "/de/calendar/events/v1";
	cr_expect(outcome_has(ask("GET", "/events.rss"),
	    "<title>Veranstaltungskalender</title>\n"));
	harness.site.title = "Tea & cake";
	harness.now += 86400;
	cr_expect(outcome_has(ask("GET", "/events.rss"),
	    "<title>Tea &amp; cake</title>\n"));
}

Test(feed_rss, the_texts_of_a_protected_event_need_its_password)
{
	given_talk("ed", "\"description\":\"Secret\",\"excerpt\":\"Secret\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"password\":\"pw\"}")->status, 200);
	cr_expect(outcome_has(ask("GET", "/events.rss"), GUID(1)));
	cr_expect_not(outcome_has(ask("GET", "/events.rss"), "Secret"));
	cr_expect(outcome_has(ask_as("ed", "GET", "/events.rss"), "Secret"));
	cr_expect(outcome_has(ask("GET", "/events/1.rss?password=pw"),
	    "Secret"));
	cr_expect_not(outcome_has(ask("GET", "/events/1.rss?password=pw"),
	    "password"));
}

Test(feed_rss, an_event_that_was_never_published_has_no_date)
{
	given_talk("ed", "\"status\":\"draft\"");
	cr_expect_not(outcome_has(ask_as("ed", "GET", "/events/1.rss"),
	    "pubDate"));
}

Test(feed_rss, markup_that_is_too_long_becomes_text)
{
	static char	 text[20000], more[20100];
	struct outcome	*a;

	memset(text, 'x', sizeof(text) - 1);
	snprintf(more, sizeof(more),
	    "\"description\":\"<p>&lt;b&gt; %s</p>\"", text);
	given_talk("ed", more);
	a = ask("GET", "/events.rss");
	cr_expect(outcome_has(a, "<description>&amp;lt;b&amp;gt; xxx"));
	cr_expect(outcome_has(a, "x…</description>"));
	cr_expect_lt(a->length, 18000);
	cr_expect(outcome_has(ask("GET", "/events/1.rss"),
	    "<description>&lt;p&gt;&amp;lt;b&amp;gt; xxx"));
}
