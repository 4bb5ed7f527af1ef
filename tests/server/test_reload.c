/*
 * SIGHUP under load: a client that keeps its connection open and reads
 * complete answers loses no request. Each connection ends with an answer that
 * announces it, or after it was idle for some seconds.
 */
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"
#include "operated.h"

#define CLIENTS		8	/* every other one writes */
#define HANDOVERS	10

TestSuite(reload, .init = operated_start, .fini = service_stop);

static void
write_file(const char *name)
{
	(void)close(open(path_of(name), O_WRONLY | O_CREAT, 0600));
}

/*
 * Writes the number of 201 answers after its own number. Exit status 1 is a
 * failure.
 */
static void
go_on_asking(int number)
{
	char	 name[32];
	FILE	*file;
	bool	 writes, last;
	int	 fd, count;

	writes = number % 2 == 0;
	fd = -1;
	for (count = 0; access(path_of("stop"), F_OK) == -1; count++) {
		if (fd == -1)
			fd = dial();
		if (ask_quickly(fd, writes ? event_request(number * 100000 +
		    count) : GET(API "/tags"), &last) != (writes ? 201 : 200))
			_exit(1);
		if (last) {
			if (!hears_end(fd))
				_exit(2);
			(void)close(fd);
			fd = -1;
		}
		pause_for(1);
	}
	snprintf(name, sizeof(name), "count-%d", number);
	if ((file = fopen(path_of(name), "w")) == NULL)
		_exit(3);
	fprintf(file, "%d\n", writes ? count : 0);
	(void)fclose(file);
	_exit(0);
}

static int
read_count(int number)
{
	char	 name[32];
	FILE	*file;
	int	 count;

	snprintf(name, sizeof(name), "count-%d", number);
	if ((file = fopen(path_of(name), "r")) == NULL)
		return (-1);
	if (fscanf(file, "%d", &count) != 1)
		count = -1;
	(void)fclose(file);
	return (count);
}

static void
reload(void)
{
	pid_t	 parent;

	parent = parent_of_workers();
	(void)kill(service.pid, SIGHUP);
	UNTIL(parent_of_workers() != parent && !is_alive(parent));
}

Test(reload, no_request_is_lost_in_ten_handovers)
{
	pid_t	 pids[CLIENTS];
	int	 i, status, written;

	service.mortal = true;
	for (i = 0; i < CLIENTS; i++)
		if ((pids[i] = fork()) == 0)
			go_on_asking(i);
	for (i = 0; i < HANDOVERS; i++) {
		pause_for(50);
		reload();
	}
	write_file("stop");
	for (written = i = 0; i < CLIENTS; i++) {
		cr_assert_eq(waitpid(pids[i], &status, 0), pids[i]);
		cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0,
		    "client %d: %x", i, status);
		written += read_count(i);
	}
	cr_expect_eq(log_lines("a new server has taken over"), HANDOVERS);
	cr_expect_gt(written, HANDOVERS * CLIENTS / 2);
	cr_expect_eq(count_events(), written);
}

/* The answer to a client that rests during a handover; "": none. */
static const char *
rest_and_ask(void)
{
	const int	 before = log_lines("taken over");
	const char	*heard;
	int		 fd;

	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "");
	(void)kill(service.pid, SIGHUP);
	UNTIL(log_lines("taken over") > before);
	pause_for(1500);
	say(fd, GET("/x"));
	heard = hear(fd);
	cr_expect(hears_end(fd));
	(void)close(fd);
	return (heard);
}

/*
 * The client sends now and then. The answer after the handover closes its
 * connection. On a busy machine it may rest for too long.
 */
Test(reload, a_connection_that_rests_a_while_still_gets_its_answer)
{
	const char	*heard;
	int		 tries = 10;

	service.mortal = true;
	do
		heard = rest_and_ask();
	while (*heard == '\0' && --tries > 0);
	cr_expect_str_eq(heard, NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "close");
}

Test(reload, a_connection_that_is_idle_is_closed_after_some_seconds)
{
	pid_t	 parent;
	int	 fd;

	service.mortal = true;
	parent = parent_of_workers();
	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	(void)kill(service.pid, SIGHUP);
	cr_expect(hears_end(fd));
	UNTIL(!is_alive(parent));
}

Test(reload, an_end_during_it_does_not_wait)
{
	int	 fd;

	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "taken over") != NULL);
	(void)kill(service.pid, SIGTERM);
	cr_expect_eq(service_wait(3), 0, "%s", service_log());
}

Test(reload, workers_and_addresses_follow_the_configuration)
{
	pid_t	 workers[8];
	int	 old;

	service.mortal = true;
	old = operated_port;
	operated_port = free_port();
	operated_configure("");
	reload();
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	operated_port = old;
	operated_configure("");
	reload();
	cr_expect_str_eq(ask_operations(GET("/healthz")), "200 ok\n");
	cr_expect_eq(find_children(parent_of_workers(), workers, 8), 2);
}

/* Clients of the old server are answered as long as it runs. */
Test(reload, the_service_moves_to_another_port)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--workers", "2", NULL };
	char				 line[64];
	int				 from, to, fd;

	service.mortal = true;
	service_stop_quietly();
	from = free_port();
	snprintf(line, sizeof(line), "port: %d\n", from);
	write_configuration(line);
	service_run(flags);
	cr_assert_eq(service.port, from);
	fd = dial();
	to = free_port();
	snprintf(line, sizeof(line), "port: %d\n", to);
	write_configuration(line);
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "taken over") != NULL);
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	service.port = to;
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
}

Test(reload, a_broken_configuration_changes_nothing)
{
	char	 line[256];
	pid_t	 parent;

	parent = parent_of_workers();
	operated_configure("colour: red\n");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "almanac: site.yaml:2:1: unknown key "
	    "'colour'") != NULL);
	UNTIL(strstr(service_log(), "almanac: the running server stays in"
	    " use\n") !=
	    NULL);

	/* A configuration that can be read, but not applied. */
	operated_configure("request_log: none/here.log\n");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "almanac: cannot open the request log "
	    "'none/here.log': ") != NULL);
	UNTIL(log_lines("almanac: the running server stays in use\n") == 2);

	operated_configure("database: other.db\n");
	operated_port = service.port;
	snprintf(line, sizeof(line), "almanac: cannot listen on 127.0.0.1 port"
	    " %d: ", service.port);
	operated_configure("");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), line) != NULL);
	UNTIL(log_lines("almanac: the running server stays in use\n") == 3);
	cr_expect_eq(parent_of_workers(), parent);
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
}

/* A build of the module that reports another version. */
static void
build_module(const char *path, char from, char to)
{
	static char	 bytes[1 << 24];
	char		 source[512], mark[32], new[512], *p;
	size_t		 length;
	FILE		*file;

	snprintf(source, sizeof(source), "%s.so", getenv("ALMANAC"));
	cr_assert_not_null(file = fopen(source, "r"));
	length = fread(bytes, 1, sizeof(bytes), file);
	(void)fclose(file);
	snprintf(mark, sizeof(mark), "{version=\"%c", from);
	cr_assert_not_null(p = memmem(bytes, length, mark, strlen(mark)));
	p[strlen(mark) - 1] = to;
	snprintf(new, sizeof(new), "%s.new", path);
	cr_assert_not_null(file = fopen(new, "w"));
	cr_assert_eq(fwrite(bytes, 1, length, file), length);
	(void)fclose(file);
	cr_assert_eq(rename(new, path), 0);
}

Test(reload, a_new_build_serves_from_then_on)
{
	char	 path[160];

	service.mortal = true;
	service_stop_quietly();
	snprintf(path, sizeof(path), "%s/almanac.so", service.folder);
	build_module(path, '1', '8');
	(void)setenv("ALMANAC_MODULE", path, 1);
	service_run(operated_flags);
	cr_expect_eq(metric("almanac_build_info{version=\"8.0.0\"}"), 1);
	build_module(path, '1', '9');
	cr_expect_eq(metric("almanac_build_info{version=\"8.0.0\"}"), 1);
	reload();
	cr_expect_eq(metric("almanac_build_info{version=\"9.0.0\"}"), 1);
	(void)unsetenv("ALMANAC_MODULE");
}
