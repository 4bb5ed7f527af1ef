/* Names in recurrence rules, private to text/rrule*.c. */
#ifndef ALMANAC_RRULE_NAMES_H
#define ALMANAC_RRULE_NAMES_H

#define RRULE_EVERIES	4
#define RRULE_WEEKDAYS	7

extern const char *const	rrule_everies[RRULE_EVERIES];
extern const char *const	rrule_weekdays[RRULE_WEEKDAYS];

#endif
