/* The messages that endpoints of webhooks receive from a real service. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "endpoint.h"
#include "harness.h"
#include "text/signatures.h"
#include "webhooks.h"

TestSuite(webhooks, .init = webhooks_start, .fini = webhooks_stop);

Test(webhooks, a_change_is_sent_and_signed)
{
	struct signing_key	 key;
	char			 signature[SIGNATURE_TEXT];
	struct told		 told;

	make_tag("jazz");
	told = endpoint_hear(&endpoint_a);
	cr_expect_str_eq(told.line, "POST /a?key=hidden HTTP/1.1");
	cr_expect_eq(strncmp(told.body, "{\"type\":\"tag.created\","
	    "\"timestamp\":\"2027-01-01T00:00:", 52), 0, "%s", told.body);
	cr_expect_not_null(strstr(told.body, ",\"data\":{\"id\":1,\"count\":0,"
	    "\"description\":\"\",\"name\":\"jazz\",\"slug\":\"jazz\","
	    "\"taxonomy\":\"post_tag\",\"meta\":[],"
	    "\"url\":\"https://cal.example/tag/jazz/\",\"urls\":{"
	    "\"self\":\"https://cal.example/calendar/events/v1/tags/1\","
	    "\"collection\":\"https://cal.example/calendar/events/v1/tags\""
	    "}}}"), "%s", told.body);
	cr_assert(signing_key_read(SECRET, &key));
	signature_make(&key, told.id, told.timestamp, told.body,
	    strlen(told.body), signature);
	cr_expect_str_eq(told.signature, signature);
	told_answer(&told, FINE);
	webhooks_all_told();
	cr_expect(endpoint_hears_nothing(&endpoint_b, 0));
	cr_expect_str_eq(service_log(), "");
}

Test(webhooks, a_failed_message_is_retried_and_does_not_block_others)
{
	struct told	 first, again;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&endpoint_a);
	told_answer(&first, "500 Oh");
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "two");
	again = endpoint_hear(&endpoint_a);
	told_answer(&again, FINE);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(again.body, first.body);
	cr_expect_geq(again.timestamp, first.timestamp + 5);
	webhooks_all_told();
}

Test(webhooks, a_change_while_a_message_is_sent_is_sent_later)
{
	char		 text[512];
	struct told	 first, later;

	make_tag("jazz");
	first = endpoint_hear(&endpoint_a);
	snprintf(text, sizeof(text), "PATCH " API "/tags/1?name=blues HTTP/1.1"
	    "\r\n" HOST "%sContent-Length: 0\r\n\r\n", service.login);
	cr_assert_eq(strncmp(ask(text), "200 ", 4), 0);
	told_answer(&first, FINE);
	later = endpoint_hear(&endpoint_a);
	told_answer(&later, FINE);
	cr_expect_str_neq(later.id, first.id);
	cr_expect_eq(strncmp(later.body, "{\"type\":\"tag.updated\"", 21), 0,
	    "%s", later.body);
	cr_expect_str_eq(told_name(&later), "blues");
	webhooks_all_told();
}

Test(webhooks, a_test_is_sent_once)
{
	char		 text[512];
	struct told	 told;

	webhooks_all_told();
	change_database("INSERT INTO outbox (type, about, body, created)"
	    " VALUES ('test', '{\"test\":true}', '{\"type\":\"test\"}', "
	    "1798761600)");
	snprintf(text, sizeof(text), "INSERT INTO deliveries (outbox_id,"
	    " endpoint, due) SELECT id, 'http://127.0.0.1:%d/a?key=hidden', 0"
	    " FROM outbox", endpoint_a.port);
	change_database(text);
	told = endpoint_hear(&endpoint_a);
	cr_expect_str_eq(told.body, "{\"type\":\"test\"}");
	told_answer(&told, "500 Oh");
	webhooks_all_told();
	make_tag("jazz");
	(void)endpoint_take(&endpoint_a, FINE);
}

static void
send_form(const char *method, const char *path, const char *form)
{
	char	 text[1024];

	snprintf(text, sizeof(text), "%s " API "%s HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %zu\r\n\r\n%s", method, path, service.login,
	    strlen(form), form);
	cr_assert_eq(strncmp(ask(text), "20", 2), 0);
}

Test(webhooks, messages_follow_the_settings_of_the_desk)
{
	struct told	 told;

	send_form("PUT", "/settings/currency", "value={symbol:+Fr,+code:+CHF}");
	send_form("POST", "/events", "title=A&start_date=2027-03-01+18:00&"
	    "end_date=2027-03-01+19:00&cost=5");
	told = endpoint_hear(&endpoint_a);
	cr_expect_not_null(strstr(told.body, "\"cost\":\"Fr5\""), "%s",
	    told.body);
	told_answer(&told, FINE);
	webhooks_all_told();
}

/* The outcome of the last request to endpoint A.  NULL: words of libcurl. */
static bool
is_outcome(const char *expected)
{
	const char	*at;
	size_t		 length;

	if ((at = strstr(webhooks_waiting(), "/a  ")) == NULL)
		return (false);
	at += 4;
	if (expected == NULL)
		return (isalpha((unsigned char)*at));
	length = strlen(expected);

	return (strncmp(at, expected, length) == 0 && at[length] == '\n');
}

/* Answers other than success, and what is stored for them. */
Test(webhooks, nothing_but_2xx_is_a_success)
{
	static const char *const	 rows[][2] = {
		{ "302 Found\r\nLocation: /elsewhere", "302" },
		{ "404 Not Found", "404" },
		{ "503 Busy\r\nRetry-After: 0", "503" },
		{ "99 Too low", NULL }
	};
	char				 name[32];
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(name, sizeof(name), "tag-%zu", i);
		make_tag(name);
		(void)endpoint_take(&endpoint_a, rows[i][0]);
		UNTIL(is_outcome(rows[i][1]));
		cr_expect_not_null(strstr(webhooks_waiting(), "tag.created"));
		cr_expect_null(strstr(webhooks_waiting(), "hidden"));
		cr_expect(endpoint_hears_nothing(&endpoint_a, 0));
		change_database("DELETE FROM deliveries");
		change_database("DELETE FROM outbox");
	}
	make_tag("jazz");
	(void)endpoint_take(&endpoint_a, "200 OK\r\n\r\nfine");
	webhooks_all_told();
}

Test(webhooks, an_endpoint_that_never_answers_delays_no_other)
{
	struct told	 told;

	endpoint_timeout = 1;
	webhooks_reload();
	make_tag("jazz");
	told = endpoint_hear(&endpoint_a);
	cr_expect_str_eq(endpoint_take(&endpoint_b, FINE), "jazz");
	UNTIL(is_outcome(NULL));
	(void)close(told.fd);
}

Test(webhooks, an_answer_without_end_is_cut_short)
{
	char		 body[65536];
	struct told	 told;
	int		 i;

	memset(body, 'x', sizeof(body));
	make_tag("jazz");
	told = endpoint_hear(&endpoint_a);
	say(told.fd, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
	for (i = 0; i < 64; i++)
		say_bytes(told.fd, body, sizeof(body));
	webhooks_all_told();
	(void)close(told.fd);
	cr_expect(endpoint_hears_nothing(&endpoint_a, 100));
}

Test(webhooks, a_gone_endpoint_gets_no_messages_until_it_is_enabled)
{
	int	 status;

	make_tag("one");
	(void)endpoint_take(&endpoint_a, "410 Gone");
	UNTIL(strstr(service_log(), "/a answered 410 and receives no more"
	    " messages until 'almanac webhooks retry'\n") != NULL);
	cr_expect_null(strstr(service_log(), "hidden"));
	make_tag("two");
	cr_expect(endpoint_hears_nothing(&endpoint_a, 1500));
	cr_expect_not_null(strstr(webhooks_waiting(),
	    "/a answered 410 on 2027-01-01"));
	cr_expect_str_eq(run_almanac("webhooks retry", &status), "");
	cr_expect_eq(status, 0);
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "one");
	make_tag("three");
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "three");
}

Test(webhooks, a_message_that_is_too_old_is_dropped_and_counted)
{
	make_tag("one");
	(void)endpoint_take(&endpoint_a, "500 Oh");
	UNTIL(strstr(webhooks_waiting(), "/a  500") != NULL);
	cr_expect_null(strstr(webhooks_waiting(), "dropped"));
	change_database("UPDATE outbox SET created = created - 8 * 86400");
	webhooks_reload();
	UNTIL(strcmp(webhooks_waiting(), "messages dropped: 1\n") == 0);
	UNTIL(strstr(service_log(), "almanac: messages dropped: 1, ") != NULL);
}

Test(webhooks, given_up_messages_can_be_retried)
{
	char		 words[128];
	struct told	 told;
	int		 status;

	make_tag("one");
	(void)endpoint_take(&endpoint_a, "500 Oh");
	UNTIL(strstr(webhooks_waiting(), "/a  500") != NULL);
	change_database("UPDATE deliveries SET attempts = 9, due = 0");
	told = endpoint_hear(&endpoint_a);
	told_answer(&told, "500 Oh");
	UNTIL(strstr(service_log(), "/a was given up after 10 attempts: 500\n")
	    != NULL);
	cr_expect_not_null(strstr(service_log(), "almanac: tag.created, msg_"));
	cr_expect_null(strstr(service_log(), "hidden"));
	cr_expect_not_null(strstr(webhooks_waiting(), "10  given up "));
	cr_expect_str_eq(run_almanac("webhooks retry msg_other", &status),
	    "almanac: no message 'msg_other' was given up\n");
	cr_expect_eq(status, 1);
	snprintf(words, sizeof(words), "webhooks retry %s", told.id);
	cr_expect_str_eq(run_almanac(words, &status), "");
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "one");
	webhooks_all_told();
}
