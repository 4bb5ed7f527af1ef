#include "store/search/search_entry.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/search/search_index.h"
#include "store/search/search_words.h"

#define NUMBERS_START	128
#define WORD_COST	100	/* nanoseconds a lookup, about */
#define FIRST_DIGIT	0x0e	/* the first of 16 control characters */

struct numbers {
	struct arena	*arena;
	uint32_t	*list;
	size_t		 count, room;
};

static int
compare_numbers(const void *a, const void *b)
{
	uint32_t	 x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return ((x > y) - (x < y));
}

static void
sort_unique(struct numbers *numbers)
{
	size_t	 i, kept;

	if (numbers->count == 0)
		return;
	qsort(numbers->list, numbers->count, sizeof(*numbers->list),
	    compare_numbers);
	for (i = kept = 1; i < numbers->count; i++)
		if (numbers->list[i] != numbers->list[kept - 1])
			numbers->list[kept++] = numbers->list[i];
	numbers->count = kept;
}

static void
add_number(struct numbers *numbers, uint32_t number)
{
	uint32_t	*list;

	numbers->list[numbers->count++] = number;
	if (numbers->count < numbers->room)
		return;

	/* Long texts contain many words twice. */
	sort_unique(numbers);
	if (numbers->count <= numbers->room / 2)
		return;
	numbers->room *= 2;
	list = arena_alloc(numbers->arena, numbers->room * sizeof(*list));
	memcpy(list, numbers->list, numbers->count * sizeof(*list));
	numbers->list = list;
}

static uint32_t
find_number(const struct entry_maker *maker, struct word word)
{
	uint32_t	 number;

	number = word_table_find(maker->words, word);
	return (number == 0 && maker->adds ?
	    search_words_add(maker->db, word) : number);
}

static void
read_text(struct numbers *numbers, const struct entry_maker *maker,
    const char *text)
{
	struct part	 part;
	struct word	 word;

	for (; part_read(&part, text), part.kind != PART_END;
	    text += part.length) {
		memset(&word, 0, sizeof(word));
		while (part_word(&part, &word)) {
			if (!db_spend(maker->db, WORD_COST))
				return;
			add_number(numbers, find_number(maker, word));
		}
	}
}

struct word
search_list_word(int64_t list, char text[SEARCH_LIST_WORD])
{
	size_t	 length = 0;

	do {
		text[length++] = (char)(FIRST_DIGIT + (list & 15));
		list >>= 4;
	} while (list > 0);
	text[length] = '\0';

	return ((struct word){ text, length });
}

static void
read_lists(struct numbers *numbers, const struct entry_maker *maker,
    const struct list_ids *lists)
{
	char	 text[SEARCH_LIST_WORD];
	size_t	 i;

	for (i = 0; i < lists->count; i++)
		if (db_spend(maker->db, WORD_COST))
			add_number(numbers, find_number(maker,
			    search_list_word(lists->list[i], text)));
}

/* The numbers ascend, so narrow ones come first. */
static void
pack_numbers(struct block_entry *entry, const struct numbers *numbers)
{
	uint16_t	*narrow;
	uint32_t	*wide;
	size_t		 i;

	while (entry->narrow_count < numbers->count &&
	    numbers->list[entry->narrow_count] < BLOCK_NARROW)
		entry->narrow_count++;
	entry->wide_count = numbers->count - entry->narrow_count;
	narrow = arena_alloc(numbers->arena, entry->narrow_count * 2);
	wide = arena_alloc(numbers->arena, entry->wide_count * 4);
	for (i = 0; i < entry->narrow_count; i++)
		narrow[i] = htole16((uint16_t)numbers->list[i]);
	for (i = 0; i < entry->wide_count; i++)
		wide[i] = htole32(numbers->list[entry->narrow_count + i]);
	entry->narrow = (const uint8_t *)narrow;
	entry->wide = (const uint8_t *)wide;
}

static void
numbers_init(struct numbers *numbers, struct arena *arena)
{
	memset(numbers, 0, sizeof(*numbers));
	numbers->arena = arena;
	numbers->room = NUMBERS_START;
	numbers->list = arena_alloc(arena,
	    numbers->room * sizeof(*numbers->list));
}

static void
finish(struct block_entry *entry, struct numbers *numbers,
    const struct block_event *event)
{
	sort_unique(numbers);
	memset(entry, 0, sizeof(*entry));
	entry->event = *event;
	pack_numbers(entry, numbers);
}

void
search_entry_make(struct block_entry *entry, const struct entry_maker *maker,
    const struct block_event *event, const char *const *texts,
    const struct list_ids *lists)
{
	struct numbers	 numbers;
	size_t		 i;

	numbers_init(&numbers, maker->arena);
	for (i = 0; i < SEARCH_TEXTS; i++)
		read_text(&numbers, maker, texts[i]);
	read_lists(&numbers, maker, lists);
	finish(entry, &numbers, event);
}

/* Adds the numbers of an entry, except some. */
static void
add_others(struct numbers *numbers, const struct block_entry *entry,
    const struct numbers *but)
{
	uint32_t	 number;
	size_t		 i, count = entry->narrow_count + entry->wide_count;

	for (i = 0; i < count; i++) {
		number = block_entry_number(entry, i);
		if (bsearch(&number, but->list, but->count, sizeof(number),
		    compare_numbers) == NULL)
			add_number(numbers, number);
	}
}

void
search_entry_relink(struct block_entry *entry, const struct entry_maker *maker,
    const struct list_ids *before, const struct list_ids *after)
{
	struct block_event	 event = entry->event;
	struct numbers		 numbers, gone;

	numbers_init(&gone, maker->arena);
	read_lists(&gone, maker, before);
	sort_unique(&gone);
	numbers_init(&numbers, maker->arena);
	add_others(&numbers, entry, &gone);
	read_lists(&numbers, maker, after);
	finish(entry, &numbers, &event);
}

void
search_entry_read(struct block_entry *entry, const struct entry_maker *maker,
    const struct block_event *event)
{
	struct search_event	 e = { .texts = { "", "", "" } };
	struct statement	*st;

	st = db_query(maker->db, "SELECT " SEARCH_EVENT " FROM event_texts t"
	    " LEFT JOIN event_index i ON i.event_id = t.event_id"
	    " WHERE t.event_id = $1");
	db_bind_integer(st, 1, event->id);
	if (db_step(st))
		search_event_read(&e, maker->arena, st, 0);
	search_entry_make(entry, maker, event, e.texts, &e.lists);
	db_done(st);
}

void
search_entry_events(struct block_events *events, struct db *db,
    struct arena *arena)
{
	struct statement	*st;
	struct block_event	*event;
	size_t			 room;

	st = db_query(db, "SELECT COUNT(*) FROM events e WHERE "
	    SEARCH_LISTED);
	room = db_step(st) ? (size_t)db_integer(st, 0) : 0;
	db_done(st);

	events->count = 0;
	events->list = arena_alloc(arena, room * sizeof(*events->list));
	st = db_query(db, "SELECT start_local, end_local, id FROM events e"
	    " WHERE " SEARCH_LISTED);
	while (events->count < room && db_step(st)) {
		event = &events->list[events->count++];
		event->start = db_integer(st, 0);
		event->end = db_integer(st, 1);
		event->id = db_integer(st, 2);
	}
	db_done(st);
	qsort(events->list, events->count, sizeof(*events->list),
	    block_compare);
}
