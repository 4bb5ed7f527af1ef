/*
 * Requests that write, on their way through the writer, and queues of them.
 */
#ifndef ALMANAC_JOBS_H
#define ALMANAC_JOBS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct message;
struct request;

struct job {
	struct job		*next;
	struct arena		*arena;		/* of the request alone */
	const struct message	*message;
	struct request		*request;	/* serve_prepare() has made it */
	const char		*trouble;	/* of the storage, for the log */
	bool			 tried;
};

/* All zero when it is empty.  Each job is in one at most. */
struct jobs {
	struct job	 *first;	/* the oldest */
	struct job	**end;
	size_t		  count;
	size_t		  bytes;	/* of their bodies */
};

void		 jobs_append(struct jobs *, struct job *);

/* The oldest, or NULL. */
struct job	*jobs_take(struct jobs *);

#endif
