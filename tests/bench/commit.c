/*
 * The floor of a create: the same requests served in group commits without
 * Kore, sockets and processes.
 *
 *	commit DATABASE BODIES LOGIN GROUP SECONDS
 *
 * prints creates per second and CPU microseconds of one as JSON. Only what
 * happens inside the transactions is counted.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <openssl/evp.h>

#include "base/arena.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"
#include "text/html.h"
#include "text/zones.h"

#define GROUP_MAX	128

static struct {
	struct site	 site;
	struct db	*db;
	struct fragments *fragments;
	FILE		*bodies;
	char		 login[256];	/* as in Authorization */
	double		 wall, cpu;	/* seconds in transactions */
	int64_t		 created;
} run;

static void
fail(const char *what, const char *why)
{
	fprintf(stderr, "commit: %s: %s\n", what, why);
	exit(EXIT_FAILURE);
}

static double
seconds(clockid_t clock)
{
	struct timespec	 t;

	(void)clock_gettime(clock, &t);
	return ((double)t.tv_sec + (double)t.tv_nsec / 1e9);
}

/* The next of the bodies, which begin again after the last one. */
static const char *
next_body(struct arena *arena)
{
	static char	*line;
	static size_t	 size;
	ssize_t		 length;

	if ((length = getline(&line, &size, run.bodies)) == -1) {
		rewind(run.bodies);
		if ((length = getline(&line, &size, run.bodies)) == -1)
			fail("no bodies", "the file is empty");
	}

	return (arena_copy(arena, line, (size_t)length));
}

static struct request *
prepare(struct arena *arena)
{
	struct message	*m = arena_alloc(arena, sizeof(*m));
	const char	*body = next_body(arena);
	char		*text;
	size_t		 head;

	text = arena_printf(arena,
	    "POST /calendar/events/v1/events HTTP/1.1\r\n"
	    "Host: 127.0.0.1:8888\r\n"
	    "Authorization: Basic %s\r\n"
	    "Content-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n", run.login, strlen(body));
	if (message_read(m, text, strlen(text), &head, &m->body_length) !=
	    MESSAGE_WHOLE)
		fail("bad message", text);
	m->body = body;
	m->peer = "127.0.0.1";

	return (serve_prepare(arena, &run.site, m, clock_now()));
}

static void
serve(struct request *rq)
{
	rq->db = run.db;
	rq->fragments = run.fragments;
	fragments_renew(rq->fragments, (uint64_t)run.created + 1);
	if (serve_answer(rq) != 201)
		fail("refused", rq->out.buf.data);
	run.created++;
}

static void
commit_group(struct arena *arena, int size)
{
	struct request	*group[GROUP_MAX];
	double		 wall, cpu;
	int		 i;

	for (i = 0; i < size; i++)
		group[i] = prepare(arena);
	wall = seconds(CLOCK_MONOTONIC);
	cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
	db_begin_write(run.db);
	for (i = 0; i < size; i++)
		serve(group[i]);
	if (!db_commit(run.db))
		fail("cannot commit", db_message(run.db));
	run.wall += seconds(CLOCK_MONOTONIC) - wall;
	run.cpu += seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
	arena_reset(arena);
}

static void
start(char **argv, struct arena *arena)
{
	const char	*why;

	if (!clock_start(getenv("ALMANAC_CLOCK")) || !zones_load(NULL))
		fail("cannot begin", "no clock or time zones");
	html_start();
	if ((why = site_read(&run.site, arena, NULL)) != NULL)
		fail("cannot begin", why);
	serve_start(clock_now());
	if ((run.db = db_open(argv[1], &why)) == NULL)
		fail("cannot begin", why);
	run.fragments = fragments_new();
	if ((run.bodies = fopen(argv[2], "r")) == NULL)
		fail("cannot read", argv[2]);
	if (strlen(argv[3]) > sizeof(run.login) / 2)
		fail("too long", argv[3]);
	EVP_EncodeBlock((unsigned char *)run.login,
	    (const unsigned char *)argv[3], (int)strlen(argv[3]));
}

int
main(int argc, char **argv)
{
	struct arena	*arena = arena_new(), *requests = arena_new();
	double		 end;
	int		 size;

	if (argc != 6 || (size = atoi(argv[4])) < 1 || size > GROUP_MAX)
		fail("usage", "commit DATABASE BODIES LOGIN GROUP SECONDS");
	start(argv, arena);
	end = seconds(CLOCK_MONOTONIC) + atof(argv[5]);
	while (seconds(CLOCK_MONOTONIC) < end)
		commit_group(requests, size);
	printf("{\"perSecond\": %.1f, \"cpu\": %.2f}\n",
	    (double)run.created / run.wall, run.cpu * 1e6 /
	    (double)run.created);
	db_close(run.db);
	fragments_free(run.fragments);

	return (EXIT_SUCCESS);
}
