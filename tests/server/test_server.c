/*
 * A database in PostgreSQL: how workers reach it from the sandbox, and what
 * happens while it is down.
 */
#include <sys/socket.h>
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attempts.h"
#include "commands.h"
#include "faults.h"
#include "harness.h"
#include "operated.h"
#include "tests/support/postgresql.h"

#define GUARDED	"postgresql://guarded@%s:%s/%s?sslmode=%s"

TestSuite(server, .fini = service_stop);

static const char *const	 flags[] = { "--db", "test.db", "--port", "0",
	"--workers", "2", NULL };

static void
need_postgresql(void)
{
	if (!postgresql_is_there())
		cr_skip_test("there is no PostgreSQL");
}

/* The password is in a file. */
static void
write_pgpass(void)
{
	FILE	*f;

	cr_assert_not_null(f = fopen(path_of("pgpass"), "w"));
	fputs("*:*:*:guarded:opensesame77\n", f);
	(void)fclose(f);
	cr_assert_eq(chmod(path_of("pgpass"), 0600), 0);
	(void)setenv("PGPASSFILE", path_of("pgpass"), 1);
}

static void
set_address(const char *host, const char *mode)
{
	size_t	 length;

	need_postgresql();
	service_start();
	service_stop_quietly();
	write_pgpass();
	length = (size_t)snprintf(service.address, sizeof(service.address),
	    GUARDED, host, getenv("PGPORT"), postgresql_name(), mode);
	snprintf(service.address + length, sizeof(service.address) - length,
	    "&sslrootcert=%s/ca.pem", getenv("POSTGRESQL"));
}

static void
end_connections(void)
{
	char	 sql[192];

	snprintf(sql, sizeof(sql), "DO 'BEGIN PERFORM"
	    " pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
	    " WHERE datname = ''%s''; END'", postgresql_name());
	postgresql_run("postgres", sql);
}

/* An open connection may have been lost unnoticed. */
static void
expect_service(void)
{
	int	 i;

	for (i = 0; i < 8; i++) {
		EXPECT_STATUS("201", ask(event_request(i)));
		cr_expect_eq(count_events(), i + 1);
		end_connections();
	}
	cr_expect_str_eq(service_log(), "");
}

Test(server, is_reached_by_name_over_tls_with_a_password)
{
	set_address("localhost", "verify-full");
	service_run(flags);
	expect_service();
}

Test(server, is_reached_by_address_with_a_password)
{
	set_address("127.0.0.1", "disable");
	service_run(flags);
	expect_service();
}

Test(server, is_reached_by_socket, .init = need_postgresql)
{
	service_start();
	expect_service();
}

Test(server, of_another_name_is_rejected)
{
	set_address("127.0.0.1", "verify-full");
	cr_expect_eq(service_fail(flags), 1);
	cr_expect_not_null(strstr(service_log(), "does not match host"
	    " name \"127.0.0.1\""), "%s", service_log());
	cr_expect_null(strstr(service_log(), "opensesame77"));
}

/* Makes the server end connections and accept none. */
static void
let_connect(bool accepts)
{
	char	 sql[128];

	snprintf(sql, sizeof(sql), "ALTER DATABASE %s ALLOW_CONNECTIONS %s",
	    postgresql_name(), accepts ? "true" : "false");
	postgresql_run("postgres", sql);
	end_connections();
}

static bool
writes(int n)
{
	return (strncmp(ask(event_request(n)), "201 ", 4) == 0);
}

Test(server, while_it_is_away_requests_are_rejected_and_then_served)
{
	int	 i;

	need_postgresql();
	operated_start();
	cr_expect(writes(1));
	let_connect(false);
	for (i = 0; i < 10; i++) {
		cr_expect_str_eq(ask(event_request(2)), BUSY);
		cr_expect_str_neq(heard_field("Retry-After"), "");
		cr_expect_str_eq(ask(GET(API "/events/1")), BUSY);
	}
	EXPECT_STATUS("503", ask_operations(GET("/readyz")));
	expect_reports("storage: ", 4);
	let_connect(true);
	UNTIL(strcmp(ask_operations(GET("/readyz")), "200 ready\n") == 0);
	UNTIL(writes(2));
	cr_expect_eq(ask_database("test.db", "SELECT COUNT(*) FROM events"), 2);
}

static void
start_attempts(void)
{
	need_postgresql();
	attempts_start();
}

#define OPEN(text, flags)						\
	CALL_WITH(text, openat, AT_FDCWD, TEXT, flags, 0600)

/* Passwords and certificates may be in any file. */
Test(server, lets_workers_read_files_but_write_none, .init = start_attempts)
{
	struct row	 new = { "make a file in the folder", EACCES,
			    OPEN("", O_RDWR | O_CREAT) };

	strcpy(new.attempt.text, attempts_path("new"));
	EXPECT(new,
	    { "read", 0, OPEN("/etc/passwd", O_RDONLY) },
	    { "write", EACCES, OPEN("/dev/null", O_WRONLY) },
	    { "make", EACCES, OPEN(P_tmpdir "/almanac-outside",
	      O_RDWR | O_CREAT) },
	    { "its own memory", EACCES, OPEN("/proc/self/mem", O_RDWR) });
}

Test(server, lets_workers_connect_but_not_listen, .init = start_attempts)
{
	EXPECT(
	    { "TCP", 0, CALL(socket, AF_INET, SOCK_STREAM, 0) },
	    { "packets", KILLED, CALL(socket, AF_PACKET, SOCK_RAW, 0) },
	    { "a pair", KILLED, CALL(socketpair, AF_UNIX, SOCK_STREAM, 0,
	      PAGE) },
	    { "listen", KILLED, CALL(listen, 0, 1) },
	    { "pass files on", KILLED, CALL(sendmsg, 0, PAGE, 0) },
	    { "filter what comes", KILLED, CALL(setsockopt, 0, SOL_SOCKET,
	      SO_ATTACH_FILTER, PAGE, 16) });
}
