/* Durations as people write them: "30m", "1h", "7d". */
#ifndef ALMANAC_DURATIONS_H
#define ALMANAC_DURATIONS_H

#include <stdbool.h>
#include <stdint.h>

#define DURATION_TEXT	32

/*
 * Reads a number of seconds (s), minutes (m), hours (h), days (d) or weeks
 * (w). Returns false for another text.
 */
bool	duration_read(const char *text, int64_t *seconds);

/* Prints the duration in the largest unit that gives a whole number. */
void	duration_print(int64_t seconds, char text[DURATION_TEXT]);

#endif
