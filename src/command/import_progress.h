/*
 * How far an import has come, on standard error: a bar on a terminal, else a
 * line when a part of it is over.
 */
#ifndef ALMANAC_IMPORT_PROGRESS_H
#define ALMANAC_IMPORT_PROGRESS_H

#include <stdint.h>

/* `total` 0: nobody knows. */
void	progress_show(const char *what, int64_t done, int64_t total);
void	progress_end(const char *what, int64_t done);

/* Takes away what a terminal shows. */
void	progress_clear(void);

/* Says why nothing happens for a while. */
void	progress_wait(const char *why, long seconds);

#endif
