/* Links that add an event to other calendars or share it. */
#ifndef ALMANAC_SHARE_H
#define ALMANAC_SHARE_H

struct page;
struct value;

/* Adds `calendars`, `shares` and `link` to the content of an event's page. */
void		 share_event(struct page *, const struct value *event);

/* Returns an address that starts like that and ends with the encoded text. */
const char	*share_address(const struct page *, const char *start,
		    const char *text);

#endif
