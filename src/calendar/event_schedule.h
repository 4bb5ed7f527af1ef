/* The rule of an event's series, as a Schedule of schema.org. */
#ifndef ALMANAC_EVENT_SCHEDULE_H
#define ALMANAC_EVENT_SCHEDULE_H

struct event;
struct request;

/*
 * Writes the member eventSchedule, unless the event is single or a Schedule
 * cannot express the rule.
 */
void	event_write_schedule(struct request *, const struct event *);

#endif
