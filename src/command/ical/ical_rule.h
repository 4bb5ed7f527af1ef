/* Recurrence rules as libical has read them. */
#ifndef ALMANAC_ICAL_RULE_H
#define ALMANAC_ICAL_RULE_H

#include <libical/ical.h>

struct rrule;

/*
 * Converts a rule. NULL, or why it is not supported: it is hourly or shorter,
 * of another calendar, or inconsistent. libical's own iterator is not used: one
 * step of it may never return.
 *
 * Rules are accepted that rrule_parse() rejects: numbers of weekdays are
 * ignored where they have no meaning.
 */
const char	*_Nullable ical_rule_read(const struct icalrecurrencetype *,
		    struct rrule *);

#endif
