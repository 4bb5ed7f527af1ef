/* Threads other than the event loop, and queues of requests for them. */
#ifndef ALMANAC_THREADS_H
#define ALMANAC_THREADS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/secret.h"

struct arena;
struct message;
struct picture;
struct request;

struct job {
	struct job		*next;
	struct arena		*arena;		/* NULL: none yet */
	const struct message	*message;
	struct request		*request;	/* serve_prepare(), or NULL */
	const char		*failure;	/* of storage, for the log */
	bool			 tried;
	atomic_bool		 left;		/* no client waits any more */
	unsigned		 address;	/* of its client, in quota.h */
	unsigned		 user_index;	/* in turns.h */
	unsigned		 slow_index;	/* in writer.c */
	uint64_t		 turn;		/* that it has used (turns.c) */
	uint64_t		 turn_among_users;	/* used among users */
	unsigned		 credentials;	/* their index in writer.c */
	int64_t			 user;		/* whose turn it waits for; 0:
						   visitors */
	struct secret_memo	 memo;		/* of its message */
	struct picture		*picture;	/* to be stored, or NULL */
	int64_t			 excess;	/* of its quota; 0: none */
	bool			 reads_one;	/* at most one record */
	bool			 writes;	/* serve_writes(), if known */
	bool			 is_greedy;	/* it was begun again
						   (slow.c) */
	int64_t			 took;		/* clock_work() in slow.c */
	int64_t			 put_at;	/* clock_steady() in prober.c */
};

/*
 * Starts run(arg) in a new thread, which handles no signals. Aborts on
 * failure.
 */
void		 thread_start(pthread_t *, void *(*run)(void *), void *arg);

/* A queue; all zero if empty. A job is in at most one queue. */
struct jobs {
	struct job	 *first;	/* the oldest */
	struct job	**end;
	size_t		  count;
};

void		 jobs_append(struct jobs *, struct job *);
void		 jobs_put_first(struct jobs *, struct job *);	/* as oldest */

/* Removes the job at `&q->first`, or at `&job->next` of a job in the queue. */
struct job	*jobs_take_at(struct jobs *, struct job **place);

/* The place of a job in the queue, or NULL. */
struct job	**_Nullable jobs_find(struct jobs *, const struct job *);

/* Returns the oldest, or NULL. */
struct job	*_Nullable jobs_take(struct jobs *);

/* Removes all jobs. Returns them, linked by `next`. */
struct job	*_Nullable jobs_take_all(struct jobs *);

#endif
