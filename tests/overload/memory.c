#include <sys/stat.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "memory.h"
#include "tests/server/harness.h"

#define PROCESSES	32
#define LOOKS		25	/* at the memory, for one at the processes */

static char	 group[PATH_MAX - 64];

static int
find_processes(pid_t pids[PROCESSES])
{
	int	 count, i;

	pids[0] = service.pid;
	for (count = 1, i = 0; i < count; i++)
		count += find_children(pids[i], pids + count,
		    PROCESSES - count);
	return (count);
}

static bool
write_to(const char *name, long number)
{
	char	 path[PATH_MAX];
	FILE	*file;
	bool	 written;

	snprintf(path, sizeof(path), "%s/%s", group, name);
	if ((file = fopen(path, "r+")) == NULL)
		return (false);
	written = fprintf(file, "%ld", number) > 0;
	return (fclose(file) == 0 && written);
}

/* Below the group of this process, where that is one of version 2. */
static bool
make_group(void)
{
	char	 line[PATH_MAX - 128];
	FILE	*file;

	group[0] = '\0';
	if (access("/sys/fs/cgroup/cgroup.controllers", F_OK) == -1 ||
	    (file = fopen("/proc/self/cgroup", "r")) == NULL)
		return (false);
	if (fgets(line, sizeof(line), file) != NULL &&
	    strncmp(line, "0::", 3) == 0) {
		line[strcspn(line, "\n")] = '\0';
		snprintf(group, sizeof(group), "/sys/fs/cgroup%s/almanac-%d",
		    line + 3, (int)getpid());
	}
	(void)fclose(file);
	return (group[0] != '\0' && mkdir(group, 0755) == 0);
}

bool
memory_limit(long megabytes)
{
	pid_t	 pids[PROCESSES];
	int	 count, i;

	if (!make_group())
		return (false);
	if (!write_to("memory.max", megabytes << 20)) {
		(void)rmdir(group);
		return (false);
	}
	(void)write_to("memory.swap.max", 0);
	count = find_processes(pids);
	for (i = 0; i < count; i++)
		cr_assert(write_to("cgroup.procs", pids[i]));
	return (true);
}

void
memory_unlimit(void)
{
	if (group[0] != '\0')
		(void)rmdir(group);
}

/* Pages that processes share after a fork count once. */
static long
kilobytes_of(pid_t pid)
{
	char	 path[64], line[256];
	long	 sum;
	FILE	*file;

	snprintf(path, sizeof(path), "/proc/%d/smaps_rollup", (int)pid);
	if ((file = fopen(path, "r")) == NULL)
		return (0);
	sum = 0;
	while (fgets(line, sizeof(line), file) != NULL)
		if (strncmp(line, "Pss_Anon:", 9) == 0)
			sum += atol(line + 9);
	(void)fclose(file);
	return (sum);
}

long
memory_sum(void)
{
	static pid_t	 pids[PROCESSES];
	static int	 count, looks;
	long		 sum;
	int		 i;

	if (looks++ % LOOKS == 0)
		count = find_processes(pids);
	for (sum = 0, i = 0; i < count; i++)
		sum += kilobytes_of(pids[i]);
	return (sum / 1024);
}
