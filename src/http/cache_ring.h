/*
 * The memory of the cache: entries one behind the other in a ring, found by
 * their hash. Positions only grow, so that one tells by itself whether its
 * entry is still there. The cache's own.
 */
#ifndef ALMANAC_CACHE_RING_H
#define ALMANAC_CACHE_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cache_entry {
	uint64_t	 hash;
	int64_t		 from;		/* holds from here on, */
	int64_t		 until;		/* and no longer from here on */
	int64_t		 dated;		/* what its Date says */
	uint32_t	 size;		/* with this head, in whole lines */
	uint32_t	 end;		/* of the answer, in `bytes` */
	uint32_t	 date;		/* where the value of Date is */
	uint16_t	 start;		/* of the answer */
	uint16_t	 id;		/* where the request's id is; 0: none */
	uint16_t	 id_length;
	uint16_t	 key_length;	/* 0: filling at the end of memory */
	bool		 used;		/* since it came to where it is */
	const char	*route;		/* as in struct cache_note */
	int		 status;
	char		 bytes[];	/* room, the answer, then its key */
};

struct cache_slot {
	uint64_t	 hash;
	uint64_t	 position;
};

struct cache_ring {
	char			*memory;
	size_t			 size;
	uint64_t		 head;		/* where the next one comes */
	uint64_t		 tail;		/* of the oldest */
	size_t			 entries;
	uint64_t		 dropped;	/* for want of room */
	struct cache_slot	*slots;		/* in sets of a line each */
	size_t			 set_count;	/* a power of two */
};

/* Of zeroed memory, which begins with `set_count` lines for the slots. */
void			 cache_ring_init(struct cache_ring *, char *memory,
			    size_t size, size_t set_count);

/* All entries are gone. */
void			 cache_ring_clear(struct cache_ring *);

struct cache_entry	*_Nullable cache_ring_find(const struct cache_ring *,
			    uint64_t hash);

/*
 * Room for an entry with so many bytes; hash and sizes are set. It takes the
 * place of one with the same hash. NULL: it would be too large.
 */
struct cache_entry	*_Nullable cache_ring_add(struct cache_ring *,
		    uint64_t hash, size_t key_length, size_t length);

#endif
