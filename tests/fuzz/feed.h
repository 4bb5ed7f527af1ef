/* Checks answers in other formats than JSON. */
#ifndef ALMANAC_FUZZ_FEED_H
#define ALMANAC_FUZZ_FEED_H

#include <stddef.h>

#include "http/table.h"

/* Aborts if the answer is not well formed. */
void	feed_check(enum format, const char *text, size_t length);

/*
 * Returns the unfolded content lines of an iCalendar, each with a line feed.
 * Aborts if a line is too long, lacks CRLF or has a control character, or,
 * with `whole`, if a fold is within a character. The caller frees the result.
 */
char	*feed_unfold(const char *text, size_t length, bool whole);

#endif
