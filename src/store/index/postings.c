#include "store/index/postings.h"

#include <stdlib.h>
#include <string.h>

#define CHUNK		(UINT32_C(1) << 20)	/* words */
#define PACKED		512	/* bytes of a packed block */
#define SMALL		24	/* bytes of the smallest block, */
#define LARGE		1024	/* and of the largest */
#define LONGEST		5	/* bytes of a difference */
#define DENSE		48	/* bytes for 1/DENSE of the room become a set */
#define RUN		4	/* slots in a row that become a run, at least */
#define RUN_MOST	UINT16_MAX

/*
 * Differences to the slot before, as varints. 0 begins a run: two bytes with
 * the number of slots that follow one another, the lower one first.
 */
struct block {
	uint32_t	 next;
	uint32_t	 base;		/* the last slot + 1 before it */
	uint16_t	 used, size;	/* bytes */
	uint8_t		 bytes[];
};

/* Quicker than the built-in where that has no instruction. */
static size_t
count_bits(uint64_t word)
{
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) +
	    (word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (word * UINT64_C(0x0101010101010101) >> 56);
}

size_t
set_count(const uint64_t *set, struct span s)
{
	size_t	 count = 0, w;

	for (w = s.from; w < s.until; w++)
		count += count_bits(set[w]);
	return (count);
}

void
set_copy(uint64_t *to, const uint64_t *from, struct span s)
{
	memcpy(to + s.from, from + s.from, (s.until - s.from) * sizeof(*to));
}

void
set_clear(uint64_t *set, struct span s)
{
	memset(set + s.from, 0, (s.until - s.from) * sizeof(*set));
}

void
set_and(uint64_t *set, const uint64_t *other, struct span s)
{
	size_t	 w;

	for (w = s.from; w < s.until; w++)
		set[w] &= other[w];
}

void
set_and_not(uint64_t *set, const uint64_t *other, struct span s)
{
	size_t	 w;

	for (w = s.from; w < s.until; w++)
		set[w] &= ~other[w];
}

/* Zeros, which take memory only once they are written. */
static void *
allocate_zeros(size_t count, size_t size)
{
	void	*p;

	if ((p = calloc(count, size)) == NULL)
		abort();
	return (p);
}

/* Block 0 is none. */
void
posting_heap_init(struct posting_heap *heap, size_t set_words)
{
	memset(heap, 0, sizeof(*heap));
	heap->end = heap->packed = 1;
	heap->set_words = set_words;
}

void
posting_heap_free(struct posting_heap *heap)
{
	size_t	 i;

	for (i = 0; i < POSTING_CHUNKS; i++)
		free(heap->chunks[i]);
}

static struct block *
block_at(const struct posting_heap *heap, uint32_t at)
{
	return ((struct block *)(void *)(heap->chunks[at / CHUNK] +
	    at % CHUNK));
}

/* A block does not cross a border of chunks. */
static uint32_t
allocate_block(struct posting_heap *heap, size_t bytes)
{
	const uint32_t	 words = (uint32_t)((bytes + 7) / 8);
	uint32_t	 at;

	if (heap->end % CHUNK + words > CHUNK)
		heap->end += CHUNK - heap->end % CHUNK;
	at = heap->end;
	if (at / CHUNK >= POSTING_CHUNKS)
		abort();
	if (heap->chunks[at / CHUNK] == NULL)
		heap->chunks[at / CHUNK] = allocate_zeros(CHUNK,
		    sizeof(**heap->chunks));
	heap->end += words;
	return (at);
}

/* Returns a block with room for one more difference. */
static struct block *
room_for_posting(struct posting_heap *heap, struct postings *p)
{
	struct block	*b = NULL;
	uint32_t	 size = p->count / 2, at;

	if (p->last_block >= heap->packed) {
		b = block_at(heap, p->last_block);
		if (b->used + LONGEST <= b->size)
			return (b);
	}
	size = size < SMALL ? SMALL : size > LARGE ? LARGE : size / 8 * 8;
	at = allocate_block(heap, size);
	if (p->count == 0)
		p->first_block = at;
	else if (b == NULL)
		p->more = at;
	else
		b->next = at;
	p->last_block = at;
	b = block_at(heap, at);
	b->base = p->last;
	p->run = 0;
	b->size = (uint16_t)(size - sizeof(*b));
	return (b);
}

static uint32_t
next_block(const struct posting_heap *heap, const struct postings *p,
    uint32_t at)
{
	const struct block	*b = block_at(heap, at);

	return (b->next != 0 || at >= heap->packed ? b->next : p->more);
}

/* Where a reader of a block is. */
struct place {
	const uint8_t	*at, *end;
	uint32_t	 slot;		/* the last one + 1 */
};

static struct place
place_in(const struct block *b)
{
	return ((struct place){ b->bytes, b->bytes + b->used, b->base });
}

/* Reads slots in a row, and returns how many: 0 at the end. */
static inline uint32_t
next_slots(struct place *p)
{
	uint32_t	 n;
	int		 shift;

	if (p->at == p->end)
		return (0);
	if (*p->at == 0) {
		n = p->at[1] + p->at[2] * UINT32_C(256);
		p->at += 3;
		p->slot += n;
		return (n);
	}
	n = *p->at & 127;
	for (shift = 7; *p->at++ & 128; shift += 7)
		n |= (uint32_t)(*p->at & 127) << shift;
	p->slot += n;
	return (1);
}

/* Returns false after the end of the span. */
static bool
mark_block(const struct block *b, uint64_t *set, struct span s, bool value)
{
	struct place	 p = place_in(b);
	uint32_t	 slot, n;

	while ((n = next_slots(&p)) > 0)
		for (slot = p.slot - n; slot < p.slot; slot++) {
			if (slot / 64 >= s.until)
				return (false);
			if (slot / 64 < s.from)
				continue;
			if (value)
				set_add(set, slot);
			else
				set_remove(set, slot);
		}
	return (true);
}

void
postings_mark(const struct posting_heap *heap, const struct postings *p,
    uint64_t *set, struct span s, bool value)
{
	const struct block	*b;
	uint32_t		 at;
	size_t			 w;

	if (p->set != NULL) {
		for (w = s.from; w < s.until; w++)
			set[w] = value ? set[w] | p->set[w] :
			    set[w] & ~p->set[w];
		return;
	}
	for (at = p->first_block; at != 0; at = next_block(heap, p, at)) {
		b = block_at(heap, at);
		if (b->next != 0 && block_at(heap, b->next)->base <=
		    s.from * 64)
			continue;
		if (!mark_block(b, set, s, value))
			return;
	}
}

static size_t
count_block(const struct block *b, const uint64_t *set, struct span s,
    size_t most)
{
	struct place	 p = place_in(b);
	size_t		 count = 0;
	uint32_t	 slot, n;

	while (count < most && (n = next_slots(&p)) > 0)
		for (slot = p.slot - n; slot < p.slot && count < most; slot++)
			count += span_has(s, slot) && set_has(set, slot);
	return (count);
}

size_t
postings_count(const struct posting_heap *heap, const struct postings *p,
    const uint64_t *set, struct span s, size_t most)
{
	uint32_t	 at;
	size_t		 w, count = 0;

	for (w = s.from; p->set != NULL && w < s.until && count < most; w++)
		count += count_bits(p->set[w] & set[w]);
	for (at = p->first_block; at != 0 && count < most;
	    at = next_block(heap, p, at))
		count += count_block(block_at(heap, at), set, s,
		    most - count);
	return (count);
}

static void
make_dense(struct posting_heap *heap, struct postings *p)
{
	uint64_t	*set = allocate_zeros(heap->set_words, sizeof(*set));

	postings_mark(heap, p, set, (struct span){ 0, heap->set_words }, true);
	heap->sets++;
	p->set = set;
	p->first_block = p->more = p->last_block = 0;
}

static void
add_difference(struct posting_heap *heap, struct postings *p, uint32_t n)
{
	struct block	*b = room_for_posting(heap, p);

	p->run = n == 1 ? p->run % RUN_MOST + 1 : 0;
	p->bytes -= b->used;
	for (; n >= 128; n >>= 7)
		b->bytes[b->used++] = (uint8_t)(n | 128);
	b->bytes[b->used++] = (uint8_t)n;
	if (p->run == RUN) {
		b->used = (uint16_t)(b->used - RUN);
		b->bytes[b->used++] = 0;
		b->bytes[b->used++] = RUN;
		b->bytes[b->used++] = 0;
	}
	p->bytes += b->used;
}

/* Returns how many of the next slots it has added. */
static uint32_t
extend_run(struct posting_heap *heap, struct postings *p, uint32_t count)
{
	struct block	*b;

	if (p->run < RUN || p->run == RUN_MOST || p->last_block < heap->packed)
		return (0);
	if (count > RUN_MOST - p->run)
		count = RUN_MOST - p->run;
	p->run += count;
	b = block_at(heap, p->last_block);
	b->bytes[b->used - 2] = (uint8_t)p->run;
	b->bytes[b->used - 1] = (uint8_t)(p->run >> 8);
	return (count);
}

static uint32_t
add_slots(struct posting_heap *heap, struct postings *p, uint32_t slot,
    uint32_t count)
{
	uint32_t	 added;

	if (p->set == NULL && (size_t)p->bytes * DENSE > heap->set_words * 64)
		make_dense(heap, p);
	if (p->set != NULL)
		set_add(p->set, slot);
	else if (p->last == slot && (added = extend_run(heap, p, count)) > 0)
		return (added);
	else
		add_difference(heap, p, slot + 1 - p->last);
	return (1);
}

void
postings_add(struct posting_heap *heap, struct postings *p, uint32_t slot,
    uint32_t count)
{
	const uint32_t	 end = slot + count;
	uint32_t	 added;

	if (slot < p->last)
		slot = p->last;
	for (; slot < end; slot += added) {
		added = add_slots(heap, p, slot, end - slot);
		p->last = slot + added;
		p->count += added;
	}
}

void
postings_fetch(const struct posting_heap *heap, const struct postings *p,
    uint32_t slot)
{
	if (p->set != NULL)
		__builtin_prefetch(&p->set[slot / 64]);
	else if (p->last_block != 0)
		__builtin_prefetch(block_at(heap, p->last_block));
}

/* Copies the blocks of a list to the end of `to`. */
static void
pack_list(struct posting_heap *to, const struct posting_heap *from,
    struct postings *p)
{
	struct postings		 packed = *p;
	const struct block	*old;
	struct block		*b = NULL;
	uint32_t		 next;

	packed.more = packed.last_block = 0;
	for (next = p->first_block; next != 0; next = next_block(from, p,
	    next)) {
		old = block_at(from, next);
		if (b == NULL || (size_t)b->used + old->used > b->size) {
			packed.last_block = allocate_block(to, sizeof(*b) +
			    (old->used > PACKED ? old->used : PACKED));
			if (b == NULL)
				packed.first_block = packed.last_block;
			else
				b->next = packed.last_block;
			b = block_at(to, packed.last_block);
			b->base = old->base;
			b->size = old->used > PACKED ? old->used : PACKED;
		}
		memcpy(b->bytes + b->used, old->bytes, old->used);
		b->used = (uint16_t)(b->used + old->used);
	}
	/* The rest of the last block is for the next list. */
	if (b != NULL)
		to->end = packed.last_block + (uint32_t)((sizeof(*b) +
		    b->used + 7) / 8);
	*p = packed;
}

void
posting_heap_pack(struct posting_heap *heap, struct postings *const *lists,
    const size_t *counts, size_t count)
{
	struct posting_heap	 new;
	size_t			 i, j;

	posting_heap_init(&new, heap->set_words);
	for (i = 0; i < count; i++)
		for (j = 0; j < counts[i]; j++)
			if (lists[i][j].set == NULL)
				pack_list(&new, heap, &lists[i][j]);
	new.packed = new.end;
	posting_heap_free(heap);
	*heap = new;
}

size_t
posting_heap_growth(const struct posting_heap *heap)
{
	return (((size_t)heap->end - heap->packed +
	    heap->sets * heap->set_words) * sizeof(uint64_t));
}

void
postings_free(struct postings *list, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		free(list[i].set);
	free(list);
}
