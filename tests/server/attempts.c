#include <sys/mman.h>

#include <criterion/criterion.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attempts.h"
#include "harness.h"

static struct attempts	*attempts;

static void
share(char *path)
{
	void	*memory;
	int	 fd;

	fd = mkstemp(path);
	cr_assert(fd != -1 && ftruncate(fd, sizeof(*attempts)) == 0);
	memory = mmap(NULL, sizeof(*attempts), PROT_READ | PROT_WRITE,
	    MAP_SHARED, fd, 0);
	cr_assert(memory != MAP_FAILED);
	attempts = memory;
	(void)close(fd);
}

/* The library is in the folder of the tests. */
void
attempts_start(void)
{
	char		 path[PATH_MAX], preload[PATH_MAX + 1024];
	char		 shared[] = P_tmpdir "/almanac-attempts-XXXXXX";
	const char	*others;

	share(shared);
	(void)setenv(ATTEMPTS_FILE, shared, 1);
	cr_assert_gt(readlink("/proc/self/exe",
	    memset(path, 0, sizeof(path)), sizeof(path) - 1), 0);
	others = getenv("LD_PRELOAD");
	snprintf(preload, sizeof(preload), "%.1000s %s/attempt.so",
	    others != NULL ? others : "", dirname(path));
	(void)setenv("LD_PRELOAD", preload, 1);
	service_start();
	(void)unsetenv("LD_PRELOAD");
	(void)unlink(shared);
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
	attempts->attempt = *a;
	atomic_store(&attempts->state, ATTEMPT_ORDERED);
}

static bool
has_outcome(int killed, int *outcome)
{
	(void)close(dial());
	if (atomic_load(&attempts->state) == ATTEMPT_DONE) {
		*outcome = attempts->outcome;
		return (true);
	}
	*outcome = KILLED;
	return (count_killed() > killed);
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
