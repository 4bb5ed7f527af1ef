/*
 * The request log: a line of JSON for each request, where `request_log` of the
 * configuration says.
 *
 * It never keeps requests waiting: lines are gathered and written together
 * some milliseconds later, and where nobody takes them, since a pipe or a disk
 * is full, they are dropped and counted.  Nothing in them is a secret
 * (text/mask.h), and nothing that a client sends can end a line or a value.
 */
#ifndef ALMANAC_REQUEST_LOG_H
#define ALMANAC_REQUEST_LOG_H

#include <stdint.h>

struct account;
struct client;
struct site;

/*
 * In the parent, which may still open files; for all workers.  NULL, or what
 * is wrong, in a static place.
 */
const char	*request_log_open(const struct site *);

/* In a worker. */
void		 request_log_start(void);

/* The message was answered so, after some nanoseconds. */
void		 request_log_put(const struct client *,
		    const struct account *, int64_t took);

#endif
