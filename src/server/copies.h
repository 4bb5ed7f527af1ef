/*
 * Answers whose body is a file that `almanac copy` makes (config/copying.h).
 * Their clients stay parked until it is complete; then stream.h sends it. All
 * of this is for the event loop.
 */
#ifndef ALMANAC_COPIES_H
#define ALMANAC_COPIES_H

#include <stdbool.h>
#include <stdint.h>

struct client;

/*
 * Asks for the file of job.request if its answer has one (reply.copy) and is
 * still wanted. Returns false if there is nothing to wait for. The answer is
 * then complete; it is a redirect if there can be no file.
 */
bool	 copies_await(struct client *);

/* Ends what was given up or takes too long. Call it regularly. */
void	 copies_look(uint64_t now);

#endif
