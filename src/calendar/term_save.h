/* Stores terms. Check db_failed() afterwards. */
#ifndef ALMANAC_TERM_SAVE_H
#define ALMANAC_TERM_SAVE_H

struct request;
struct term;

void	term_save_new(struct request *, const struct term *);
void	term_save(struct request *, const struct term *);

/*
 * Deletes a term permanently: events lose it, its children move to its parent.
 */
void	term_purge(struct request *, const struct term *);

#endif
