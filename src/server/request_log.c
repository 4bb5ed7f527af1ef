#include <sys/socket.h>
#include <sys/stat.h>

#include <kore/kore.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "config/site.h"
#include "http/origin.h"
#include "http/request.h"
#include "http/request_id.h"
#include "http/serve.h"
#include "server/client.h"
#include "server/counts.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/request_log.h"
#include "text/mask.h"

/* Writes up to this size are atomic in a pipe. */
#define LOG_LINE	4096	/* bytes */

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
 * O_NONBLOCK belongs to the open file, not to the descriptor. So a terminal or
 * pipe is opened again, to leave other processes unaffected.
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
		return (-1);		/* closed: no log */
	if (S_ISREG(st.st_mode))
		(void)fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_APPEND);
	if (S_ISREG(st.st_mode) || S_ISSOCK(st.st_mode))
		return (out);
	snprintf(path, sizeof(path), "/proc/self/fd/%d", out);
	again = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	if (again != -1)
		return (again);

	/* The file belongs to another user, or the pipe has no reader. */
	(void)fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_NONBLOCK);
	return (out);
}

/* Returns false with errno set. */
static bool
open_log(const char *path)
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

/* Returns the length of the complete lines that are written at once. */
static size_t
piece_length(const char *from, size_t left)
{
	if (is_file || left <= LOG_LINE)
		return (left);
	return ((size_t)((const char *)memrchr(from, '\n', LOG_LINE) - from) +
	    1);
}

/* Returns the number of bytes written, or -1 if nothing can be written. */
static ssize_t
write_output(const char *from, size_t size)
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

/* The rest may start within a line. */
static void
flush_log(void)
{
	size_t	 gone;
	ssize_t	 n;

	n = 1;
	for (gone = 0; gone < length && n > 0; gone += (size_t)n) {
		n = write_output(pending + gone, piece_length(pending + gone,
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
on_timer(void *arg, u_int64_t now)
{
	(void)arg;
	(void)now;
	timer = NULL;
	flush_log();
	if (stuck)
		timer = kore_timer_add(on_timer, LIMIT_LOG_AGAIN, NULL,
		    KORE_TIMER_ONESHOT);
}

/* Queues a complete line, or drops and counts it. */
static void
put_line(const char *bytes, size_t size)
{
	if (length + size + 1 > PENDING) {
		counts_add(COUNT_LINES_DROPPED, 1);
		return;
	}
	if (length == 0 && torn)
		pending[length++] = '\n';
	memcpy(pending + length, bytes, size);
	length += size;
	if (length >= ENOUGH && !stuck)
		flush_log();
	if (timer == NULL && length > 0)
		timer = kore_timer_add(on_timer, LIMIT_LOG, NULL,
		    KORE_TIMER_ONESHOT);
}

void
request_log_stop(void)
{
	flush_log();
	drop_pending();
}

/* These limits keep a line within LOG_LINE bytes. */
#define ADDRESS_MAX	2048
#define METHOD_MAX	32

static struct json	 line;

const char *
request_log_open(const struct site *site)
{
	static char	 text[512];

	if (*site->request_log == '\0' || open_log(site->request_log))
		return (NULL);
	snprintf(text, sizeof(text), "cannot open the request log '%s': %s",
	    site->request_log, strerror(errno));
	return (text);
}

void
request_log_start(void)
{
	json_init(&line, arena_new(), LOG_LINE);
}

/* "2026-11-21T23:15:34.123Z" */
static void
add_time(void)
{
	static char	 text[32];
	static time_t	 of;
	struct timespec	 t;
	struct tm	 tm;
	time_t		 second;

	clock_gettime(CLOCK_REALTIME, &t);
	second = t.tv_sec + clock_shift();
	if (second != of) {
		(void)gmtime_r(&second, &tm);
		(void)strftime(text, sizeof(text), "%FT%T.000Z", &tm);
		of = second;
	}
	text[20] = (char)('0' + t.tv_nsec / 100000000);
	text[21] = (char)('0' + t.tv_nsec / 10000000 % 10);
	text[22] = (char)('0' + t.tv_nsec / 1000000 % 10);
	json_string(&line, "time", text);
}

static void
add_address(const char *target)
{
	buf_string(&line.buf, ",\"path\":\"");
	mask_address(&line.buf, target, ADDRESS_MAX);
	buf_char(&line.buf, '"');
}

static void
write_line(const struct client *g, const struct answered *a, int64_t took)
{
	static const char *const	 kinds[] = { "hit", "miss", "write" };
	const struct message		*m;
	char				 text[ORIGIN_TEXT];

	m = &g->message;
	line.buf.length = 0;
	line.comma = false;
	json_object(&line, NULL);
	add_time();
	json_string(&line, "id", m->request_id);
	json_string(&line, "client", origin_client(m, parent_site(), text));
	if (a->user != 0)
		json_integer(&line, "user", a->user);
	json_text(&line, "method", m->method,
	    strnlen(m->method, METHOD_MAX));
	add_address(m->target);
	json_string(&line, "route", a->route);
	json_integer(&line, "status", a->status);
	json_integer(&line, "bytes", (int64_t)a->bytes);
	json_integer(&line, "us", took / 1000);
	json_string(&line, "cache", kinds[a->kind]);
	json_integer(&line, "worker", worker->id);
	json_object_end(&line);
	buf_char(&line.buf, '\n');
}

static void
log_request(const struct client *g, const struct answered *a, int64_t took)
{
	if (fd == -1)
		return;
	write_line(g, a, took);
	put_line(line.buf.data, line.buf.length);
}

void
request_log_begin(struct client *g)
{
	const char	*sent;

	g->begun = clock_steady();
	sent = g->message.header[HEADER_X_REQUEST_ID];
	if (!request_id_valid(sent)) {
		request_id_make(g->id);
		sent = g->id;
	}
	g->message.request_id = sent;
}

void
request_log_end(const struct client *g, const struct answered *a)
{
	int64_t	 took;

	took = clock_steady() - g->begun;
	counts_observe(a->kind, took);
	counts_request(a->route, a->status);
	if (!g->operations)
		log_request(g, a, took);
}

const char *
request_log_route(const struct request *rq)
{
	static const char	 options[] = "options", none[] = "none";

	if (rq->in.route != NULL)
		return (rq->in.route->name);
	return (rq->in.path != NULL && rq->in.method == METHOD_OPTIONS ?
	    options : none);
}

void
request_log_answer(const struct client *g, size_t bytes)
{
	const struct request	*rq;

	rq = g->job.request;
	request_log_end(g, &(struct answered){ request_log_route(rq),
	    rq->reply.status, bytes, rq->caller.id,
	    serve_writes(rq) ? HISTOGRAM_WRITE : HISTOGRAM_READ });
}

void
request_log_look(void)
{
	const struct connection	*c;
	const struct client	*g;
	int64_t			 in_flight;

	in_flight = 0;
	TAILQ_FOREACH(c, &connections, list) {
		g = client_of(c);
		in_flight += g != NULL && !g->operations &&
		    (g->stage == CLIENT_SERVED || g->stage == CLIENT_PARKED);
	}
	counts_set(COUNT_IN_FLIGHT, in_flight);
	counts_set(COUNT_CONNECTED, client_count);
}
