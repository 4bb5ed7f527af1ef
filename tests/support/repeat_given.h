/* Helpers for tests of recurrence rules in words. */
#ifndef ALMANAC_TESTS_REPEAT_GIVEN_H
#define ALMANAC_TESTS_REPEAT_GIVEN_H

#include <stdbool.h>
#include <stddef.h>

#define REPEAT_LOCALES	4	/* en, de, fr, es */

struct repeat_row {
	const char	*rule;
	const char	*words[REPEAT_LOCALES];
};

/*
 * A rule of an event that begins on Tuesday, March 2, 2027 at 6 pm in Berlin,
 * in the words of a locale. The rule may have dates that are left out after it:
 * "FREQ=WEEKLY 20270309,20270316".
 */
const char	*repeat_said(const char *rule, size_t locale);

/* The same for an event of whole days, or one without a zone. */
const char	*repeat_said_of_days(const char *rule, size_t locale);
const char	*repeat_said_nowhere(const char *rule, size_t locale);

void		 repeat_expect(const struct repeat_row *, size_t count);

#endif
