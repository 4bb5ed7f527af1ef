/*
 * Requests that write, on their way through the writer, and queues of them.
 */
#ifndef ALMANAC_JOBS_H
#define ALMANAC_JOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct message;
struct request;

struct job {
	struct job		*next;
	struct arena		*arena;		/* of the request alone */
	const struct message	*message;
	struct request		*request;	/* serve_prepare()d, or NULL */
	const char		*trouble;	/* of the storage, for the log */
	bool			 tried;
	unsigned		 origin;	/* crowd_find() */
	bool			 brief;		/* reads at most one record */
	int64_t			 took;		/* clock_work() in slow.c */
};

/* All zero when it is empty.  Each job is in one at most. */
struct jobs {
	struct job	 *first;	/* the oldest */
	struct job	**end;
	size_t		  count;
};

void		 jobs_append(struct jobs *, struct job *);

/* That at a place of the queue: `&q->first`, or `&job->next` of one in it. */
struct job	*jobs_take_at(struct jobs *, struct job **place);

/* The oldest, or NULL. */
struct job	*_Nullable jobs_take(struct jobs *);

/* All of them, in a list by `next`. */
struct job	*_Nullable jobs_take_all(struct jobs *);

#endif
