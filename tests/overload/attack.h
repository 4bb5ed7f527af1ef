/*
 * Many clients of one kind, in a process of their own, that want no good.
 */
#ifndef ALMANAC_ATTACK_H
#define ALMANAC_ATTACK_H

#include <stdbool.h>
#include <stddef.h>

struct attack {
	const char	*from;		/* 127.x.y.z; NULL: 127.0.0.1 */
	int		 clients;
	const char	*text;		/* what each says */
	size_t		 length;	/* of it */
	int		 pace;		/* bytes a second; 0: all at once */
	size_t		 head;		/* at once even so */
	bool		 on_and_on;	/* behind it the same, without an end */
	bool		 deaf;		/* reads no answer */
};

/* What became of it so far. */
struct outcome {
	int	 open;			/* clients */
	int	 ended;			/* by the server */
	int	 heard[600];		/* first answers of clients, by status */
};

/* Starts it, and goes on when every client is there. */
void			 attack_start(const struct attack *);
const struct outcome	*attack_outcome(void);
void			 attack_stop(void);

#endif
