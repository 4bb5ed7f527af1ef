/* Many attacking clients of one kind, in a separate process. */
#ifndef ALMANAC_ATTACK_H
#define ALMANAC_ATTACK_H

#include <stdbool.h>
#include <stddef.h>

struct attack {
	const char	*from;		/* 127.x.y.z; NULL: 127.0.0.1 */
	int		 clients;
	const char	*text;		/* what each client sends */
	size_t		 length;	/* its length */
	int		 pace;		/* bytes per second; 0: no limit */
	size_t		 head;		/* bytes sent at once */
	bool		 on_and_on;	/* repeats the text endlessly */
	bool		 deaf;		/* does not read answers */
};

/* The state of an attack. */
struct outcome {
	int	 open;			/* clients */
	int	 ended;			/* closed by the server */
	int	 heard[600];		/* first answers of clients, by
					   status */
};

/* Starts the attack and returns when every client is connected. */
void			 attack_start(const struct attack *);
const struct outcome	*attack_outcome(void);
void			 attack_stop(void);

#endif
