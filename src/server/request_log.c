#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "config/site.h"
#include "http/origin.h"
#include "server/account.h"
#include "server/client.h"
#include "server/log_output.h"
#include "server/parent.h"
#include "server/request_log.h"
#include "text/mask.h"

/* With these limits a line has at most LOG_LINE bytes. */
#define ADDRESS_MAX	2048
#define METHOD_MAX	32

static struct json	 line;

const char *
request_log_open(const struct site *site)
{
	static char	 text[512];

	if (*site->request_log == '\0' || log_output_open(site->request_log))
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
write_line(const struct client *g, const struct account *a, int64_t took)
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

void
request_log_put(const struct client *g, const struct account *a, int64_t took)
{
	if (!log_output_is_open())
		return;
	write_line(g, a, took);
	log_output_put(line.buf.data, line.buf.length);
}
