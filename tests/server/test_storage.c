/* Failing storage: answers, and one line in the log. */
#include <sys/resource.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"

TestSuite(storage, .init = service_start, .fini = service_stop);

Test(storage, a_database_that_stays_locked_is_busy)
{
	struct db	*lock;
	const char	*heard;
	int		 fds[4], i;

	lock = lock_database();
	for (i = 0; i < 4; i++) {
		fds[i] = dial();
		say(fds[i], event_request(i));
	}
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	cr_expect_eq(count_events(), 0);
	for (i = 0; i < 4; i++) {
		heard = hear(fds[i]);
		cr_expect_str_eq(heard, "503 {\"code\":\"rest_unavailable\","
		    "\"message\":\"The service is busy; try again.\","
		    "\"data\":{\"status\":503}}");
		cr_expect_str_neq(heard_field("Retry-After"), "");
	}
	unlock_database(lock);
	for (i = 0; i < 4; i++) {
		say(fds[i], event_request(i));
		EXPECT_STATUS("201", hear(fds[i]));
	}
	cr_expect_eq(count_events(), 4);
	expect_reports("; request ", 1);
}

Test(storage, nothing_is_stored_in_part_without_room)
{
	static const struct rlimit	 little = { 2000000, 2000000 };
	const char			*heard;
	int				 stored, i;

	service_stop_quietly();
	cr_assert(setrlimit(RLIMIT_FSIZE, &little) == 0);
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", "2", NULL });
	for (stored = 0; stored < 1000; stored++) {
		heard = ask(event_request(stored));
		if (strncmp(heard, "201 ", 4) != 0)
			break;
	}
	for (i = 0; i < 3; i++) {
		cr_expect_str_eq(heard, "507 {\"code\":\"rest_storage_full\","
		    "\"message\":\"The storage is full.\",\"data\":"
		    "{\"status\":507}}");
		heard = ask(event_request(i));
	}
	cr_expect_gt(stored, 10);
	cr_expect_eq(count_events(), stored);
	expect_reports("storage: ", 1);
}

/* An error of one request does not affect others. */
Test(storage, a_rejected_write_does_not_affect_others)
{
	static const char	 empty[] = "{\"title\":\"\"}";
	char			 refused[512];
	int			 fds[40], i;

	snprintf(refused, sizeof(refused), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, strlen(empty),
	    empty);
	for (i = 0; i < 40; i++)
		fds[i] = dial();
	for (i = 0; i < 40; i++)
		say(fds[i], i % 2 == 0 ? event_request(i) : refused);
	for (i = 0; i < 40; i++) {
		cr_expect(strncmp(hear(fds[i]), i % 2 == 0 ? "201 " : "400 ",
		    4) == 0);
		(void)close(fds[i]);
	}
	cr_expect_eq(count_events(), 20);
}
