/* Compares answers from the caches with newly made ones. For fuzz/world.c. */
#ifndef ALMANAC_FUZZ_AGAIN_H
#define ALMANAC_FUZZ_AGAIN_H

struct outcome;
struct message;
struct site;

/* again_begin() starts with empty caches; the second function empties them. */
void	again_begin(void);
void	again_end(void);

/* Asks for a message that was just answered, if nothing was written since. */
void	again_ask(const struct message *, const struct site *,
	    const struct outcome *);

#endif
