/* The file of the request log is moved, full, or missing. */
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

TestSuite(log_rotation, .init = setup, .fini = service_stop);

#define ASKING		4
#define ASKED_MAX	200000

/* The path of each request is unique, to find its line. */
static void
go_on_asking(int number)
{
	char	 request[128], name[32];
	FILE	*file;
	bool	 last;
	int	 fd, count;

	fd = -1;
	for (count = 0; count < ASKED_MAX && access(path_of("stop"), F_OK) ==
	    -1; count++) {
		if (fd == -1)
			fd = dial();
		snprintf(request, sizeof(request), "GET /x HTTP/1.1\r\n" HOST
		    "X-Request-Id: many-%d-%d\r\n\r\n", number, count);
		if (ask_quickly(fd, request, &last) != 404)
			_exit(1);
		if (last) {
			(void)close(fd);
			fd = -1;
		}
	}
	snprintf(name, sizeof(name), "asked-%d", number);
	if ((file = fopen(path_of(name), "w")) == NULL)
		_exit(2);
	fprintf(file, "%d\n", count);
	(void)fclose(file);
	_exit(0);
}

static int
asked(int number)
{
	char	 name[32];
	FILE	*file;
	int	 count;

	count = 0;
	snprintf(name, sizeof(name), "asked-%d", number);
	if ((file = fopen(path_of(name), "r")) != NULL) {
		if (fscanf(file, "%d", &count) != 1)
			count = 0;
		(void)fclose(file);
	}
	return (count);
}

static unsigned char	 told[ASKING][ASKED_MAX];

static void
read_lines(const char *name)
{
	char		 line[16384];
	const char	*id;
	FILE		*file;
	int		 number, n;

	cr_assert_not_null(file = fopen(path_of(name), "r"), "%s", name);
	while (fgets(line, sizeof(line), file) != NULL) {
		cr_assert(strncmp(line, "{\"time\":", 8) == 0 &&
		    strcmp(strchr(line, '\0') - 2, "}\n") == 0, "%s", line);
		id = strstr(line, "\"many-");
		if (id != NULL && sscanf(id, "\"many-%d-%d\"", &number, &n) ==
		    2)
			told[number][n]++;
	}
	(void)fclose(file);
}

/* As logrotate does: moves the file, then reloads the service. */
static void
rotate(int round)
{
	char	 from[160], to[200];
	pid_t	 parent;

	strcpy(from, path_of(LOG));
	snprintf(to, sizeof(to), "%s.%d", from, round);
	parent = parent_of_workers();
	cr_assert_eq(rename(from, to), 0);
	(void)kill(service.pid, SIGHUP);
	UNTIL(parent_of_workers() != parent && !is_alive(parent));
}

Test(log_rotation, no_line_is_lost_or_doubled)
{
	static const char *const	 files[] = { LOG, LOG ".0", LOG ".1",
	    LOG ".2" };
	pid_t				 pids[ASKING];
	int				 i, n, status;

	service.mortal = true;
	for (i = 0; i < ASKING; i++)
		if ((pids[i] = fork()) == 0)
			go_on_asking(i);
	for (n = 0; n < 3; n++) {
		pause_for(100);
		rotate(n);
	}
	(void)close(open(path_of("stop"), O_WRONLY | O_CREAT, 0600));
	for (i = 0; i < ASKING; i++) {
		cr_assert_eq(waitpid(pids[i], &status, 0), pids[i]);
		cr_expect_eq(status, 0);
	}
	service_stop_quietly();
	for (n = 0; n < 4; n++)
		read_lines(files[n]);
	for (i = 0; i < ASKING; i++) {
		cr_expect_gt(asked(i), 10);
		for (n = 0; n < asked(i) && told[i][n] == 1; n++)
			continue;
		cr_expect_eq(n, asked(i), "%d of %d is told of %d times", n, i,
		    told[i][n]);
	}
}

/* No process reads the other end. */
Test(log_rotation, no_one_waits_for_a_full_pipe)
{
	pid_t	 parent;
	bool	 last;
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
		cr_assert_eq(ask_quickly(fd, GET(API "/tags"), &last), 200);
	}
	UNTIL(metric("almanac_log_lines_dropped_total") > 100);

	/* The service also continues without a reader. */
	(void)close(pipe);
	for (i = 0; i < 100; i++) {
		cr_assert_eq(ask_quickly(fd, GET(API "/tags"), &last), 200);
	}
	(void)close(fd);
}

