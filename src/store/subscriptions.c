#include "store/subscriptions.h"

#include "base/arena.h"
#include "store/db.h"
#include "text/dates.h"

#define COUNT_MOST	INT64_MAX

#define COLUMNS	"id, name, url, every, author, categories, status, wins," \
	" allow_private, configured, source, reader, etag, modified, read," \
	" due, ran, failures, outcome, detail, came, changed, went, back," \
	" vanished, ahead, accepted, runs, runs_same, runs_failed, all_came," \
	" all_changed, all_went"

static const char *
read_text(struct statement *st, struct arena *arena, int column)
{
	return (arena_string(arena, db_string(st, column)));
}

static int64_t
read_count(struct statement *st, int column)
{
	return (db_bounded(st, column, 0, COUNT_MOST));
}

static int64_t
read_time(struct statement *st, int column)
{
	return (db_bounded(st, column, DATE_LEAST, DATE_MOST));
}

static void
read_settings(struct statement *st, struct arena *arena,
    struct subscription *s)
{
	s->id = db_integer(st, 0);
	s->name = read_text(st, arena, 1);
	s->url = read_text(st, arena, 2);
	s->every = db_bounded(st, 3, 1, SUBSCRIPTION_MOST);
	s->author = read_text(st, arena, 4);
	s->categories = read_text(st, arena, 5);
	s->status = status_read(st, 6);
	s->wins = (enum subscription_wins)db_bounded(st, 7, WINS_UNLESS,
	    WINS_OURS);
	s->allow_private = db_integer(st, 8) != 0;
	s->configured = db_integer(st, 9) != 0;
}

static void
read_row(struct statement *st, struct arena *arena, struct subscription *s)
{
	read_settings(st, arena, s);
	s->source = read_text(st, arena, 10);
	s->reader = (enum subscription_reader)db_bounded(st, 11,
	    READER_UNKNOWN, READER_SITE);
	s->etag = read_text(st, arena, 12);
	s->modified = read_text(st, arena, 13);
	s->read = read_time(st, 14);
	s->due = read_time(st, 15);
	s->ran = read_time(st, 16);
	s->failures = read_count(st, 17);
	s->outcome = (enum subscription_outcome)db_bounded(st, 18, RAN_NEVER,
	    RAN_FULL);
	s->detail = read_text(st, arena, 19);
	s->created = read_count(st, 20);
	s->changed = read_count(st, 21);
	s->trashed = read_count(st, 22);
	s->restored = read_count(st, 23);
	s->vanished = read_count(st, 24);
	s->upcoming = read_count(st, 25);
	s->accepted = read_count(st, 26);
	s->runs = read_count(st, 27);
	s->runs_same = read_count(st, 28);
	s->runs_failed = read_count(st, 29);
	s->all_created = read_count(st, 30);
	s->all_changed = read_count(st, 31);
	s->all_trashed = read_count(st, 32);
}

static bool
read_one_row(struct statement *st, struct arena *arena, struct subscription *s)
{
	bool	 found;

	if ((found = db_step(st)))
		read_row(st, arena, s);
	db_done(st);
	return (found);
}

bool
subscription_get(struct db *db, struct arena *arena, int64_t id,
    struct subscription *s)
{
	struct statement	*st;

	st = db_query(db, "SELECT " COLUMNS " FROM subscriptions"
	    " WHERE id = $1");
	db_bind_integer(st, 1, id);
	return (read_one_row(st, arena, s));
}

int64_t
subscription_named(struct db *db, const char *name)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM subscriptions WHERE name = $1");
	db_bind_text(st, 1, name);
	return (db_first_integer(st));
}

int64_t
subscription_at(struct db *db, const char *url)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM subscriptions WHERE url = $1");
	db_bind_text(st, 1, url);
	return (db_first_integer(st));
}

bool
subscriptions_exist(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT 1 FROM subscriptions LIMIT 1")) != 0);
}

bool
subscriptions_full(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT COUNT(*) FROM subscriptions")) >= SUBSCRIPTIONS_MAX);
}

size_t
subscriptions_list(struct db *db, struct arena *arena,
    struct subscription **list)
{
	struct statement	*st;
	size_t			 count = 0;

	*list = arena_alloc(arena, SUBSCRIPTIONS_MAX * sizeof(**list));
	st = db_query(db, "SELECT " COLUMNS " FROM subscriptions"
	    " ORDER BY name");
	while (count < SUBSCRIPTIONS_MAX && db_step(st))
		read_row(st, arena, &(*list)[count++]);
	db_done(st);
	return (count);
}
