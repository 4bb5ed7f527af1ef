/*
 * Terms on their way into the database; failures are the caller's to ask for,
 * by db_failed().
 */
#ifndef ALMANAC_TERM_SAVE_H
#define ALMANAC_TERM_SAVE_H

struct request;
struct term;

void	term_insert(struct request *, const struct term *);
void	term_store(struct request *, const struct term *);

/* For good: events lose it, what is below it moves to its parent. */
void	term_remove(struct request *, const struct term *);

#endif
