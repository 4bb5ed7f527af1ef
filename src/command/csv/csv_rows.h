/*
 * Rows of a CSV file (RFC 4180), as spreadsheets write them (38.23), and the
 * cells of our own.
 */
#ifndef ALMANAC_CSV_ROWS_H
#define ALMANAC_CSV_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/service.h"

struct arena;
struct buf;
struct report;

/*
 * Returns UTF-8 lines that end with LF, without NULs, from the bytes of a file
 * in any encoding. NULL: the text is too long.
 */
const char	*_Nullable csv_text(struct arena *, const char *bytes,
		    size_t length, struct report *, const char *path);

struct csv_rows {
	const char	*at;		/* rest of the text */
	char		 separator;
	int64_t		 line;		/* of the next row */
	int64_t		 unclosed;	/* line of a quotation mark that has no
					   end; 0: none */
};

struct csv_row {
	int64_t		 line;
	size_t		 count;		/* of cells that are not empty or
					   before such */
	bool		 too_long;	/* its cells are not there */
	const char	*cells[SERVICE_CSV_COLUMNS_ITEMS]; /* "" after count */
};

/*
 * Reads the next row that is not empty, into the arena. Cells have no blanks
 * around them. False: there are no more rows.
 */
bool		 csv_rows_next(struct csv_rows *, struct arena *,
		    struct csv_row *);

/*
 * The names in a cell, which are separated by commas, semicolons, bars or line
 * breaks, unless they are in quotation marks. Returns NULL at the end.
 */
const char	*_Nullable csv_next_name(struct arena *, const char **cell);

/* Appends a name to such a cell. */
void		 csv_add_name(struct buf *cell, const char *name);

/*
 * Appends a cell in quotation marks. Programs take some texts for formulas:
 * these get an apostrophe, which csv_rows_next() removes (38.26).
 */
void		 csv_add_cell(struct buf *row, const char *text);

#endif
