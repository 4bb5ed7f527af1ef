/*
 * Clients of one kind, in a process of their own: each asks, hears the whole
 * answer, and asks again at its next turn.
 *
 * Latency counts from a request's turn, so time that was spent waiting for an
 * earlier answer is not lost.
 */
#ifndef ALMANAC_CLIENTS_H
#define ALMANAC_CLIENTS_H

#include <sys/types.h>

#include <stdbool.h>
#include <stddef.h>

#define LONGEST_MS	20000	/* no client waits longer for an answer */

/* Makes request number n of a process; lives until its client's next one. */
typedef const char	*make_request(unsigned client, unsigned n);

struct clients {
	int		 count;		/* connections; each has a thread */
	make_request	*make;
	int		 pause;		/* ms from turn to turn; 0: no pause */
	bool		 patient;	/* a late turn delays the next ones */
	int		 port;		/* 0: the service's */
	bool		 strangers;	/* each from an address of its own */
	int		 fresh;		/* of them make a connection each time */
	bool		 to_the_end;	/* no request before the server closes */
};

/* In memory that is shared with that process. */
struct heard {
	unsigned	 answers;
	unsigned	 turns;		/* that are over, answered or missed */
	unsigned	 status[600];	/* 0: none came, or not all of it */
	unsigned	 took[LONGEST_MS + 1];	/* by ms */
	unsigned	 late_ends;	/* closed over 1 s after the answer */
	unsigned	 silent_503;	/* without Retry-After */
	size_t		 longest;	/* bytes of an answer */
	volatile bool	 enough;	/* to be asked no more */
	int		 done;		/* clients that have stopped */
};

struct clients_running {
	pid_t		 pid;
	int		 count;
	struct heard	*heard;
};

struct clients_running	 clients_start(const struct clients *);

/*
 * Ends them, those that should when they have heard their last answers; what
 * they heard stays.
 */
void	 clients_stop(struct clients_running *);
void	 clients_stop_at_once(struct clients_running *);

/* The ms that so many percent of the turns took at most. */
int	 heard_within(const struct heard *, double percent);

/* Answers of other statuses than these: "200 304". */
unsigned heard_others(const struct heard *, const char *statuses);

/* "200: 17, 503: 2" for a report; lives until the next call. */
const char	*heard_text(const struct heard *);

#endif
