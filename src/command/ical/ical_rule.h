/* Recurrence rules that libical has parsed. */
#ifndef ALMANAC_ICAL_RULE_H
#define ALMANAC_ICAL_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include <libical/ical.h>

struct rrule;
struct zone;

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

/*
 * The same for a property of an event with that first start. A rule within a
 * day becomes a daily one with the same times, if there is one. Of COUNT and
 * UNTIL (ICAL_UNTIL) the earlier end stays. Uses up steps for that.
 */
const char	*_Nullable ical_rule_of(icalproperty *, int64_t start,
		    bool is_date, const struct zone *_Nullable,
		    struct rrule *, int64_t *steps);

/*
 * The first times of another rule within a day that ends, such as every 90
 * minutes. Returns how many, or 0 for other rules and those with lists.
 */
size_t	 ical_rule_times(icalproperty *, int64_t start,
	    const struct zone *_Nullable, int64_t *times, size_t most);

#endif
