/*
 * The file that follows the head of an answer, sent at the pace of its client:
 * memory has one piece at a time. All of this is for the event loop.
 */
#ifndef ALMANAC_STREAM_H
#define ALMANAC_STREAM_H

#include <stdbool.h>
#include <stdint.h>

struct client;

/*
 * The answer to job.request has this file, which is closed after it. Files take
 * room on the disk as long: stream_has_room() says whether the caller of the
 * client's request may have one.
 */
void	 stream_take(struct client *, int fd, int64_t length);
bool	 stream_has_room(const struct client *);

/*
 * Sends it after the head, which may wait in the queue, and then calls `done`.
 * Disconnects the client if the file cannot be read.
 */
void	 stream_send(struct client *, void (*done)(struct client *));

/* Closes the file, if there is one. */
void	 stream_drop(struct client *);

#endif
