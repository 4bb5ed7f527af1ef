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

struct export {
	struct db	*db;
	FILE		*to;
	struct arena	*arena;		/* of the line */
	struct json	 line;
	int64_t		 lines;		/* written so far */
};

enum column_kind {
	COLUMN_INTEGER,
	COLUMN_NUMBER,
	COLUMN_TEXT,
	COLUMN_TRUTH,
	COLUMN_TIME,
	COLUMN_STATUS,
	COLUMN_ROLE
};

/* A column by its place, which is its place in this table; NULL: absent. */
struct column {
	const char	*name;
	enum column_kind kind;
};

/* Begins a line of that kind. */
void	export_begin(struct export *, const char *kind);
void	export_columns(struct export *, struct statement *,
	    const struct column *, size_t count);

/* All rows of a query that has one column, as a list; absent if empty. */
void	export_list(struct export *, const char *name, struct statement *);
void	export_end(struct export *);

#endif
