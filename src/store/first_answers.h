/*
 * Answers to POST requests with an Idempotency-Key, kept for a day so that a
 * client can safely repeat the request (rules, section 30).
 */
#ifndef ALMANAC_FIRST_ANSWERS_H
#define ALMANAC_FIRST_ANSWERS_H

#include <stdint.h>

#include "store/secret.h"

struct arena;
struct db;

/* The key of a stored answer, and a digest that identifies the request. */
struct first_request {
	int64_t		 caller;	/* id of a user */
	const char	*path;
	const char	*key;
	unsigned char	 digest[SECRET_DIGEST];
};

struct first_answer {
	int		 status;
	const char	*location;	/* never NULL */
	const char	*body;
};

enum first_found {
	FIRST_NEW,		/* no answer is stored, or it has expired */
	FIRST_SAME,
	FIRST_OTHER		/* same key, but another request */
};

/* FIRST_SAME sets `answer`, in the arena. */
enum first_found	 first_answer_find(struct db *, struct arena *,
			    const struct first_request *, int64_t now,
			    struct first_answer *);

/*
 * Stores an answer and deletes a few expired ones, inside a write transaction.
 */
void			 first_answer_keep(struct db *,
			    const struct first_request *, int64_t now,
			    const struct first_answer *);

#endif
