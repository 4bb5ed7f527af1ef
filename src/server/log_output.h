/*
 * Writes the lines of the request log and queues those that cannot be written
 * yet.
 */
#ifndef ALMANAC_LOG_OUTPUT_H
#define ALMANAC_LOG_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Writes up to this size are atomic in a pipe. */
#define LOG_LINE	4096	/* bytes */

/*
 * In the parent: opens a file or, for "-", standard output. False with errno
 * set.
 */
bool	 log_output_open(const char *path);
bool	 log_output_is_open(void);

/* Queues a complete line, or drops and counts it. */
void	 log_output_put(const char *, size_t);

/* Writes what can be written without waiting. */
void	 log_output_stop(void);

#endif
