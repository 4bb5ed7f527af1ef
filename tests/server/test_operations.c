/* The address of the operations. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "exposition.h"
#include "faults.h"
#include "harness.h"
#include "operated.h"
#include "server/limits.h"

#define WRONG_METHOD(method) "405 {\"code\":\"rest_method_not_allowed\"," \
	"\"message\":\"The method " method " is not allowed here; allowed: " \
	"GET, HEAD.\",\"data\":{\"status\":405}}"

TestSuite(operations, .init = operated_start, .fini = service_stop);

Test(operations, it_is_alive_and_ready)
{
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	cr_expect_str_eq(heard_field("Content-Type"),
	    "text/plain; charset=utf-8");
	cr_expect_str_eq(heard_field("Cache-Control"), "no-store");
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	cr_expect_str_eq(ask_operations(GET("/healthz?x=1")), "200 ok\n");
}

Test(operations, heads_are_those_of_gets)
{
	int	 fd, port;

	port = service.port;
	service.port = operated_port;
	fd = dial();
	say(fd, "HEAD /readyz HTTP/1.1\r\n" HOST "\r\n");
	cr_expect_str_eq(hear_head(fd), "200");
	cr_expect_str_eq(heard_field("Content-Length"), "6");
	say(fd, GET("/healthz"));
	cr_expect_str_eq(hear(fd), "200 ok\n");
	service.port = port;
}

Test(operations, are_not_for_the_public_nor_the_api_for_them)
{
	int	 i;

	cr_expect_str_eq(ask(GET("/healthz")), NO_ROUTE);
	cr_expect_str_eq(ask(GET("/readyz")), NO_ROUTE);
	cr_expect_str_eq(ask(GET("/metrics")), NO_ROUTE);
	for (i = 0; i < 8; i++)
		EXPECT_STATUS("200", ask(GET(API "/events")));
	for (i = 0; i < 4; i++)
		cr_expect_str_eq(ask_operations(GET(API "/events")), NO_ROUTE);
	cr_expect_str_eq(ask_operations(GET("/")), NO_ROUTE);
	cr_expect_str_eq(ask_operations(GET("/healthz/")), NO_ROUTE);
	cr_expect_str_eq(ask_operations(event_request(1)), NO_ROUTE);
	cr_expect_eq(count_events(), 0);
}

Test(operations, other_methods_are_rejected)
{
	cr_expect_str_eq(ask_operations("DELETE /metrics HTTP/1.1\r\n" HOST
	    "\r\n"), WRONG_METHOD("DELETE"));
	cr_expect_str_eq(heard_field("Allow"), "GET, HEAD");
	cr_expect_str_eq(ask_operations("POST /healthz HTTP/1.1\r\n" HOST
	    "Content-Length: 2\r\n\r\n{}"), WRONG_METHOD("POST"));
	cr_expect_str_eq(ask_operations("OPTIONS /readyz HTTP/1.1\r\n" HOST
	    "\r\n"), WRONG_METHOD("OPTIONS"));
}

Test(operations, malformed_messages_are_rejected_there_too)
{
	cr_expect_str_eq(ask_operations("GET /healthz HTTP/1.1\r\n\r\n"),
	    MALFORMED("the Host field is missing"));
	cr_expect_str_eq(ask_operations("POST /healthz HTTP/1.1\r\n" HOST
	    "Content-Length: 9000000\r\n\r\n"),
	    "413 {\"code\":\"rest_body_too_large\",\"message\":\"The body is "
	    "larger than 8388608 bytes.\",\"data\":{\"status\":413}}");
	cr_expect_str_eq(ask_operations("GET /healthz HTTP/2.0\r\n" HOST
	    "\r\n"), "505 {\"code\":\"rest_http_version\",\"message\":\"Only "
	    "HTTP/1.0 and HTTP/1.1 are supported.\",\"data\":"
	    "{\"status\":505}}");
}

/* Scripts of other sites may not read them, regardless of cors_origins. */
Test(operations, no_origin_is_allowed)
{
	EXPECT_STATUS("200", ask_operations("GET /metrics HTTP/1.1\r\n" HOST
	    "Origin: https://a.example\r\n\r\n"));
	cr_expect_str_eq(heard_field("Access-Control-Allow-Origin"), "");
}

/* Each worker publishes the counters of its cache now and then. */
static bool
hits_are_told(void)
{
	const char	*all;

	all = metrics();
	return (exposition_value(all, "almanac_cache_hits_total") ==
	    exposition_value(all, "almanac_http_request_duration_seconds_"
	    "count{kind=\"hit\"}"));
}

Test(operations, metrics_count_events)
{
	int	 i;

	for (i = 0; i < 5; i++)
		ASSERT_STATUS("201", ask(event_request(i)));
	for (i = 0; i < 20; i++)
		(void)ask(GET(API "/tags"));
	(void)ask(GET("/x"));
	(void)ask("GET /x HTTP/1.1\r\n\r\n");
	(void)ask("OPTIONS " API "/tags HTTP/1.1\r\n" HOST "\r\n");
	cr_expect_eq(metric("almanac_http_requests_total{route="
	    "\"event_create\",status=\"201\"}"), 5);
	cr_expect_eq(metric("almanac_http_requests_total{route=\"tag_list\","
	    "status=\"200\"}"), 20);
	cr_expect_eq(metric("almanac_http_requests_total{route=\"none\","
	    "status=\"404\"}"), 1);
	cr_expect_eq(metric("almanac_http_requests_total{route=\"none\","
	    "status=\"400\"}"), 1);
	cr_expect_eq(metric("almanac_http_requests_total{route=\"options\","
	    "status=\"200\"}"), 1);
	cr_expect_eq(metric("almanac_commit_requests_sum"), 5);
	cr_expect_geq(metric("almanac_commit_duration_seconds_count"), 1);
	cr_expect_gt(metric("almanac_commit_duration_seconds_sum"), 0);
	cr_expect_eq(metric("almanac_http_request_duration_seconds_count{"
	    "kind=\"write\"}"), 5);
	UNTIL(hits_are_told());
	cr_expect_gt(metric("almanac_cache_hits_total"), 0);
	cr_expect_gt(metric("almanac_cache_misses_total"), 0);
	cr_expect_gt(metric("almanac_cache_bytes"), 0);
	cr_expect_gt(metric("almanac_connections_total"), 27);
	cr_expect_eq(metric("almanac_webhooks_pending"), 0);
	cr_expect_eq(metric("almanac_webhooks_dropped_total"), 0);
	cr_expect_eq(metric("almanac_worker_restarts_total"), 0);
	cr_expect_eq(metric("almanac_build_info{version=\"1.0.0\"}"), 1);

	/* The clock stands at 2027-01-01. */
	cr_expect_geq(metric("almanac_start_time_seconds"), 1798761600);
	cr_expect_lt(metric("almanac_start_time_seconds"), 1798761660);
}

Test(operations, files_are_measured)
{
	ASSERT_STATUS("201", ask(event_request(1)));
	cr_expect_gt(metric("almanac_database_bytes"), 4096);
	cr_expect_gt(metric("almanac_wal_bytes"), 4096);
}

Test(operations, may_be_at_an_address_of_ipv6)
{
	char	 text[64];
	int	 port;

	service_stop_quietly();
	snprintf(text, sizeof(text), "operations: \"[::1]:%d\"\n",
	    operated_port);
	write_configuration(text);
	service_run(operated_flags);
	snprintf(text, sizeof(text), "operations on http://[::1]:%d/\n",
	    operated_port);
	cr_expect(strstr(service.greeting, text) != NULL, "%s",
	    service.greeting);
	port = service.port;
	service.port = operated_port;
	cr_expect_str_eq(ask_at("::1", GET("/healthz")), "200 ok\n");
	service.port = port;
}

/* A write that waits for a lock counts as in flight. */
Test(operations, waiting_messages_are_counted)
{
	struct db	*lock;
	int		 fds[10], i;

	lock = lock_database();
	for (i = 0; i < 10; i++) {
		fds[i] = dial();
		say(fds[i], event_request(i));
	}
	UNTIL(count_in_flight() == 10);
	cr_expect_geq(metric("almanac_connections"), 11);
	unlock_database(lock);
	for (i = 0; i < 10; i++)
		EXPECT_STATUS("201", hear(fds[i]));
	UNTIL(count_in_flight() == 0);
}

static bool
is_new_worker(pid_t worker)
{
	return (worker != 0 && worker != service.workers[0] &&
	    worker != service.workers[1]);
}

static bool
has_new_workers(void)
{
	pid_t	 workers[WORKERS];

	find_workers(workers);
	return (is_new_worker(workers[0]) && is_new_worker(workers[1]) &&
	    strncmp(ask(GET("/x")), "404", 3) == 0);
}

Test(operations, a_worker_that_dies_takes_no_count_with_it)
{
	int	 i;

	service.mortal = true;
	for (i = 0; i < 6; i++)
		ASSERT_STATUS("201", ask(event_request(i)));
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGKILL);
	UNTIL(has_new_workers());
	for (i = 6; i < 9; i++)
		ASSERT_STATUS("201", ask(event_request(i)));
	cr_expect_eq(metric("almanac_http_requests_total{route="
	    "\"event_create\",status=\"201\"}"), 9);
	cr_expect_eq(metric("almanac_worker_restarts_total"), 2);
	UNTIL(metric("almanac_connections") <= 2);
}

#define MOST_DEATHS	20

static pid_t
other_worker(pid_t first)
{
	pid_t	 workers[WORKERS];

	find_workers(workers);
	return (workers[workers[0] == first]);
}

/* The other worker continues and reports it. Each death lets it wait longer. */
Test(operations, it_is_not_ready_while_a_worker_waits_to_restart)
{
	static const char	 waits[] = "503 not ready: a worker has died,"
	    " and the next one is not ready yet\n";
	int			 deaths = 0;
	pid_t			 dead;

	service.mortal = true;
	do {
		dead = other_worker(service.workers[0]);
		(void)kill(dead, SIGKILL);
		UNTIL(other_worker(service.workers[0]) != dead &&
		    other_worker(service.workers[0]) != 0);
	} while (++deaths < MOST_DEATHS &&
	    (deaths < LIMIT_DEATHS ||
	    strcmp(ask_operations(GET("/readyz")), waits) != 0));
	cr_expect_lt(deaths, MOST_DEATHS);
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	UNTIL(strcmp(ask_operations(GET("/readyz")), "200 ready\n") == 0);
	cr_expect(is_alive(service.workers[0]));
	cr_expect_eq(metric("almanac_worker_restarts_total"), deaths);
}

Test(operations, it_is_not_ready_while_the_database_stays_locked)
{
	struct db	*lock;

	lock = lock_database();
	cr_expect_str_eq(ask_operations(GET("/readyz")),
	    "503 not ready: the database does not answer in time\n");
	cr_expect_str_eq(heard_field("Retry-After"), "1");
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	unlock_database(lock);
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
}

Test(operations, it_is_not_ready_with_a_schema_of_another_program)
{
	date_database(999);
	cr_expect(strstr(ask_operations(GET("/readyz")), "503 not ready: the "
	    "database is of version 999, not ") != NULL);
}

/* The readiness test changes nothing that clients could notice. */
Test(operations, questions_change_nothing)
{
	char	 before[64];
	int	 i;

	ASSERT_STATUS("201", ask(event_request(1)));
	(void)ask(GET(API "/events"));
	strcpy(before, heard_field("Last-Modified"));
	for (i = 0; i < 5; i++)
		cr_expect_str_eq(ask_operations(GET("/readyz")),
		    "200 ready\n");
	(void)ask(GET(API "/events"));
	cr_expect_str_eq(heard_field("Last-Modified"), before);
	cr_expect_eq(metric("almanac_commit_requests_sum"), 1);
}

/* The answer to one whose write waits while another leaves. */
static const char *
write_while_another_leaves(void)
{
	static const struct linger	 reset = { 1, 0 };
	const double			 before = metric("almanac_connections");
	struct db			*lock;
	const char			*heard;
	int				 fd = dial(), other = dial();

	(void)setsockopt(other, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset));
	lock = lock_database();
	say(fd, event_request(0));
	UNTIL(count_in_flight() >= 1);
	say(other, event_request(1));
	UNTIL(count_in_flight() >= 2);
	(void)close(other);
	UNTIL(metric("almanac_connections") <= before + 1);
	unlock_database(lock);
	heard = hear(fd);
	(void)close(fd);
	return (heard);
}

/* A write waits for five seconds; on a busy machine that may be too short. */
Test(operations, commits_do_not_count_clients_that_have_left)
{
	const char	*heard;
	int		 tries = 10;

	do
		heard = write_while_another_leaves();
	while (strncmp(heard, "503", 3) == 0 && --tries > 0);
	EXPECT_STATUS("201", heard);
	cr_expect_eq(count_events(), 1);
	cr_expect_eq(metric("almanac_commit_requests_sum"), 1);
}

Test(operations, a_full_service_still_reports_its_state)
{
	int	 i;

	for (i = 0; i < 300; i++)
		(void)dial();
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
}

TestSuite(failing, .fini = service_stop);

static void
start_to_fail(void)
{
	faults_start_by(operated_start);
}

Test(failing, it_is_not_ready_while_the_disk_is_full, .init = start_to_fail)
{
	faults_create(1);
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	faults_set(FAULT_WRITE, ENOSPC);
	cr_expect_str_eq(ask(event_request(2)), FULL);
	cr_expect_str_eq(ask_operations(GET("/readyz")),
	    "503 not ready: the storage is full\n");
	cr_expect_eq(metric("almanac_writes_failed_total"), 1);

	/* The service notices when the failure is over. */
	faults_clear();
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
}

/* Before any request has failed; a page still fits into the log. */
Test(failing, it_is_not_ready_when_the_disk_becomes_full,
    .init = start_to_fail)
{
	faults_create(1);
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	faults_set(FAULT_WRITE, ENOSPC);
	cr_expect_str_eq(ask_operations(GET("/readyz")),
	    "503 not ready: the storage is full\n");
	faults_clear();
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
}

/* Nothing has been written for a while, so the test writes. */
Test(failing, it_is_not_ready_while_the_disk_does_not_respond,
    .init = start_to_fail)
{
	faults_set(FAULT_SYNC, FAULT_HANGS);
	cr_expect_str_eq(ask_operations(GET("/readyz")),
	    "503 not ready: the database does not answer in time\n");
	cr_expect_str_eq(ask_operations(GET("/readyz")),
	    "503 not ready: the database does not answer in time\n");
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	faults_clear();
	UNTIL(strcmp(ask_operations(GET("/readyz")), "200 ready\n") == 0);
}

/* The next start would reject it. */
Test(failing, it_is_not_ready_if_another_program_has_changed_the_schema,
    .init = start_to_fail)
{
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	change_file("CREATE TABLE notes (x)");
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
	change_file("CREATE VIEW v AS SELECT 1");
	cr_expect_str_eq(ask_operations(GET("/readyz")), "503 not ready: the"
	    " database was changed by another program: the schema has a"
	    " foreign view v\n");
	change_file("DROP VIEW v");
	cr_expect_str_eq(ask_operations(GET("/readyz")), "200 ready\n");
}

Test(failing, a_line_about_the_storage_names_the_request,
    .init = start_to_fail)
{
	const char	*plain;
	char		 request[2048];

	faults_create(1);
	faults_set(FAULT_SYNC, EIO);
	plain = event_request(2);
	snprintf(request, sizeof(request), "%.*s\r\nX-Request-Id: mine-1%s",
	    (int)strcspn(plain, "\r"), plain, strchr(plain, '\r'));
	EXPECT_STATUS("503", ask(request));
	cr_expect_str_eq(heard_field("X-Request-Id"), "mine-1");
	cr_expect(strstr(service_log(), "; request mine-1\n") != NULL, "%s",
	    service_log());
}

/* Workers that cannot open the database are restarted until they can. */
Test(failing, workers_that_cannot_restart_do_so_later, .init = start_to_fail)
{
	int	 i;

	service.mortal = true;
	faults_create(1);
	faults_set(FAULT_READ, EIO);
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGKILL);
	UNTIL(strstr(service_log(), ": it restarts in ") != NULL);
	pause_for(2000);
	cr_expect(is_alive(service.pid) && is_alive(service.parent));
	faults_clear();
	faults_create(2);
	UNTIL(strcmp(ask_operations(GET("/readyz")), "200 ready\n") == 0);
	cr_expect_eq(count_events(), 2);
}

static int	 status;

static void
fail_to_start(void)
{
	service_start();
	service_stop_quietly();
	atomic_store(&faults->workers_only, 1);
	faults_set(FAULT_READ, EIO);
	status = service_fail(faults_flags);
}

Test(failing, a_service_of_which_no_worker_can_start_ends)
{
	faults_start_by(fail_to_start);
	cr_expect_eq(status, 1);
	cr_expect(strstr(service_log(), "no worker can start: giving up\n") !=
	    NULL, "%s", service_log());
}
