/* Requests that are repeated while the first is still in progress. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

#define CLIENTS	40

TestSuite(repeat, .init = service_start, .fini = service_stop);

static const char *
keyed_request(void)
{
	static char	 text[1024];
	const char	*plain, *body;

	plain = event_request(1);
	body = strstr(plain, "\r\n\r\n");
	snprintf(text, sizeof(text), "%.*s\r\nIdempotency-Key: one%s",
	    (int)(body - plain), plain, body);
	return (text);
}

/* They arrive in one transaction, and in transactions of several processes. */
Test(repeat, many_at_once_create_one_event)
{
	char		*first;
	const char	*heard;
	int		 fds[CLIENTS], i, replayed;

	for (i = 0; i < CLIENTS; i++)
		fds[i] = dial();
	for (i = 0; i < CLIENTS; i++)
		say(fds[i], keyed_request());
	first = NULL;
	for (i = 0, replayed = 0; i < CLIENTS; i++) {
		heard = hear(fds[i]);
		cr_assert_eq(strncmp(heard, "201 {", 5), 0, "%s", heard);
		if (first == NULL)
			first = strdup(heard);
		cr_expect_str_eq(heard, first);
		if (strcmp(heard_field("Idempotency-Replayed"), "true") == 0)
			replayed++;
		(void)close(fds[i]);
	}
	cr_expect_eq(replayed, CLIENTS - 1);
	cr_expect_eq(count_events(), 1);
	free(first);
}

Test(repeat, a_first_answer_outlives_the_process)
{
	static const char *const	 flags[] = { "--db", "test.db",
	    "--port", "0", "--workers", "2", NULL };
	char				*first, *place;

	first = strdup(ask(keyed_request()));
	place = strdup(heard_field("Location"));
	service_stop_quietly();
	service_run(flags);
	cr_expect_str_eq(ask(keyed_request()), first);
	cr_expect_str_eq(heard_field("Location"), place);
	cr_expect_str_eq(heard_field("Idempotency-Replayed"), "true");
	free(place);
	free(first);
}
