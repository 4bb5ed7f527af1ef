/*
 * Memory that ends all at once: what a request makes lives in its arena.
 *
 * Allocation never returns NULL: running out of memory aborts.  Nothing that
 * an arena gave is freed by itself.
 */
#ifndef ALMANAC_ARENA_H
#define ALMANAC_ARENA_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct budget;

struct arena	*arena_new(void);
void		 arena_free(struct arena *);

/* Forgets everything but keeps the first block for the next request. */
void		 arena_reset(struct arena *);

/*
 * From now on until a reset, or until it gets another one or NULL, its memory
 * is taken from the budget, which must live as long.  Allocation succeeds all
 * the same: who allocates in a loop asks the budget.
 */
void		 arena_set_budget(struct arena *, struct budget *);
struct budget	*arena_budget(const struct arena *);

/* Bytes of memory behind the first block. */
size_t		 arena_held(const struct arena *);

/* Zeroed, aligned for any type. */
void		*arena_alloc(struct arena *, size_t);

/* Neither zeroed nor aligned: for text. */
char		*arena_bytes(struct arena *, size_t);

/*
 * Bytes that arena_bytes() gave, with their content, in a larger place.  What
 * is larger than a block is not kept twice.
 */
char		*arena_grow(struct arena *, char *, size_t size, size_t more);

/* A copy of `length` bytes with a NUL behind it. */
char		*arena_copy(struct arena *, const char *, size_t length);
char		*arena_string(struct arena *, const char *);

/* Texts in one; the last one is followed by NULL. */
char		*arena_join(struct arena *, const char *, ...)
		    __attribute__((sentinel));

/* In decimal digits. */
char		*arena_integer(struct arena *, int64_t);

char		*arena_printf(struct arena *, const char *, ...)
		    __attribute__((format(printf, 2, 3)));
char		*arena_vprintf(struct arena *, const char *, va_list)
		    __attribute__((format(printf, 2, 0), nonnull(2)));

#endif
