/* The start and the end of an event in a row of a CSV file (38.24). */
#ifndef ALMANAC_CSV_TIMES_H
#define ALMANAC_CSV_TIMES_H

#include "command/csv/csv_cell.h"

struct csv_times {
	int64_t		 start, end;	/* clock times */
	int64_t		 utc;		/* of the start */
	bool		 all_day;
	const char	*timezone;	/* as stored */
};

/*
 * Reads the times of c->row. Returns NULL, or why the row is left out, and the
 * column.
 */
const char	*_Nullable csv_read_times(struct csv *, struct csv_times *,
		    enum csv_column *);

#endif
