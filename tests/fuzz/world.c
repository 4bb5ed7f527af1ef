#include <string.h>

#include <openssl/evp.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "store/db.h"
#include "store/sessions.h"
#include "store/store.h"
#include "store/users.h"
#include "tests/fuzz/again.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/world.h"
#include "tests/support/derived.h"
#include "text/html.h"
#include "text/zones.h"

#define NOW	INT64_C(1795220250)
#define TIME	(60 * CLOCK_SECOND)	/* practically no limit */
#define MEMORY	(64 * 1024 * 1024)	/* bytes */
#define API	" /calendar/events/v1"

static struct arena	*forever, *arena;
static struct site	 site;
static struct db	*db;
static const char	*credentials[ROLE_ADMINISTRATOR + 1];
static const char	*cookies[ROLE_ADMINISTRATOR + 1];
static const char	*tokens[ROLE_ADMINISTRATOR + 1];
static bool		 wrote;
static struct budget	 budget;	/* of the current request */

/*
 * The records. Ids count from 1, separately for categories and tags, so events
 * begin with 3.
 */
static const char	*const given[] = {
	"POST" API "/venues\n{\"venue\":\"Old Hall\",\"city\":\"Rome\","
	    "\"geo_lat\":41.9,\"geo_lng\":12.5,\"image\":"
	    "\"https://cal.example/a.png\"}",
	"POST" API "/organizers\n{\"organizer\":\"Ann\","
	    "\"email\":\"ann@cal.example\"}",
	"POST" API "/categories\n{\"name\":\"Jazz\"}",
	"POST" API "/categories\n{\"name\":\"Bebop\",\"parent\":1}",
	"POST" API "/tags\n{\"name\":\"Free\"}",
	"POST" API "/events\n{\"title\":\"Evening talk\",\"start_date\":"
	    "\"2026-12-05 18:00\",\"end_date\":\"2026-12-05 20:00\","
	    "\"venue\":1,\"organizer\":2,\"categories\":[2],\"tags\":[3],"
	    "\"cost\":\"10 EUR\",\"featured\":true,\"image\":1}",
	"POST" API "/events\n{\"title\":\"Long walk\",\"start_date\":"
	    "\"2026-11-20\",\"end_date\":\"2027-01-03\",\"all_day\":true,"
	    "\"timezone\":\"America/New_York\"}",
	"POST" API "/events\n{\"title\":\"Draft\",\"status\":\"draft\","
	    "\"slug\":\"" WORLD_SECRET "\",\"description\":\"" WORLD_SECRET
	    "\",\"start_date\":\"2026-12-06\",\"end_date\":\"2026-12-07\","
	    "\"venue\":1,\"categories\":[1]}",
	"POST" API "/events\n{\"title\":\"Locked\",\"description\":\""
	    WORLD_SECRET "\",\"start_date\":\"2026-12-06\","
	    "\"end_date\":\"2026-12-07\"}",
	"PUT" API "/events/6\n{\"password\":\"" WORLD_PASSWORD "\"}",
	"POST" API "/events\n{\"title\":\"Later\",\"date\":\"2026-11-22\","
	    "\"status\":\"future\",\"start_date\":\"2026-12-08 10:00\","
	    "\"end_date\":\"2026-12-08 11:00\",\"organizer\":2}",
	"POST" API "/events\n{\"title\":\"Gone\",\"start_date\":"
	    "\"2026-12-09\",\"end_date\":\"2026-12-10\"}",
	"DELETE" API "/events/8\n"
};

static void
add_user(enum role role)
{
	char		 password[PASSWORD_TEXT];
	const char	*pair;
	char		*coded;
	size_t		 length;

	MUST(user_add(db, role_name(role), role, NOW, password));
	pair = arena_printf(forever, "%s:%s", role_name(role), password);
	length = strlen(pair);
	coded = arena_alloc(forever, length * 4 / 3 + 5);
	EVP_EncodeBlock((unsigned char *)coded, (const unsigned char *)pair,
	    (int)length);
	credentials[role] = arena_printf(forever, "Basic %s", coded);
}

/* Adds a session of a user at the desk. Its token is in the pages. */
static void
add_session(enum role role)
{
	const struct agent	 agent = { "", "" };
	struct request		 rq = { .arena = forever };
	struct caller		 caller;
	char			 token[ACCOUNT_TOKEN], *form;

	MUST(user_find(db, role_name(role), &caller));
	session_start(db, caller.id, &agent, NOW, token);
	rq.session = token;
	form = arena_bytes(forever, SESSION_FORM);
	session_form(&rq, form);
	tokens[role] = form;
	cookies[role] = arena_printf(forever, "almanac=%s.%lld", token,
	    (long long)NOW);
}

const char *
world_token(enum role role)
{
	return (tokens[role] == NULL ? "" : tokens[role]);
}

/* Sends a request of `given`: request line, body. */
static void
give(const char *text)
{
	struct outcome	 a;
	const char	*body;

	body = strchr(text, '\n') + 1;
	text = arena_printf(arena, "%.*s HTTP/1.1\r\nHost: cal.example\r\n"
	    "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
	    (int)(body - 1 - text), text, strlen(body), body);
	MUST(world_ask(ROLE_EDITOR, text, strlen(text), &a));
	if (a.rq->reply.status >= 300)
		fuzz_fail(__FILE__, __LINE__, a.body);
}

static void
start(void)
{
	enum role	 role;
	size_t		 i;

	forever = arena_new();
	arena = arena_new();
	MUST(zones_load(NULL));
	html_start();
	MUST(site_read(&site, forever, NULL) == NULL);
	serve_start(NOW);
	db = store_memory();
	db_begin_write(db);
	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++)
		add_user(role);
	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++)
		add_session(role);
	for (i = 0; i < COUNT(given); i++)
		give(given[i]);
	MUST(db_commit(db));
	MUST(!derived_differs(db));
}

void
world_begin(void)
{
	if (db == NULL)
		start();
	arena_reset(arena);
	wrote = false;
	db_begin_write(db);
	again_begin();
}

void
world_end(void)
{
	MUST(!db_failed(db));
	if (wrote)
		MUST(!derived_inside(db));
	db_rollback(db);
	again_end();
}

/* Like the writer of a server. */
static void
serve_write(struct request *rq)
{
	db_savepoint(db);
	(void)serve_answer(rq);
	if (serve_keeps(rq)) {
		db_savepoint_keep(db);
		wrote = true;
	} else
		db_savepoint_undo(db);
}

static void
serve(const struct message *m, struct outcome *a)
{
	struct request	*rq;
	struct buf	 head;

	rq = serve_prepare(arena, &site, m, NOW);
	rq->db = db;
	rq->budget = &budget;
	budget_start(&budget, TIME, MEMORY);
	if (serve_writes(rq))
		serve_write(rq);
	else
		serve_answer(rq);
	MUST(rq->reply.failure == NULL || budget_spent(&budget));
	buf_init(&head, arena, 1024);
	reply_head(rq, &head);
	*a = (struct outcome){ .rq = rq, .head = head.data, .wrote = wrote };
	a->body = reply_body(rq, &a->length);
}

/* Adds the length of the body, if the bytes do not contain it. */
static char *
with_length(const char *bytes, size_t *length)
{
	const char	*end, *field;
	char		*text;
	size_t		 head, added;

	if ((end = memmem(bytes, *length, "\r\n\r\n", 4)) == NULL ||
	    (head = (size_t)(end - bytes) + 4) == *length ||
	    strcasestr(arena_copy(arena, bytes, head), "\r\nContent-Length:")
	    != NULL)
		return (arena_copy(arena, bytes, *length));
	field = arena_printf(arena, "\r\nContent-Length: %zu\r\n\r\n",
	    *length - head);
	added = strlen(field) - 4;
	text = arena_bytes(arena, *length + added + 1);
	memcpy(text, bytes, head - 4);
	memcpy(text + head - 4, field, added + 4);
	memcpy(text + head + added, bytes + head, *length - head);
	text[*length += added] = '\0';
	return (text);
}

bool
world_ask(enum role role, const char *bytes, size_t length, struct outcome *a)
{
	struct message	*m;
	char		*text;
	size_t		 head, body;

	text = with_length(bytes, &length);
	m = arena_alloc(arena, sizeof(*m));
	switch (message_read(m, text, length, &head, &body)) {
	case MESSAGE_PARTIAL:
		return (false);
	case MESSAGE_WHOLE:
		m->body = text + head;
		m->body_length = length - head < body ? length - head : body;
		break;
	case MESSAGE_REFUSED:
		break;
	}
	if (role != ROLE_ANONYMOUS) {
		m->header[HEADER_AUTHORIZATION] = credentials[role];
		m->header[HEADER_COOKIE] = cookies[role];
	}
	m->peer = "127.0.0.1";
	serve(m, a);
	if (!wrote && !budget_spent(&budget) &&
	    (a->rq->in.path == NULL || !a->rq->in.path->has_sessions))
		again_ask(m, &site, a);

	return (true);
}

struct db *
world_db(void)
{
	if (db == NULL)
		start();
	return (db);
}

void
world_look(enum role role, const char *target)
{
	struct message	*m;
	struct request	*rq;
	char		*text;
	size_t		 head, body;

	arena_reset(arena);
	text = arena_printf(arena, "GET %s HTTP/1.1\r\nHost: cal.example\r\n"
	    "\r\n", target);
	m = arena_alloc(arena, sizeof(*m));
	MUST(message_read(m, text, strlen(text), &head, &body) ==
	    MESSAGE_WHOLE);
	m->header[HEADER_AUTHORIZATION] = credentials[role];
	m->peer = "127.0.0.1";
	rq = serve_prepare(arena, &site, m, NOW);
	rq->db = db;
	db_begin_read(db);
	MUST(serve_answer(rq) >= 200);
	db_end_read(db);
	db_recover(db);
}
