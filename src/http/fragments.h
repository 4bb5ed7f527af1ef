/*
 * A thread's cache of JSON of records as embedded in answers about other
 * records. A fragment is valid until the next write to the database or, if it
 * `lasts`, to a venue or organizer.
 *
 * It is independent of the caller: only what every caller may see is cached.
 * The callers define the kinds of records and the meaning of `more`.
 */
#ifndef ALMANAC_FRAGMENTS_H
#define ALMANAC_FRAGMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct fragments;
struct request;

struct fragment {
	const char	*json;
	size_t		 length;
	const char	*more;		/* or NULL */
	size_t		 more_length;
	int64_t		 until;		/* its expiry */
	bool		 lasts;		/* until a venue or organizer changes */
};

struct fragments	*fragments_new(void);
void			 fragments_free(struct fragments *);

/*
 * Call it before each request, with a number that differs after each write, or 0
 * for the db_snapshot_version() of its read transaction, which is asked for when
 * it is needed. Fragments found earlier are invalid from then on.
 */
void	fragments_renew(struct fragments *, uint64_t state);

/* Drops all fragments, since changes that they may contain were rolled back. */
void	fragments_forget(struct fragments *);

/*
 * Finds the fragment of a kind (below 256) and an id, with the addresses of
 * this request. Always false if rq->fragments is NULL.
 */
bool	fragment_find(struct request *, unsigned kind, int64_t id,
	    struct fragment *);

/*
 * Copies a fragment into the cache, unless rq->fragments is NULL, it is too
 * long, or there is no room.
 */
void	fragment_keep(struct request *, unsigned kind, int64_t id,
	    const struct fragment *);

#endif
