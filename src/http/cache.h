/*
 * Whole answers to anonymous reads, as they were sent, for one thread.
 *
 * All of them are of one state of the database: at another one (db_version())
 * the cache is empty. Each ends at an instant of its own (cache_until()). An
 * answer is kept from its second request on, so that addresses that are asked
 * for once cost no room; when there is none left the oldest goes, unless it
 * was of use since.
 */
#ifndef ALMANAC_CACHE_H
#define ALMANAC_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cache;
struct message;
struct request;
struct site;

/* What whoever keeps an answer wants to know of it when it is found. */
struct cache_note {
	const char	*route;		/* lives as long as the process */
	int		 status;
};

/* Of a message that was looked for in vain, until its answer is there. */
struct cache_place {
	uint64_t	 hash;
	uint64_t	 state;		/* that it was looked for in */
	bool		 wanted;	/* cache_keep() is to be called */
	struct cache_note note;		/* of an answer that was found */
};

struct cache_counts {
	uint64_t	 hits;
	uint64_t	 misses;	/* of messages that might be there */
	uint64_t	 dropped;	/* entries, for want of room */
	size_t		 entries;
	size_t		 bytes;		/* in use, of `size` */
	size_t		 size;		/* of all memory there is for it */
};

/* In `size` bytes, all told; NULL: too few for anything. */
struct cache	*_Nullable cache_new(size_t size);
void		 cache_free(struct cache *);		/* NULL is fine */

/*
 * The answer to send, dated `now` and with the message's request_id, or NULL;
 * it lives until the next call. `state` was taken before any transaction that
 * is going to answer this.
 */
const char	*_Nullable cache_find(struct cache *, const struct message *,
		    const struct site *, uint64_t state, int64_t now,
		    size_t *length, struct cache_place *);

/*
 * Keeps head and body of the answer that was made at `now` to the message
 * that the place is of, and that holds until then.
 */
struct cached {
	const char	*head;
	size_t		 head_length;
	const char	*body;
	size_t		 body_length;
	int64_t		 now;
	int64_t		 until;
	struct cache_note note;
};
void		 cache_keep(struct cache *, const struct message *,
		    const struct site *, const struct cache_place *,
		    const struct cached *);

/*
 * The instant from which the answer to the same message may be different, while
 * nothing is written; `scheduled` is that of schedule_next(). 0: it must not be
 * kept. Until then only its Date changes.
 */
int64_t		 cache_until(const struct request *, int64_t scheduled);

void		 cache_count(const struct cache *, struct cache_counts *);

#endif
