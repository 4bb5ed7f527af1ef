#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

/* Reads the beginning of a file in /proc. Returns false if there is none. */
static bool
read_file(const char *pid, const char *name, char *text, size_t size)
{
	char	 path[300];
	ssize_t	 n;
	int	 fd;

	snprintf(path, sizeof(path), "/proc/%s/%s", pid, name);
	if ((fd = open(path, O_RDONLY)) == -1)
		return (false);
	n = read(fd, text, size - 1);
	(void)close(fd);
	text[n > 0 ? n : 0] = '\0';

	return (true);
}

static pid_t
parent_pid(const char *pid)
{
	char	 text[512], *p;

	if (!read_file(pid, "stat", text, sizeof(text)))
		return (-1);
	p = strrchr(text, ')');

	/* A zombie does not count as a child. */
	return (p == NULL || p[2] == 'Z' ? -1 : atoi(p + 4));
}

static int
by_number(const void *a, const void *b)
{
	return (*(const pid_t *)a - *(const pid_t *)b);
}

int
find_children(pid_t parent, pid_t *children, int max)
{
	struct dirent	*entry;
	DIR		*folder;
	int		 count;

	count = 0;
	folder = opendir("/proc");
	while (count < max && (entry = readdir(folder)) != NULL) {
		if (atoi(entry->d_name) > 0 &&
		    parent_pid(entry->d_name) == parent)
			children[count++] = atoi(entry->d_name);
	}
	(void)closedir(folder);
	qsort(children, (size_t)count, sizeof(*children), by_number);
	return (count);
}

/* Whether the command line begins with this. */
static bool
has_title(pid_t pid, const char *title, size_t length)
{
	char	 number[32], text[32];

	snprintf(number, sizeof(number), "%d", (int)pid);
	return (read_file(number, "cmdline", text, sizeof(text)) &&
	    memcmp(text, title, length) == 0);
}

static bool
is_helper(pid_t pid)
{
	static const char	 deliver[] = "almanac\0deliver",
				 subscribe[] = "almanac\0subscribe";

	return (has_title(pid, deliver, sizeof(deliver)) ||
	    has_title(pid, subscribe, sizeof(subscribe)));
}

pid_t
parent_of_workers(void)
{
	pid_t	 children[4], worker;
	int	 count, i;

	count = find_children(service.pid, children, 4);
	for (i = count - 1; i > 0; i--)
		if (!is_helper(children[i]) &&
		    find_children(children[i], &worker, 1) > 0)
			return (children[i]);
	return (count > 0 ? children[0] : -1);
}

pid_t
find_helper(void)
{
	pid_t	 children[4];
	int	 count, i;

	count = find_children(service.pid, children, 4);
	for (i = 0; i < count; i++)
		if (is_helper(children[i]))
			return (children[i]);
	return (0);
}

/*
 * Only workers that have set their title. They have written their pid to the
 * shared memory before: Kore never restarts one that is killed earlier.
 */
void
find_workers(pid_t workers[WORKERS])
{
	pid_t	 children[WORKERS];
	int	 count, i;

	memset(workers, 0, WORKERS * sizeof(*workers));
	count = find_children(parent_of_workers(), children, WORKERS);
	for (i = 0; i < count; i++)
		if (has_title(children[i], "kore [wrk", 9))
			*workers++ = children[i];
}

bool
is_alive(pid_t pid)
{
	char	 text[32];

	snprintf(text, sizeof(text), "%d", (int)pid);
	return (parent_pid(text) != -1);
}

int
count_filters(pid_t pid)
{
	char		 number[32], text[4096];
	const char	*line;

	snprintf(number, sizeof(number), "%d", (int)pid);
	if (!read_file(number, "status", text, sizeof(text)) ||
	    (line = strstr(text, "\nSeccomp_filters:")) == NULL)
		return (-1);
	return (atoi(line + strlen("\nSeccomp_filters:")));
}

long
resident_kilobytes(pid_t pid)
{
	char	 path[64];
	long	 pages;
	FILE	*file;

	pages = 0;
	snprintf(path, sizeof(path), "/proc/%d/statm", (int)pid);
	if ((file = fopen(path, "r")) != NULL) {
		if (fscanf(file, "%*d %ld", &pages) != 1)
			pages = 0;
		(void)fclose(file);
	}
	return (pages * (sysconf(_SC_PAGESIZE) / 1024));
}

long
all_resident_kilobytes(void)
{
	pid_t	 workers[WORKERS];
	long	 sum;
	int	 i;

	find_workers(workers);
	for (sum = i = 0; i < WORKERS; i++)
		sum += resident_kilobytes(workers[i]);
	return (sum);
}
