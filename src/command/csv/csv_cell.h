/* A CSV file while it is imported, and the cells of its row. */
#ifndef ALMANAC_CSV_CELL_H
#define ALMANAC_CSV_CELL_H

#include <stdbool.h>
#include <stdint.h>

#include "command/csv/csv_columns.h"
#include "command/csv/csv_rows.h"
#include "command/csv/csv_when.h"

struct import;
struct value;

#define CSV_NOWHERE	(-1)

struct csv {
	struct import	*im;
	const char	*path;
	const char	*own;		/* what IDs of this calendar begin
					   with */
	bool		 is_shared;	/* several files are one source */
	enum csv_order	 order;
	struct csv_rows	 rows;
	struct csv_row	 head;
	int		 where[CSV_COLUMNS];	/* cell, or CSV_NOWHERE */
	struct value	*seen;		/* records of the file, as a set */
	struct arena	*arena;		/* of the row */
	struct csv_row	 row;
};

/* The cell in a column; "" if there is none. */
const char	*csv_cell(const struct csv *, enum csv_column);

/* Reports a cell, with its line and the name of its column. */
void		 csv_lose(const struct csv *, enum csv_column,
		    const char *why);

/* Reads yes or no. False: it is empty or, which is reported, another text. */
bool		 csv_cell_truth(const struct csv *, enum csv_column,
		    bool *truth);

#endif
