/*
 * What events are linked to, by the event alone: those of a venue, organizer
 * or term are in its lists (store/lists/event_lists.h).
 */
#ifndef ALMANAC_SCHEMA_LINKS_H
#define ALMANAC_SCHEMA_LINKS_H

/*
 * Behind the tables of version 1.  It takes away schema_counts_triggers, which
 * must come again behind it.
 */
extern const char	 schema_links_2[];

#endif
