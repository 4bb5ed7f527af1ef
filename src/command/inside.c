#include "command/inside.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/command.h"
#include "config/site.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"
#include "store/settings.h"
#include "store/users.h"
#include "text/html.h"

#define HOST		"localhost"	/* in links, if not configured */
#define PATIENCE	60000		/* milliseconds to wait for the lock */
#define LASTS		(CLOCK_SECOND / 10)	/* limit of a transaction */
#define READER		65536	/* bytes of an answer, at first */
#define PAUSE		(CLOCK_SECOND / 20)	/* pause after a transaction */

struct inside {
	struct db		*db;
	struct site		 site;
	struct arena		*settings;	/* its memory */
	struct caller		 caller;
	struct arena		*arena;		/* of the last request */
	struct request		*request;	/* NULL: none yet */
	int64_t			 began;		/* clock_steady() */
	bool			 is_alone;
};

static const char *
find_caller(struct inside *in, const char *user)
{
	bool	 found;

	db_begin_read(in->db);
	found = user_find(in->db, user, &in->caller);
	db_end_read(in->db);
	if (db_failed(in->db))
		return (command_db_error(in->db));
	if (found)
		return (NULL);
	if (user != NULL)
		return (command_complaint("there is no user '%s'", user));
	return ("there is no administrator; create one with 'almanac user"
	    " add NAME --role administrator'");
}

struct inside *
inside_new(struct db *db, const struct site *site)
{
	struct inside	*in;

	if ((in = calloc(1, sizeof(*in))) == NULL)
		abort();
	in->db = db;
	in->settings = arena_new();
	if (!settings_apply(db, in->settings, site, &in->site))
		in->site = *site;
	in->arena = arena_new();
	in->caller.role = ROLE_ADMINISTRATOR;
	in->caller.imports = true;
	db_set_timeout(db, PATIENCE);
	html_start();
	serve_start(clock_now());
	return (in);
}

const char *
inside_open(struct inside **to, const char *database, const struct site *site,
    const char *user)
{
	struct inside	*in;
	struct db	*db;
	const char	*why;

	if ((why = command_open(database, &db)) != NULL)
		return (why);
	in = inside_new(db, site);
	if ((why = find_caller(in, user)) == NULL)
		*to = in;
	else
		inside_close(in);
	return (why);
}

void
inside_close(struct inside *in)
{
	db_close(in->db);
	arena_free(in->arena);
	arena_free(in->settings);
	free(in);
}

const struct site *
inside_site(const struct inside *in)
{
	return (&in->site);
}

int64_t
inside_user(const struct inside *in)
{
	return (in->caller.id);
}

void
inside_alone(struct inside *in)
{
	in->is_alone = true;
}

struct db *
inside_db(struct inside *in)
{
	return (in->db);
}

void
inside_begin(struct inside *in)
{
	static const struct timespec	 again = { .tv_nsec = DB_SLOW_PAUSE };
	int64_t				 until;

	if (db_is_writing(in->db))
		return;
	until = clock_steady() + PATIENCE * CLOCK_MILLISECOND;
	while (!db_begin_slow_write(in->db) && clock_steady() < until)
		(void)nanosleep(&again, NULL);
	if (!db_is_writing(in->db))
		db_begin_write(in->db);
	in->began = clock_steady();
}

const char *
inside_commit(struct inside *in)
{
	const char	*why;

	if (!db_failed(in->db) && (!db_is_writing(in->db) ||
	    db_commit(in->db)))
		return (NULL);
	why = command_db_error(in->db);
	db_recover(in->db);
	return (why);
}

/*
 * Only workers of a server wait in a queue. So an import leaves them some time
 * in which they need not wait for it.
 */
const char *
inside_pace(struct inside *in)
{
	static const struct timespec	 pause = { .tv_nsec = PAUSE };
	const char			*why;

	if (in->is_alone || !db_is_writing(in->db) ||
	    clock_steady() - in->began < LASTS)
		return (NULL);
	if ((why = inside_commit(in)) == NULL)
		(void)nanosleep(&pause, NULL);
	return (why);
}

static const struct message *
make_message(struct arena *arena, const struct site *site, const char *method,
    const char *path, const char *json)
{
	struct message	*m;

	m = arena_alloc(arena, sizeof(*m));
	m->method = method;
	m->target = arena_join(arena, site->mounts[0].prefix, "/",
	    site->namespaces.list[0], path, NULL);
	m->peer = "";
	m->header[HEADER_HOST] = HOST;
	if (json == NULL)
		return (m);
	m->header[HEADER_CONTENT_TYPE] = "application/json";
	m->body = arena_string(arena, json);
	m->body_length = strlen(json);
	return (m);
}

static void
prepare_request(struct inside *in, const char *method, const char *path,
    const char *json, const struct extras *extras)
{
	arena_reset(in->arena);
	in->request = serve_prepare(in->arena, &in->site, make_message(
	    in->arena, &in->site, method, path, json), clock_now());
	in->request->caller = in->caller;
	in->request->extras = extras;
	in->request->db = in->db;
}

static struct value *
make_text(struct inside *in, const char *name, const char *content)
{
	struct value	*v;

	v = value_new(in->arena, VALUE_TEXT);
	v->name = name;
	v->text = content;
	v->length = strlen(content);
	return (v);
}

static int
serve_request(struct inside *in)
{
	db_savepoint(in->db);
	if (serve_answer(in->request) < 400)
		db_savepoint_keep(in->db);
	else
		db_savepoint_undo(in->db);
	return (in->request->reply.status);
}

int
inside_ask_with_extras(struct inside *in, const char *method, const char *path,
    const char *json, const struct extras *extras)
{
	prepare_request(in, method, path, json, extras);
	return (serve_request(in));
}

int
inside_keep_picture(struct inside *in, const struct picture *picture,
    const char *source, const char *alt)
{
	static const struct value	 file = { .kind = VALUE_TEXT };
	const struct extras		 extras = { .source = source };

	prepare_request(in, "POST", "/images", NULL, &extras);
	in->request->in.file = &file;
	in->request->picture = picture;
	if (alt != NULL)
		value_add(in->request->in.fields, make_text(in, "alt", alt));
	return (serve_request(in));
}

int
inside_ask(struct inside *in, const char *method, const char *path,
    const char *json)
{
	return (inside_ask_with_extras(in, method, path, json, NULL));
}

bool
inside_joined(const struct inside *in)
{
	return (in->request->reply.joined);
}

const char *
inside_body(const struct inside *in, size_t *length)
{
	return (reply_body(in->request, length));
}

struct request *
inside_reader(struct arena *arena, struct db *db, const struct site *site)
{
	struct request	*rq;

	html_start();
	rq = serve_prepare(arena, site, make_message(arena, site, "GET",
	    "/events", NULL), clock_now());
	rq->caller.role = ROLE_ADMINISTRATOR;
	rq->db = db;
	json_init(&rq->out, arena, READER);
	return (rq);
}
