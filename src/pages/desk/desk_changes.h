/* Rows of the history (rules, section 45) in the words of the desk. */
#ifndef ALMANAC_DESK_CHANGES_H
#define ALMANAC_DESK_CHANGES_H

#include <stdint.h>

struct desk_kind;
struct page;
struct value;

/*
 * Adds `rows` and `has_rows` from a list of the API. `kind` is that of all
 * rows, with their fields; with NULL each row names its record.
 */
void	desk_changes(struct page *, const struct desk_kind *_Nullable,
	    const struct value *history);

/* Adds `paging` for a list of the API with a number of pages. */
void	desk_changes_paging(struct page *, int64_t number, int64_t pages);

#endif
