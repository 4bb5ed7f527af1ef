/*
 * Arrays of ids.
 */
#ifndef ALMANAC_IDS_H
#define ALMANAC_IDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct list_page;
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

/*
 * Adds the next record of a list: counts it in the total, and keeps its id if
 * it belongs to the page.
 */
void	list_page_add(struct list_page *, struct arena *, int64_t id,
	    int64_t offset, int64_t limit);

/* Returns the first column of all rows, and calls db_done(). */
struct ids	ids_read(struct statement *, struct arena *);

/* For qsort() and bsearch(), of ids or structs that begin with one. */
int	ids_compare(const void *, const void *);

#endif
