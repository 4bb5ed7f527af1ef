#include "command/export/export.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "calendar/record.h"
#include "calendar/stored.h"
#include "calendar/stored_table.h"
#include "command/export/export_pictures.h"
#include "command/export/export_read.h"
#include "config/site.h"
#include "config/site_write.h"
#include "config/site_yaml.h"
#include "generated/records.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/old_slugs.h"
#include "store/sequences.h"
#include "store/settings.h"
#include "store/status.h"
#include "store/store.h"
#include "store/users.h"
#include "text/dates.h"

#define PAGE	1000	/* events */

const char *const	 export_sequences[] = {
	[SEQUENCE_RECORDS] = "records", [SEQUENCE_TERMS] = "terms",
	[SEQUENCE_USERS] = "users", [SEQUENCE_IMAGES] = "images",
	[SEQUENCE_HISTORY] = "history"
};

struct export {
	struct db	*db;
	FILE		*to;
	struct arena	*arena;		/* of the line */
	struct json	 line;
	int64_t		 lines;		/* number written so far */
	int64_t		 last;		/* id of an event or user */
};

/*
 * Begins a line. `kind` is NULL if the line does not contain it, or as one of
 * its columns.
 */
static void
export_begin(struct export *e, const char *kind)
{
	arena_reset(e->arena);
	json_init(&e->line, e->arena, 4096);
	json_object(&e->line, NULL);
	if (kind != NULL)
		json_string(&e->line, "kind", kind);
}

static void
export_end(struct export *e)
{
	json_object_end(&e->line);
	fwrite(e->line.buf.data, 1, e->line.buf.length, e->to);
	putc('\n', e->to);
	e->lines++;
}

static void
write_term_kind(struct json *j, const char *name, enum term_kind kind)
{
	json_string(j, name, term_kind_shown(kind) == TERM_TAG ? "tag" :
	    "category");
	if (term_waits(kind))
		json_boolean(j, "waits", true);
}

static void
write_time(struct json *j, const char *name, struct statement *st, int place)
{
	record_write_time(j, name, db_bounded(st, place, DATE_LEAST,
	    DATE_MOST));
}

static void
write_column(struct json *j, struct statement *st, int place,
    const struct stored_column *c)
{
	switch (c->holds) {
	case STORED_TEXT:
	case STORED_SLUG:
		json_string(j, c->name, db_text(st, place));
		break;
	case STORED_ID:
	case STORED_USER:
	case STORED_INTEGER:
		json_integer(j, c->name, db_integer(st, place));
		break;
	case STORED_NUMBER:
		json_number(j, c->name, db_number(st, place));
		break;
	case STORED_TRUTH:
		json_boolean(j, c->name, db_integer(st, place) != 0);
		break;
	case STORED_TIME:
		write_time(j, c->name, st, place);
		break;
	case STORED_STATUS:
		json_string(j, c->name,
		    status_name(status_read(st, place)));
		break;
	case STORED_TERM_KIND:
		write_term_kind(j, c->name, stored_term_kind(st, place));
		break;
	case STORED_ROLE:
		json_string(j, c->name,
		    role_name(role_read(st, place)));
		break;
	}
}

/*
 * Writes the exported columns of a row, in the order of the table, except
 * NULL.
 */
static void
export_columns(struct export *e, struct statement *st,
    const struct stored_column *columns, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (columns[i].name != NULL && !db_null(st, (int)i))
			write_column(&e->line, st, (int)i, &columns[i]);
}

/* Writes the rows of a query with one column as a list, or nothing if empty. */
static void
export_list(struct export *e, const char *name, struct statement *st)
{
	bool	 any = false;

	while (db_step(st)) {
		if (!any)
			json_list(&e->line, name);
		any = true;
		json_integer(&e->line, NULL, db_integer(st, 0));
	}
	if (any)
		json_list_end(&e->line);
	db_done(st);
}

static const struct stored_column	 users[] = {
	{ .name = "id", .holds = STORED_ID },
	{ .name = "login", .holds = STORED_TEXT },
	{ .name = "name", .holds = STORED_TEXT },
	{ .name = "role", .holds = STORED_ROLE },
	{ .name = "created", .holds = STORED_TIME },
	{ .name = "mail", .holds = STORED_TEXT },
	{ .name = "language", .holds = STORED_TEXT },
	{ .name = "new_mail", .holds = STORED_TEXT }
};

static const struct stored_column	 images[] = {
	{ .name = "id", .holds = STORED_ID },
	{ .name = "url", .holds = STORED_TEXT },
	{ .name = "author", .holds = STORED_USER },
	{ .name = "alt", .holds = STORED_TEXT },
	{ .name = "source", .holds = STORED_TEXT }
};

static const struct stored_column	 imports[] = {
	{ .name = "source", .holds = STORED_TEXT },
	{ .name = "of", .holds = STORED_INTEGER },
	{ .name = "name", .holds = STORED_TEXT },
	{ .name = "id", .holds = STORED_ID },
	{ .name = "came", .holds = STORED_INTEGER },
	{ .name = "made", .holds = STORED_INTEGER },
	{ .name = "origin", .holds = STORED_INTEGER },
	{ .name = "contents", .holds = STORED_INTEGER },
	{ .name = "status", .holds = STORED_INTEGER },
	{ .name = "gone", .holds = STORED_INTEGER },
	{ .name = "sequence", .holds = STORED_INTEGER },
	{ .name = "stamp", .holds = STORED_INTEGER },
	{ .name = "calendar", .holds = STORED_INTEGER }
};

static const struct stored_column	 subscriptions[] = {
	{ .name = "name", .holds = STORED_TEXT },
	{ .name = "url", .holds = STORED_TEXT },
	{ .name = "every", .holds = STORED_INTEGER },
	{ .name = "author", .holds = STORED_TEXT },
	{ .name = "categories", .holds = STORED_TEXT },
	{ .name = "status", .holds = STORED_STATUS },
	{ .name = "wins", .holds = STORED_INTEGER },
	{ .name = "source", .holds = STORED_TEXT }
};

/*
 * The first user is included to identify the calendar: two calendars rarely
 * have the same.
 */
static void
write_first(struct export *e)
{
	struct statement	*st;

	export_begin(e, NULL);
	json_string(&e->line, "almanac", "export");
	json_integer(&e->line, "version", EXPORT_VERSION);
	st = db_query(e->db,
	    "SELECT login, created FROM users ORDER BY id LIMIT 1");
	if (db_step(st))
		json_string(&e->line, "calendar", arena_printf(e->arena,
		    "%s %" PRId64, db_string(st, 0), db_integer(st, 1)));
	db_done(st);
	json_string(&e->line, "site", site_id(e->db, e->arena));
	export_end(e);
}

static const char *
print_hash(struct export *e, struct statement *st, int column)
{
	const unsigned char	*hash;
	struct buf		 text;
	size_t			 length, i;

	hash = db_blob(st, column, &length);
	buf_init(&text, e->arena, 2 * length + 1);
	for (i = 0; hash != NULL && i < length; i++)
		buf_printf(&text, "%02x", hash[i]);
	return (text.data);
}

/* Writes the password that the user has chosen, if any. */
static void
write_chosen_password(struct export *e, int64_t user)
{
	struct statement	*st;

	st = db_query(e->db, "SELECT password FROM users WHERE id = $1"
	    " AND password <> ''");
	db_bind_integer(st, 1, user);
	if (db_step(st))
		json_string(&e->line, "password", db_string(st, 0));
	db_done(st);
}

/* Writes the second factor of the user, if any. */
static void
write_second_factor(struct export *e, int64_t user)
{
	struct statement	*st;
	bool			 has;

	st = db_query(e->db, "SELECT secret, step FROM second_factors"
	    " WHERE user_id = $1");
	db_bind_integer(st, 1, user);
	if ((has = db_step(st))) {
		json_object(&e->line, "second_factor");
		json_string(&e->line, "secret", db_string(st, 0));
		json_integer(&e->line, "step", db_integer(st, 1));
		json_object_end(&e->line);
	}
	db_done(st);
	if (!has)
		return;
	st = db_query(e->db, "SELECT hash FROM recovery_codes"
	    " WHERE user_id = $1 ORDER BY hash");
	db_bind_integer(st, 1, user);
	json_list(&e->line, "recovery_codes");
	while (db_step(st)) {
		json_object(&e->line, NULL);
		json_string(&e->line, "hash", print_hash(e, st, 0));
		json_object_end(&e->line);
	}
	json_list_end(&e->line);
	db_done(st);
}

static void
write_passwords(struct export *e, int64_t user)
{
	struct statement	*st;

	write_chosen_password(e, user);
	write_second_factor(e, user);
	st = db_query(e->db, "SELECT hash, label, created"
	    " FROM passwords WHERE user_id = $1 ORDER BY created, hash");
	db_bind_integer(st, 1, user);
	json_list(&e->line, "passwords");
	while (db_step(st)) {
		json_object(&e->line, NULL);
		json_string(&e->line, "hash", print_hash(e, st, 0));
		json_string(&e->line, "label", db_string(st, 1));
		json_integer(&e->line, "created", db_integer(st, 2));
		json_object_end(&e->line);
	}
	json_list_end(&e->line);
	db_done(st);
}

/*
 * Writes a line for each row, and returns their number. `more` adds members by
 * the id of the row, or is NULL.
 */
static int64_t
write_all(struct export *e, const char *kind, struct statement *st,
    const struct stored_column *columns, size_t count,
    void (*more)(struct export *, int64_t id))
{
	int64_t	 rows;

	for (rows = 0; db_step(st); rows++) {
		export_begin(e, kind);
		export_columns(e, st, columns, count);
		if (more != NULL)
			more(e, e->last = db_integer(st, 0));
		export_end(e);
	}
	db_done(st);
	return (rows);
}

static void
write_table(struct export *e, const char *kind,
    const struct stored_table *table)
{
	(void)write_all(e, kind, stored_rows(e->db, table, 0, INT64_MAX),
	    table->columns, table->count, NULL);
}

static struct statement *
of_event(struct statement *st, int64_t event)
{
	db_bind_integer(st, 1, event);
	return (st);
}

static void
write_links(struct export *e, int64_t event)
{
	export_list(e, "venue", of_event(db_query(e->db,
	    "SELECT venue_id FROM event_venues WHERE event_id = $1"), event));
	export_list(e, "organizers", of_event(db_query(e->db,
	    "SELECT organizer_id FROM event_organizers WHERE event_id = $1"
	    " ORDER BY position"), event));
	export_list(e, "terms", of_event(db_query(e->db,
	    "SELECT term_id FROM event_terms WHERE event_id = $1"
	    " ORDER BY term_id"), event));
}

/*
 * Reads pages, since an engine may have to keep all rows in memory while other
 * statements run.
 */
static void
write_events(struct export *e)
{
	e->last = 0;
	while (write_all(e, "event", stored_rows(e->db, &stored_event,
	    e->last, PAGE), stored_event.columns, stored_event.count,
	    write_links) == PAGE)
		continue;
}

/* Returns the id of the next image with files, or 0. */
static int64_t
next_image(struct export *e, int64_t last)
{
	struct statement	*st;
	int64_t			 id;

	st = db_query(e->db, "SELECT MIN(image_id) FROM image_files"
	    " WHERE image_id > $1");
	db_bind_integer(st, 1, last);
	id = db_step(st) && !db_null(st, 0) ? db_integer(st, 0) : 0;
	db_done(st);
	return (id);
}

/* Reads only a few images at a time, since files are large. */
static void
write_image_files(struct export *e)
{
	struct statement	*st;
	const void		*bytes;
	int64_t			 image = 0;
	size_t			 length;

	while ((image = next_image(e, image)) != 0) {
		st = db_query(e->db, "SELECT f.url, i.url, f.bytes"
		    " FROM image_files f JOIN images i ON i.id = f.image_id"
		    " WHERE f.image_id = $1 ORDER BY f.url");
		db_bind_integer(st, 1, image);
		while (db_step(st)) {
			export_begin(e, "image_file");
			json_string(&e->line, "url", db_string(st, 0));
			json_string(&e->line, "image", db_string(st, 1));
			bytes = db_blob(st, 2, &length);
			export_bytes(&e->line, "bytes", bytes == NULL ? "" :
			    bytes, bytes == NULL ? 0 : length);
			export_end(e);
		}
		db_done(st);
	}
}

static void
write_old_slugs(struct export *e)
{
	struct statement	*st;

	st = db_query(e->db, "SELECT kind, slug, record FROM old_slugs"
	    " ORDER BY kind, record, slug");
	while (db_step(st)) {
		export_begin(e, "old_slug");
		json_string(&e->line, "of", old_slug_kinds[db_bounded(st, 0,
		    OLD_SLUG_EVENT, OLD_SLUG_TAG)]);
		json_string(&e->line, "slug", db_string(st, 1));
		json_integer(&e->line, "record", db_integer(st, 2));
		export_end(e);
	}
	db_done(st);
}

/* Whether the row is about a setting that can have secrets. */
static bool
is_about_secrets(struct statement *st)
{
	const struct key	*key = NULL;

	if (db_integer(st, 0) == HISTORY_SETTING)
		key = site_key(db_string(st, 2));
	if (key != NULL)
		key = key->keys;
	while (key != NULL && key->name != NULL && !key->hidden)
		key++;
	return (key != NULL && key->name != NULL);
}

/* Addresses of endpoints may have secrets, too. */
static void
write_history(struct export *e, bool secrets)
{
	struct statement	*st;

	st = db_query(e->db, "SELECT kind, record, title, author, owner, made,"
	    " action, before, after, id FROM history ORDER BY id");
	while (db_step(st)) {
		if (!secrets && is_about_secrets(st))
			continue;
		export_begin(e, "history");
		json_integer(&e->line, "id", db_integer(st, 9));
		json_string(&e->line, "of", history_kinds[db_bounded(st, 0,
		    HISTORY_EVENT, HISTORY_KINDS - 1)]);
		json_integer(&e->line, "record", db_integer(st, 1));
		json_string(&e->line, "title", db_string(st, 2));
		json_integer(&e->line, "author", db_integer(st, 3));
		json_integer(&e->line, "owner", db_integer(st, 4));
		write_time(&e->line, "made", st, 5);
		json_string(&e->line, "action", history_actions[db_bounded(st,
		    6, HISTORY_CREATED, HISTORY_ACTIONS - 1)]);
		json_string(&e->line, "before", db_string(st, 7));
		json_string(&e->line, "after", db_string(st, 8));
		export_end(e);
	}
	db_done(st);
}

/* Without secrets, a setting with one is left out: it could not be used. */
static void
write_settings(struct export *e, bool secrets)
{
	const struct key	*key;
	struct setting		*list;
	struct arena		*arena = arena_new();
	size_t			 count, i;

	count = settings_list(e->db, arena, &list);
	for (i = 0; i < count; i++) {
		key = site_key(list[i].name);
		if (!secrets && key != NULL && site_write_hides(arena, key,
		    list[i].value))
			continue;
		export_begin(e, "setting");
		json_string(&e->line, "name", list[i].name);
		json_string(&e->line, "value", list[i].value);
		export_end(e);
	}
	arena_free(arena);
}

static void
write_records(struct export *e, bool secrets)
{
	(void)write_all(e, "user", db_query(e->db,
	    "SELECT id, login, NULLIF(name, ''), role, created,"
	    " NULLIF(mail, ''), NULLIF(language, ''), NULLIF(new_mail, '')"
	    " FROM users ORDER BY id"), users, COUNT(users),
	    secrets ? write_passwords : NULL);
	(void)write_all(e, "image", db_query(e->db, "SELECT id, url,"
	    " NULLIF(author, 0), NULLIF(alt, ''), NULLIF(source, '')"
	    " FROM images ORDER BY id"), images, COUNT(images), NULL);
	write_image_files(e);
	write_table(e, NULL, &stored_term);
	write_table(e, "venue", &stored_venue);
	write_table(e, "organizer", &stored_organizer);
	write_events(e);
	write_table(e, "series", &stored_series);
	write_old_slugs(e);
	write_history(e, secrets);
	(void)write_all(e, "import",
	    db_query(e->db, "SELECT source, kind, name, id,"
	    " came, made, origin, NULLIF(contents, 0), NULLIF(status, 0),"
	    " NULLIF(gone, 0), NULLIF(sequence, 0), NULLIF(stamp, 0),"
	    " NULLIF(calendar, 0) FROM imports ORDER BY source, kind, name"),
	    imports, COUNT(imports), NULL);

	/* Subscriptions of site.yaml are not exported. */
	(void)write_all(e, "subscription", db_query(e->db, "SELECT name, url,"
	    " every, NULLIF(author, ''), NULLIF(categories, ''), status, wins,"
	    " source FROM subscriptions WHERE configured = 0 ORDER BY id"),
	    subscriptions, COUNT(subscriptions), NULL);
	write_settings(e, secrets);
}

static void
write_last(struct export *e)
{
	struct statement	*st;
	int64_t			 lines = e->lines;

	export_begin(e, "end");
	json_integer(&e->line, "lines", lines);
	json_object(&e->line, "sequences");
	st = db_query(e->db, "SELECT kind, last FROM sequences ORDER BY kind");
	while (db_step(st))
		if ((size_t)db_integer(st, 0) < COUNT(export_sequences))
			json_integer(&e->line,
			    export_sequences[db_integer(st, 0)],
			    db_integer(st, 1));
	db_done(st);
	json_object_end(&e->line);
	export_end(e);
}

void
export_lines(struct db *db, FILE *to, bool secrets)
{
	struct export	 e = { .db = db, .to = to };

	e.arena = arena_new();
	write_first(&e);
	write_records(&e, secrets);
	write_last(&e);
	arena_free(e.arena);
}
