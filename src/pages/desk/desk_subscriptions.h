#ifndef ALMANAC_DESK_SUBSCRIPTIONS_H
#define ALMANAC_DESK_SUBSCRIPTIONS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct page;
struct value;

/*
 * Adds rows (pages/desk/desk_rows.h) about the first subscriptions that fail or
 * wait for a decision.
 */
void	desk_subscriptions_failing(struct page *, struct value *list,
	    size_t most);

/*
 * Reads categories, one on a line: trims lines and leaves out empty ones.
 * Returns false if there are too many lines, or one is too long.
 */
bool	desk_categories_read(struct arena *, const char *text,
	    const char **to);

#endif
