/* Memory of the generator: one arena, which memory_end() frees. */
#ifndef CODEGEN_MEMORY_H
#define CODEGEN_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"

struct arena	*memory_arena(void);

/* Returns zeroed memory. */
void	*memory_get(size_t);

void	 memory_end(void);

char	*memory_copy(const char *, size_t length);

char	*memory_print(const char *, ...)
	    __attribute__((format(printf, 1, 2)));

/* Returns an empty text that can grow. */
struct buf	 memory_buf(void);

/* Returns "all, part", or only the part if `all` is "". */
char	*memory_join(const char *all, const char *between, const char *, ...)
	    __attribute__((format(printf, 3, 4)));

/* A list of pointers to structs of one type. */
struct list {
	const void	**items;
	size_t		  count;
};

void	 list_add(struct list *, const void *);

/* The position of an item that the list has. */
size_t	 list_index(const struct list *, const void *);

bool	 list_has_text(const struct list *, const char *);

/* Adds a text to a list of texts. Returns false if the list has it already. */
bool	 list_add_text(struct list *, const char *);

/*
 * Iterates over a struct list or struct nodes, also if it is the result of a
 * function: EACH(route, spec->routes).
 */
#define EACH(item, list)						\
	for (size_t item##_at = 0; item##_at < (list).count &&		\
	    ((item) = (list).items[item##_at]) != NULL; item##_at++)

#endif
