/*
 * A disk that fails: who asks is told so at once, who runs the service by one
 * line, nothing is lost, and all goes on as soon as the cause has gone.
 */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"

#define BUSY	"503 {\"code\":\"rest_unavailable\",\"message\":\"The "	\
	"service is busy; try again.\",\"data\":{\"status\":503}}"
#define FULL	"507 {\"code\":\"rest_storage_full\",\"message\":\"The "	\
	"storage is full.\",\"data\":{\"status\":507}}"

#define FLOOD	40		/* requests at once */
#define LOG_MAX	(192 * 1024 * 1024)	/* bytes, while checkpoints fail */
#define LONG	900000		/* bytes of a description */

static const char *const	 flags[] = { "--db", "test.db", "--port", "0",
	"--workers", "2", NULL };

TestSuite(faults, .init = faults_start, .fini = service_stop, .timeout = 120);

static void
create(int n)
{
	const char	*heard;

	heard = ask(event_request(n));
	cr_assert(strncmp(heard, "201 ", 4) == 0, "%s", heard);
}

/* All of these at once, and each of them gets that. */
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

/* Calls fail while events are created, and are read none the less. */
static void
refuse_writes(enum fault_call call, int error, const char *answer,
    const char *retry_after)
{
	create(1);
	faults_set(call, error);
	flood(2, answer, retry_after);
	cr_expect_eq(count_events(), 1);
	cr_expect_geq(log_lines("storage: "), 1);
	cr_expect_leq(log_lines("storage: "), 2, "%s", service_log());
	cr_expect_gt(atomic_load(&faults->met), 0);
	faults_clear();
	create(2);
	cr_expect_eq(count_events(), 2);
	service_stop_quietly();
	service_run(flags);
	cr_expect_eq(count_events(), 2);
	faults_check();
}

Test(faults, a_full_disk_refuses_writes_until_there_is_room)
{
	refuse_writes(FAULT_WRITE, ENOSPC, FULL, "");
}

Test(faults, a_quota_is_a_full_disk)
{
	refuse_writes(FAULT_WRITE, EDQUOT, FULL, "");
}

Test(faults, a_disk_that_is_read_only_refuses_writes_while_it_is)
{
	refuse_writes(FAULT_WRITE, EROFS, BUSY, "10");
}

Test(faults, what_was_not_synced_is_not_there)
{
	refuse_writes(FAULT_SYNC, EIO, BUSY, "10");
}

Test(faults, a_read_that_fails_is_refused_and_the_next_one_may_succeed)
{
	char	 request[512];
	int	 i;

	create(1);
	snprintf(request, sizeof(request), "GET " API "/events/1 HTTP/1.1\r\n"
	    HOST "%s\r\n", service.login);
	faults_set(FAULT_READ, EIO);
	for (i = 0; i < FLOOD; i++) {
		cr_expect_str_eq(ask(i % 2 == 0 ? request :
		    GET(API "/events/1")), BUSY);
		cr_expect_str_eq(heard_field("Retry-After"), "10");
	}
	cr_expect_leq(log_lines("storage: "), 2, "%s", service_log());
	faults_clear();
	cr_expect(strncmp(ask(request), "200 ", 4) == 0);
	create(2);
	cr_expect_eq(count_events(), 2);
	faults_check();
}

/* A name for what lies beside the database. */
static const char *
beside(const char *end)
{
	static char	 paths[2][128];
	static int	 i;

	i = !i;
	snprintf(paths[i], sizeof(paths[i]), "%s%s", service.database, end);
	return (paths[i]);
}

static void
refuse_until_back(const char *name)
{
	cr_expect_str_eq(ask(event_request(2)), BUSY);
	cr_expect_eq(count_events(), 1);
	cr_expect_eq(log_lines("storage: the database has been moved away"), 1,
	    "%s", service_log());
	cr_assert(rename(beside("-kept"), name) == 0);
	create(2);
	service_stop_quietly();
	service_run(flags);
	cr_expect_eq(count_events(), 2);
	faults_check();
}

Test(faults, nothing_is_written_to_a_database_that_was_moved_away)
{
	create(1);
	cr_assert(rename(service.database, beside("-kept")) == 0);
	refuse_until_back(service.database);
}

Test(faults, nothing_is_written_where_another_database_was_put_in_place)
{
	FILE	*file;

	create(1);
	cr_assert(rename(service.database, beside("-kept")) == 0);
	cr_assert((file = fopen(service.database, "w")) != NULL);
	(void)fclose(file);
	refuse_until_back(service.database);
}

Test(faults, nothing_is_written_without_its_log)
{
	create(1);
	cr_assert(rename(beside("-wal"), beside("-kept")) == 0);
	refuse_until_back(beside("-wal"));
}

/* Pages that are mapped would end the process that looks at them. */
Test(faults, pages_that_have_gone_end_no_worker)
{
	struct stat	 st;
	char		*all;
	FILE		*file;

	create(1);
	create(2);
	service_stop_quietly();
	service_run(flags);
	cr_expect_eq(count_events(), 2);
	cr_assert((file = fopen(service.database, "r+")) != NULL);
	cr_assert(fstat(fileno(file), &st) == 0);
	all = malloc((size_t)st.st_size);
	cr_assert_eq(fread(all, 1, (size_t)st.st_size, file),
	    (size_t)st.st_size);
	cr_assert(ftruncate(fileno(file), 0) == 0);
	cr_expect_eq(ask(GET(API "/events/1"))[0], '5');
	cr_expect_eq(ask(GET(API "/events/2"))[0], '5');
	cr_expect_leq(log_lines("storage: "), 3, "%s", service_log());
	rewind(file);
	cr_assert_eq(fwrite(all, 1, (size_t)st.st_size, file),
	    (size_t)st.st_size);
	(void)fclose(file);
	free(all);
	cr_expect_eq(count_events(), 2);
	create(3);
	cr_expect_eq(count_events(), 3);
	faults_check();
}

static void
create_long(int n)
{
	static char	 body[LONG + 512], request[LONG + 1024];

	snprintf(body, sizeof(body), "{\"title\":\"Long %d\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"description\":\"%0*d\"}", n, LONG, n);
	snprintf(request, sizeof(request), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, strlen(body),
	    body);
	(void)ask(request);
}

static off_t
log_size(void)
{
	struct stat	 st;

	return (stat(beside("-wal"), &st) == 0 ? st.st_size : -1);
}

static bool
creates(int n)
{
	return (strncmp(ask(event_request(n)), "201 ", 4) == 0);
}

/* Through both workers. */
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
		create_long(stored);
	cr_expect_lt(log_size(), LOG_MAX);
	cr_expect_str_eq(ask(event_request(1)), BUSY);
	cr_expect_geq(count_events(), stored);
	cr_expect_eq(log_lines("in: checkpoint"), 1, "%s", service_log());
	cr_expect_eq(log_lines("the log cannot be written back"), 1, "%s",
	    service_log());
	faults_clear();
	UNTIL(creates_many(stored));
	faults_check();
}

/* The page behind the first one of a long text leads nowhere. */
static void
spoil_long_text(void)
{
	sqlite3_stmt	*st;
	sqlite3		*db;
	FILE		*file;
	long		 page, size;

	cr_assert_eq(sqlite3_open(service.database, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_prepare_v2(db, "SELECT pageno, pgsize FROM dbstat"
	    " WHERE name = 'events' AND pagetype = 'overflow' LIMIT 1", -1,
	    &st, NULL), SQLITE_OK);
	cr_assert_eq(sqlite3_step(st), SQLITE_ROW);
	page = (long)sqlite3_column_int64(st, 0);
	size = (long)sqlite3_column_int64(st, 1);
	(void)sqlite3_finalize(st);
	(void)sqlite3_close(db);
	cr_assert((file = fopen(service.database, "r+")) != NULL);
	cr_assert(fseek(file, (page - 1) * size, SEEK_SET) == 0);
	cr_assert_eq(fwrite("\x7f\xff\xff\xff", 1, 4, file), 4);
	(void)fclose(file);
}

Test(faults, a_corrupt_page_takes_its_own_record_alone)
{
	int	 i;

	create_long(1);
	create(2);
	service_stop_quietly();
	spoil_long_text();
	service_run(flags);
	for (i = 0; i < FLOOD; i++) {
		cr_expect_str_eq(ask(GET(API "/events/1")),
		    "500 {\"code\":\"rest_internal_error\",\"message\":\"The "
		    "request could not be completed.\",\"data\":"
		    "{\"status\":500}}");
		cr_expect(strncmp(ask(GET(API "/events/2")), "200 ", 4) == 0);
	}
	create(3);
	cr_expect_eq(log_lines("storage: "), 1, "%s", service_log());
}
