/*
 * The database, whichever engine is behind it. README.md says which SQL
 * all engines understand.
 *
 * A connection belongs to one thread. SQL is a literal, prepared once per
 * connection, with parameters $1, $2 ... in the order of their first use.
 *
 * Errors are sticky: after the first one every call on the connection does
 * nothing and db_step() returns false, until db_recover(). So a handler asks
 * db_failed() once, after db_done(). SQL that does not compile aborts.
 */
#ifndef ALMANAC_DB_H
#define ALMANAC_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct budget;
struct db;
struct search;
struct statement;

enum db_error {
	DB_FINE,
	DB_BUSY,		/* locked for too long: 503 */
	DB_LATE,		/* the budget is spent: 503 */
	DB_FULL,		/* no space left: 507 */
	DB_AWAY,		/* the disk or the file is unavailable: 503 */
	DB_UNKNOWN,		/* a commit may have happened, or not: 503 */
	DB_BROKEN		/* anything else: 500 */
};

/*
 * Opens an existing database that store_prepare() has brought up to date.
 * NULL with `*why` set, a text that lives until the next call of this thread.
 */
struct db	*_Nullable db_open(const char *path, const char **why);
void		 db_close(struct db *);

/*
 * How long to wait for a lock, and how long a read transaction may last; after
 * that its next statement fails with DB_BUSY. The default is five seconds, of a
 * server three.
 */
void		 db_set_timeout(struct db *, int milliseconds);

/*
 * Charges all work from now on to this budget, which must live until another
 * one or NULL is set. Once it is spent every step fails with DB_LATE.
 */
void		 db_set_budget(struct db *, struct budget *);

/*
 * For loops over rows that were read: charges this work to the budget
 * (base/budget.h). False: the connection has failed.
 */
bool		 db_spend(struct db *, size_t work);

/*
 * A statement to bind and step. It must be done before the same line of the
 * source queries again, and before its transaction ends.
 */
#define db_query(db, sql)	db_statement((db), "" sql "")
struct statement	*db_statement(struct db *, const char *sql);

void		 db_bind_integer(struct statement *, int, int64_t);
void		 db_bind_number(struct statement *, int, double);
void		 db_bind_null(struct statement *, int);

/* The bytes must live until db_done(); NULL binds NULL. */
void		 db_bind_text(struct statement *, int, const char *);
void		 db_bind_blob(struct statement *, int, const void *, size_t);

/*
 * Sends it to the server now: its rows come with the same round trip as those of
 * the statements that are sent next. Its values must be bound, and nothing that
 * changes its rows may run before its first step. Outside of a transaction, and
 * for engines in the process, this does nothing.
 */
void		 db_send(struct statement *);

/*
 * Whether that saves time here. If not, do not query what may not be needed.
 */
bool		 db_sends(const struct db *);

/* True when there is a row. */
bool		 db_step(struct statement *);

/* Columns count from 0; texts live until the next step or done: copy them. */
int64_t		 db_integer(struct statement *, int);
double		 db_number(struct statement *, int);
bool		 db_null(struct statement *, int);
/* NULL stays NULL */
const char	*_Nullable db_text(struct statement *, int);
const void	*_Nullable db_blob(struct statement *, int, size_t *length);

const char	*db_string(struct statement *, int);	/* never NULL */

/*
 * A number that is used as an index, a length or a time. One outside the
 * bounds, which a foreign file may hold, fails the connection (DB_BROKEN) and
 * reads as `least`. Likewise db_string() fails it for NULL and reads as "".
 */
int64_t		 db_bounded(struct statement *, int, int64_t least,
		    int64_t most);
double		 db_bounded_number(struct statement *, int, double least,
		    double most);

void		 db_done(struct statement *);

/* Steps through all rows, of which none is needed, and is done. */
void		 db_run(struct statement *);
int64_t		 db_changes(struct db *);	/* rows of the last one */
int64_t		 db_changes_so_far(struct db *);	/* of all */

/* How many statements the connection has begun, with those of transactions. */
int64_t		 db_statements_so_far(const struct db *);

/*
 * How often the connection has waited for a server after sending something to
 * it. Engines in the process: 0.
 */
int64_t		 db_round_trips_so_far(const struct db *);

/* Of all connections of the process to servers, by any thread. */
struct db_traffic {
	int64_t	 round_trips;
	int64_t	 connects;		/* that succeeded, with reconnects */
	int64_t	 reconnects;		/* after a connection was lost */
	int64_t	 open;			/* connections at the moment */
};

void		 db_traffic(struct db_traffic *);

/* Servers that copy the database from its server, as it changes. */
struct db_replicas {
	int64_t	 count;
	int64_t	 behind;	/* bytes of the last one's log; -1: unknown */
};

void		 db_replicas(struct db *, struct db_replicas *);

bool		 db_failed(struct db *);

/* As far as is known without waiting for statements that are under way. */
bool		 db_failed_yet(const struct db *);
enum db_error	 db_error(struct db *);
const char	*db_message(struct db *);		/* for the log */

/* Rolls back and clears the error. */
void		 db_recover(struct db *);

/*
 * A read transaction sees one snapshot. Write transactions of all processes
 * wait in one queue. A savepoint is one request's part of a write transaction:
 * undoing it also clears a failure, provided that the transaction is still
 * open.
 */
void		 db_begin_read(struct db *);
void		 db_end_read(struct db *);
void		 db_begin_write(struct db *);
bool		 db_is_writing(struct db *);	/* begun, not ended */
bool		 db_commit(struct db *);		/* on disk, or failed */
void		 db_rollback(struct db *);
void		 db_savepoint(struct db *);
void		 db_savepoint_keep(struct db *);
void		 db_savepoint_undo(struct db *);

/*
 * Between these two a transaction fills an empty database. Its references may be
 * to rows that follow, which its commit checks, and terms may not count their
 * events yet.
 */
void		 db_begin_filling(struct db *);
void		 db_end_filling(struct db *);

/*
 * From now on db_end_read() may keep its snapshot for the next db_begin_read(),
 * which takes a new one only after a commit. That saves each request the locks.
 *
 * Release the snapshot when no request follows: as long as it is kept, the
 * engine cannot discard what it shows.
 */
void		 db_keep_snapshot(struct db *);
void		 db_release_snapshot(struct db *);

/*
 * Version of the database contents. Increases whenever any process commits; it
 * may also increase without a commit. Never 0.
 *
 * A cache must ask for the version before the transaction begins whose results
 * it stores: then an entry may be newer than its version, never older.
 */
uint64_t	 db_version(struct db *);

/*
 * That of the read transaction, or of before it; between db_begin_read() and
 * db_end_read() only. A cache may store results of the transaction with it.
 */
uint64_t	 db_snapshot_version(struct db *);

/*
 * Creates what processes share, so that writers of all of them wait in the order
 * in which they came. Call once, before the fork; without it (commands, tests)
 * the order is the engine's.
 */
void		 db_share(void);

/*
 * Makes this the only connection of all processes that delivers messages, until
 * it is closed; it fails instead of connecting again. False: another one is, or
 * it has failed.
 */
bool		 db_lock_deliveries(struct db *);

/* What follows is for store/ alone. */

/*
 * A statement composed of literals at run time, found again by its text.
 * Otherwise as db_query().
 */
struct statement	*db_compose(struct db *, const char *sql);

/* For the SQL function search_matches(); see store/search/search.h. */
void		 db_bind_search(struct statement *, int,
		    const struct search *);

/* Fails the connection; the first failure stays. */
void		 db_fail(struct db *, enum db_error, const char *message);

/* Reports a mistake of this program and aborts. */
void		 db_abort(const char *what, const char *sql)
		    __attribute__((noreturn));

/*
 * What some code caches per connection: memory of its own, which `release`
 * frees when the connection closes, and how often the connection has begun to
 * write and has rolled back, a savepoint or all, so that the cache can drop
 * what was rolled back.
 */
struct db_cache {
	void		*data;			/* NULL at first */
	void		(*release)(void *data);
	uint64_t	 writes;
	uint64_t	 rollbacks;
};

struct db_cache	*db_cache(struct db *);

/* Ends with the connection. */
struct arena	*db_arena(struct db *);

#endif
