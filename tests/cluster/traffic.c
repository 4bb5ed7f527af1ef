#include "traffic.h"

#include <criterion/criterion.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ledger.h"
#include "nodes.h"
#include "tests/crash/client.h"
#include "tests/server/harness.h"

#define WRITERS		8
#define READERS		4
#define CLIENTS		(WRITERS + READERS + NODES)
#define PAUSE		15	/* milliseconds after an answer */
#define REST		100	/* after a 503 or a lost connection */
#define LOOK		10	/* between checks at the end */
#define PATIENCE	30000

enum role { WRITER, READER, ASKER };

static struct part {
	struct client	 client;	/* must be first */
	enum role	 role;
	int		 home, node;	/* number of a node */
	bool		 busy;
	long		 began, next;
	struct record	*wanted;	/* record to read; NULL: a list */
	int		 events;	/* events DONE before */
}	 parts[CLIENTS];

struct seen	 seen[NODES];
struct counts	 counts;
static bool	 draining;

long
traffic_now(void)
{
	struct timespec	 t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

void
traffic_start(void)
{
	int	 i;

	memset(parts, 0, sizeof(parts));
	for (i = 0; i < CLIENTS; i++) {
		parts[i].client.fd = -1;
		parts[i].role = i < WRITERS ? WRITER :
		    i < WRITERS + READERS ? READER : ASKER;
		parts[i].home = parts[i].node = i % NODES;
	}
}

/* A request with a key is repeated at the other node. */
static const char *
write_request(struct part *p)
{
	struct client	*c = &p->client;

	if (c->again == NULL && draining)
		return (NULL);
	c->record = c->again != NULL ? c->again : ledger_new();
	c->again = NULL;
	return (ledger_request(c->record));
}

/* Reads an acknowledged event, in half of the cases the latest, or a list. */
static const char *
read_request(struct part *p)
{
	static char	 text[512];
	struct record	*r = ledger.latest;

	if (r != NULL && random() % 2 == 0)
		r = &ledger.records[random() % ledger.count];
	p->wanted = r != NULL && r->state == DONE && r->kind == EVENT ? r :
	    NULL;
	p->events = ledger.events;
	if (p->wanted == NULL)
		return (GET(API "/events?per_page=1&start_date=2037-01-01"
		    "&end_date=2038-01-01"));
	snprintf(text, sizeof(text), "GET " API "/events/%ld HTTP/1.1\r\n" HOST
	    "%s\r\n", (long)r->id, random() % 2 == 0 ? login : "");
	return (text);
}

static void
begin(struct part *p)
{
	const char	*request;
	int		 port;

	if (p->busy || traffic_now() < p->next)
		return;
	port = p->role == ASKER ? nodes[p->node].operations :
	    nodes[p->node].port;
	if (p->client.fd == -1 && !client_open(&p->client, port)) {
		p->next = traffic_now() + REST;
		if (p->role == WRITER)
			p->node = (p->node + 1) % NODES;
		return;
	}
	if (p->role == WRITER)
		request = write_request(p);
	else if (draining)
		request = NULL;
	else
		request = p->role == READER ? read_request(p) :
		    GET("/readyz");
	if (request == NULL)
		return;
	p->busy = true;
	p->began = traffic_now();
	client_say(&p->client, request);
}

static void
repeat(struct part *p, struct record *r)
{
	if (r->keyed) {
		p->client.again = r;
		p->node = (p->node + 1) % NODES;
		client_close(&p->client);
	} else if (r->state == LOST) {
		ledger.unanswered++;
	} else {
		ledger.rejected++;
	}
}

static void
wrote(struct part *p)
{
	struct client	*c = &p->client;
	struct record	*r = c->record;

	c->record = NULL;
	if (c->status == 201) {
		ledger_done(r, c->body);
		seen[p->node].written = p->began;
		if (p->node != p->home)
			client_close(c);
		p->node = p->home;
		return;
	}
	cr_assert(c->status == 503 || c->status == 507, "%d %s to %s",
	    c->status, c->body, ledger_request(r));
	p->next = traffic_now() + REST;
	r->state = strstr(c->body, "rest_outcome_unknown") != NULL ? LOST :
	    REJECTED;
	repeat(p, r);
}

static void
read_answer(struct part *p)
{
	const struct client	*c = &p->client;
	const char		*total;

	if (c->status == 503) {
		counts.unread++;
		p->next = traffic_now() + REST;
		return;
	}
	cr_assert_eq(c->status, 200, "node %d, which read event %ld, which"
	    " was acknowledged: %d %s", p->node + 1,
	    p->wanted != NULL ? (long)p->wanted->id : 0, c->status, c->body);
	counts.reads++;
	seen[p->node].read = p->began;
	if (p->wanted != NULL)
		return;
	cr_assert((total = strstr(c->text, "X-WP-Total: ")) != NULL);
	cr_assert_geq(atoi(total + strlen("X-WP-Total: ")), p->events,
	    "node %d lists %d events of %d that were acknowledged",
	    p->node + 1, atoi(total + strlen("X-WP-Total: ")), p->events);
}

static void
told_ready(struct part *p)
{
	struct seen	*s = &seen[p->node];

	s->ready = p->client.status;
	s->asked = p->began;
	snprintf(s->reason, sizeof(s->reason), "%.*s",
	    (int)strcspn(p->client.body, "\n"), p->client.body);
	p->next = traffic_now() + REST;
}

static void
answered(struct part *p)
{
	long	 took = traffic_now() - p->began;

	if (took > counts.longest)
		counts.longest = took;
	p->busy = false;
	p->next = traffic_now() + PAUSE;
	if (p->role == WRITER)
		wrote(p);
	else if (p->role == READER)
		read_answer(p);
	else
		told_ready(p);
}

static void
deserted(struct part *p)
{
	struct record	*r = p->client.record;

	p->client.record = NULL;
	if (p->role == ASKER)
		seen[p->node].ready = 0;
	if (p->busy && r != NULL) {
		r->state = LOST;
		repeat(p, r);
	}
	p->next = traffic_now() + REST;
	p->busy = false;
}

static void
hear_one(struct part *p)
{
	enum hearing	 heard;

	heard = client_hear(&p->client);
	if (heard == HEARS_END)
		deserted(p);
	else if (heard == HEARS_ANSWER)
		answered(p);
}

/* Whether any request is in flight. */
static bool
hear_all(void)
{
	struct pollfd	 fds[CLIENTS];
	bool		 any = false;
	int		 i;

	for (i = 0; i < CLIENTS; i++) {
		fds[i] = (struct pollfd){ .fd = parts[i].client.fd,
		    .events = POLLIN };
		any = any || parts[i].busy || parts[i].client.again != NULL;
		cr_assert(!parts[i].busy || traffic_now() - parts[i].began <
		    PATIENCE, "node %d does not answer: %s",
		    parts[i].node + 1, node_log(&nodes[parts[i].node]));
	}
	(void)poll(fds, CLIENTS, LOOK);
	for (i = 0; i < CLIENTS; i++)
		if (fds[i].revents != 0)
			hear_one(&parts[i]);
	return (any);
}

static bool
never(void)
{
	return (false);
}

void
traffic_run(int milliseconds)
{
	(void)traffic_until(never, milliseconds);
}

bool
traffic_until(bool (*is_true)(void), int milliseconds)
{
	long	 end = traffic_now() + milliseconds;
	int	 i;

	while (!is_true()) {
		if (traffic_now() >= end)
			return (false);
		for (i = 0; i < CLIENTS; i++)
			begin(&parts[i]);
		(void)hear_all();
	}
	return (true);
}

void
traffic_drain(void)
{
	long	 end = traffic_now() + PATIENCE;
	int	 i;

	draining = true;
	do {
		cr_assert_lt(traffic_now(), end, "nothing is written: %s",
		    node_log(&nodes[0]));
		for (i = 0; i < CLIENTS; i++)
			begin(&parts[i]);
	} while (hear_all());
	draining = false;
	for (i = 0; i < CLIENTS; i++)
		client_close(&parts[i].client);
}
