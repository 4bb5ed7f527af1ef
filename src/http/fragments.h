/*
 * JSON of records as it stands in the answers about others, kept by a thread
 * from one request to the next while nobody writes to the database, or to the
 * venues and organizers where it is of these alone.
 *
 * Nothing here knows who asks: only what every caller may see is kept. What
 * kinds of records there are, and what `more` is, is the caller's matter.
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
	const char	*more;		/* NULL: nothing */
	size_t		 more_length;
	int64_t		 until;		/* it ends then, whoever writes */
	bool		 lasts;		/* until a venue or an organizer changes */
};

struct fragments	*fragments_new(void);
void			 fragments_free(struct fragments *);

/*
 * Before each request, with db_version() of before its transaction. What was
 * found before lives until then.
 */
void	fragments_renew(struct fragments *, uint64_t state);

/* All of them, where changes have been undone that they may be of. */
void	fragments_forget(struct fragments *);

/*
 * That of a kind (below 256) and an id, with the addresses that the request
 * came by; always false where rq->fragments is NULL.
 */
bool	fragment_find(struct request *, unsigned kind, int64_t id,
	    struct fragment *);

/*
 * Copies it for the next one, unless rq->fragments is NULL, it is too long to
 * be worth that, or there is no room.
 */
void	fragment_keep(struct request *, unsigned kind, int64_t id,
	    const struct fragment *);

#endif
