/* Endless requests. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "siege.h"
#include "tests/server/harness.h"

#define FROM	"127.0.0.66"

TestSuite(flood, .init = siege_start, .fini = service_stop);

/* An answer that is not cached, so each request makes it again. */
static const char *
costly_request(void)
{
	static char	 text[512];

	snprintf(text, sizeof(text), "GET " API "/events?per_page=50 HTTP/1.1"
	    "\r\n" HOST "%s\r\n", service.login);
	return (text);
}

/* More than twice what can be answered: they send without waiting. */
Test(flood, requests_without_an_end)
{
	const char	*text;

	text = costly_request();
	siege(&(struct attack){ .clients = 64, .text = text,
	    .length = strlen(text), .on_and_on = true }, MANY);
	cr_expect_eq(attack_outcome()->open, 64);
	attack_stop();
}

Test(flood, unread_answers)
{
	const char	*text;

	text = costly_request();
	siege(&(struct attack){ .clients = 500, .text = text,
	    .length = strlen(text), .on_and_on = true, .deaf = true }, MANY);
	attack_stop();
}

TestSuite(flood_from_one_address, .fini = service_stop);

Test(flood_from_one_address, connections)
{
	service_start_with(LIMITS "connections: 50\n");
	siege(&(struct attack){ .clients = 1000, .from = FROM }, AT_REST);
	cr_expect_geq(attack_outcome()->ended, 900);
	attack_stop();
}

Test(flood_from_one_address, requests)
{
	const char	*text;

	service_start_with(LIMITS "request_rate: 6000\n");
	text = GET(API "/events");
	siege(&(struct attack){ .clients = 64, .from = FROM, .text = text,
	    .length = strlen(text), .on_and_on = true }, AT_REST);
	attack_stop();
}

Test(flood_from_one_address, reads_on_many_connections)
{
	const char	*text;

	siege_start();
	text = costly_request();
	siege(&(struct attack){ .clients = 400, .from = FROM, .text = text,
	    .length = strlen(text), .on_and_on = true }, MANY);
	attack_stop();
}

/* The owner of the name creates events from another address meanwhile. */
Test(flood_from_one_address, logins)
{
	const char	*text;

	service_start_with(LIMITS "login_rate: 30\n");
	text = "GET " API "/tags HTTP/1.1\r\n" HOST
	    "Authorization: Basic YWRtaW46c2VjcmV0\r\n\r\n";
	siege(&(struct attack){ .clients = 64, .from = FROM, .text = text,
	    .length = strlen(text), .on_and_on = true }, AT_REST);
	cr_expect_leq(attack_outcome()->heard[401], 31);
	cr_expect_eq(attack_outcome()->heard[401] +
	    attack_outcome()->heard[429], 64);
	attack_stop();
}
