#include <string.h>

#include "store/db.h"
#include "store/search/search_entry.h"
#include "store/search/search_index.h"
#include "store/search/search_rows.h"
#include "store/search/search_words.h"

static void
remove_entry(struct block_row *row, int64_t event)
{
	size_t	 i;

	for (i = 0; i < row->count && row->entries[i].place.event != event; i++)
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
	    block_compare(&entry->place, &row->entries[i - 1].place) < 0; i--)
		row->entries[i] = row->entries[i - 1];
	row->entries[i] = *entry;
	row->count++;
}

/* What the row becomes with the event's entry in it, or without one. */
static void
change_row(struct block_row *row, const struct entry_maker *maker,
    const struct block_place *place, const struct block_entry *entry)
{
	search_row_read(row, maker->db, maker->arena, block_key(place));
	if (db_failed(maker->db))
		return;
	remove_entry(row, place->event);
	if (entry != NULL)
		insert_entry(row, entry);
}

void
search_index_replace(struct db *db, struct arena *arena, int64_t event,
    const struct search_times *old, const struct search_entry *entry)
{
	struct entry_maker	 maker = { db, arena, search_words(db), true };
	struct block_place	 before, place;
	struct block_entry	 now;
	struct block_row	 from, to;

	from.first = to.first = INT64_MAX;
	if (old != NULL) {
		before = (struct block_place){ old->start, old->end, event };
		change_row(&from, &maker, &before, NULL);
	}
	if (entry != NULL) {
		place = (struct block_place){ entry->times.start,
		    entry->times.end, event };
		search_entry_make(&now, &maker, &place, entry->texts);
		change_row(&to, &maker, &place, &now);
	}
	if (from.first != to.first && old != NULL)
		search_row_write(&from, db, arena);
	if (entry != NULL)
		search_row_write(&to, db, arena);
}
