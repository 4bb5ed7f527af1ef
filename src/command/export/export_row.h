/*
 * A row of a query as a line of JSON.
 */
#ifndef ALMANAC_EXPORT_ROW_H
#define ALMANAC_EXPORT_ROW_H

#include <stdint.h>
#include <stdio.h>

#include "base/json.h"

struct arena;
struct db;
struct statement;
struct stored_column;

struct export {
	struct db	*db;
	FILE		*to;
	struct arena	*arena;		/* of the line */
	struct json	 line;
	int64_t		 lines;		/* written so far */
};

/* Begins a line of that kind. */
void	export_begin(struct export *, const char *kind);

/*
 * The columns of a row that have names here, by their places, which are those
 * in this table; what is NULL is absent.
 */
void	export_columns(struct export *, struct statement *,
	    const struct stored_column *, size_t count);

/* All rows of a query that has one column, as a list; absent if empty. */
void	export_list(struct export *, const char *name, struct statement *);
void	export_end(struct export *);

#endif
