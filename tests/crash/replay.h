/*
 * Replays a traced server: what the disk would have had at each moment if the
 * power had gone.
 */
#ifndef ALMANAC_CRASH_REPLAY_H
#define ALMANAC_CRASH_REPLAY_H

#include <stdbool.h>
#include <stddef.h>

struct replay;

struct replay	*replay_open(const char *trace);
void		 replay_close(struct replay *);

/*
 * Advances by one event. False: there are no more. If the event was an answer,
 * `*answer` is its text, until the next call; otherwise NULL.
 */
bool		 replay_step(struct replay *, const char **answer);

/* The number of events, about. */
long		 replay_length(const struct replay *);

/* Whether a write with these bytes is safe on the disk. */
bool		 replay_is_safe(const struct replay *, int content);

/*
 * Writes the files of a database as after a power cut: with everything that
 * was synced, and, with `lucky`, a random half of the rest.
 */
void		 replay_cut(const struct replay *, const char *path,
		    bool lucky);

/* The number of syncs of the database itself, by checkpoints. */
int		 replay_checkpoints(const struct replay *);

#endif
