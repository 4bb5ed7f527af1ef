/*
 * A traced server, once more: what was on the disk at each moment, had the
 * power gone then.
 */
#ifndef ALMANAC_CRASH_REPLAY_H
#define ALMANAC_CRASH_REPLAY_H

#include <stdbool.h>
#include <stddef.h>

struct replay;

struct replay	*replay_open(const char *trace);
void		 replay_close(struct replay *);

/*
 * Goes on by one event; false: there is none any more. If it was an answer,
 * that is `*answer` (NUL-terminated, until the next call), else NULL.
 */
bool		 replay_step(struct replay *, const char **answer);

/* How many events there are, about. */
long		 replay_length(const struct replay *);

/* True when a write that is safe now has held these bytes. */
bool		 replay_is_safe(const struct replay *, int content);

/*
 * Makes the files of a database as a power cut leaves them: with what was
 * synced, and with `lucky` with a random half of what was not.
 */
void		 replay_cut(const struct replay *, const char *path,
		    bool lucky);

/* How often the database itself was synced: by checkpoints. */
int		 replay_checkpoints(const struct replay *);

#endif
