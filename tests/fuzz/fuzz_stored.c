/*
 * The service on a database that another program has written. If its schema is
 * ours, every read is answered.
 *
 * The bytes are a sequence of changes, each a length and as many bytes: a
 * table, a column, a kind of value, and the value; or, for pages, a position
 * in the file and the bytes there.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/check/check.h"
#include "store/sqlite/connection.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/world.h"

#define TABLES	\
	"SELECT name FROM sqlite_schema WHERE type = 'table'" \
	" AND name NOT LIKE 'sqlite%' ORDER BY name LIMIT 1 OFFSET ?"
#define COLUMNS	"SELECT name FROM pragma_table_info(?) LIMIT 1 OFFSET ?"

static const char *const	 targets[] = {
	"/calendar/events/v1/events?per_page=50&start_date=0001-01-01",
	("/calendar/events/v1/events?order=desc&search=talk&page=2&per_page=1"
	    "&start_date=0001-01-01"),
	"/calendar/events/v1/events?categories=1,2&tags=3&orderby=title",
	"/calendar/events/v1/events?geoloc_lat=41.9&geoloc_lng=12.5",
	"/calendar/events/v1/events?venue=1&featured=true",
	"/calendar/events/v1/events.ics?start_date=0001-01-01",
	"/calendar/events/v1/events.rss", "/calendar/events/v1/events.jsonld",
	"/calendar/events/v1/events/3", "/calendar/events/v1/events/4.ics",
	"/calendar/events/v1/venues", "/calendar/events/v1/organizers/2",
	"/calendar/events/v1/categories/2", "/calendar/events/v1/tags",
	"/?year=2026&month=12", "/?view=list", "/event/evening-talk",
	"/venue/old-hall", "/events/category/jazz/bebop", "/tag/free"
};

static unsigned char	*sound;
static sqlite3_int64	 sound_size;

/* Finds a name of the schema, or "". */
static void
find_name(sqlite3 *sqlite, const char *sql, const char *of, int i,
    char name[64])
{
	sqlite3_stmt	*st;

	MUST(sqlite3_prepare_v2(sqlite, sql, -1, &st, NULL) == SQLITE_OK);
	if (of != NULL)
		sqlite3_bind_text(st, 1, of, -1, SQLITE_STATIC);
	sqlite3_bind_int(st, of != NULL ? 2 : 1, i);
	*name = '\0';
	if (sqlite3_step(st) == SQLITE_ROW)
		sqlite3_snprintf(64, name, "%s", sqlite3_column_text(st, 0));
	sqlite3_finalize(st);
}

static void
bind_value(sqlite3_stmt *st, unsigned kind, const uint8_t *data, size_t size)
{
	int64_t	 n = 0;
	double	 d = 0;

	memcpy(&n, data, size < sizeof(n) ? size : sizeof(n));
	memcpy(&d, &n, sizeof(d));
	switch (kind % 5) {
	case 0:
		sqlite3_bind_int64(st, 1, (signed char)n);
		break;
	case 1:
		sqlite3_bind_int64(st, 1, n);
		break;
	case 2:
		sqlite3_bind_double(st, 1, d);
		break;
	case 3:
		sqlite3_bind_text(st, 1, (const char *)data, (int)size,
		    SQLITE_STATIC);
		break;
	case 4:
		sqlite3_bind_blob(st, 1, data, (int)size, SQLITE_STATIC);
		break;
	}
}

static void
change_value(sqlite3 *sqlite, const uint8_t *data, size_t size)
{
	sqlite3_stmt	*st;
	char		 table[64], column[64], sql[256];

	if (size < 3)
		return;
	find_name(sqlite, TABLES, NULL, data[0] % 32, table);
	find_name(sqlite, COLUMNS, table, data[1], column);
	if (*column == '\0')
		return;
	sqlite3_snprintf(sizeof(sql), sql, "UPDATE OR REPLACE \"%w\""
	    " SET \"%w\" = ?", table, column);
	MUST(sqlite3_prepare_v2(sqlite, sql, -1, &st, NULL) == SQLITE_OK);
	bind_value(st, data[2], data + 3, size - 3);
	(void)sqlite3_step(st);
	(void)sqlite3_finalize(st);
}

static void
change_page(unsigned char *bytes, const uint8_t *data, size_t size)
{
	uint32_t	 place;

	if (size <= sizeof(place))
		return;
	memcpy(&place, data, sizeof(place));
	place %= (uint32_t)sound_size;
	size -= sizeof(place);
	if ((sqlite3_int64)size > sound_size - place)
		size = (size_t)(sound_size - place);
	memcpy(bytes + place, data + sizeof(place), size);
}

/* A length above 127 is a change of a page. Those come before all values. */
static void
change_all(sqlite3 *sqlite, unsigned char *bytes, const uint8_t *data,
    size_t size)
{
	size_t	 length;

	for (; size > 0; data += length, size -= length) {
		length = *data & 0x7f;
		data++;
		if (length > --size)
			length = size;
		if ((data[-1] & 0x80) == 0 && bytes == NULL)
			change_value(sqlite, data, length);
		else if ((data[-1] & 0x80) != 0 && bytes != NULL)
			change_page(bytes, data, length);
	}
}

/* Uses another connection, since ours caches its statements. */
static void
load(struct db *db, const uint8_t *data, size_t size)
{
	unsigned char	*bytes;
	sqlite3_backup	*backup;
	sqlite3		*from;

	db_recover(db);
	MUST(sqlite3_open(":memory:", &from) == SQLITE_OK);
	MUST((bytes = sqlite3_malloc64((sqlite3_uint64)sound_size)) != NULL);
	memcpy(bytes, sound, (size_t)sound_size);
	change_all(from, bytes, data, size);
	MUST(sqlite3_deserialize(from, "main", bytes, sound_size,
	    sound_size, SQLITE_DESERIALIZE_FREEONCLOSE |
	    SQLITE_DESERIALIZE_RESIZEABLE) == SQLITE_OK);
	backup = sqlite3_backup_init(handle_of(db), "main", from, "main");
	MUST(backup != NULL);
	(void)sqlite3_backup_step(backup, -1);
	(void)sqlite3_backup_finish(backup);
	sqlite3_close(from);
}

/* A server compares the schema when it starts (store_prepare()). */
static bool
has_our_schema(struct db *db)
{
	bool	 same;

	same = check_first(db, db->engine->check_schema) == NULL &&
	    !db_failed(db);
	db_recover(db);
	return (same);
}

int
fuzz_stored(const uint8_t *data, size_t size)
{
	struct db	*db;
	size_t		 i;

	db = world_db();
	if (sound == NULL)
		sound = sqlite3_serialize(handle_of(db), "main", &sound_size,
		    0);
	load(db, data, size);
	if (has_our_schema(db)) {
		(void)sqlite3_exec(handle_of(db), "PRAGMA foreign_keys = OFF;"
		    "PRAGMA ignore_check_constraints = ON", NULL, NULL, NULL);
		change_all(handle_of(db), NULL, data, size);
		(void)sqlite3_exec(handle_of(db), "PRAGMA foreign_keys = ON;"
		    "PRAGMA ignore_check_constraints = OFF", NULL, NULL, NULL);
		for (i = 0; i < COUNT(targets); i++)
			world_look(ROLE_EDITOR, targets[i]);
		(void)check_first(db, check_database);
	}
	load(db, NULL, 0);

	return (0);
}
