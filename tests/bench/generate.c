/*
 * Makes a calendar of a number of events: generate FOLDER EVENTS
 *
 * FOLDER gets calendar.db, facts.json with what there is in it to ask for, and
 * bodies.txt with events to create, one a line. The same number gives the same
 * calendar on every day: its clock stands at NOW, and the events of ten years
 * lie around that, a fifth of them behind.
 */
#include <sys/stat.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "invent.h"
#include "random.h"
#include "store.h"
#include "store/db.h"
#include "store/stored_links.h"
#include "store/status.h"
#include "store/store.h"
#include "store/users.h"
#include "text/html.h"
#include "text/zones.h"
#include "words.h"

#define PUBLISH		20	/* events at once */
#define NOW		INT64_C(1795220250)	/* 2026-11-21T00:17:30Z */
#define YEAR		(365 * INT64_C(86400))
#define BATCH		10000	/* events of a transaction */
#define SAMPLE		20000	/* ids in facts.json, at most */
#define BODIES		20000

static struct {
	struct random	 random;
	struct scene	 scene;
	int64_t		 events;
	int64_t		*readable;	/* ids of events that anyone may read */
	int64_t		 readable_count;
	char		 password[PASSWORD_TEXT];
} calendar = { .random = { 4 } };

static void
fail(const char *what, const char *why)
{
	fprintf(stderr, "generate: %s: %s\n", what, why);
	exit(EXIT_FAILURE);
}

/* With what has become due, as a server would have published it. */
static void
commit(struct db *db, int64_t now)
{
	while (schedule_due(db, now))
		events_publish(db, now, PUBLISH);
	if (!db_commit(db))
		fail("cannot commit", db_message(db));
	db_begin_write(db);
}

/* Each is made at its time, some while before it begins. */
static void
add_event(struct request *rq, int64_t number)
{
	struct invented	 e;
	double		 part = (double)number / (double)calendar.events;
	int64_t		 around, id;

	around = NOW - 8 * YEAR + (int64_t)(part * 10 * YEAR);
	rq->now = NOW - 9 * YEAR + (int64_t)(part * 9 * YEAR);
	invent(&e, rq->arena, &calendar.random, &calendar.scene, around);
	id = store_event(rq, &e);
	if (e.status == STATUS_PUBLISH && !e.secret)
		calendar.readable[calendar.readable_count++] = id;
}

static void
fill(struct request *rq)
{
	int64_t	 i;

	calendar.readable = calloc((size_t)calendar.events, sizeof(int64_t));
	db_begin_write(rq->db);
	(void)user_add(rq->db, "admin", ROLE_ADMINISTRATOR, NOW,
	    calendar.password);
	rq->caller = (struct caller){ .id = 1,
	    .role = ROLE_ADMINISTRATOR };
	rq->now = NOW - 9 * YEAR;
	store_scene(rq, &calendar.random, calendar.events, &calendar.scene);
	for (i = 0; i < calendar.events; i++) {
		add_event(rq, i);
		arena_reset(rq->arena);
		if (i % BATCH == BATCH - 1)
			commit(rq->db, rq->now);
	}
	events_links_store(rq->db);
	commit(rq->db, NOW);
	db_rollback(rq->db);
}

static void
write_file(const char *folder, const char *name, const struct buf *text)
{
	char	 path[4096];
	FILE	*file;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	if ((file = fopen(path, "w")) == NULL ||
	    fwrite(text->data, 1, text->length, file) != text->length ||
	    fclose(file) != 0)
		fail("cannot write", path);
}

/* Events of the next year. */
static void
write_bodies(const char *folder, struct arena *arena)
{
	struct invented	 e;
	struct buf	 all;
	int		 i;

	buf_init(&all, arena, 1 << 20);
	for (i = 0; i < BODIES; i++) {
		invent(&e, arena, &calendar.random, &calendar.scene,
		    NOW + YEAR / 6 + random_below(&calendar.random, YEAR));
		store_body(&all, &e);
	}
	write_file(folder, "bodies.txt", &all);
}

static void
write_range(struct json *out, const char *name, const struct range *range)
{
	json_object(out, name);
	json_integer(out, "first", range->first);
	json_integer(out, "count", range->count);
	json_object_end(out);
}

static void
write_words(struct json *out, struct arena *arena)
{
	int64_t	 place;

	json_list(out, "words");
	for (place = 0; place < WORDS; place++)
		json_string(out, NULL, word_at(arena, place));
	json_list_end(out);
}

static void
write_facts(const char *folder, struct arena *arena)
{
	struct json	 out;
	int64_t		 i, count = calendar.readable_count;

	json_init(&out, arena, 1 << 20);
	json_object(&out, NULL);
	json_string(&out, "now", "2026-11-21T00:17:30Z");
	json_string(&out, "login",
	    arena_printf(arena, "admin:%s", calendar.password));
	json_integer(&out, "events", calendar.events);
	write_range(&out, "venues", &calendar.scene.venues);
	write_range(&out, "organizers", &calendar.scene.organizers);
	write_range(&out, "categories", &calendar.scene.categories);
	write_range(&out, "tags", &calendar.scene.tags);
	json_list(&out, "readable");
	for (i = 0; i < SAMPLE && i < count; i++)
		json_integer(&out, NULL, calendar.readable[
		    random_below(&calendar.random, count)]);
	json_list_end(&out);
	write_words(&out, arena);
	json_object_end(&out);
	write_file(folder, "facts.json", &out.buf);
}

/* It is made again if something goes wrong, so nothing waits for disks. */
static struct db *
open_database(const char *folder)
{
	char		 path[4096];
	struct db	*db;
	const char	*why;

	snprintf(path, sizeof(path), "%s/calendar.db", folder);
	if ((why = store_prepare(path)) != NULL ||
	    (db = db_open(path, &why)) == NULL)
		fail("cannot begin", why);
	db_run(db_query(db, "PRAGMA synchronous = OFF"));
	db_done(db_query(db, "PRAGMA cache_size = -1000000"));

	return (db);
}

int
main(int argc, char **argv)
{
	struct request	 rq = { .arena = arena_new(), .in.root = "" };
	struct arena	*arena = arena_new();
	struct site	 site;
	const char	*why;

	if (argc != 3 || (calendar.events = atoll(argv[2])) < 1000)
		fail("usage", "generate FOLDER EVENTS (at least 1000)");
	if (!zones_load(NULL))
		fail("cannot read", "the time zones of the system");
	html_start();
	if ((why = site_read(&site, arena, NULL)) != NULL)
		fail("cannot begin", why);
	rq.site = &site;
	json_init(&rq.out, arena, 4096);
	rq.db = open_database(argv[1]);
	fill(&rq);
	write_bodies(argv[1], arena);
	write_facts(argv[1], arena);
	db_close(rq.db);
	arena_free(rq.arena);
	arena_free(arena);

	return (EXIT_SUCCESS);
}
