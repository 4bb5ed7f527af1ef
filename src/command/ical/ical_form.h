/*
 * Events of an iCalendar as records of import_form.h, with venue, organizer and
 * categories.
 */
#ifndef ALMANAC_ICAL_FORM_H
#define ALMANAC_ICAL_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "command/ical/ical_event.h"
#include "command/import/import_form.h"

/* Returns false if import->why is set. */
bool	ical_put_event(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end);

/*
 * Fills a record with the fields of the event. Call form_start() and
 * ical_mark() before, and import_put() afterwards; then reset c->record.
 * Returns false if import->why is set.
 */
bool	ical_fill(struct ical *, const struct ical_event *,
	    struct import_record *, const struct ical_when *start, int64_t end);

/* Only the status of the event, and its reason. */
void	ical_fill_status(const struct ical_event *, struct import_record *);

/* Returns true if the file had a record of this name before. */
bool	ical_mark(struct ical *, enum import_kind, const char *name);

/*
 * Imports an event that differs from its series, or was imported as a single
 * event. `here` is its id, if known.
 */
bool	ical_put_change(struct ical *, const struct ical_event *,
	    const char *name, const struct ical_when *start, int64_t end,
	    int64_t here, enum import_counted);

#endif
