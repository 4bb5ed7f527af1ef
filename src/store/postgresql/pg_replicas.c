#include "store/postgresql/pg.h"

/*
 * The server reports the positions of replicas only to members of pg_monitor.
 */
void
pg_replicas(struct db *db, struct db_replicas *replicas)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*), CASE"
	    " WHEN COUNT(replay_lsn) < COUNT(*) THEN -1 ELSE"
	    " CAST(COALESCE(MAX(pg_wal_lsn_diff(pg_current_wal_lsn(),"
	    " replay_lsn)), 0) AS BIGINT) END FROM pg_stat_replication"
	    " WHERE state IS DISTINCT FROM 'backup'");
	if (db_step(st)) {
		replicas->count = db_integer(st, 0);
		replicas->lag = db_integer(st, 1);
	}
	db_done(st);
}
