#include "http/cache_ring.h"

#include <string.h>

#define LINE	64		/* a cache line of the processor */
#define WAYS	(LINE / sizeof(struct cache_slot))
#define SHARE	16		/* largest entry: 1/SHARE of the memory */
#define MOVED_MAX	262144		/* bytes moved for one new entry */

/*
 * At the end of the memory, the start of a filler entry must fit in one line.
 */
_Static_assert(offsetof(struct cache_entry, key_length) + sizeof(uint16_t) <=
    LINE, "what fills the end of the memory is longer than a line");

void
cache_ring_init(struct cache_ring *r, char *memory, size_t size,
    size_t set_count)
{
	memset(r, 0, sizeof(*r));
	r->slots = (struct cache_slot *)(void *)memory;
	r->set_count = set_count;
	r->memory = memory + set_count * LINE;
	r->size = (size - set_count * LINE) / LINE * LINE;

	/* An unused slot has position 0, which is below the tail. */
	r->head = r->tail = r->size;
}

/* Bytes up to the end of the memory. */
static size_t
bytes_to_end(const struct cache_ring *r)
{
	return (r->size - r->head % r->size);
}

/* Starts again at the first byte, which is probably in the CPU's cache. */
void
cache_ring_clear(struct cache_ring *r)
{
	r->head += bytes_to_end(r);
	r->tail = r->head;
	r->entries = 0;
}

static struct cache_entry *
entry_at(const struct cache_ring *r, uint64_t position)
{
	return ((struct cache_entry *)(void *)
	    (r->memory + position % r->size));
}

/* Returns the slot of a hash, or NULL if its entry was evicted. */
static struct cache_slot *
find_slot(const struct cache_ring *r, uint64_t hash)
{
	struct cache_slot	*s;
	size_t			 i;

	s = r->slots + (hash & (r->set_count - 1)) * WAYS;
	for (i = 0; i < WAYS; i++)
		if (s[i].hash == hash && s[i].position >= r->tail)
			return (&s[i]);

	return (NULL);
}

struct cache_entry *
cache_ring_find(const struct cache_ring *r, uint64_t hash)
{
	struct cache_slot	*s;

	s = find_slot(r, hash);

	return (s != NULL ? entry_at(r, s->position) : NULL);
}

/* Returns the slot of the same hash, or that of the oldest entry. */
static struct cache_slot *
choose_slot(const struct cache_ring *r, uint64_t hash)
{
	struct cache_slot	*s, *oldest;
	size_t			 i;

	if ((s = find_slot(r, hash)) != NULL)
		return (s);
	s = r->slots + (hash & (r->set_count - 1)) * WAYS;
	for (oldest = s, i = 1; i < WAYS; i++)
		if (s[i].position < oldest->position)
			oldest = &s[i];

	return (oldest);
}

/*
 * Evicts the oldest entry. If it was used, moves it to the front instead,
 * unless that would take too long.
 */
static void
drop_oldest(struct cache_ring *r, size_t *moved)
{
	struct cache_entry	*e;
	struct cache_slot	*s;
	uint64_t		 was;
	size_t			 size;

	was = r->tail;
	e = entry_at(r, was);
	size = e->size;
	s = e->key_length > 0 ? find_slot(r, e->hash) : NULL;
	r->tail += size;
	r->entries -= e->key_length > 0;
	if (s == NULL || s->position != was || !e->used ||
	    size > bytes_to_end(r) || *moved + size > MOVED_MAX) {
		r->dropped += s != NULL && s->position == was;
		return;
	}
	*moved += size;
	e->used = false;
	memmove(entry_at(r, r->head), e, size);
	s->position = r->head;
	r->head += size;
	r->entries++;
}

/*
 * An entry must not wrap around, so some bytes at the end of the memory may be
 * unused.
 */
static void
make_room(struct cache_ring *r, size_t size)
{
	struct cache_entry	*filling;
	size_t			 skipped, moved;

	for (moved = 0;; drop_oldest(r, &moved)) {
		skipped = size <= bytes_to_end(r) ? 0 : bytes_to_end(r);
		if (r->head - r->tail + skipped + size <= r->size)
			break;
	}
	if (skipped == 0)
		return;
	filling = entry_at(r, r->head);
	filling->size = (uint32_t)skipped;
	filling->key_length = 0;
	r->head += skipped;
}

struct cache_entry *
cache_ring_add(struct cache_ring *r, uint64_t hash, size_t key_length,
    size_t length)
{
	struct cache_entry	*e;
	struct cache_slot	*s;
	size_t			 size;

	size = sizeof(*e) + key_length + length;
	size = (size + LINE - 1) / LINE * LINE;
	if (size > r->size / SHARE)
		return (NULL);

	make_room(r, size);
	s = choose_slot(r, hash);
	s->hash = hash;
	s->position = r->head;
	e = entry_at(r, r->head);
	r->head += size;
	r->entries++;
	e->hash = hash;
	e->size = (uint32_t)size;
	e->key_length = (uint16_t)key_length;
	e->used = false;

	return (e);
}
