/* Connections that send nothing, slowly, or much. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "siege.h"
#include "tests/server/harness.h"

TestSuite(overload, .init = siege_start, .fini = service_stop);

Test(overload, idle_connections)
{
	siege(&(struct attack){ .clients = 2000 }, MANY);
	if (siege_seconds() >= WHOLE)
		cr_expect_eq(attack_outcome()->ended, 2000);
	else
		cr_expect_eq(attack_outcome()->open, 2000);
	attack_stop();
}

static const char	 head[] = "GET " API "/events HTTP/1.1\r\n" HOST
	"X-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n\r\n";

Test(overload, slow_heads)
{
	siege(&(struct attack){ .clients = 500, .text = head,
	    .length = sizeof(head) - 1, .pace = 1 }, MANY);
	if (siege_seconds() >= WHOLE)
		cr_expect_eq(attack_outcome()->heard[408], 500);
	attack_stop();
}

/*
 * A head with these fields and the credentials of a user, so that the body is
 * received, which has repeated units of `length` bytes.
 */
static struct attack
with_body(int clients, const char *fields, const char *unit, size_t length)
{
	struct attack	 a = { .clients = clients };
	char		*text, *p;
	size_t		 count;

	count = length / strlen(unit);
	text = malloc(length + 512);
	p = text + snprintf(text, 512, "POST " API "/events HTTP/1.1\r\n" HOST
	    "%s%sContent-Length: %zu\r\n\r\n", service.login, fields,
	    count * strlen(unit));
	a.head = (size_t)(p - text);
	while (count-- > 0)
		p = stpcpy(p, unit);
	a.text = text;
	a.length = (size_t)(p - text);
	return (a);
}

Test(overload, slow_bodies)
{
	struct attack	 a;

	a = with_body(500, "", " ", 1000000);
	a.pace = 1;
	siege(&a, MANY);
	if (siege_seconds() >= WHOLE)
		cr_expect_eq(attack_outcome()->heard[408], 500);
	attack_stop();
}

/* A client that sends 64 KB in 20 s gets all the time it needs. */
Test(overload, bodies_that_go_on)
{
	struct attack	 a;

	a = with_body(10, "", " ", 200000);
	a.pace = 8000;
	siege(&a, AT_REST);
	if (siege_seconds() >= WHOLE)
		cr_expect_eq(attack_outcome()->heard[400], 10);
	attack_stop();
}

Test(overload, heads_of_64_kb)
{
	static char	 text[sizeof(head) + 65536];
	size_t		 start;

	start = (size_t)(strstr(head, "aaa") - head);
	memcpy(text, head, start);
	memset(text + start, 'a', 65536);
	strcpy(text + start + 65536, "\r\n\r\n");
	siege(&(struct attack){ .clients = 500, .text = text,
	    .length = strlen(text) }, MANY);
	UNTIL(attack_outcome()->ended == 500);
	cr_expect_eq(attack_outcome()->heard[431], 500);
	attack_stop();
}

static struct attack
with_8_mb(void)
{
	return (with_body(64,
	    "Content-Type: application/x-www-form-urlencoded\r\n", "a[]=&",
	    8388608));
}

/* Each is answered: 503 while others of its address wait. */
Test(overload, bodies_of_8_mb)
{
	const struct outcome	*o;
	struct attack		 a;

	a = with_8_mb();
	siege(&a, BODIES);
	o = attack_outcome();
	UNTIL(o->heard[400] > 0 && o->heard[400] + o->heard[503] >= 64);
	attack_stop();
}

/* A client without room for its body gets 503 and Retry-After. */
Test(overload, bodies_that_fill_all_room)
{
	const struct outcome	*o;
	struct attack		 a;

	a = with_8_mb();
	a.head = a.length - 200000;
	a.pace = 8000;
	siege(&a, BODIES);
	o = attack_outcome();
	UNTIL(o->ended >= 64 - 2 * 4);
	cr_expect_eq(o->heard[503], o->ended);
	attack_stop();
}
