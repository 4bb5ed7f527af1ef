/* Recurrence rules of vCalendar 1.0: "W1 MO WE #4", "MP1 1+ TU 20270601". */
#ifndef ALMANAC_ICAL_OLD_RULE_H
#define ALMANAC_ICAL_OLD_RULE_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

/*
 * Appends the rule in the form of RFC 5545. Returns false, perhaps after a part
 * of it, if the text is not such a rule or has times of day.
 */
bool	ical_old_rule(struct buf *, const char *text, size_t length);

#endif
