#include <sys/random.h>

#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "base/arena.h"
#include "store/search/word_table.h"

#define WORDS_START	1024
#define TEXT_START	16384

void
word_table_init(struct word_table *table)
{
	memset(table, 0, sizeof(*table));
	if (getrandom(&table->seed, sizeof(table->seed), 0) !=
	    sizeof(table->seed))
		abort();
	table->arena = arena_new();
	table->room = WORDS_START;
	table->size = TEXT_START;
	table->text = arena_bytes(table->arena, table->size);
	table->text[table->length++] = '\0';
	table->starts = arena_alloc(table->arena,
	    (table->room + 1) * sizeof(*table->starts));
}

void
word_table_end(struct word_table *table)
{
	arena_free(table->arena);
}

struct word
word_table_at(const struct word_table *table, uint32_t number)
{
	struct word	 word;
	size_t		 end;

	end = number == table->count ? table->length :
	    table->starts[number + 1];
	word.text = table->text + table->starts[number];
	word.length = end - 1 - table->starts[number];
	return (word);
}

/* Where the word's number is, or the free slot where it would be. */
static uint32_t *
slot_of(const struct word_table *table, struct word word)
{
	struct word	 other;
	uint32_t	*slot;
	size_t		 i;

	i = (size_t)XXH3_64bits_withSeed(word.text, word.length, table->seed);
	for (;; i++) {
		slot = &table->slots[i & (table->slot_count - 1)];
		if (*slot == 0)
			return (slot);
		other = word_table_at(table, *slot);
		if (other.length == word.length &&
		    memcmp(other.text, word.text, word.length) == 0)
			return (slot);
	}
}

static void
fill_slots(struct word_table *table)
{
	uint32_t	 i;

	table->slot_count = 2 * table->room;
	table->slots = arena_alloc(table->arena,
	    table->slot_count * sizeof(*table->slots));
	for (i = 1; i <= table->count; i++)
		*slot_of(table, word_table_at(table, i)) = i;
}

/* Everything moves to a larger place, and the former one is given back. */
static void
grow(struct word_table *table, size_t room, size_t size)
{
	struct word_table	 old;

	old = *table;
	table->arena = arena_new();
	table->room = room;
	table->size = size;
	table->text = arena_bytes(table->arena, size);
	memcpy(table->text, old.text, old.length);
	table->starts = arena_alloc(table->arena,
	    (room + 1) * sizeof(*table->starts));
	memcpy(table->starts, old.starts,
	    (old.count + 1) * sizeof(*table->starts));
	if (old.slots != NULL)
		fill_slots(table);
	arena_free(old.arena);
}

static void
make_room(struct word_table *table, size_t length)
{
	if (table->count == table->room)
		grow(table, 2 * table->room, table->size);
	if (table->size - table->length < length + 1)
		grow(table, table->room, 2 * table->size);
}

bool
word_table_add(struct word_table *table, struct word word)
{
	if (table->length > UINT32_MAX - WORD_MAX - 1)
		return (false);
	make_room(table, word.length);
	table->starts[table->count + 1] = (uint32_t)table->length;
	memcpy(table->text + table->length, word.text, word.length);
	table->length += word.length;
	table->text[table->length++] = '\0';
	table->count++;
	if (table->slots != NULL)
		*slot_of(table, word_table_at(table, (uint32_t)table->count)) =
		    (uint32_t)table->count;
	return (true);
}

/* The newest first: then no other was put behind a slot that becomes free. */
void
word_table_forget(struct word_table *table, size_t count)
{
	for (; table->count > count; table->count--) {
		if (table->slots != NULL)
			*slot_of(table, word_table_at(table,
			    (uint32_t)table->count)) = 0;
		table->length = table->starts[table->count];
	}
}

uint32_t
word_table_find(struct word_table *table, struct word word)
{
	if (table->slots == NULL)
		fill_slots(table);
	return (*slot_of(table, word));
}

uint32_t
word_table_twice(struct word_table *table)
{
	uint32_t	 i;

	for (i = 1; i <= table->count; i++)
		if (word_table_find(table, word_table_at(table, i)) != i)
			return (i);
	return (0);
}
