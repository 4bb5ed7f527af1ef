/* Bodies in other formats than JSON. */
#ifndef ALMANAC_FUZZ_FEED_H
#define ALMANAC_FUZZ_FEED_H

#include <stddef.h>

#include "http/table.h"

/* Aborts where it is not sound. */
void	feed_check(enum format, const char *text, size_t length);

/*
 * The content lines of iCalendar without their folds, each ended by a line
 * feed; aborts where one is too long, or has no CRLF or a control character.
 * `whole`: where it is folded within a character, too. To be freed.
 */
char	*feed_unfold(const char *text, size_t length, bool whole);

#endif
