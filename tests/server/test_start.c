/* How `almanac serve` starts, and when it does not. */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"
#include "operated.h"

TestSuite(start, .init = service_start, .fini = service_stop);

static void
write_file(const char *name, const char *text)
{
	char	 path[128];
	FILE	*file;

	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	file = fopen(path, "w");
	fputs(text, file);
	(void)fclose(file);
}

/* Runs a second service, which must fail with this message. */
static void
expect_failure(int status, const char *message, const char *const *flags)
{
	struct service	 first;

	first = service;
	write_file("second.log", "");
	snprintf(service.log, sizeof(service.log), "%s/second.log",
	    service.folder);
	cr_expect_eq(service_fail(flags), status, "%s", service_log());
	cr_expect(strncmp(service_log(), message, strlen(message)) == 0,
	    "%s instead of %s", service_log(), message);
	service = first;
}

#define EXPECT_FAILURE(status, message, ...)				\
	expect_failure(status, message,					\
	    (const char *const []){ __VA_ARGS__, NULL })

/* The lines after the account, with the port removed from addresses. */
static const char *
listening_on(const char *address)
{
	static char	 text[512];
	int		 port = service.port;

	snprintf(text, sizeof(text), "listening on %s:%d/\n"
	    "  calendar   %s:%d/\n"
	    "  reference  %s:%d/calendar/events/v1/doc\n"
	    "  events     %s:%d/calendar/events/v1/events\n",
	    address, port, address, port, address, port, address, port);
	return (text);
}

Test(start, it_prints_addresses_to_open)
{
	const char	*path;
	char		 expected[768];

	path = service.address[0] != '\0' ? path_of("almanac") :
	    service.database;
	snprintf(expected, sizeof(expected), "administrator: admin\n"
	    "application password, to be read and removed: %s.password\n%s",
	    path, listening_on("http://127.0.0.1"));
	cr_expect_str_eq(service.greeting, expected);
	cr_expect_str_eq(service_log(), "");
}

Test(start, the_password_is_shown_once)
{
	service_stop_quietly();
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", "2", NULL });
	cr_expect_str_eq(service.greeting, listening_on("http://127.0.0.1"));

	/* The option still applies. */
	EXPECT_STATUS("201", ask(event_request(1)));
}

Test(start, written_records_exist_after_a_restart)
{
	EXPECT_STATUS("201", ask(event_request(1)));
	service.mortal = true;
	(void)kill(service.workers[0], SIGKILL);
	(void)kill(service.workers[1], SIGKILL);
	(void)kill(service.pid, SIGKILL);
	(void)service_wait(5);
	UNTIL(!is_alive(service.parent));
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", "2", NULL });
	cr_expect_eq(count_events(), 1);
}

Test(start, a_taken_port_is_rejected)
{
	char	 port[16], message[128];

	snprintf(port, sizeof(port), "%d", service.port);
	snprintf(message, sizeof(message), "almanac: cannot listen on "
	    "127.0.0.1 port %s: ", port);
	EXPECT_FAILURE(1, message, "--db", "other.db", "--port", port);
}

Test(start, wrong_uses_are_rejected)
{
	EXPECT_FAILURE(2, "almanac: unknown option '--colour'\n", "--colour");
	EXPECT_FAILURE(2, "almanac: --port needs a value\n", "--port");
	EXPECT_FAILURE(2, "almanac: serve takes no arguments\n", "now");
	EXPECT_FAILURE(1, "almanac: 'port' must be a number from 1 to 65535\n",
	    "--port", "x");
}

Test(start, faulty_configurations_are_rejected)
{
	EXPECT_FAILURE(1, "almanac: cannot open 'none.yaml': ", "--config",
	    "none.yaml");
	write_file("a.yaml", "port: 1\nprot: 2\n");
	EXPECT_FAILURE(1, "almanac: a.yaml:2:1: unknown key 'prot'",
	    "--config", "a.yaml");
	write_file("b.yaml", "port: [\n");
	EXPECT_FAILURE(1, "almanac: b.yaml:2:1: ", "--config", "b.yaml");
}

Test(start, other_files_are_rejected)
{
	write_file("text.db", "This is no database, but a text that is long "
	    "enough to be taken for the header of one, if nobody looks.\n");
	EXPECT_FAILURE(1, "almanac: text.db is not a database\n", "--port",
	    "0", "--db", "text.db");
	EXPECT_FAILURE(1, "almanac: ", "--port", "0", "--db", "none/here.db");
}

Test(start, newer_databases_are_rejected)
{
	char	 message[128];

	service_stop_quietly();
	date_database(999);
	snprintf(message, sizeof(message), "almanac: %s is of a newer version "
	    "(999) than this program", service.address[0] != '\0' ?
	    "the database" : "test.db");
	EXPECT_FAILURE(1, message, "--port", "0", "--db", "test.db");
}

Test(start, it_listens_on_ipv6_too)
{
	service_stop_quietly();
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--listen", "::1", "--workers", "2", NULL });
	cr_expect_str_eq(service.greeting, listening_on("http://[::1]"));
	cr_expect_str_eq(ask_at("::1", GET("/x")), NO_ROUTE);
}

Test(start, the_clock_is_shifted_for_all)
{
	(void)ask(GET("/x"));
	cr_expect(strncmp(heard_field("Date"), "Fri, 01 Jan 2027 00:0", 21) ==
	    0, "%s", heard_field("Date"));
}

Test(start, nothing_but_the_database_is_written)
{
	char	 path[128];

	snprintf(path, sizeof(path), "%s/kore.pid", service.folder);
	cr_expect_eq(access(path, F_OK), -1);
}
