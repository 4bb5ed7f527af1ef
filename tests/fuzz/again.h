/*
 * Whether answers that are given again, from memory or by parts of them, are
 * those that are made anew. The world's own.
 */
#ifndef ALMANAC_FUZZ_AGAIN_H
#define ALMANAC_FUZZ_AGAIN_H

struct outcome;
struct message;
struct site;

/* Begins with nothing kept, and forgets all of it. */
void	again_begin(void);
void	again_end(void);

/* Of a message that was just answered, as long as nothing was written. */
void	again_ask(const struct message *, const struct site *,
	    const struct outcome *);

#endif
