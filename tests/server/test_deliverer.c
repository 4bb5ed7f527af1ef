/* The process that sends webhooks, and its failures. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "endpoint.h"
#include "harness.h"
#include "webhooks.h"

TestSuite(deliverer, .init = webhooks_start, .fini = webhooks_stop);

Test(deliverer, nothing_is_lost_when_the_deliverer_is_killed)
{
	struct told	 first, again;
	int		 pid;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&endpoint_a);
	pid = find_helper();
	(void)kill(pid, SIGKILL);
	again = endpoint_hear(&endpoint_a);
	cr_expect_neq(find_helper(), pid);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(again.body, first.body);
	told_answer(&again, FINE);
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "two");
	webhooks_all_told();
	cr_expect_not_null(strstr(service_log(),
	    "'almanac deliver' was killed by signal 9\n"));
	(void)close(first.fd);
}

Test(deliverer, nothing_is_lost_when_the_service_is_killed)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "2", NULL };
	struct told			 first, again;
	int				 old;

	make_tag("one");
	make_tag("two");
	first = endpoint_hear(&endpoint_a);
	old = find_helper();
	(void)kill(service.pid, SIGKILL);
	(void)kill(old, SIGKILL);
	(void)waitpid(service.pid, NULL, 0);
	(void)close(first.fd);
	UNTIL(!is_alive(old) && !is_alive(service.parent));
	service_run(flags);
	again = endpoint_hear(&endpoint_a);
	told_answer(&again, FINE);
	cr_expect_str_eq(again.id, first.id);
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "two");
	webhooks_all_told();
}

Test(deliverer, another_configuration_is_read_on_sighup)
{
	webhooks_reload();
	make_tag("one");
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "one");
	cr_expect_str_eq(endpoint_take(&endpoint_b, FINE), "one");
	webhooks_all_told();
}

Test(deliverer, only_one_process_delivers)
{
	int	 status;

	make_tag("one");
	(void)endpoint_take(&endpoint_a, FINE);
	cr_expect_str_eq(run_almanac("deliver", &status), "almanac: messages"
	    " of 'test.db' are delivered by another process\n");
	cr_expect_eq(status, 1);
}

Test(deliverer, the_service_ends_after_messages_in_flight)
{
	struct told	 told;

	make_tag("one");
	told = endpoint_hear(&endpoint_a);
	(void)kill(service.pid, SIGTERM);
	pause_for(200);
	told_answer(&told, FINE);
	cr_expect_eq(service_wait(10), 0);
	cr_expect_str_eq(webhooks_waiting(), "");
}

Test(deliverer, a_deliverer_that_cannot_begin_is_tried_again)
{
	char	 path[128];
	FILE	*f;

	service.mortal = true;
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fprintf(f, "base_url: https://cal.example\nwebhooks:\n"
	    "  - {url: \"http://127.0.0.1:%d/a\", secret_file: later}\n",
	    endpoint_a.port);
	(void)fclose(f);
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "cannot open 'later'") != NULL);
	UNTIL(!is_alive(service.parent));
	make_tag("one");
	snprintf(path, sizeof(path), "%s/later", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fputs("# of a\n\n" SECRET "\n", f);
	(void)fclose(f);
	cr_expect_str_eq(endpoint_take(&endpoint_a, FINE), "one");
}

#define WARNING	"almanac: other users can read 'site.yaml'"

Test(deliverer, a_secret_that_others_may_read_is_warned_of)
{
	char	 path[128];

	make_tag("one");
	(void)endpoint_take(&endpoint_a, FINE);
	cr_expect_null(strstr(service_log(), WARNING));
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert_eq(chmod(path, 0644), 0);
	webhooks_reload();
	UNTIL(strstr(service_log(), WARNING) != NULL);
	cr_expect_null(strstr(strstr(service_log(), WARNING) + 1, WARNING));
}

Test(deliverer, messages_are_sent_in_a_sandbox)
{
	make_tag("one");
	(void)endpoint_take(&endpoint_a, FINE);
	cr_expect_eq(count_filters(find_helper()),
	    count_filters(service.pid) + 1);
}
