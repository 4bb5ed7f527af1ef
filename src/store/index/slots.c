#include "store/index/slots.h"

#include <sys/mman.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/budget.h"
#include "store/engine.h"

#define PIECE	65536	/* bytes of texts that are allocated together */
#define GROUP	64	/* words whose memory is fetched together */

/* Zeros, which take memory only once they are written. */
static void *
reserve_zeros(size_t count, size_t size)
{
	void	*p;

	p = mmap(NULL, count * size, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		abort();
	return (p);
}

/* Calls back for each array with one element, or 1/64 of one, for a slot. */
static void
each_column(struct slots *s, void (*call)(void *, size_t count, size_t size))
{
	const size_t	 room = s->room, zones = room / SLOT_ZONE + 1;
	const size_t	 words = room / 64 + 1;
	int64_t		**numbers[] = { &s->id, &s->author, &s->parent,
			    &s->series, &s->end_utc };
	size_t		 i;

	for (i = 0; i < COUNT(numbers); i++)
		call(numbers[i], room + 64, sizeof(**numbers[0]));
	for (i = 0; i < SLOT_TIMES; i++) {
		call(&s->time[i], room + 64, sizeof(*s->time[i]));
		call(&s->zones[i], zones, sizeof(*s->zones[i]));
	}
	for (i = 0; i < SLOT_BITS; i++)
		call(&s->bits[i], words, sizeof(*s->bits[i]));
	for (i = 0; i < SLOT_ORDERS; i++)
		call(&s->by[i], room, sizeof(*s->by[i]));
	call(&s->status, room, sizeof(*s->status));
	call(&s->venue, room, sizeof(*s->venue));
	call(&s->title, room, sizeof(*s->title));
	call(&s->title_prefix, room, sizeof(*s->title_prefix));
	call(&s->died, room, sizeof(*s->died));
}

static void
reserve_column(void *column, size_t count, size_t size)
{
	void	*p = reserve_zeros(count, size);

	memcpy(column, &p, sizeof(p));
}

static void
release_column(void *column, size_t count, size_t size)
{
	void	*p;

	memcpy(&p, column, sizeof(p));
	munmap(p, count * size);
}

/* Writers first: a stream of readers must not keep changes away. */
static void
init_lock(pthread_rwlock_t *lock)
{
	pthread_rwlockattr_t	 attr;

	pthread_rwlockattr_init(&attr);
	pthread_rwlockattr_setkind_np(&attr,
	    PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
	pthread_rwlock_init(lock, &attr);
	pthread_rwlockattr_destroy(&attr);
}

bool
slots_begin_change(struct slots *s, struct db *db)
{
	if (!budget_is_hurried(db->budget))
		return (pthread_rwlock_wrlock(&s->lock) == 0);
	if (pthread_rwlock_trywrlock(&s->lock) == 0)
		return (true);
	(void)db_spend(db, INT64_MAX);
	return (false);
}

void
slots_end_change(struct slots *s)
{
	pthread_rwlock_unlock(&s->lock);
}

void
slots_init(struct slots *s, uint32_t room)
{
	memset(s, 0, sizeof(*s));
	init_lock(&s->lock);
	s->room = (room + SLOT_ZONE - 1) / SLOT_ZONE * SLOT_ZONE;
	each_column(s, reserve_column);
	posting_heap_init(&s->heap, s->room / 64 + 1);
}

/* The postings of a text, which may be new. */
static uint32_t
add_posted(struct posted *p, const char *text, size_t length)
{
	const uint32_t	 number = dictionary_add(&p->texts, text, length);
	size_t		 old = p->room;

	if (number >= p->room) {
		p->room = p->room == 0 ? 64 : p->room * 2;
		p->postings = reallocarray(p->postings, p->room,
		    sizeof(*p->postings));
		if (p->postings == NULL)
			abort();
		memset(p->postings + old, 0,
		    (p->room - old) * sizeof(*p->postings));
	}
	return (number);
}

#define KEY_SIZE	(sizeof(int64_t) + 1)

static void
make_key(char *key, enum linked_kind kind, int64_t id)
{
	memcpy(key, &id, sizeof(id));
	key[sizeof(id)] = (char)kind;
}

uint32_t
slots_linked(const struct slots *s, enum linked_kind kind, int64_t id)
{
	char	 key[KEY_SIZE];

	make_key(key, kind, id);
	return (dictionary_find(&s->linked.texts, key, sizeof(key)));
}

uint32_t
slots_linked_add(struct slots *s, enum linked_kind kind, int64_t id)
{
	char	 key[KEY_SIZE];

	make_key(key, kind, id);
	return (add_posted(&s->linked, key, sizeof(key)));
}

void
slots_link(struct slots *s, enum linked_kind kind, int64_t id)
{
	const uint32_t	 number = slots_linked_add(s, kind, id);

	postings_add(&s->heap, &s->linked.postings[number], s->count - 1, 1);
}

static bool
is_letter(unsigned char c)
{
	return (c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
	    (c >= 'A' && c <= 'Z'));
}

const char *
slots_word(const char **text, size_t *length)
{
	const char	*word = *text;

	while (*word != '\0' && ((unsigned char)*word <= ' ' || *word == 0x7f))
		word++;
	if (*word == '\0')
		return (NULL);
	*length = 1;
	while (is_letter((unsigned char)*word) &&
	    is_letter((unsigned char)word[*length]))
		++*length;
	*text = word + *length;
	return (word);
}

/* The bytes of words that an author has added, less those that a text earns. */
static uint32_t *
count_for_text(struct slots *s, uint32_t slot, uint32_t count, size_t length)
{
	const size_t	 earned = SLOT_TEXT_BYTES + length / 32;
	uint32_t	*added;

	added = &s->author_bytes[(uint64_t)s->author[slot] % SLOT_AUTHORS];
	if (status_is_public((enum status)s->status[slot]) &&
	    (s->series[slot] == 0 || count > 1))
		*added -= *added < earned ? *added : (uint32_t)earned;
	return (added);
}

static bool
has_room(const struct dictionary *words, uint32_t added, size_t length)
{
	return (added + length + SLOT_WORD_COST <= SLOT_AUTHOR_BYTES &&
	    words->length + (size_t)words->count * SLOT_WORD_COST + length <=
	    SLOT_WORD_BYTES);
}

struct word {
	const char	*text;
	size_t		 length;
	uint32_t	 hash, number;
};

/*
 * Reads the next words of a text, at most GROUP, and begins to fetch what is
 * known of them: the index is larger than the caches of processors.
 */
static size_t
fetch_words(const struct slots *s, uint32_t slot, const char **text,
    struct word *list)
{
	const struct dictionary	*words = &s->words.texts;
	struct word		*w;
	size_t			 i, count = 0, length;

	while (count < GROUP) {
		w = &list[count];
		if ((w->text = slots_word(text, &w->length)) == NULL)
			break;
		w->hash = dictionary_fetch(words, w->text, w->length);
		count++;
	}
	for (i = 0; i < count; i++) {
		w = &list[i];
		w->number = dictionary_fetch_number(words, w->hash);
		if (w->number != DICTIONARY_NONE)
			__builtin_prefetch(&s->words.postings[w->number]);
	}
	for (i = 0; i < count; i++) {
		w = &list[i];
		if (w->number == DICTIONARY_NONE)
			continue;
		__builtin_prefetch(dictionary_text(words, w->number, &length));
		postings_fetch(&s->heap, &s->words.postings[w->number], slot);
	}
	return (count);
}

/* Returns false if the word has no room. */
static bool
add_word(struct slots *s, const struct word *w, uint32_t slot, uint32_t count,
    uint32_t *added)
{
	const struct dictionary	*words = &s->words.texts;
	const uint32_t		 before = words->count;
	uint32_t		 number;

	if (!has_room(words, *added, w->length) && dictionary_find(words,
	    w->text, w->length) == DICTIONARY_NONE)
		return (false);
	number = add_posted(&s->words, w->text, w->length);
	if (words->count > before)
		*added += (uint32_t)w->length + SLOT_WORD_COST;
	postings_add(&s->heap, &s->words.postings[number], slot, count);
	return (true);
}

void
slots_add_words(struct slots *s, uint32_t slot, uint32_t count,
    const char *text)
{
	struct word	 list[GROUP];
	uint32_t	*added, left = SLOT_WORDS_LEFT;
	size_t		 words, i;

	added = count_for_text(s, slot, count, strlen(text));
	while (left > 0 && (words = fetch_words(s, slot, &text, list)) > 0)
		for (i = 0; i < words && left > 0; i++)
			if (!add_word(s, &list[i], slot, count, added))
				left--;
}

/* A piece begins with a pointer to the one before. */
static void
add_piece(struct pieces *p, size_t least)
{
	size_t	 size = PIECE;
	void	*piece;

	if (size < least + sizeof(piece))
		size = least + sizeof(piece);
	if ((piece = malloc(size)) == NULL)
		abort();
	memcpy(piece, &p->all, sizeof(piece));
	p->size += size;
	p->all = piece;
	p->rest = (char *)piece + sizeof(piece);
	p->left = size - sizeof(piece);
}

static void
free_pieces(struct pieces *p)
{
	void	*piece, *next;

	for (piece = p->all; piece != NULL; piece = next) {
		memcpy(&next, piece, sizeof(next));
		free(piece);
	}
}

static void *
append_data(struct pieces *p, const void *data, size_t size)
{
	if (size > p->left)
		add_piece(p, size);
	p->rest += size;
	p->left -= size;
	return (memcpy(p->rest - size, data, size));
}

const char *
slots_keep(struct slots *s, const char *text)
{
	return (append_data(&s->texts, text, strlen(text) + 1));
}

void *
slots_keep_record(struct slots *s, const void *record, size_t size)
{
	return (append_data(&s->records, record, size));
}

static void
free_posted(struct posted *p)
{
	postings_free(p->postings, p->texts.count);
	dictionary_free(&p->texts);
}

void
slots_free(struct slots *s)
{
	free_posted(&s->words);
	free_posted(&s->linked);
	posting_heap_free(&s->heap);
	pthread_rwlock_destroy(&s->lock);
	free_pieces(&s->texts);
	free_pieces(&s->records);
	each_column(s, release_column);
}

static uint64_t
prefix_of(const char *title)
{
	uint64_t	 prefix = 0;
	size_t		 i;

	for (i = 0; i < sizeof(prefix); i++) {
		prefix = prefix << 8 | (unsigned char)*title;
		title += *title != '\0';
	}
	return (prefix);
}

static void
add_time(struct slots *s, enum slot_time column, int64_t time)
{
	struct slot_zone	*z = &s->zones[column][s->count / SLOT_ZONE];

	s->time[column][s->count] = time;
	if (s->count % SLOT_ZONE == 0)
		*z = (struct slot_zone){ time, time };
	if (time < z->least)
		z->least = time;
	if (time > z->most)
		z->most = time;
}

void
slots_add(struct slots *s, const struct slot_event *e)
{
	const uint32_t	 slot = s->count;
	int		 i;

	s->id[slot] = e->id;
	s->author[slot] = e->author;
	s->parent[slot] = e->parent;
	s->series[slot] = e->series;
	s->end_utc[slot] = e->end_utc;
	s->status[slot] = (uint8_t)e->status;
	for (i = 0; i < SLOT_TIMES; i++)
		add_time(s, (enum slot_time)i, e->time[i]);
	set_add(s->bits[e->status], slot);
	set_add(s->bits[SLOT_ALIVE], slot);
	for (i = SLOT_HIDDEN; i < SLOT_ALIVE; i++)
		if (e->flags[i])
			set_add(s->bits[i], slot);
	s->title[slot] = slots_keep(s, e->title_key);
	s->title_prefix[slot] = prefix_of(e->title_key);
	s->count++;
	if (e->venue == 0)
		return;
	slots_link(s, LINKED_VENUE, e->venue);
	s->venue[slot] = slots_linked(s, LINKED_VENUE, e->venue) + 1;
}

void
slots_kill(struct slots *s, int64_t id)
{
	const uint32_t	 first = slots_first(s, SLOTS_BY_ID, id);
	uint32_t	 i, slot = s->count;

	for (i = first; i < s->ordered &&
	    s->id[s->by[SLOTS_BY_ID][i]] == id; i++)
		if (set_has(s->bits[SLOT_ALIVE], s->by[SLOTS_BY_ID][i]))
			slot = s->by[SLOTS_BY_ID][i];
	for (i = s->ordered; i < s->count; i++)
		if (s->id[i] == id && set_has(s->bits[SLOT_ALIVE], i))
			slot = i;
	if (slot == s->count)
		return;
	set_remove(s->bits[SLOT_ALIVE], slot);
	s->died[s->deaths++] = slot;
}

static uint64_t
order_key(const struct slots *s, enum slot_order order, uint32_t slot)
{
	static const enum slot_time	 columns[] = {
		[SLOTS_BY_START] = SLOT_START, [SLOTS_BY_END] = SLOT_END,
		[SLOTS_BY_DATE] = SLOT_DATE, [SLOTS_BY_MODIFIED] = SLOT_MODIFIED
	};

	if (order == SLOTS_BY_TITLE)
		return (s->title_prefix[slot]);
	if (order == SLOTS_BY_ID)
		return ((uint64_t)s->id[slot] ^ UINT64_C(1) << 63);
	return ((uint64_t)s->time[columns[order]][slot] ^ UINT64_C(1) << 63);
}

struct ranked_slot
slots_rank(const struct slot_ordering *o, uint32_t slot)
{
	return ((struct ranked_slot){ order_key(o->slots, o->order, slot),
	    slot });
}

int
slots_compare(const void *a, const void *b, void *ordering)
{
	const struct ranked_slot	*p = a, *q = b;
	const struct slot_ordering	*o = ordering;
	const struct slots		*s = o->slots;
	int				 c;

	if (p->key != q->key)
		return (p->key < q->key ? -1 : 1);
	if (o->order == SLOTS_BY_TITLE && (c = strcmp(s->title[p->slot],
	    s->title[q->slot])) != 0)
		return (c);
	if ((c = compare_numbers(s->time[SLOT_START][p->slot],
	    s->time[SLOT_START][q->slot])) != 0 ||
	    (c = compare_numbers(s->time[SLOT_END][p->slot],
	    s->time[SLOT_END][q->slot])) != 0 ||
	    (c = compare_numbers(s->id[p->slot], s->id[q->slot])) != 0)
		return (c);
	return (compare_numbers(p->slot, q->slot));
}

uint32_t
slots_place(const struct slot_ordering *o, const struct ranked_slot *new,
    uint32_t high)
{
	struct ranked_slot	 other;
	struct slot_ordering	 ordering = *o;
	uint32_t		 low = 0, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		other = slots_rank(o, o->slots->by[o->order][middle]);
		if (slots_compare(&other, new, &ordering) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return (low);
}

/* Moves the slots of the order up, and puts the new ones between them. */
static void
merge_order(struct slots *s, enum slot_order order, struct ranked_slot *new,
    uint32_t count)
{
	struct slot_ordering	 o = { s, order };
	uint32_t		*by = s->by[order];
	uint32_t		 i, place, old = s->ordered;

	for (i = 0; i < count; i++)
		new[i] = slots_rank(&o, s->ordered + i);
	qsort_r(new, count, sizeof(*new), slots_compare, &o);
	for (; count > 0; old = place) {
		place = slots_place(&o, &new[--count], old);
		memmove(by + place + count + 1, by + place,
		    (old - place) * sizeof(*by));
		by[place + count] = new[count].slot;
	}
}

void
slots_order(struct slots *s, bool all)
{
	const uint32_t		 count = s->count - s->ordered;
	struct ranked_slot	*new;
	int			 order;

	if (count == 0 || (count <= SLOT_RECENT && !all))
		return;
	if ((new = reallocarray(NULL, count, sizeof(*new))) == NULL)
		abort();
	for (order = 0; order < SLOT_ORDERS; order++)
		merge_order(s, (enum slot_order)order, new, count);
	s->ordered = s->count;
	free(new);
}

/* Apart from columns and postings. */
static size_t
other_memory(const struct slots *s)
{
	return (s->texts.size + s->records.size + s->words.texts.room +
	    s->linked.texts.room + (s->words.room + s->linked.room) *
	    sizeof(*s->words.postings));
}

void
slots_pack(struct slots *s)
{
	struct postings *const	 lists[] = { s->linked.postings,
				     s->words.postings };
	const size_t		 counts[] = { s->linked.texts.count,
				     s->words.texts.count };

	posting_heap_pack(&s->heap, lists, counts, 2);
	s->packed = other_memory(s);
}

size_t
slots_growth(const struct slots *s)
{
	return (posting_heap_growth(&s->heap) + other_memory(s) - s->packed);
}

uint32_t
slots_first(const struct slots *s, enum slot_order order, int64_t least)
{
	const uint64_t	 key = (uint64_t)least ^ UINT64_C(1) << 63;
	uint32_t	 low = 0, high = s->ordered, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (order_key(s, order, s->by[order][middle]) < key)
			low = middle + 1;
		else
			high = middle;
	}
	return (low);
}
