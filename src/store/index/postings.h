/*
 * Postings: the slots (store/index/slots.h) that have something, ascending,
 * added one after the other. Many are a set of bits; others are differences and
 * runs, in blocks.
 *
 * Blocks are in a heap that all postings of an index share. After the heap was
 * packed its blocks are never written again, so that processes share their
 * memory after a fork.
 */
#ifndef ALMANAC_POSTINGS_H
#define ALMANAC_POSTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Initialized with zeros. */
struct postings {
	uint32_t	 count;
	uint32_t	 bytes;		/* of all blocks */
	uint32_t	 last;		/* slot + 1; 0: none */
	uint32_t	 first_block;
	uint32_t	 more;		/* the first block that was not
					   packed */
	uint32_t	 last_block;
	uint32_t	 run;		/* slots in a row at its end */
	uint64_t	*set;		/* instead of blocks, or NULL */
};

#define POSTING_CHUNKS	4096

struct posting_heap {
	uint64_t	*chunks[POSTING_CHUNKS];
	uint32_t	 end, packed;	/* in words of 64 bits */
	size_t		 set_words;	/* size of a set */
	size_t		 sets;		/* made since it was packed */
};

/* The words of a set of bits that may be set: from `from` to before `until`. */
struct span {
	size_t	 from, until;
};

static inline bool
span_has(struct span s, uint32_t i)
{
	return (i / 64 >= s.from && i / 64 < s.until);
}

/* For each bit of `bits`, which may depend on the word `w`. */
#define EACH_SLOT(slot, w, s, bits) \
	for ((w) = (s).from; (w) < (s).until; (w)++) \
		for (uint64_t rest_ = (bits); rest_ != 0 && \
		    (slot = (uint32_t)((w) * 64 + \
		    (size_t)__builtin_ctzll(rest_)), true); \
		    rest_ &= rest_ - 1)

static inline bool
set_has(const uint64_t *set, uint32_t i)
{
	return (set[i / 64] >> i % 64 & 1);
}

static inline void
set_add(uint64_t *set, uint32_t i)
{
	set[i / 64] |= UINT64_C(1) << i % 64;
}

static inline void
set_remove(uint64_t *set, uint32_t i)
{
	set[i / 64] &= ~(UINT64_C(1) << i % 64);
}

size_t	set_count(const uint64_t *, struct span);
void	set_copy(uint64_t *to, const uint64_t *from, struct span);
void	set_clear(uint64_t *, struct span);
void	set_and(uint64_t *, const uint64_t *, struct span);
void	set_and_not(uint64_t *, const uint64_t *, struct span);

void	posting_heap_init(struct posting_heap *, size_t set_words);
void	posting_heap_free(struct posting_heap *);

/* Adds slots from `slot` on, apart from those that it has already. */
void	postings_add(struct posting_heap *, struct postings *, uint32_t slot,
	    uint32_t count);

/* Begins to fetch what postings_add() will write. */
void	postings_fetch(const struct posting_heap *, const struct postings *,
	    uint32_t slot);

/* Adds all slots within the span to a set, or removes them. */
void	postings_mark(const struct posting_heap *, const struct postings *,
	    uint64_t *set, struct span, bool value);

/* The number of slots within the span that are in the set; `most` is enough. */
size_t	postings_count(const struct posting_heap *, const struct postings *,
	    const uint64_t *set, struct span, size_t most);

/* The memory that was taken since the heap was packed. */
size_t	posting_heap_growth(const struct posting_heap *);

/*
 * Moves the blocks of all lists side by side, which makes them three times as
 * quick to read, and from now on does not write to them.
 */
void	posting_heap_pack(struct posting_heap *, struct postings *const *lists,
	    const size_t *counts, size_t);

void	postings_free(struct postings *, size_t count);

#endif
