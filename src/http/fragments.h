/*
 * A thread's cache of the JSON of records that are embedded in other records.
 * A fragment is valid until the next write to the database or, if it `lasts`,
 * until the next write to a venue or organizer; in a write, until the next one.
 *
 * Fragments do not depend on the caller: only data that every caller may see
 * is cached. The users of this cache define the kinds of records and the
 * meaning of `more`.
 */
#ifndef ALMANAC_FRAGMENTS_H
#define ALMANAC_FRAGMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct fragments;
struct request;
struct value;

struct fragment {
	const char	*json;
	size_t		 length;
	const struct value	*made;	/* instead, if not cached; or NULL */
	const char	*more;		/* or NULL */
	size_t		 more_length;
	int64_t		 until;		/* its expiry */
	bool		 lasts;		/* until a venue or organizer changes */
};

struct fragments	*fragments_new(void);
void			 fragments_free(struct fragments *);

/*
 * Call it before each request. `state` is a number that differs after each
 * write, or 0: the db_snapshot_version() of the request's read transaction,
 * which is read only if needed. Earlier fragments are no longer valid.
 */
void	fragments_renew(struct fragments *, uint64_t state);

/*
 * Removes all fragments. Call it after a rollback of changes that they may
 * contain.
 */
void	fragments_forget(struct fragments *);

/*
 * Finds the fragment of a kind (below 256) and an id, for the address of this
 * request. Always false if rq->fragments is NULL.
 */
bool	fragment_find(struct request *, unsigned kind, int64_t id,
	    struct fragment *);

/*
 * Copies a fragment into the cache, unless rq->fragments is NULL, the fragment
 * is too long, or the cache is full.
 */
void	fragment_keep(struct request *, unsigned kind, int64_t id,
	    const struct fragment *);

#endif
