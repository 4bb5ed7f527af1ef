/* The file of the request log: moved away, full, or gone. */
#include <sys/stat.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"
#include "operated.h"

#define LOG	"requests.log"

static void
setup(void)
{
	operated_start_with("request_log: " LOG "\n");
}

TestSuite(log_rotation, .init = setup, .fini = service_stop, .timeout = 180);

/* Each request has a name of its own, by which its line is found. */
static void
ask_many(int count)
{
	char	 request[256];
	int	 fd, i;

	fd = -1;
	for (i = 0; i < count; i++) {
		if (fd == -1)
			fd = dial();
		snprintf(request, sizeof(request), "GET /x HTTP/1.1\r\n" HOST
		    "X-Request-Id: many-%d-%d.\r\n\r\n", (int)getpid(), i);
		say(fd, request);
		if (strcmp(hear(fd), NO_ROUTE) != 0)
			_exit(1);
		if (strcmp(heard_field("Connection"), "close") == 0) {
			(void)close(fd);
			fd = -1;
		}
	}
	_exit(0);
}

#define ASKING	4
#define ASKED	3000

/* How often the n-th request of a process is told of, in all files. */
static int
count_lines(const char *const *files, pid_t pid, int n)
{
	char	 id[64];
	int	 count;

	snprintf(id, sizeof(id), "\"many-%d-%d.\"", (int)pid, n);
	for (count = 0; *files != NULL; files++)
		count += times_in_file(*files, id);
	return (count);
}

/* As logrotate does: the file is moved, then the service is told. */
Test(log_rotation, no_line_is_lost_or_doubled_when_files_are_rotated)
{
	static const char *const	 files[] = { LOG, LOG ".0", LOG ".1",
	    LOG ".2", LOG ".3", NULL };
	char				 from[160], to[160];
	pid_t				 pids[ASKING], parent;
	int				 i, round, status;

	service.mortal = true;
	for (i = 0; i < ASKING; i++)
		if ((pids[i] = fork()) == 0)
			ask_many(ASKED);
	for (round = 0; round < 4; round++) {
		strcpy(from, path_of(LOG));
		snprintf(to, sizeof(to), "%s.%d", from, round);
		parent = parent_of_workers();
		cr_assert_eq(rename(from, to), 0);
		(void)kill(service.pid, SIGHUP);
		UNTIL(parent_of_workers() != parent && !is_alive(parent));
	}
	for (i = 0; i < ASKING; i++) {
		cr_assert_eq(waitpid(pids[i], &status, 0), pids[i]);
		cr_expect_eq(status, 0);
	}
	service_stop_quietly();
	for (i = 0; i < ASKING; i++)
		for (round = 0; round < ASKED; round += 97)
			cr_expect_eq(count_lines(files, pids[i], round), 1,
			    "%d of %d", round, i);
	for (round = i = 0; files[i] != NULL; i++)
		round += times_in_file(files[i], "\"many-");
	cr_expect_eq(round, ASKING * ASKED);
}

/* Nobody reads the other end. */
Test(log_rotation, a_full_pipe_keeps_nobody_waiting)
{
	pid_t	 parent;
	int	 fd, i, pipe;

	service.mortal = true;
	cr_assert_eq(mkfifo(path_of("pipe"), 0600), 0);
	pipe = open(path_of("pipe"), O_RDONLY | O_NONBLOCK);
	cr_assert_neq(pipe, -1);
	operated_configure("request_log: pipe\n");
	parent = parent_of_workers();
	(void)kill(service.pid, SIGHUP);
	UNTIL(parent_of_workers() != parent && !is_alive(parent));
	fd = dial();
	for (i = 0; i < 4000; i++) {
		say(fd, GET(API "/tags"));
		cr_assert(strncmp(hear(fd), "200 ", 4) == 0);
	}
	UNTIL(metric("almanac_log_lines_dropped_total") > 100);

	/* Without a reader at all it goes on, too. */
	(void)close(pipe);
	for (i = 0; i < 100; i++) {
		say(fd, GET(API "/tags"));
		cr_assert(strncmp(hear(fd), "200 ", 4) == 0);
	}
	(void)close(fd);
}

