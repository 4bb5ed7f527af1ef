/* What libical says of an iCalendar text. */
#ifndef ALMANAC_CALENDAR_SOUND_H
#define ALMANAC_CALENDAR_SOUND_H

/*
 * Fails the test unless libical reads all of it and finds nothing against its
 * table of what a component must and must not have.
 */
void	expect_sound_calendar(const char *text);

#endif
