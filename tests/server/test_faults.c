/*
 * A failing disk: clients get an error at once, the operator gets one line,
 * nothing is lost, and the service recovers as soon as the disk works again.
 */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"

#define FLOOD	40		/* requests at once */
#define LOG_MAX	(192 * 1024 * 1024)	/* bytes, while checkpoints fail */

TestSuite(faults, .init = faults_start, .fini = service_stop);

/* Sends all requests at once. Each must get this answer. */
static void
flood(int first, const char *answer, const char *retry_after)
{
	int	 fds[FLOOD], i;

	for (i = 0; i < FLOOD; i++) {
		fds[i] = dial();
		say(fds[i], event_request(first + i));
	}
	for (i = 0; i < FLOOD; i++) {
		cr_expect_str_eq(hear(fds[i]), answer);
		cr_expect_str_eq(heard_field("Retry-After"), retry_after);
		(void)close(fds[i]);
	}
}

/* Calls fail while events are created. Reads still succeed. */
static void
refuse_writes(enum fault_call call, int error, const char *answer,
    const char *retry_after)
{
	faults_create(1);
	faults_set(call, error);
	flood(2, answer, retry_after);
	cr_expect_eq(count_events(), 1);
	expect_reports("storage: ", 2);
	cr_expect_gt(atomic_load(&faults->met), 0);
	faults_clear();
	faults_create(2);
	cr_expect_eq(count_events(), 2);
	faults_restart();
	cr_expect_eq(count_events(), 2);
	faults_check();
}

Test(faults, a_full_disk_rejects_writes_until_there_is_room)
{
	refuse_writes(FAULT_WRITE, ENOSPC, FULL, "");
}

Test(faults, a_quota_is_a_full_disk)
{
	refuse_writes(FAULT_WRITE, EDQUOT, FULL, "");
}

Test(faults, a_disk_that_is_read_only_rejects_writes_while_it_is)
{
	refuse_writes(FAULT_WRITE, EROFS, BUSY, "10");
}

Test(faults, unsynced_writes_are_lost)
{
	refuse_writes(FAULT_SYNC, EIO, BUSY, "10");
}

Test(faults, a_read_that_fails_is_rejected_and_the_next_one_may_succeed)
{
	char	 request[512];
	int	 i;

	faults_create(1);
	snprintf(request, sizeof(request), "GET " API "/events/1 HTTP/1.1\r\n"
	    HOST "%s\r\n", service.login);
	faults_set(FAULT_READ, EIO);
	for (i = 0; i < FLOOD; i++) {
		cr_expect_str_eq(ask(i % 2 == 0 ? request :
		    GET(API "/events/1")), BUSY);
		cr_expect_str_eq(heard_field("Retry-After"), "10");
	}
	expect_reports("storage: ", 2);
	faults_clear();
	EXPECT_STATUS("200", ask(request));
	faults_create(2);
	cr_expect_eq(count_events(), 2);
	faults_check();
}

static off_t
log_size(void)
{
	char		 path[128];
	struct stat	 st;

	snprintf(path, sizeof(path), "%s-wal", service.database);
	return (stat(path, &st) == 0 ? st.st_size : -1);
}

static bool
creates(int n)
{
	return (strncmp(ask(event_request(n)), "201 ", 4) == 0);
}

/* Uses both workers. */
static bool
creates_many(int n)
{
	int	 i;

	for (i = 0; i < FLOOD && creates(n + i); i++)
		;
	return (i == FLOOD);
}

Test(faults, the_log_ends_somewhere_when_it_cannot_be_written_back)
{
	int	 stored;

	atomic_store(&faults->error[FAULT_DATABASE][FAULT_WRITE], EIO);
	for (stored = 0; creates(stored); stored++)
		faults_create_long(stored);
	cr_expect_lt(log_size(), LOG_MAX);
	cr_expect_str_eq(ask(event_request(1)), BUSY);
	cr_expect_geq(count_events(), stored);
	expect_reports("in: checkpoint", 1);
	expect_reports("the log cannot be written back", 1);
	faults_clear();
	UNTIL(creates_many(stored));
	faults_check();
}
