/* Processes that end, are killed, or hand over. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "faults.h"
#include "harness.h"
#include "operated.h"

TestSuite(process, .init = operated_start, .fini = service_stop);

/* The request has reached a worker but is incomplete. */
static int
begin_request(void)
{
	int	 fd;

	fd = dial();
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
	    "Expect: 100-continue\r\n\r\n");
	cr_expect_str_eq(hear(fd), "100");
	say(fd, "a");
	return (fd);
}

static bool
all_gone(const pid_t *pids, int count)
{
	while (count > 0 && !is_alive(pids[count - 1]))
		count--;
	return (count == 0);
}

static void
end_with(int sig)
{
	struct db	*lock;
	pid_t	 parent;
	int	 idle, begun, event;

	parent = parent_of_workers();
	idle = dial();
	say(idle, GET("/x"));
	cr_expect_str_eq(hear(idle), NO_ROUTE);
	begun = begin_request();
	lock = lock_database();
	event = dial();
	say(event, event_request(1));
	UNTIL(count_in_flight() > 0);

	(void)kill(service.pid, sig);
	pause_for(100);
	unlock_database(lock);
	EXPECT_STATUS("201", hear(event));
	cr_expect(hears_end(idle));
	say(begun, "bc");
	cr_expect_str_eq(hear(begun), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(begun));
	cr_expect_eq(service_wait(5), 0, "%s", service_log());
	cr_expect(all_gone(service.workers, WORKERS));
	cr_expect_not(is_alive(parent));
}

Test(process, sigterm_answers_requests_in_flight)
{
	end_with(SIGTERM);
}

Test(process, sigint_answers_requests_in_flight)
{
	end_with(SIGINT);
}

Test(process, the_end_waits_no_longer_than_some_seconds)
{
	int	 fd;

	fd = begin_request();
	(void)kill(service.pid, SIGTERM);
	cr_expect_eq(service_wait(8), 0, "%s", service_log());
	cr_expect(hears_end(fd));
}

Test(process, workers_die_with_their_parent)
{
	service.mortal = true;
	(void)kill(parent_of_workers(), SIGKILL);
	cr_expect_eq(service_wait(5), 1);
	UNTIL(all_gone(service.workers, WORKERS));
}

Test(process, everything_ends_with_the_command)
{
	pid_t	 parent;

	parent = parent_of_workers();
	(void)kill(service.pid, SIGKILL);
	cr_expect_eq(service_wait(5), 128 + SIGKILL);
	UNTIL(all_gone(service.workers, WORKERS));
	UNTIL(!is_alive(parent));
}

static bool
has_new_worker(int i)
{
	pid_t	 workers[WORKERS];

	find_workers(workers);
	return (workers[0] != 0 && workers[1] != 0 &&
	    workers[0] != service.workers[i] &&
	    workers[1] != service.workers[i]);
}

Test(process, sigterm_to_one_worker_ends_it_alone)
{
	int	 i, n;

	service.mortal = true;
	for (i = 0; i < WORKERS; i++) {
		(void)kill(service.workers[i], SIGTERM);
		for (n = 0; n < 50; n++) {
			cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
			pause_for(10);
		}
		UNTIL(has_new_worker(i));
	}
	cr_expect(is_alive(service.pid));
}

/* Signals arrive at all moments of the start. */
Test(process, sigterm_to_a_worker_that_starts_ends_it_alone)
{
	pid_t	 workers[WORKERS];
	int	 round, i;

	service.mortal = true;
	for (round = 0; round < 300; round++) {
		find_workers(workers);
		for (i = 0; i < WORKERS; i++)
			if (workers[i] != 0 &&
			    workers[i] != service.workers[0])
				(void)kill(workers[i], SIGTERM);
		pause_for(1);
	}
	cr_expect(is_alive(service.pid) && is_alive(service.workers[0]));
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	UNTIL((find_workers(workers), workers[WORKERS - 1] != 0));
}

Test(process, sighup_to_kore_changes_nothing)
{
	pid_t	 parent, workers[WORKERS];
	int	 i;

	parent = parent_of_workers();
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGHUP);
	(void)kill(parent, SIGHUP);
	pause_for(300);
	find_workers(workers);
	cr_expect_arr_eq(workers, service.workers, sizeof(workers));
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
}

Test(process, a_killed_worker_is_replaced_and_its_lock_is_free)
{
	pid_t	 workers[WORKERS];
	int	 fd, round, n;

	service.mortal = true;
	for (round = 0; round < 4; round++) {
		UNTIL((find_workers(workers), workers[round % WORKERS] != 0));
		for (n = 0; n < 20; n++) {
			fd = dial();
			say(fd, event_request(n));
			if (n == 10)
				(void)kill(workers[round % WORKERS], SIGKILL);
			(void)close(fd);
		}
		fd = dial();
		say(fd, event_request(99));
		if (strncmp(hear(fd), "201 ", 4) != 0)
			cr_expect(hears_end(fd));
		(void)close(fd);
		EXPECT_STATUS("201", ask(event_request(100)));
	}
}

/* No process waits for the lock, as PostgreSQL does for a client that died. */
static bool
no_one_waits(void)
{
	return (service.address[0] == '\0' || ask_database("test.db", "SELECT"
	    " COUNT(*) FROM pg_stat_activity WHERE datname ="
	    " current_database() AND wait_event_type = 'Lock'") == 0);
}

/* One worker holds the writers' lock and waits for the database's lock. */
Test(process, a_lock_that_a_dead_worker_held_is_free)
{
	struct db	*lock;
	int	 fds[20], i;

	service.mortal = true;
	lock = lock_database();
	for (i = 0; i < 20; i++) {
		fds[i] = dial();
		say(fds[i], event_request(i));
	}
	UNTIL(count_in_flight() == 20);
	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], SIGKILL);
	UNTIL(all_gone(service.workers, WORKERS));
	UNTIL(no_one_waits());
	unlock_database(lock);
	for (i = 0; i < 20; i++)
		EXPECT_STATUS("201", ask(event_request(100 + i)));
	cr_expect_eq(count_events(), 20);
	for (i = 0; i < 20; i++)
		(void)close(fds[i]);
}

Test(process, workers_are_kept_in_a_sandbox)
{
	char	 path[64], line[256];
	FILE	*status;
	int	 found;

	found = 0;
	snprintf(path, sizeof(path), "/proc/%d/status",
	    (int)service.workers[0]);
	cr_assert((status = fopen(path, "r")) != NULL);
	while (fgets(line, sizeof(line), status) != NULL)
		found += strcmp(line, "Seccomp:\t2\n") == 0 ||
		    strcmp(line, "NoNewPrivs:\t1\n") == 0;
	(void)fclose(status);
	cr_expect_eq(found, 2);
}

static void
kill_workers_but(pid_t spared)
{
	pid_t	 workers[WORKERS];
	int	 i;

	find_workers(workers);
	for (i = 0; i < WORKERS; i++)
		if (workers[i] != 0 && workers[i] != spared)
			(void)kill(workers[i], SIGKILL);
}

/* A client that connects meanwhile waits for a worker. */
Test(process, no_number_of_deaths_ends_the_service)
{
	int	 fd, i;

	service.mortal = true;
	for (i = 0; i < 300; i++) {
		kill_workers_but(0);
		pause_for(10);
	}
	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect(is_alive(service.pid) && is_alive(service.parent));
	cr_expect(strstr(service_log(), "times: it restarts in ") != NULL,
	    "%s", service_log());
	UNTIL(strncmp(ask(event_request(1)), "201 ", 4) == 0);
}

/* The other worker dies now and then while it has connections. */
Test(process, a_worker_that_dies_on_and_on_leaves_the_other_alone)
{
	int	 i, answered;

	service.mortal = true;
	for (answered = i = 0; i < 300; i++) {
		kill_workers_but(service.workers[0]);
		answered += strcmp(ask(GET("/x")), NO_ROUTE) == 0;
		pause_for(10);
	}
	cr_expect_gt(answered, 250);
	cr_expect(is_alive(service.workers[0]));
}

/* One line in ten seconds, in addition to Kore's lines about each death. */
Test(process, deaths_are_logged_in_few_lines)
{
	int	 i;

	service.mortal = true;
	for (i = 0; i < 300; i++) {
		kill_workers_but(0);
		pause_for(10);
	}
	expect_reports("it restarts in ", 1);
}

Test(process, a_service_ends_while_its_workers_wait_to_restart)
{
	int	 i;

	service.mortal = true;
	for (i = 0; i < 300; i++) {
		kill_workers_but(0);
		pause_for(10);
	}
	(void)kill(service.pid, SIGTERM);
	cr_expect_eq(service_wait(5), 0, "%s", service_log());
}

/*
 * With zero linger time, closing resets the connection, which Kore notices at
 * once.
 */
static void
leave_at_once(int fd)
{
	static const struct linger	 none = { .l_onoff = 1 };

	(void)setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof(none));
	(void)close(fd);
}

Test(process, clients_may_leave_while_their_writes_are_parked)
{
	struct db	*lock;
	int	 fds[100], i;

	lock = lock_database();
	for (i = 0; i < 100; i++) {
		fds[i] = dial();
		say(fds[i], event_request(i));
	}
	pause_for(100);
	for (i = 0; i < 100; i++)
		leave_at_once(fds[i]);
	pause_for(100);
	unlock_database(lock);
	EXPECT_STATUS("201", ask(event_request(100)));
	cr_expect_geq(count_events(), 1);
}

Test(process, clients_may_leave_while_their_requests_wait)
{
	char	 text[4096], *p;
	int	 fd, i;

	for (p = text, i = 0; i < 20; i++)
		p = stpcpy(p, GET("/x"));
	for (i = 0; i < 300; i++) {
		fd = dial();
		say(fd, text);
		if (i % 2 == 0)
			(void)hear(fd);
		leave_at_once(fd);
	}
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
}

Test(process, many_connections_are_served_at_once)
{
	int	 fds[500], i;

	for (i = 0; i < 500; i++)
		fds[i] = dial();
	for (i = 0; i < 500; i++)
		say(fds[i], GET("/x"));
	for (i = 0; i < 500; i++)
		cr_expect_str_eq(hear(fds[i]), NO_ROUTE);
	for (i = 0; i < 500; i++)
		say(fds[i], event_request(i));
	for (i = 0; i < 500; i++)
		EXPECT_STATUS("201", hear(fds[i]));
	cr_expect_eq(count_events(), 500);
	for (i = 0; i < 500; i++)
		(void)close(fds[i]);
}
