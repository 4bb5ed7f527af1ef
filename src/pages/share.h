/* Links by which an event gets into other calendars, and to other people. */
#ifndef ALMANAC_SHARE_H
#define ALMANAC_SHARE_H

struct page;
struct value;

/* Adds `calendars` and `shares` to the content of the page of an event. */
void	share_event(struct page *, const struct value *event);

#endif
