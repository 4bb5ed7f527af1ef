/*
 * Progress of an import on standard error: a bar on a terminal, otherwise a
 * line for each finished part.
 */
#ifndef ALMANAC_IMPORT_PROGRESS_H
#define ALMANAC_IMPORT_PROGRESS_H

#include <stdint.h>

/* `total` 0: unknown. */
void	progress_show(const char *what, int64_t done, int64_t total);
void	progress_end(const char *what, int64_t done);

/* Removes the bar from the terminal. */
void	progress_clear(void);

/* Prints the reason for a pause. */
void	progress_wait(const char *why, long seconds);

#endif
