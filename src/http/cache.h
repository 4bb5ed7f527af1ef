/*
 * A thread's cache of complete answers to anonymous reads.
 *
 * All entries belong to one state of the database: when db_version() changes,
 * the cache is emptied. Each entry also expires at its own time,
 * cache_until(). An answer is cached at its second request, so addresses that
 * are requested once take no space. If there is no space, the oldest entry is
 * evicted unless it was used since it was added.
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

/* Stored with an answer for the owner of the cache. */
struct cache_note {
	const char	*route;		/* lives as long as the process */
	int		 status;
};

/* Identifies a message whose answer is not cached yet, for cache_keep(). */
struct cache_place {
	uint64_t	 hash;
	uint64_t	 state;		/* of the database, at the look-up */
	bool		 wanted;	/* cache_keep() must be called */
	struct cache_note note;		/* of the answer, if found */
};

struct cache_counts {
	uint64_t	 hits;
	uint64_t	 misses;	/* for messages that can be cached */
	uint64_t	 dropped;	/* evicted entries */
	size_t		 entries;
	size_t		 bytes;		/* in use, of `size` */
	size_t		 size;		/* all memory of the cache */
};

/*
 * `size` includes all memory of the cache. Returns NULL if that is too small
 * for any entry.
 */
struct cache	*_Nullable cache_new(size_t size);
void		 cache_free(struct cache *);		/* NULL is allowed */

/* Whether an answer to this message may be cached at all. */
bool		 cache_takes(const struct message *);

/*
 * Returns the answer to send, with the Date of `now` and the message's
 * request_id, or NULL. It is valid until the next call. `state` is the version
 * of the database before the transaction that will answer the message if
 * nothing is found.
 */
const char	*_Nullable cache_find(struct cache *, const struct message *,
		    const struct site *, uint64_t state, int64_t now,
		    size_t *length, struct cache_place *);

/* An answer to cache. It was generated at `now` and expires at `until`. */
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
 * The time at which the answer to the same message can change without a write.
 * Until then only its Date changes. `scheduled` is the result of
 * schedule_next(). 0: the answer must not be cached.
 */
int64_t		 cache_until(const struct request *, int64_t scheduled);

void		 cache_count(const struct cache *, struct cache_counts *);

#endif
