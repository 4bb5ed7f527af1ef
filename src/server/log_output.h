/*
 * Where the lines of the request log go, and what waits for its way there.
 */
#ifndef ALMANAC_LOG_OUTPUT_H
#define ALMANAC_LOG_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Where others write too, no line may be longer. */
#define LOG_LINE	4096	/* bytes */

/*
 * In the parent: opens a file or, for "-", what `almanac serve` or Kore has as
 * standard output.  False with errno set.
 */
bool	 log_output_open(const char *path);
bool	 log_output_is_open(void);

/* A line, with its end: written soon, or dropped and counted. */
void	 log_output_put(const char *, size_t);

/* Writes what can be written at once. */
void	 log_output_stop(void);

#endif
