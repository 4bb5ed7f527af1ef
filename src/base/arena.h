/*
 * Memory that is freed all at once: everything that a request allocates is in
 * its arena.
 *
 * Allocation never returns NULL: running out of memory aborts. Nothing is freed
 * individually.
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

/* For a part of the work that another arena is for: with its budget. */
struct arena	*arena_new_part(const struct arena *);

/*
 * Puts such an arena in the place of another one, which is returned, until
 * arena_end_part() frees it and puts the other one back.
 */
struct arena	*arena_begin_part(struct arena **);
void		 arena_end_part(struct arena **, struct arena *whole);

/* Frees everything except the first block, for reuse. */
void		 arena_reset(struct arena *);

/*
 * Moves all memory of an arena with the same budget to the first one, and frees
 * the rest of it.
 */
void		 arena_adopt(struct arena *, struct arena *from);

/*
 * Keeps another arena until this one is reset or freed, also if its owner frees
 * it meanwhile, perhaps in another thread. One arena can keep one other.
 */
void		 arena_hold(struct arena *, struct arena *other);

/*
 * Charges further allocations to a budget, until a reset or another call. The
 * budget must live that long; NULL charges none. A reset and arena_free() give
 * the memory back to the budget. Allocation succeeds even if the budget is
 * spent, so loops that allocate must check the budget.
 */
void		 arena_set_budget(struct arena *, struct budget *);
struct budget	*arena_budget(const struct arena *);

/* Bytes allocated beyond the first block. */
size_t		 arena_held(const struct arena *);

/* Zeroed, aligned for any type. */
void		*arena_alloc(struct arena *, size_t);

/* Neither zeroed nor aligned; for texts. */
char		*arena_bytes(struct arena *, size_t);

/*
 * Enlarges memory of arena_bytes() from `size` to `more` bytes, and keeps its
 * content. Memory larger than a block is moved with realloc().
 */
char		*arena_grow(struct arena *, char *, size_t size, size_t more);

/*
 * Makes room for another member of an array that has room for `*size`. Returns
 * the array, or a larger copy in the arena.
 */
void		*arena_room(struct arena *, void *_Nullable, size_t count,
		    size_t *size, size_t each);

/* arena_copy(): a copy of `length` bytes followed by a NUL. */
char		*arena_copy(struct arena *, const char *, size_t length);
char		*arena_string(struct arena *, const char *);

/* A copy, or one of the last two that this returned if it is equal. */
const char	*arena_share(struct arena *, const char *);

/* Concatenates texts; NULL follows the last one. */
char		*arena_join(struct arena *, const char *, ...)
		    __attribute__((sentinel));

/* The number in decimal digits, which the second one prints into `room`. */
#define INTEGER_ROOM	24
char		*arena_integer(struct arena *, int64_t);
const char	*integer_print(char room[INTEGER_ROOM], int64_t);

char		*arena_printf(struct arena *, const char *, ...)
		    __attribute__((format(printf, 2, 3)));
char		*arena_vprintf(struct arena *, const char *, va_list)
		    __attribute__((format(printf, 2, 0), nonnull(2)));

#endif
