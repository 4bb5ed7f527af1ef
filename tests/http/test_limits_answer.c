/* Limits of answers, and of bodies (rules, section 31). */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/clock.h"
#include "tests/support/given.h"
#include "store/db.h"

#define ANSWER	33554432
#define HEAD	4096
#define MEMORY	(48 << 20)	/* as in src/server/limits.h */

/* Texts that are six times as long in JSON. */
static void
stuff_events(int count)
{
	int	 i;

	for (i = 0; i < count; i++)
		given_event("ed", "Talk", "2026-12-05 18:00",
		    "2026-12-05 20:00", "");
	harness_fill("UPDATE events SET description = $1", "\x01", 262144);
}

Test(limits_answer, a_list_that_is_too_large)
{
	static const char	 message[] = "per_page is too large for these "
	    "records: the answer would have more than 33554432 bytes.";
	struct outcome		*o;

	stuff_events(25);
	o = ask("GET", "/events?per_page=50");
	EXPECT_CODE(o, 400, "rest_invalid_param");
	EXPECT_MEMBER(o, "data.params.per_page", message);
	o = ask("GET", "/events?per_page=20");
	EXPECT_CODE(o, 200, "");
	cr_expect_leq(o->length, ANSWER);
	o = ask("GET", "/events?per_page=50&_fields=events.id,total");
	EXPECT_CODE(o, 200, "");
	EXPECT_MEMBER(o, "total", "25");
}

/* There is room for only two of its titles. */
static void
given_titles(int count)
{
	int	 i;

	for (i = 0; i < count; i++)
		given_event("ed", "Talk", "2026-12-05 18:00",
		    "2026-12-05 20:00", "");
	harness_fill("UPDATE events SET title = $1", "\"", 65534);
}

/* The formats of feeds, and the end of each after an event. */
static const struct {
	const char	*ending;
	const char	*end;
} feeds[] = {
	{ ".ics", "END:VEVENT\r\nEND:VCALENDAR\r\n" },
	{ ".rss", "</item>\n</channel>\n</rss>\n" },
	{ ".jsonld", "}]}" }
};

/* Gets a feed within the memory that the server has for an answer. */
static struct outcome *
get_feed(int i, size_t low)
{
	struct budget	 budget;
	struct outcome	*o;

	budget_start(&budget, 3600 * CLOCK_SECOND, MEMORY);
	budget.low_memory = low;
	harness.budget = &budget;
	o = ask("GET", target("/events%s", feeds[i].ending));
	harness.budget = NULL;
	cr_assert_eq(o->status, 200, "%s: %d", feeds[i].ending, o->status);
	cr_expect_str_eq(o->body + o->length - strlen(feeds[i].end),
	    feeds[i].end);

	return (o);
}

Test(limits_answer, a_feed_ends_where_its_room_does)
{
	struct outcome	*o;
	int		 i;

	given_titles(560);
	for (i = 0; i < 3; i++) {
		o = get_feed(i, MEMORY / 4);
		cr_expect_leq(o->length, ANSWER);
		cr_expect_gt(o->length, ANSWER / 10 * 9);
		cr_expect_str_eq(outcome_header(o, "X-TEC-Total"), "560");
	}
}

static int
times_in(const struct outcome *o, const char *part)
{
	const char	*at;
	int		 count = 0;

	for (at = o->body; (at = strstr(at, part)) != NULL; at++)
		count++;

	return (count);
}

/* The longest texts, also of all organizers that an event may have. */
Test(limits_answer, a_feed_holds_the_texts_of_one_record)
{
	struct buf	 more;
	int		 i;

	buf_init(&more, arena_new(), 2000);
	buf_string(&more, "\"organizer\":[{\"organizer\":\"A0\"}");
	for (i = 1; i < 50; i++)
		buf_printf(&more, ",{\"organizer\":\"A%d\"}", i);
	buf_string(&more, "]");
	given_titles(80);
	given_event("ed", "Talk", "2026-12-06 18:00", "2026-12-06 20:00",
	    more.data);
	harness_fill("UPDATE events SET title = $1", "Talk!", 1);
	harness_fill("UPDATE events SET description = $1", "a\n\n", 87381);
	harness_fill("UPDATE events SET excerpt = $1", "a\n\n", 21845);
	harness_fill("UPDATE organizers SET description = $1", "a", 262144);
	for (i = 0; i < 3; i++)
		cr_expect_eq(times_in(get_feed(i, MEMORY / 4), "Talk!"), 81,
		    "%s", feeds[i].ending);
	arena_free(more.arena);
}

/* Here it is low once the feed has taken a megabyte. */
Test(limits_answer, a_feed_ends_when_its_budget_is_low)
{
	struct outcome	*o;
	int		 i;

	given_titles(60);
	for (i = 0; i < 3; i++) {
		o = get_feed(i, MEMORY - (1 << 20));
		cr_expect_leq(o->length, 4 << 20, "%zu", o->length);
		cr_expect_str_eq(outcome_header(o, "X-TEC-Total"), "60");
	}
}

static size_t
head_length(const struct outcome *o)
{
	return ((size_t)(strstr(o->head, "\r\n\r\n") - o->head) + 4);
}

Test(limits_answer, links_that_a_head_has_no_room_for_stay_in_the_body)
{
	struct outcome	*o;
	struct arena	*arena;
	struct buf	 text;
	int		 i;

	for (i = 0; i < 2; i++)
		given_event("ed", "Talk", "2026-12-05 18:00",
		    "2026-12-05 20:00", "");
	arena = arena_new();
	buf_init(&text, arena, 3000);
	buf_string(&text, "{\"per_page\":1,\"search\":\"-");
	for (i = 0; i < 700; i++)
		buf_string(&text, "\xc3\xa9");
	buf_string(&text, "\"}");
	o = ask_json(NULL, "GET", "/events", text.data);
	EXPECT_CODE(o, 200, "");
	cr_expect_null(outcome_header(o, "Link"));
	cr_expect_not_null(outcome_text(o, "next_rest_url"));
	cr_expect_leq(head_length(o), HEAD);
	o = ask("GET", "/events?per_page=1&search=talk");
	cr_expect_not_null(outcome_header(o, "Link"));
	arena_free(arena);
}

Test(limits_answer, a_host_is_no_longer_than_a_name)
{
	char	 host[300];

	memset(host, 'h', sizeof(host));
	host[255] = '\0';
	harness_start();
	harness.host = host;
	EXPECT_CODE(ask("GET", "/events"), 200, "");
	host[255] = 'h';
	host[256] = '\0';
	EXPECT_CODE(ask("GET", "/events"), 400, "rest_bad_request");
}

/* The body of a POST with an override to GET was already received. */
Test(limits_answer, bodies_of_reads)
{
	struct arena	*arena;
	char		*body;

	arena = arena_new();
	body = memset(arena_bytes(arena, 65538), ' ', 65537);
	memcpy(body, "{}", 2);
	body[65537] = '\0';
	EXPECT(ask_json(NULL, "POST", "/events?_method=GET", body), 413,
	    "{\"code\":\"rest_body_too_large\",\"message\":\"The body is "
	    "larger than 65536 bytes.\",\"data\":{\"status\":413}}");
	EXPECT_CODE(ask_json("ed", "POST", "/events", body), 400,
	    "rest_missing_callback_param");
	body[65536] = '\0';
	EXPECT_CODE(ask_json(NULL, "POST", "/events?_method=GET", body), 200,
	    "");
	EXPECT_CODE(ask_json(NULL, "GET", "/events", body), 200, "");
	arena_free(arena);
}
