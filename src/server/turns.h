/*
 * A queue in which users take turns: many jobs of one delay only these.
 * Visitors (job->user is 0) have the turns of one user, since they can have any
 * number of addresses, and among themselves take turns by address.
 */
#ifndef ALMANAC_TURNS_H
#define ALMANAC_TURNS_H

#include <stdbool.h>
#include <stdint.h>

#include "server/quota.h"
#include "server/threads.h"

#define TURNS	(2 * QUOTAS)	/* of users, and then of addresses */

/* All zero if empty. Users whose ids have the same remainder share an entry. */
struct turns {
	struct jobs	 waiting;
	unsigned	 queued[TURNS];	/* in `waiting`, of each */
	unsigned	 visitors;	/* in `waiting`, of all of them */
	uint64_t	 turns[TURNS], turn;
	uint64_t	 visitors_turn;	/* of all of them, among users */
};

/* The index in `queued`, which turns_put() sets as job->user_index. */
unsigned	 turns_user(const struct job *);

/* A user without queued jobs takes a turn after all users with queued jobs. */
void		 turns_put(struct turns *, struct job *);

/*
 * Returns the oldest job of the user whose turn is next, or NULL. With `fits`,
 * only of users whose jobs fit.
 */
struct job	*_Nullable turns_take(struct turns *,
		    bool (*fits)(const struct job *));

/* Removes a job. Returns false if it is not queued. */
bool		 turns_drop(struct turns *, struct job *);

/*
 * Puts jobs that were taken back, before later ones of the same users, who get
 * their turns back.
 */
void		 turns_put_back(struct turns *, struct jobs *);

#endif
