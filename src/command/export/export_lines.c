#include "command/export/export_lines.h"

#include <inttypes.h>

#include "base/arena.h"
#include "command/export/export_row.h"
#include "generated/stored.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/store.h"

#define COUNT(columns)	(sizeof(columns) / sizeof((columns)[0]))

static const struct stored_column	 users[] = {
	{ .name = "id", .holds = STORED_ID },
	{ .name = "login", .holds = STORED_TEXT },
	{ .name = "role", .holds = STORED_ROLE },
	{ .name = "created", .holds = STORED_TIME }
};

static const struct stored_column	 images[] = {
	{ .name = "id", .holds = STORED_ID },
	{ .name = "url", .holds = STORED_TEXT }
};

static const struct stored_column	 terms[] = {
	{ .name = "id", .holds = STORED_ID },
	{ .name = "parent", .holds = STORED_ID },
	{ .name = "name", .holds = STORED_TEXT },
	{ .name = "slug", .holds = STORED_SLUG },
	{ .name = "description", .holds = STORED_TEXT }
};

static const struct stored_column	 imports[] = {
	{ .name = "source", .holds = STORED_TEXT },
	{ .name = "of", .holds = STORED_INTEGER },
	{ .name = "name", .holds = STORED_TEXT },
	{ .name = "id", .holds = STORED_ID },
	{ .name = "came", .holds = STORED_INTEGER },
	{ .name = "made", .holds = STORED_INTEGER }
};

/* Two calendars hardly have the same first user. */
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

/* A hash in hexadecimal digits. */
static void
write_passwords(struct export *e, int64_t user)
{
	struct statement	*st;

	st = db_query(e->db, "SELECT lower(hex(hash)), label, created"
	    " FROM passwords WHERE user_id = $1 ORDER BY created, hash");
	db_bind_integer(st, 1, user);
	json_list(&e->line, "passwords");
	while (db_step(st)) {
		json_object(&e->line, NULL);
		json_string(&e->line, "hash", db_string(st, 0));
		json_string(&e->line, "label", db_string(st, 1));
		json_integer(&e->line, "created", db_integer(st, 2));
		json_object_end(&e->line);
	}
	json_list_end(&e->line);
	db_done(st);
}

static void
write_users(struct export *e, bool secrets)
{
	struct statement	*st;

	st = db_query(e->db,
	    "SELECT id, login, role, created FROM users ORDER BY id");
	while (db_step(st)) {
		export_begin(e, "user");
		export_columns(e, st, users, COUNT(users));
		if (secrets)
			write_passwords(e, db_integer(st, 0));
		export_end(e);
	}
	db_done(st);
}

static void
write_all(struct export *e, const char *kind, struct statement *st,
    const struct stored_column *columns, size_t count)
{
	while (db_step(st)) {
		export_begin(e, kind);
		export_columns(e, st, columns, count);
		export_end(e);
	}
	db_done(st);
}

static void
write_records(struct export *e)
{
	write_all(e, "image", db_query(e->db,
	    "SELECT id, url FROM images ORDER BY id"), images, COUNT(images));
	write_all(e, "category", db_query(e->db,
	    "SELECT id, parent, name, slug, description FROM terms"
	    " WHERE kind = 0 ORDER BY id"), terms, COUNT(terms));
	write_all(e, "tag", db_query(e->db,
	    "SELECT id, parent, name, slug, description FROM terms"
	    " WHERE kind = 1 ORDER BY id"), terms, COUNT(terms));
	write_all(e, "venue", stored_venue.all(e->db), stored_venue.columns,
	    stored_venue.count);
	write_all(e, "organizer", stored_organizer.all(e->db),
	    stored_organizer.columns, stored_organizer.count);
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

static void
write_events(struct export *e)
{
	struct statement	*st;

	st = stored_event.all(e->db);
	while (db_step(st)) {
		export_begin(e, "event");
		export_columns(e, st, stored_event.columns,
		    stored_event.count);
		write_links(e, db_integer(st, 0));
		export_end(e);
	}
	db_done(st);
}

static void
write_last(struct export *e)
{
	static const char *const	 names[] = {
		[SEQUENCE_RECORDS] = "records", [SEQUENCE_TERMS] = "terms",
		[SEQUENCE_USERS] = "users", [SEQUENCE_IMAGES] = "images"
	};
	struct statement		*st;
	int64_t				 lines = e->lines;

	export_begin(e, "end");
	json_integer(&e->line, "lines", lines);
	json_object(&e->line, "sequences");
	st = db_query(e->db, "SELECT kind, last FROM sequences ORDER BY kind");
	while (db_step(st))
		if ((size_t)db_integer(st, 0) < COUNT(names))
			json_integer(&e->line, names[db_integer(st, 0)],
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
	write_users(&e, secrets);
	write_records(&e);
	write_events(&e);
	write_all(&e, "import", db_query(db, "SELECT source, kind, name, id,"
	    " came, made FROM imports ORDER BY source, kind, name"), imports,
	    COUNT(imports));
	write_last(&e);
	arena_free(e.arena);
}
