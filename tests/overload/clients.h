/*
 * Clients of one kind in a separate process. Each sends a request, reads the
 * whole answer, and sends the next request at its next turn.
 *
 * Latency is measured from the start of a turn, so time spent waiting for an
 * earlier answer counts.
 */
#ifndef ALMANAC_CLIENTS_H
#define ALMANAC_CLIENTS_H

#include <sys/types.h>

#include <stdbool.h>
#include <stddef.h>

#define LONGEST_MS	20000	/* longest wait for an answer */

/*
 * Makes request n of a process. It is valid until the same client's next one.
 */
typedef const char	*make_request(unsigned client, unsigned n);

struct clients {
	int		 count;		/* connections; each has a thread */
	make_request	*make;
	size_t		 length;	/* of each request; 0: it is a text */
	int		 pause;		/* ms from turn to turn; 0: no pause */
	bool		 patient;	/* late turns delay the next ones */
	int		 port;		/* 0: the service's */
	bool		 strangers;	/* each has its own address */
	int		 fresh;		/* of them, those that reconnect */
	bool		 to_the_end;	/* no request before the server
					   closes */
	bool		 leaves;	/* resets before the answer */
};

/* In memory shared with the process. */
struct heard {
	unsigned	 answers;
	unsigned	 turns;		/* finished, answered or missed */
	unsigned	 left;		/* requests whose sender left */
	unsigned	 status[600];	/* 0: missing or incomplete */
	unsigned	 took[LONGEST_MS + 1];	/* by ms */
	unsigned	 late_ends;	/* closed over 1 s after the answer */
	unsigned	 silent_503;	/* without Retry-After */
	size_t		 longest;	/* bytes of an answer */
	volatile bool	 enough;	/* no more requests */
	int		 done;		/* clients that have stopped */
};

struct clients_running {
	pid_t		 pid;
	int		 count;
	struct heard	*heard;
};

struct clients_running	 clients_start(const struct clients *);

/*
 * Ends the clients, clients_stop() after their last answers. `heard` remains
 * valid.
 */
void	 clients_stop(struct clients_running *);
void	 clients_stop_at_once(struct clients_running *);

/* The time in ms within which this percentage of turns ended. */
int	 heard_within(const struct heard *, double percent);

/* The number of answers with statuses other than these: "200 304". */
unsigned heard_others(const struct heard *, const char *statuses);

/* "200: 17, 503: 2", for a report; valid until the next call. */
const char	*heard_text(const struct heard *);

#endif
