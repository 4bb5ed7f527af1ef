/*
 * Changes of events that are chosen in a list of the desk (rule 40.33). A
 * chosen value is the id of an event; with DESK_WHOLE it means the event's
 * series.
 */
#ifndef ALMANAC_DESK_CHOSEN_H
#define ALMANAC_DESK_CHOSEN_H

#define DESK_WHOLE	"s"

#endif
