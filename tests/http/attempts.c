#include <criterion/criterion.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attempts.h"
#include "harness.h"

/* The library lies beside the tests. */
void
attempts_start(void)
{
	char		 path[PATH_MAX], preload[PATH_MAX + 1024];
	const char	*others;

	cr_assert_gt(readlink("/proc/self/exe",
	    memset(path, 0, sizeof(path)), sizeof(path) - 1), 0);
	others = getenv("LD_PRELOAD");
	snprintf(preload, sizeof(preload), "%.1000s %s/attempt.so",
	    others != NULL ? others : "", dirname(path));
	(void)setenv("LD_PRELOAD", preload, 1);
	service_start();
	(void)unsetenv("LD_PRELOAD");
	service.mortal = true;
}

const char *
attempts_path(const char *name)
{
	static char	 path[128];

	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	return (path);
}

static int
count_killed(void)
{
	static const char	 line[] = "died from sandbox violation";
	const char		*p;
	int			 count;

	count = 0;
	for (p = service_log(); (p = strstr(p, line)) != NULL; p++)
		count++;
	return (count);
}

static void
order(const struct attempt *a)
{
	char	 part[128];
	int	 fd;

	(void)unlink(attempts_path(ATTEMPT_OUTCOME));
	strcpy(part, attempts_path("part"));
	fd = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	cr_assert_eq(write(fd, a, sizeof(*a)), (ssize_t)sizeof(*a));
	(void)close(fd);
	cr_assert_eq(rename(part, attempts_path(ATTEMPT_FILE)), 0);
}

static bool
has_outcome(int killed, int *outcome)
{
	ssize_t	 n;
	int	 fd;

	(void)close(dial());
	*outcome = KILLED;
	if ((fd = open(attempts_path(ATTEMPT_OUTCOME), O_RDONLY)) == -1)
		return (count_killed() > killed);
	n = read(fd, outcome, sizeof(*outcome));
	(void)close(fd);
	return (n == (ssize_t)sizeof(*outcome));
}

static void
expect_row(const struct row *row)
{
	int	 killed, outcome;

	killed = count_killed();
	order(&row->attempt);
	UNTIL(has_outcome(killed, &outcome));
	cr_expect_eq(outcome, row->outcome, "%s: %d (%s)", row->what, outcome,
	    outcome > 0 ? strerror(outcome) : outcome == 0 ? "done" :
	    "killed");
}

void
attempts_expect(const struct row *rows, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		expect_row(&rows[i]);
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	cr_expect(is_alive(service.pid));
}
