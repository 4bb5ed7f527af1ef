/* Limits of answers, and of bodies (rules, section 31). */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "given.h"
#include "store/db.h"

#define ANSWER	33554432
#define HEAD	4096

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
	EXPECT_CODE(ask("GET", "/events?per_page=50&_fields=events.id"), 400,
	    "rest_invalid_param");
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

Test(limits_answer, a_feed_ends_where_its_room_does)
{
	static const struct {
		const char	*ending;
		const char	*end;
	} rows[] = {
		{ ".ics", "END:VEVENT\r\nEND:VCALENDAR\r\n" },
		{ ".rss", "</item>\n</channel>\n</rss>\n" },
		{ ".jsonld", "}]}" }
	};
	struct outcome	*o;
	size_t		 i;

	given_titles(560);
	for (i = 0; i < 3; i++) {
		o = ask("GET", target("/events%s", rows[i].ending));
		cr_expect_eq(o->status, 200, "%s: %d", rows[i].ending,
		    o->status);
		cr_expect_leq(o->length, ANSWER);
		cr_expect_gt(o->length, ANSWER / 10 * 9);
		cr_expect_str_eq(o->body + o->length - strlen(rows[i].end),
		    rows[i].end);
		cr_expect_str_eq(outcome_header(o, "X-TEC-Total"), "560");
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
