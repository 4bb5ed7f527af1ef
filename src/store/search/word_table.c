#include "store/search/word_table.h"

#include <sys/random.h>

#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "base/arena.h"

#define WORDS_START	1024
#define TEXT_START	16384
#define STRIDE		64	/* offsets compared at once */

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

/* Returns the slot of a word, or the free slot for it. */
static uint32_t *
find_slot(const struct word_table *table, struct word word)
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
		*find_slot(table, word_table_at(table, i)) = i;
}

/* Copies everything to a larger arena, then frees the old one. */
static void
grow_table(struct word_table *table, size_t room, size_t size)
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
		grow_table(table, 2 * table->room, table->size);
	if (table->size - table->length < length + 1)
		grow_table(table, table->room, 2 * table->size);
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
		*find_slot(table, word_table_at(table,
		    (uint32_t)table->count)) = (uint32_t)table->count;
	return (true);
}

/*
 * Removes the newest words first. Then no lookup of an older word has passed
 * the freed slots.
 */
void
word_table_forget(struct word_table *table, size_t count)
{
	for (; table->count > count; table->count--) {
		if (table->slots != NULL)
			*find_slot(table, word_table_at(table,
			    (uint32_t)table->count)) = 0;
		table->length = table->starts[table->count];
	}
}

uint32_t
word_table_find(struct word_table *table, struct word word)
{
	if (table->slots == NULL)
		fill_slots(table);
	return (*find_slot(table, word));
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

/*
 * Faster than memmem() alone: compares the first and last byte of the part at
 * many offsets at once, which rules out nearly all of them.
 */
static const char *
next_match(const char *at, const char *end, const char *part, size_t length,
    size_t first, size_t last)
{
	unsigned char	 found;
	int		 i;

	for (; (size_t)(end - at) >= STRIDE + length; at += STRIDE) {
		for (found = 0, i = 0; i < STRIDE; i++)
			found |= (at[first + i] == part[first]) &
			    (at[last + i] == part[last]);
		for (i = 0; found && i < STRIDE; i++)
			if (memcmp(at + i, part, length) == 0)
				return (at + i);
	}
	return (memmem(at, (size_t)(end - at), part, length));
}

bool
word_set_has(const struct word_set *set, uint32_t number)
{
	size_t	 i;

	if (set->map != NULL)
		return (set->map[number]);
	for (i = 0; i < set->count; i++)
		if (set->few[i] == number)
			return (true);
	return (false);
}

void
word_set_init(struct word_set *set, const struct word_table *table)
{
	memset(set, 0, sizeof(*set));
	set->limit = table->count < UINT16_MAX ? UINT16_MAX + 1 :
	    table->count + 1;
}

void
word_set_add(struct word_set *set, struct arena *arena, uint32_t number)
{
	size_t	 i;

	if (set->count == WORD_SET_FEW) {
		set->map = arena_alloc(arena, set->limit);
		for (i = 0; i < WORD_SET_FEW; i++)
			set->map[set->few[i]] = 1;
	}
	if (set->count < WORD_SET_FEW)
		set->few[set->count] = number;
	else
		set->map[number] = 1;
	set->count++;
}

void
word_table_with(const struct word_table *table, struct arena *arena,
    enum word_position position, struct word part, struct word_set *set)
{
	char		 bordered[WORD_MAX + 2];
	const char	*at, *end;
	size_t		 length, front, back;
	uint32_t	 number;

	word_set_init(set, table);
	if (part.length == 0 || part.length > WORD_MAX)
		return;
	front = position == WORD_FRONT || position == WORD_WHOLE;
	back = position == WORD_BACK || position == WORD_WHOLE;
	length = front + part.length + back;
	bordered[0] = bordered[length - 1] = '\0';
	memcpy(bordered + front, part.text, part.length);

	end = table->text + table->length;
	number = 1;
	for (at = table->text; (at = next_match(at, end, bordered, length,
	    front, front + part.length - 1)) != NULL; at++) {
		at += front;
		while (number < table->count && table->text +
		    table->starts[number + 1] <= at)
			number++;
		word_set_add(set, arena, number);
		at += word_table_at(table, number).length -
		    (size_t)(at - table->text - table->starts[number]) - 1;
	}
}
