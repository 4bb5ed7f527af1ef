/*
 * Answers to POST requests with an Idempotency-Key, kept for a day so that a
 * client can repeat the request safely (rules, section 30).
 */
#ifndef ALMANAC_FIRST_ANSWERS_H
#define ALMANAC_FIRST_ANSWERS_H

#include <stdint.h>

#include "store/secret.h"

struct arena;
struct db;

/* Under what an answer is kept, and a digest to recognize the request. */
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
	FIRST_NEW,		/* none is kept, or it has expired */
	FIRST_SAME,
	FIRST_OTHER		/* the same key with another request */
};

/* With FIRST_SAME `answer` is set, in the arena. */
enum first_found	 first_answer_find(struct db *, struct arena *,
			    const struct first_request *, int64_t now,
			    struct first_answer *);

/* Keeps one and deletes a few expired ones; in a write transaction. */
void			 first_answer_keep(struct db *,
			    const struct first_request *, int64_t now,
			    const struct first_answer *);

#endif
