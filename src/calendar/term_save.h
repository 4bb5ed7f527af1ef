/* Stores terms. Check db_failed() afterwards. */
#ifndef ALMANAC_TERM_SAVE_H
#define ALMANAC_TERM_SAVE_H

struct request;
struct term;

void	term_insert(struct request *, const struct term *);
void	term_store(struct request *, const struct term *);

/*
 * Deletes permanently: events lose the term, its children move to its parent.
 */
void	term_remove(struct request *, const struct term *);

#endif
