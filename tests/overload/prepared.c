#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "prepared.h"
#include "store/db.h"
#include "store/stored_links.h"
#include "store/sequences.h"
#include "tests/server/harness.h"

#define DAY		INT64_C(2214151200)	/* 2040-03-01 18:00 */
#define MONTH		(30 * 86400)
#define WORDS_TEXT	(1024 * 1024)

static void
copy_file(const char *from, const char *to)
{
	static char	 bytes[1 << 20];
	size_t		 n;
	FILE		*in, *out;

	cr_assert_not_null(in = fopen(from, "r"), "%s", from);
	cr_assert_not_null(out = fopen(to, "w"), "%s", to);
	while ((n = fread(bytes, 1, sizeof(bytes), in)) > 0)
		cr_assert_eq(fwrite(bytes, 1, n, out), n);
	cr_assert_eq(fclose(out), 0);
	(void)fclose(in);
}

/* The log of another database would be read into this one. */
static void
remove_file_of(const char *suffix)
{
	char	 path[4200];

	snprintf(path, sizeof(path), "%s%s", service.database, suffix);
	(void)unlink(path);
}

void
prepare_calendar(void)
{
	const char	*path;

	path = getenv("CALENDAR");
	cr_assert_not_null(path, "CALENDAR names no database");
	remove_file_of("-wal");
	remove_file_of("-shm");
	copy_file(path, service.database);
	snprintf(service.login, sizeof(service.login), "%s",
	    login_of_new("bystander", "administrator"));
}

static struct db *
open_database(void)
{
	struct db	*db;
	const char	*why;

	cr_assert_not_null(db = db_open(service.database, &why), "%s", why);
	db_begin_write(db);
	return (db);
}

static void
close_database(struct db *db)
{
	events_links_store(db);
	cr_assert(db_commit(db), "%s", db_message(db));
	db_close(db);
}

static int64_t
add_event(struct db *db, const char *title, const char *description)
{
	struct statement	*st;
	char			 slug[32];
	int64_t			 id;

	id = sequence_next(db, SEQUENCE_RECORDS);
	snprintf(slug, sizeof(slug), "event%lld", (long long)id);
	st = db_query(db, "INSERT INTO events (id, author, status, published,"
	    " created, modified, title, excerpt, slug, all_day, start_local,"
	    " end_local, start_utc, end_utc, timezone, cost, website,"
	    " show_map, show_map_link, hide_from_listings, sticky, featured,"
	    " ticketed, description) VALUES ($1, 1, 0, $2, $2, $2, $3, '', $4,"
	    " 0, $5, $6, $5, $6, 'UTC', '', '', 0, 0, 0, 0, 0, 0, $7)");
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, INT64_C(1790000000));
	db_bind_text(st, 3, title);
	db_bind_text(st, 4, slug);
	db_bind_integer(st, 5, DAY);
	db_bind_integer(st, 6, DAY + MONTH);
	db_bind_text(st, 7, description);
	db_run(st);
	return (id);
}

static void
add_tag(struct db *db, int number, const int64_t *events, int count)
{
	struct statement	*st;
	char			 name[32];
	int64_t			 id;
	int			 i;

	snprintf(name, sizeof(name), "tag-%d", number);
	id = sequence_next(db, SEQUENCE_TERMS);
	st = db_query(db, "INSERT INTO terms (id, kind, name, name_key,"
	    " name_folded, slug, description, description_key, searched)"
	    " VALUES ($1, 1, $2, $2, $2, $2, '', '', '')");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, name);
	db_run(st);
	for (i = 0; i < count; i++) {
		st = db_query(db, "INSERT INTO event_terms (event_id, term_id)"
		    " VALUES ($1, $2)");
		db_bind_integer(st, 1, events[i]);
		db_bind_integer(st, 2, id);
		db_run(st);
	}
}

void
prepare_tags(void)
{
	struct db	*db;
	int64_t		 events[3];
	int		 i;

	db = open_database();
	for (i = 0; i < 3; i++)
		events[i] = add_event(db, "event", "text");
	for (i = 1; i <= PREPARED_TAGS; i++)
		add_tag(db, i, events, 3);
	close_database(db);
}

/* "aaaaaaa aaaaaaa " up to a length. */
static char *
make_text(const char *unit, size_t length)
{
	char	*text;
	size_t	 i, count;

	text = malloc(length + 1);
	count = strlen(unit);
	for (i = 0; i < length; i++)
		text[i] = unit[i % count];
	text[length] = '\0';
	return (text);
}

static void
add_events(int count, char *title, char *description)
{
	struct db	*db;
	int		 i;

	db = open_database();
	for (i = 0; i < count; i++)
		(void)add_event(db, title, description);
	close_database(db);
	free(title);
	free(description);
}

void
prepare_long_descriptions(void)
{
	add_events(34, make_text("event", 5),
	    make_text("aaaaaaa ", 8 * 1024 * 1024 - 4096));
}

void
prepare_long_texts(void)
{
	add_events(100, make_text("&", 65535), make_text("<p>", 262143));
}

void
prepare_words(void)
{
	struct db	*db;
	char		*text, *p;
	int		 n;

	p = text = malloc(WORDS_TEXT + 16);
	for (n = 0; p < text + WORDS_TEXT; n++)
		p += sprintf(p, "w%06d ", n);
	db = open_database();
	(void)add_event(db, "event", text);
	close_database(db);
	free(text);
}
