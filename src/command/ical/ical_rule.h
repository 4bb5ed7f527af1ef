/* Recurrence rules that libical has parsed. */
#ifndef ALMANAC_ICAL_RULE_H
#define ALMANAC_ICAL_RULE_H

#include <libical/ical.h>

struct rrule;

/*
 * Converts a rule. Returns NULL, or why it is not supported: it is hourly or
 * shorter, uses another calendar, or is inconsistent. libical's iterator is
 * not used, since one step of it may never return.
 *
 * Some rules are accepted that rrule_parse() rejects: numbers of weekdays are
 * ignored where they have no meaning.
 */
const char	*_Nullable ical_rule_read(const struct icalrecurrencetype *,
		    struct rrule *);

#endif
