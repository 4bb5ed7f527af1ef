/* Stores terms. Check db_failed() afterwards. */
#ifndef ALMANAC_TERM_SAVE_H
#define ALMANAC_TERM_SAVE_H

#include <stdint.h>

struct request;
struct term;

void	term_save_new(struct request *, const struct term *);
void	term_save(struct request *, const struct term *);

/*
 * Makes a waiting term visible. If there is a visible one with its name, events
 * get that instead. Returns the id of the visible term.
 */
int64_t	term_publish(struct request *, int64_t id);

/*
 * Deletes a term permanently: events lose it, its children move to its parent.
 */
void	term_purge(struct request *, const struct term *);

#endif
