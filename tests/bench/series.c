/*
 * Makes series of the events of a calendar that generate has made: series
 * DATABASE. The first events become their models. Events of a series are far
 * from each other, so that lists find another series at each event.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "store/db.h"
#include "store/status.h"

#define DATES	50	/* of a series */

static void
run(struct statement *st, const int64_t *values, int count)
{
	int	 i;

	for (i = 0; i < count; i++)
		db_bind_integer(st, i + 1, values[i]);
	db_run(st);
}

static void
make_series(struct db *db)
{
	const int64_t	 base = db_first_integer(db_query(db,
			    "SELECT MIN(id) FROM events")) - 1;
	const int64_t	 count = db_first_integer(db_query(db,
			    "SELECT COUNT(*) FROM events")) / (DATES + 1);

	run(db_query(db, "INSERT INTO series (id, status, made_until, rule)"
	    " SELECT id, $1, start_local, 'FREQ=DAILY;COUNT=50' FROM events"
	    " WHERE id <= $2"), (int64_t[]){ STATUS_PUBLISH, base + count }, 2);
	run(db_query(db, "UPDATE events SET status = $1 WHERE id <= $2"),
	    (int64_t[]){ STATUS_MODEL, base + count }, 2);
	run(db_query(db, "UPDATE events SET series_id ="
	    " $1 + 1 + (id - $1 - 1) % $2 WHERE id > $1 + $2"),
	    (int64_t[]){ base, count }, 2);
}

int
main(int argc, char **argv)
{
	struct db	*db;
	const char	*why;

	if (argc != 2 || (db = db_open(argv[1], &why)) == NULL) {
		fprintf(stderr, "series: %s\n", argc != 2 ?
		    "usage: series DATABASE" : why);
		return (EXIT_FAILURE);
	}
	db_begin_write(db);
	make_series(db);
	if (!db_commit(db)) {
		fprintf(stderr, "series: %s\n", db_message(db));
		return (EXIT_FAILURE);
	}
	db_close(db);

	return (EXIT_SUCCESS);
}
