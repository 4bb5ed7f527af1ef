/* Why a recurrence cannot be used, in texts of the spec. */
#ifndef ALMANAC_REASON_H
#define ALMANAC_REASON_H

#include <stddef.h>

#include "generated/texts.h"

#define REASON_ABOUT	64
struct reason {
	enum text	 text;			/* of those named reason.* */
	char		 about[REASON_ABOUT];	/* "FREQ=HOURLY", or "" */
};

void		 reason_set(struct reason *, enum text, const char *about);

/* The text in English, as messages of the API have it. */
const char	*reason_text(enum text);

/* "FREQ=HOURLY: expected DAILY, WEEKLY, MONTHLY or YEARLY" */
void		 reason_print(const struct reason *, char *to, size_t size);

#endif
