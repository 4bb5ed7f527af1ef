/*
 * The memory of the cache: a ring of entries, found by their hash. Positions
 * only increase, so a position shows whether its entry still exists. For
 * cache.c only.
 */
#ifndef ALMANAC_CACHE_RING_H
#define ALMANAC_CACHE_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cache_entry {
	uint64_t	 hash;
	int64_t		 from;		/* valid from then on */
	int64_t		 until;		/* and before this time */
	int64_t		 dated;		/* value of its Date */
	uint32_t	 size;		/* including this struct, in lines */
	uint32_t	 end;		/* of the answer, in `bytes` */
	uint32_t	 date;		/* offset of the value of Date */
	uint16_t	 start;		/* of the answer */
	uint16_t	 id;		/* of the request's id; 0: none */
	uint16_t	 id_length;
	uint16_t	 key_length;	/* 0: filler at the memory's end */
	bool		 used;		/* since it was added or moved */
	const char	*route;		/* as in struct cache_note */
	int		 status;
	char		 bytes[];	/* room for an id, answer, key */
};

struct cache_slot {
	uint64_t	 hash;
	uint64_t	 position;
};

struct cache_ring {
	char			*memory;
	size_t			 size;
	uint64_t		 head;		/* position of the next entry */
	uint64_t		 tail;		/* position of the oldest one */
	size_t			 entries;
	uint64_t		 dropped;	/* evicted to make room */
	struct cache_slot	*slots;		/* in sets, one line each */
	size_t			 set_count;	/* a power of two */
};

/*
 * `memory` must be zeroed. Its first `set_count` lines are used for the slots.
 */
void			 cache_ring_init(struct cache_ring *, char *memory,
			    size_t size, size_t set_count);

/* Removes all entries. */
void			 cache_ring_clear(struct cache_ring *);

struct cache_entry	*_Nullable cache_ring_find(const struct cache_ring *,
			    uint64_t hash);

/*
 * Adds an entry of this size and sets its hash and sizes. It replaces an entry
 * with the same hash. NULL: the entry is too large.
 */
struct cache_entry	*_Nullable cache_ring_add(struct cache_ring *,
		    uint64_t hash, size_t key_length, size_t length);

#endif
