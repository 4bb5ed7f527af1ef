#include "command/export_lines.h"

#include <inttypes.h>

#include "base/arena.h"
#include "command/export_row.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/store.h"

#define COUNT(columns)	(sizeof(columns) / sizeof((columns)[0]))

static const struct column	 users[] = {
	{ "id", COLUMN_INTEGER }, { "login", COLUMN_TEXT },
	{ "role", COLUMN_ROLE }, { "created", COLUMN_TIME }
};

static const struct column	 images[] = {
	{ "id", COLUMN_INTEGER }, { "url", COLUMN_TEXT }
};

static const struct column	 terms[] = {
	{ "id", COLUMN_INTEGER }, { "parent", COLUMN_INTEGER },
	{ "name", COLUMN_TEXT }, { "slug", COLUMN_TEXT },
	{ "description", COLUMN_TEXT }
};

#define HEAD								\
	{ "id", COLUMN_INTEGER }, { "author", COLUMN_INTEGER },		\
	{ "status", COLUMN_STATUS }, { "published", COLUMN_TIME },	\
	{ "created", COLUMN_TIME }, { "modified", COLUMN_TIME },	\
	{ "slug", COLUMN_TEXT }, { "former_slug", COLUMN_TEXT },	\
	{ "image", COLUMN_INTEGER }, { "name", COLUMN_TEXT },		\
	{ "description", COLUMN_TEXT }
#define HEAD_COLUMNS(name)						\
	"id, author, status, published, created, modified, slug,"	\
	" former_slug, image_id, " name ", description"

static const struct column	 venues[] = {
	HEAD, { "address", COLUMN_TEXT }, { "city", COLUMN_TEXT },
	{ "country", COLUMN_TEXT }, { "province", COLUMN_TEXT },
	{ "state", COLUMN_TEXT }, { "stateprovince", COLUMN_TEXT },
	{ "zip", COLUMN_TEXT }, { "phone", COLUMN_TEXT },
	{ "website", COLUMN_TEXT }, { "geo_lat", COLUMN_NUMBER },
	{ "geo_lng", COLUMN_NUMBER }, { "show_map", COLUMN_TRUTH },
	{ "show_map_link", COLUMN_TRUTH }
};

static const struct column	 organizers[] = {
	HEAD, { "phone", COLUMN_TEXT }, { "website", COLUMN_TEXT },
	{ "email", COLUMN_TEXT }
};

static const struct column	 events[] = {
	HEAD, { "excerpt", COLUMN_TEXT }, { "password", COLUMN_TEXT },
	{ "all_day", COLUMN_TRUTH }, { "start", COLUMN_TIME },
	{ "end", COLUMN_TIME }, { "start_utc", COLUMN_TIME },
	{ "end_utc", COLUMN_TIME }, { "timezone", COLUMN_TEXT },
	{ "cost", COLUMN_TEXT }, { "website", COLUMN_TEXT },
	{ "show_map", COLUMN_TRUTH }, { "show_map_link", COLUMN_TRUTH },
	{ "hide_from_listings", COLUMN_TRUTH }, { "sticky", COLUMN_TRUTH },
	{ "featured", COLUMN_TRUTH }, { "ticketed", COLUMN_TRUTH },
	{ "post_parent", COLUMN_INTEGER }
};

static const struct column	 imports[] = {
	{ "source", COLUMN_TEXT }, { "of", COLUMN_INTEGER },
	{ "name", COLUMN_TEXT }, { "id", COLUMN_INTEGER },
	{ "came", COLUMN_INTEGER }, { "made", COLUMN_INTEGER }
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
    const struct column *columns, size_t count)
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
	write_all(e, "venue", db_query(e->db, "SELECT " HEAD_COLUMNS("name")
	    ", address, city, country, province, state, stateprovince, zip,"
	    " phone, website, geo_lat, geo_lng, show_map, show_map_link"
	    " FROM venues ORDER BY id"), venues, COUNT(venues));
	write_all(e, "organizer", db_query(e->db,
	    "SELECT " HEAD_COLUMNS("name") ", phone, website, email"
	    " FROM organizers ORDER BY id"), organizers, COUNT(organizers));
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

	st = db_query(e->db, "SELECT " HEAD_COLUMNS("title") ", excerpt,"
	    " password, all_day, start_local, end_local, start_utc, end_utc,"
	    " timezone, cost, website, show_map, show_map_link,"
	    " hide_from_listings, sticky, featured, ticketed, post_parent"
	    " FROM events ORDER BY id");
	while (db_step(st)) {
		export_begin(e, "event");
		export_columns(e, st, events, COUNT(events));
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
