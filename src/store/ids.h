/*
 * Arrays of ids.
 */
#ifndef ALMANAC_IDS_H
#define ALMANAC_IDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct statement;

/*
 * The array is the caller's, or in an arena if it has grown. `{ 0 }` is empty,
 * `{ count, list, 0 }` any other array: adding to it copies it.
 */
struct ids {
	size_t	 count;
	int64_t	*list;
	size_t	 size;		/* memory that it may fill; 0: none */
};

void	ids_add(struct ids *, struct arena *, int64_t);

/* Inserts into an ascending array. Returns false if the array has the id. */
bool	ids_insert(struct ids *, struct arena *, int64_t);

/* Whether an ascending array has the id. */
bool	ids_have(const struct ids *, int64_t id);
bool	ids_remove(struct ids *, int64_t id);

/* An ascending copy without duplicates. */
struct ids	ids_sorted(struct arena *, const struct ids *);

/* Returns the first column of all rows, and calls db_done(). */
struct ids	ids_read(struct statement *, struct arena *);

/*
 * As the value of one parameter, for id_list(), so that a statement is the same
 * for any number of ids.
 */
const char	*ids_text(struct arena *, const struct ids *);

/* For qsort() and bsearch(), of ids or structs that begin with one. */
int	ids_compare(const void *, const void *);

#endif
