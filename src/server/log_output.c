#include <sys/socket.h>
#include <sys/stat.h>

#include <kore/kore.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/counts.h"
#include "server/limits.h"
#include "server/log_output.h"

#define PENDING	262144	/* bytes of unwritten lines */
#define ENOUGH	32768	/* bytes that are written at once */

static int		 fd = -1;
static bool		 is_file, is_socket;
static char		 pending[PENDING];
static size_t		 length;
static bool		 torn;		/* a line was written in part */
static bool		 stuck;		/* the timer will try again */
static struct kore_timer	*timer;

/*
 * O_NONBLOCK belongs to the open file, not to the descriptor. A terminal or
 * pipe is opened again, so that other processes are not affected.
 */
static int
open_output(void)
{
	struct stat	 st;
	const char	*number;
	char		 path[32];
	int		 out, again;

	number = getenv("ALMANAC_OUTPUT");
	out = number != NULL ? atoi(number) : STDOUT_FILENO;
	if (fstat(out, &st) == -1)
		return (-1);		/* closed: there is no log */
	if (S_ISREG(st.st_mode))
		(void)fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_APPEND);
	if (S_ISREG(st.st_mode) || S_ISSOCK(st.st_mode))
		return (out);
	snprintf(path, sizeof(path), "/proc/self/fd/%d", out);
	again = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	if (again != -1)
		return (again);

	/* Another user owns it, or there is no reader. */
	(void)fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_NONBLOCK);
	return (out);
}

bool
log_output_open(const char *path)
{
	struct stat	 st;

	if (strcmp(path, "-") == 0)
		fd = open_output();
	else if ((fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK |
	    O_NOCTTY | O_CLOEXEC, 0640)) == -1)
		return (false);
	if (fstat(fd, &st) == -1)
		return (true);
	is_file = S_ISREG(st.st_mode);
	is_socket = S_ISSOCK(st.st_mode);
	return (true);
}

bool
log_output_is_open(void)
{
	return (fd != -1);
}

/* Complete lines, up to what is written at once. */
static size_t
piece(const char *from, size_t left)
{
	if (is_file || left <= LOG_LINE)
		return (left);
	return ((size_t)((const char *)memrchr(from, '\n', LOG_LINE) - from) + 1);
}

/* How much was written; -1: nothing can be. */
static ssize_t
put_out(const char *from, size_t size)
{
	ssize_t	 n;

	n = is_socket ? send(fd, from, size, MSG_DONTWAIT | MSG_NOSIGNAL) :
	    write(fd, from, size);
	if (n == -1 && (errno == EAGAIN || errno == EINTR))
		return (0);
	return (n);
}

static void
drop_pending(void)
{
	const char	*p, *end;
	int64_t		 lines;

	end = pending + length;
	for (lines = 0, p = pending; p < end; lines++)
		p = (const char *)memchr(p, '\n', (size_t)(end - p)) + 1;
	counts_add(COUNT_LINES_DROPPED, lines);
	length = 0;
}

/* The rest starts with the remainder of a line. */
static void
flush(void)
{
	size_t	 gone;
	ssize_t	 n;

	n = 1;
	for (gone = 0; gone < length && n > 0; gone += (size_t)n) {
		n = put_out(pending + gone, piece(pending + gone,
		    length - gone));
		if (n == -1)
			break;
	}
	if (gone > 0)
		torn = pending[gone - 1] != '\n';
	memmove(pending, pending + gone, length - gone);
	length -= gone;
	if (n == -1)
		drop_pending();
	stuck = length > 0;
}

static void
on_time(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
	timer = NULL;
	flush();
	if (stuck)
		timer = kore_timer_add(on_time, LIMIT_LOG_AGAIN, NULL,
		    KORE_TIMER_ONESHOT);
}

void
log_output_put(const char *line, size_t size)
{
	if (length + size + 1 > PENDING) {
		counts_add(COUNT_LINES_DROPPED, 1);
		return;
	}
	if (length == 0 && torn)
		pending[length++] = '\n';
	memcpy(pending + length, line, size);
	length += size;
	if (length >= ENOUGH && !stuck)
		flush();
	if (timer == NULL && length > 0)
		timer = kore_timer_add(on_time, LIMIT_LOG, NULL,
		    KORE_TIMER_ONESHOT);
}

void
log_output_stop(void)
{
	flush();
	drop_pending();
}
