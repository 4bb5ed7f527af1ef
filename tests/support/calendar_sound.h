/* Checks an iCalendar text with libical. */
#ifndef ALMANAC_CALENDAR_SOUND_H
#define ALMANAC_CALENDAR_SOUND_H

/*
 * Fails the test unless libical can read the whole text and finds no violation
 * of its restrictions for components.
 */
void	expect_sound_calendar(const char *text);

#endif
