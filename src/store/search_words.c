#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "base/arena.h"
#include "store/db_sqlite.h"
#include "store/search_words.h"

#define WORDS_START	1024
#define TEXT_START	16384

/*
 * All words in one text, each between two NULs, so that one search through it
 * finds what it is about wherever the word borders are to be.
 */
struct search_words {
	struct arena	*arena;		/* of what follows */
	char		*text;
	size_t		 length, size;	/* of the text */
	uint32_t	*starts;	/* by number, in the text */
	size_t		 count, room;	/* of the words; numbers go up to it */
	uint32_t	*slots;		/* a hash table of numbers, or NULL */
	size_t		 slot_count;	/* a power of two */

	/* Words up to `sure` stay when the writing transaction is undone. */
	size_t		 sure;
	uint64_t	 writes, undone;	/* of struct db, when last seen */
};

static struct word
word_at(const struct search_words *words, uint32_t number)
{
	struct word	 word;
	size_t		 end;

	end = number == words->count ? words->length :
	    words->starts[number + 1];
	word.text = words->text + words->starts[number];
	word.length = end - 1 - words->starts[number];
	return (word);
}

/* Where the word's number is, or the free slot where it would be. */
static uint32_t *
slot_of(const struct search_words *words, struct word word)
{
	struct word	 other;
	uint32_t	*slot;
	size_t		 i;

	i = (size_t)XXH3_64bits(word.text, word.length);
	for (;; i++) {
		slot = &words->slots[i & (words->slot_count - 1)];
		if (*slot == 0)
			return (slot);
		other = word_at(words, *slot);
		if (other.length == word.length &&
		    memcmp(other.text, word.text, word.length) == 0)
			return (slot);
	}
}

static void
fill_slots(struct search_words *words)
{
	uint32_t	 i;

	words->slot_count = 2 * words->room;
	words->slots = arena_alloc(words->arena,
	    words->slot_count * sizeof(*words->slots));
	for (i = 1; i <= words->count; i++)
		*slot_of(words, word_at(words, i)) = i;
}

/* Everything moves to a larger place, and the former one is given back. */
static void
grow(struct search_words *words, size_t room, size_t size)
{
	struct search_words	 old;

	old = *words;
	words->arena = arena_new();
	words->room = room;
	words->size = size;
	words->text = arena_bytes(words->arena, size);
	memcpy(words->text, old.text, old.length);
	words->starts = arena_alloc(words->arena,
	    (room + 1) * sizeof(*words->starts));
	memcpy(words->starts, old.starts,
	    (old.count + 1) * sizeof(*words->starts));
	if (old.slots != NULL)
		fill_slots(words);
	arena_free(old.arena);
}

static void
make_room(struct search_words *words, size_t length)
{
	if (words->count == words->room)
		grow(words, 2 * words->room, words->size);
	if (words->size - words->length < length + 1)
		grow(words, words->room, 2 * words->size);
}

/* False when there are as many as numbers and places of 32 bits can tell. */
static bool
append(struct search_words *words, struct word word)
{
	if (words->length > UINT32_MAX - WORD_MAX - 1)
		return (false);
	make_room(words, word.length);
	words->starts[words->count + 1] = (uint32_t)words->length;
	memcpy(words->text + words->length, word.text, word.length);
	words->length += word.length;
	words->text[words->length++] = '\0';
	words->count++;
	if (words->slots != NULL)
		*slot_of(words, word_at(words, (uint32_t)words->count)) =
		    (uint32_t)words->count;
	return (true);
}

/* The newest first: then no other was put behind a slot that becomes free. */
static void
forget(struct search_words *words, size_t count)
{
	for (; words->count > count; words->count--) {
		if (words->slots != NULL)
			*slot_of(words, word_at(words,
			    (uint32_t)words->count)) = 0;
		words->length = words->starts[words->count];
	}
}

static struct search_words *
make(struct db *db)
{
	struct search_words	*words;

	words = arena_alloc(db->arena, sizeof(*words));
	words->arena = arena_new();
	words->room = WORDS_START;
	words->size = TEXT_START;
	words->text = arena_bytes(words->arena, words->size);
	words->text[words->length++] = '\0';
	words->starts = arena_alloc(words->arena,
	    (words->room + 1) * sizeof(*words->starts));
	return (words);
}

static void
load(struct db *db, struct search_words *words)
{
	struct statement	*st;
	struct word		 word;

	st = db_query(db,
	    "SELECT id, word FROM search_words WHERE id > $1 ORDER BY id");
	db_bind_integer(st, 1, (int64_t)words->count);
	while (db_step(st)) {
		word.text = db_text(st, 1);
		word.length = word.text == NULL ? 0 : strlen(word.text);
		if (db_integer(st, 0) != (int64_t)words->count + 1 ||
		    word.length == 0 || word.length > WORD_MAX ||
		    !append(words, word)) {
			db_fail_with(db, DB_BROKEN,
			    "search_words is damaged");
			break;
		}
	}
	db_done(st);
}

/*
 * Numbers that an undone savepoint has given are given again, so what was
 * learnt in the same writing transaction is in doubt from then on.
 */
struct search_words *
search_words(struct db *db)
{
	struct search_words	*words;

	if (db->words == NULL)
		db->words = make(db);
	words = db->words;
	if (words->undone != db->undone)
		forget(words, words->sure);
	else if (words->writes != db->writes)
		words->sure = words->count;
	words->undone = db->undone;
	words->writes = db->writes;
	load(db, words);
	return (words);
}

void
search_words_free(struct search_words *words)
{
	if (words != NULL)
		arena_free(words->arena);
}

uint32_t
search_words_find(struct search_words *words, struct word word)
{
	if (words->slots == NULL)
		fill_slots(words);
	return (*slot_of(words, word));
}

uint32_t
search_words_twice(struct search_words *words)
{
	uint32_t	 i;

	for (i = 1; i <= words->count; i++)
		if (search_words_find(words, word_at(words, i)) != i)
			return (i);
	return (0);
}

uint32_t
search_words_number(struct db *db, struct search_words *words,
    struct word word)
{
	struct statement	*st;
	uint32_t		 number;

	if ((number = search_words_find(words, word)) != 0 || db_failed(db))
		return (number);
	if (!append(words, word)) {
		db_fail_with(db, DB_FULL, "too many words");
		return (0);
	}
	/* SQLite would take the bytes up to a NUL, and there is one. */
	number = (uint32_t)words->count;
	st = db_query(db, "INSERT INTO search_words VALUES ($1, $2)");
	db_bind_integer(st, 1, number);
	db_bind_text(st, 2, word_at(words, number).text);
	db_run(st);
	return (number);
}

#define STRIDE	64

/*
 * memmem() looks at each byte by itself; two bytes of the part, compared at
 * many places at once, rule out nearly all of them faster.
 */
static const char *
next_place(const char *at, const char *end, const char *part, size_t length,
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

static void
add_to_set(struct word_set *set, struct arena *arena, uint32_t number)
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
search_words_with(const struct search_words *words, struct arena *arena,
    enum word_place place, struct word part, struct word_set *set)
{
	char		 bordered[WORD_MAX + 2];
	const char	*at, *end;
	size_t		 length, front, back;
	uint32_t	 number;

	memset(set, 0, sizeof(*set));
	set->limit = words->count < UINT16_MAX ? UINT16_MAX + 1 :
	    words->count + 1;
	if (part.length == 0 || part.length > WORD_MAX)
		return;
	front = place == WORD_FRONT || place == WORD_WHOLE;
	back = place == WORD_BACK || place == WORD_WHOLE;
	length = front + part.length + back;
	bordered[0] = bordered[length - 1] = '\0';
	memcpy(bordered + front, part.text, part.length);

	end = words->text + words->length;
	number = 1;
	for (at = words->text; (at = next_place(at, end, bordered, length,
	    front, front + part.length - 1)) != NULL; at++) {
		at += front;
		while (number < words->count && words->text +
		    words->starts[number + 1] <= at)
			number++;
		add_to_set(set, arena, number);
		at += word_at(words, number).length -
		    (size_t)(at - words->text - words->starts[number]) - 1;
	}
}
