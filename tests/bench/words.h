/*
 * A language of 60,000 words.
 */
#ifndef ALMANAC_BENCH_WORDS_H
#define ALMANAC_BENCH_WORDS_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct random;

#define WORDS	60000

/* The word at a place, the most frequent first; each is another one. */
const char	*word_at(struct arena *, int64_t place);

/* Words by their frequency, the first letter of each large. */
const char	*words_title(struct arena *, struct random *, int64_t count);

/* Sentences of together about that many bytes. */
const char	*words_text(struct arena *, struct random *, size_t length);

#endif
