/* What the endpoints of webhooks are told, through a real service. */
#include <criterion/criterion.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "endpoint.h"
#include "harness.h"
#include "text/signatures.h"

#define FINE	"204 No Content"
#define HEADER	"MESSAGE                               TYPE                 "\
		"ATTEMPTS  NEXT, UTC            ENDPOINT, LAST OUTCOME\n"

static struct endpoint	 a, b;

static void
write_site(const char *more)
{
	static char	 text[1024];
	char		 path[128];
	FILE		*f;

	snprintf(text, sizeof(text), "base_url: https://cal.example\n"
	    "webhooks:\n"
	    "  - {url: \"http://127.0.0.1:%d/a?key=hidden\","
	    " secrets: [" SECRET "], timeout: 1}\n"
	    "  - {url: \"http://127.0.0.1:%d/b\", secrets: [" SECRET "],"
	    " timeout: 1%s}\n", a.port, b.port, more);
	if (service.folder[0] == '\0') {
		service_start_with(text);
		return;
	}
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fputs(text, f);
	(void)fclose(f);
}

static void
start(void)
{
	a = endpoint_open();
	b = endpoint_open();
	write_site(", events: [category.created]");
}

static void
stop(void)
{
	endpoint_close(&a);
	endpoint_close(&b);
	service_stop();
}

TestSuite(webhooks, .init = start, .fini = stop, .timeout = 60);

/* What waits: columns behind the name of a message. */
static const char *
waiting(void)
{
	static char	 rest[4096];
	const char	*line;
	char		*end = rest;
	int		 status;

	line = run_almanac("webhooks list", &status);
	cr_assert_eq(status, 0, "%s", line);
	cr_assert_eq(strncmp(line, HEADER, strlen(HEADER)), 0, "%s", line);
	*end = '\0';
	for (line += strlen(HEADER); *line != '\0';
	    line += strcspn(line, "\n") + 1)
		end += sprintf(end, "%.*s\n", (int)strcspn(line, "\n"), line +
		    (strncmp(line, "msg_", 4) == 0 ? 38 : 0));
	return (rest);
}

static void
expect_nothing_waits(void)
{
	UNTIL(*waiting() == '\0');
}

/* Changes the database as time would. */
static void
change(const char *sql)
{
	sqlite3	*db;

	cr_assert_eq(sqlite3_open(service.database, &db), SQLITE_OK);
	(void)sqlite3_busy_timeout(db, 5000);
	cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	(void)sqlite3_close(db);
}

Test(webhooks, a_change_is_told_and_signed)
{
	struct signing_key	 key;
	char			 signature[SIGNATURE_TEXT];
	struct told		 told;

	make_tag("jazz");
	told = endpoint_hear(&a);
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
	expect_nothing_waits();
	cr_expect(endpoint_hears_nothing(&b, 0));
	cr_expect_str_eq(service_log(), "");
}

Test(webhooks, what_fails_is_told_again_and_lets_others_pass)
{
	struct told	 first, again;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&a);
	told_answer(&first, "500 Oh");
	cr_expect_str_eq(endpoint_take(&a, FINE), "two");
	again = endpoint_hear(&a);
	told_answer(&again, FINE);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(again.body, first.body);
	cr_expect_geq(again.timestamp, first.timestamp + 5);
	expect_nothing_waits();
}

/* Answers that are no success, and what is noted of them. */
Test(webhooks, nothing_but_2xx_is_a_success)
{
	static const char *const	 rows[][2] = {
		{ "302 Found\r\nLocation: /elsewhere", "302" },
		{ "404 Not Found", "404" },
		{ "503 Busy\r\nRetry-After: 0", "503" },
		{ "99 Too low", "Unsupported response code in HTTP response" }
	};
	char				 shown[128], name[32];
	size_t				 i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		snprintf(name, sizeof(name), "tag-%zu", i);
		make_tag(name);
		(void)endpoint_take(&a, rows[i][0]);
		snprintf(shown, sizeof(shown), "/a  %s\n", rows[i][1]);
		UNTIL(strstr(waiting(), shown) != NULL);
		cr_expect_not_null(strstr(waiting(), "tag.created"));
		cr_expect_null(strstr(waiting(), "hidden"));
		cr_expect(endpoint_hears_nothing(&a, 0));
		change("DELETE FROM deliveries; DELETE FROM outbox");
	}
	make_tag("jazz");
	(void)endpoint_take(&a, "200 OK\r\n\r\nfine");
	expect_nothing_waits();
}

/* Both endpoints are told of everything from now on. */
static void
reload(void)
{
	pid_t	 deliverer;

	service.mortal = true;
	UNTIL((deliverer = find_deliverer()) != 0);
	write_site("");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "taken over") != NULL &&
	    !is_alive(service.parent) && !is_alive(deliverer));
}

Test(webhooks, an_endpoint_that_never_answers_delays_no_other)
{
	struct told	 told;

	reload();
	make_tag("jazz");
	told = endpoint_hear(&a);
	cr_expect_str_eq(endpoint_take(&b, FINE), "jazz");
	UNTIL(strstr(waiting(), "/a  Operation timed out after 10") != NULL);
	(void)close(told.fd);
}

Test(webhooks, an_answer_without_end_is_cut_short)
{
	char		 body[65536];
	struct told	 told;
	int		 i;

	memset(body, 'x', sizeof(body));
	make_tag("jazz");
	told = endpoint_hear(&a);
	say(told.fd, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
	for (i = 0; i < 64; i++)
		say_bytes(told.fd, body, sizeof(body));
	expect_nothing_waits();
	(void)close(told.fd);
	cr_expect(endpoint_hears_nothing(&a, 100));
}

Test(webhooks, nothing_is_lost_when_the_deliverer_is_killed)
{
	struct told	 first, again;
	int		 pid;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&a);
	pid = find_deliverer();
	(void)kill(pid, SIGKILL);
	again = endpoint_hear(&a);
	cr_expect_neq(find_deliverer(), pid);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(again.body, first.body);
	told_answer(&again, FINE);
	cr_expect_str_eq(endpoint_take(&a, FINE), "two");
	expect_nothing_waits();
	cr_expect_not_null(strstr(service_log(),
	    "'deliver' has died of signal 9\n"));
	(void)close(first.fd);
}

Test(webhooks, nothing_is_lost_when_the_service_is_killed)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "2", NULL };
	struct told			 first, again;
	int				 old;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&a);
	old = find_deliverer();
	(void)kill(service.pid, SIGKILL);
	(void)kill(old, SIGKILL);
	(void)waitpid(service.pid, NULL, 0);
	(void)close(first.fd);
	UNTIL(!is_alive(old) && !is_alive(service.parent));
	service_run(flags);
	again = endpoint_hear(&a);
	told_answer(&again, FINE);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(endpoint_take(&a, FINE), "two");
	expect_nothing_waits();
}

Test(webhooks, one_that_has_gone_is_told_of_nothing_until_it_is_asked_for)
{
	int	 status;

	make_tag("one");
	(void)endpoint_take(&a, "410 Gone");
	UNTIL(strstr(service_log(), "/a has gone (410): it is told of nothing"
	    " more, until 'almanac webhooks retry'\n") != NULL);
	cr_expect_null(strstr(service_log(), "hidden"));
	make_tag("two");
	cr_expect(endpoint_hears_nothing(&a, 1500));
	cr_expect_not_null(strstr(waiting(), "/a has gone on 2027-01-01"));
	cr_expect_str_eq(run_almanac("webhooks retry", &status), "");
	cr_expect_eq(status, 0);
	cr_expect_str_eq(endpoint_take(&a, FINE), "one");
	make_tag("three");
	cr_expect_str_eq(endpoint_take(&a, FINE), "three");
}

Test(webhooks, what_is_given_up_can_be_tried_again)
{
	char		 words[128];
	struct told	 told;
	int		 status;

	make_tag("one");
	(void)endpoint_take(&a, "500 Oh");
	UNTIL(strstr(waiting(), "/a  500") != NULL);
	change("UPDATE deliveries SET attempts = 9, due = 0");
	told = endpoint_hear(&a);
	told_answer(&told, "500 Oh");
	UNTIL(strstr(service_log(), "/a is given up after 10 attempts: 500\n")
	    != NULL);
	cr_expect_not_null(strstr(service_log(), "almanac: tag.created, msg_"));
	cr_expect_null(strstr(service_log(), "hidden"));
	cr_expect_not_null(strstr(waiting(), "10  given up "));
	cr_expect_str_eq(run_almanac("webhooks retry msg_other", &status),
	    "almanac: no message 'msg_other' was given up\n");
	cr_expect_eq(status, 1);
	snprintf(words, sizeof(words), "webhooks retry %s", told.id);
	cr_expect_str_eq(run_almanac(words, &status), "");
	cr_expect_str_eq(endpoint_take(&a, FINE), "one");
	expect_nothing_waits();
}

Test(webhooks, another_configuration_is_read_on_sighup)
{
	reload();
	make_tag("one");
	cr_expect_str_eq(endpoint_take(&a, FINE), "one");
	cr_expect_str_eq(endpoint_take(&b, FINE), "one");
	expect_nothing_waits();
}

Test(webhooks, only_one_process_delivers)
{
	int	 status;

	UNTIL(find_deliverer() != 0);
	cr_expect_str_eq(run_almanac("deliver", &status), "almanac: messages"
	    " of 'test.db' are delivered by another process\n");
	cr_expect_eq(status, 1);
}

Test(webhooks, the_service_ends_with_what_is_on_its_way)
{
	struct told	 told;

	make_tag("one");
	told = endpoint_hear(&a);
	(void)kill(service.pid, SIGTERM);
	pause_for(200);
	told_answer(&told, FINE);
	cr_expect_eq(service_wait(10), 0);
	cr_expect_str_eq(waiting(), "");
}

Test(webhooks, a_deliverer_that_cannot_begin_is_tried_again)
{
	char	 path[128];
	FILE	*f;

	service.mortal = true;
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fprintf(f, "base_url: https://cal.example\nwebhooks:\n"
	    "  - {url: \"http://127.0.0.1:%d/a\", secret_file: later}\n",
	    a.port);
	(void)fclose(f);
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "cannot open 'later'") != NULL);
	make_tag("one");
	snprintf(path, sizeof(path), "%s/later", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fputs("# of a\n\n" SECRET "\n", f);
	(void)fclose(f);
	cr_expect_str_eq(endpoint_take(&a, FINE), "one");
}

/* What a deliverer has no use for, it cannot do. */
Test(webhooks, a_deliverer_gets_no_privileges)
{
	char	 path[64], text[4096];
	FILE	*f;
	int	 pid;

	make_tag("one");
	(void)endpoint_take(&a, FINE);
	UNTIL((pid = find_deliverer()) != 0);
	snprintf(path, sizeof(path), "/proc/%d/status", pid);
	cr_assert((f = fopen(path, "r")) != NULL);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	(void)fclose(f);
	cr_expect_not_null(strstr(text, "NoNewPrivs:\t1\n"));
}
