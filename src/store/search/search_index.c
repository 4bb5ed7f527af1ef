#include "store/search/search_index.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"
#include "store/search/search_entry.h"
#include "store/search/search_words.h"

#define FILL	3400	/* bytes of a new row; leaves room to grow */

/* A block as a row of search_blocks. */
struct block_row {
	int64_t			 first;		/* the key of the row */
	const void		*bytes;		/* as stored; NULL: a new row */
	size_t			 length;
	struct block_entry	*entries;	/* with room for one more */
	size_t			 count;
};

/* Reads the entries, with room for one more. */
static bool
read_entries(struct block_row *row, struct arena *arena)
{
	struct block	 block;

	if (!block_open(&block, row->bytes, row->length) ||
	    block.count > row->length)
		return (false);
	row->entries = arena_alloc(arena,
	    (block.count + 1) * sizeof(*row->entries));
	while (block.count > 0)
		if (!block_read(&block, &row->entries[row->count++]))
			return (false);
	return (true);
}

/* Reads the row for a key. Returns false after an error of the database. */
static bool
read_row(struct block_row *row, struct db *db, struct arena *arena,
    int64_t key)
{
	struct statement	*st;
	const void		*bytes;

	memset(row, 0, sizeof(*row));
	st = db_query(db, "SELECT first, entries FROM search_blocks"
	    " WHERE first <= $1 ORDER BY first DESC LIMIT 1");
	db_bind_integer(st, 1, key);
	if (db_step(st)) {
		row->first = db_integer(st, 0);
		bytes = db_blob(st, 1, &row->length);
		row->bytes = arena_copy(arena, bytes, row->length);
	}
	db_done(st);
	if (db_failed(db))
		return (false);
	if (row->bytes != NULL && read_entries(row, arena))
		return (true);
	db_fail(db, DB_BROKEN, "a row of search_blocks is damaged or missing");
	return (false);
}

/*
 * Returns the index at which to split the row, or 0 if all entries have the
 * same key.
 */
static size_t
find_split(const struct block_entry *entries, size_t count)
{
	size_t	 i, size, half;

	for (i = half = 0; i < count; i++)
		half += block_size(&entries[i]);
	half /= 2;
	for (i = size = 0; i + 1 < count && size < half; i++)
		size += block_size(&entries[i]);
	while (i > 0 && block_key(&entries[i].event) ==
	    block_key(&entries[i - 1].event))
		i--;
	return (i);
}

static void
store_block(struct db *db, int64_t first, const struct block_entry *entries,
    size_t count, const struct buf *bytes)
{
	struct statement	*st;
	int64_t			 last_end;
	size_t			 i;

	last_end = INT64_MIN;
	for (i = 0; i < count; i++)
		if (entries[i].event.end > last_end)
			last_end = entries[i].event.end;
	st = db_query(db, "INSERT INTO search_blocks VALUES ($1, $2, $3)"
	    " ON CONFLICT (first) DO UPDATE"
	    " SET last_end = excluded.last_end, entries = excluded.entries");
	db_bind_integer(st, 1, first);
	db_bind_integer(st, 2, last_end);
	db_bind_blob(st, 3, bytes->data, bytes->length);
	db_run(st);
}

static void
remove_block(struct db *db, int64_t first)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM search_blocks WHERE first = $1");
	db_bind_integer(st, 1, first);
	db_run(st);
}

/*
 * Stores a changed row. A row that is too large is stored as two. A row without
 * entries is deleted, except the first row.
 */
static void
write_row(const struct block_row *row, struct db *db,
    struct arena *arena)
{
	struct block_row	 part;
	struct buf		 bytes;
	size_t			 middle;

	if (db_failed_yet(db))
		return;
	if (row->count == 0 && row->first != INT64_MIN) {
		remove_block(db, row->first);
		return;
	}
	buf_init(&bytes, arena, BLOCK_FULL);
	block_write(&bytes, row->entries, row->count);
	if (row->bytes != NULL && bytes.length == row->length &&
	    memcmp(bytes.data, row->bytes, row->length) == 0)
		return;
	if (bytes.length <= BLOCK_FULL || (middle = find_split(row->entries,
	    row->count)) == 0) {
		store_block(db, row->first, row->entries, row->count, &bytes);
		return;
	}
	part = *row;
	part.length = 0;
	part.count = middle;
	write_row(&part, db, arena);
	part.first = block_key(&row->entries[middle].event);
	part.entries = row->entries + middle;
	part.count = row->count - middle;
	write_row(&part, db, arena);
}

static void
remove_entry(struct block_row *row, int64_t event)
{
	size_t	 i;

	for (i = 0; i < row->count && row->entries[i].event.id != event; i++)
		continue;
	if (i == row->count)
		return;
	row->count--;
	memmove(&row->entries[i], &row->entries[i + 1],
	    (row->count - i) * sizeof(*row->entries));
}

static void
insert_entry(struct block_row *row, const struct block_entry *entry)
{
	size_t	 i;

	for (i = row->count; i > 0 &&
	    block_compare(&entry->event, &row->entries[i - 1].event) < 0; i--)
		row->entries[i] = row->entries[i - 1];
	row->entries[i] = *entry;
	row->count++;
}

/* Replaces or removes an event's entry in its row. */
static void
change_row(struct block_row *row, const struct entry_maker *maker,
    const struct block_event *event, const struct block_entry *entry)
{
	if (!read_row(row, maker->db, maker->arena, block_key(event)))
		return;
	remove_entry(row, event->id);
	if (entry != NULL)
		insert_entry(row, entry);
}

static void
replace(const struct entry_maker *maker, int64_t event,
    const struct search_times *old, const struct search_entry *entry)
{
	struct block_event	 before, after;
	struct block_entry	 now;
	struct block_row	 from, to;

	from.first = to.first = INT64_MAX;
	if (old != NULL) {
		before = (struct block_event){ old->start, old->end, event };
		change_row(&from, maker, &before, NULL);
	}
	if (entry != NULL) {
		after = (struct block_event){ entry->times.start,
		    entry->times.end, event };
		search_entry_make(&now, maker, &after, entry->texts,
		    &entry->lists);
		change_row(&to, maker, &after, &now);
	}
	if (from.first != to.first && old != NULL)
		write_row(&from, maker->db, maker->arena);
	if (entry != NULL)
		write_row(&to, maker->db, maker->arena);
}

void
search_index_replace(struct db *db, struct arena *arena, int64_t event,
    const struct search_times *old, const struct search_entry *entry)
{
	const struct entry_maker	 maker = { db, arena, search_words(db),
	    true };

	replace(&maker, event, old, entry);
}

void
search_index_replace_all(struct db *db, struct arena *arena,
    const struct search_change *changes, size_t count)
{
	struct entry_maker		 maker = { db, arena, NULL, true };
	const struct search_change	*c;

	if (count == 0)
		return;
	maker.words = search_words(db);
	for (c = changes; c < changes + count && !db_failed_yet(db); c++)
		replace(&maker, c->event, c->had ? &c->old : NULL,
		    c->has ? &c->entry : NULL);
}

static struct block_event
event_of(const struct search_links *l)
{
	return ((struct block_event){ l->times.start, l->times.end,
	    l->event });
}

static int
compare_links(const void *p, const void *q)
{
	const struct block_event	 a = event_of(p), b = event_of(q);

	return (block_compare(&a, &b));
}

/* Returns the first key that belongs to a later row, or INT64_MAX. */
static int64_t
row_end(struct db *db, int64_t first)
{
	struct statement	*st;
	int64_t			 end;

	st = db_query(db, "SELECT first FROM search_blocks WHERE first > $1"
	    " ORDER BY first LIMIT 1");
	db_bind_integer(st, 1, first);
	end = db_step(st) ? db_integer(st, 0) : INT64_MAX;
	db_done(st);
	return (end);
}

static void
relink(struct block_row *row, const struct entry_maker *maker,
    const struct search_links *l)
{
	size_t	 i;

	for (i = 0; i < row->count; i++)
		if (row->entries[i].event.id == l->event) {
			search_entry_relink(&row->entries[i], maker,
			    &l->before, &l->after);
			break;
		}
}

void
search_index_relink(struct db *db, struct arena *arena,
    struct search_links *links, size_t count)
{
	struct entry_maker	 maker = { db, arena, NULL, true };
	struct block_event	 event;
	struct block_row	 row;
	int64_t			 end = INT64_MIN;
	size_t			 i;

	if (count == 0)
		return;
	maker.words = search_words(db);
	qsort(links, count, sizeof(*links), compare_links);
	for (i = 0; i < count; i++) {
		event = event_of(&links[i]);
		if (i == 0 || block_key(&event) >= end) {
			if (i > 0)
				write_row(&row, db, arena);
			if (!read_row(&row, db, arena, block_key(&event)))
				return;
			end = row_end(db, row.first);
		}
		relink(&row, &maker, &links[i]);
	}
	write_row(&row, db, arena);
}

static bool
is_row_full(const struct block_row *row, size_t size,
    const struct block_event *next)
{
	return (size > FILL && block_key(next) !=
	    block_key(&row->entries[row->count - 1].event));
}

/* Writes one row with the events from `start` on. Returns their number. */
static size_t
write_new_row(const struct entry_maker *maker,
    const struct block_events *events, size_t start)
{
	struct block_row	 row;
	struct block_entry	*entry;
	size_t			 i, size;

	memset(&row, 0, sizeof(row));
	row.first = start == 0 ? INT64_MIN : block_key(&events->list[start]);
	row.entries = arena_alloc(maker->arena, FILL * sizeof(*row.entries));
	for (i = start, size = 0; i < events->count && row.count < FILL; i++) {
		if (row.count > 0 && is_row_full(&row, size, &events->list[i]))
			break;
		entry = &row.entries[row.count++];
		search_entry_read(entry, maker, &events->list[i]);
		size += block_size(entry);
	}
	write_row(&row, maker->db, maker->arena);
	return (row.count);
}

static void
empty_first_row(struct db *db)
{
	struct statement	*st;

	st = db_query(db,
	    "UPDATE search_blocks SET entries = $1, last_end = $2"
	    " WHERE first = $2");
	db_bind_blob(st, 1, "", 0);
	db_bind_integer(st, 2, INT64_MIN);
	db_run(st);
}

void
search_index_rebuild(struct db *db)
{
	struct entry_maker	 maker = { db, arena_new(), NULL, true };
	struct statement	*st;
	struct arena		*arena;
	struct block_events	 events;
	size_t			 i;

	arena = arena_new();
	maker.words = search_words(db);
	empty_first_row(db);
	st = db_query(db, "DELETE FROM search_blocks WHERE first > $1");
	db_bind_integer(st, 1, INT64_MIN);
	db_run(st);
	search_entry_events(&events, db, arena);
	for (i = 0; i < events.count && !db_failed(db);
	    arena_reset(maker.arena))
		i += write_new_row(&maker, &events, i);
	arena_free(arena);
	arena_free(maker.arena);
}
