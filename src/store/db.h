/*
 * The interface to the database, for all engines. README.md says which SQL all
 * engines understand.
 *
 * A connection belongs to one thread. SQL is a literal, prepared once per
 * connection, with parameters $1, $2 ... in the order of their first use.
 *
 * Errors are sticky: after the first one every call on the connection does
 * nothing and db_step() returns false, until db_recover(). So a handler calls
 * db_failed() once, after db_done(). SQL that does not compile aborts.
 */
#ifndef ALMANAC_DB_H
#define ALMANAC_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct budget;
struct db;
struct statement;

enum db_error {
	DB_FINE,
	DB_BUSY,		/* locked for too long: 503 */
	DB_LATE,		/* the budget is spent: 503 */
	DB_PAST,		/* the index is newer than the snapshot: 503 */
	DB_FULL,		/* no space left: 507 */
	DB_AWAY,		/* the disk or the file is unavailable: 503 */
	DB_UNKNOWN,		/* a commit may have happened, or not: 503 */
	DB_BROKEN		/* anything else: 500 */
};

/*
 * Opens an existing database that store_prepare() has accepted or created.
 * Returns NULL with `*why` set, which is valid until the next call of this
 * thread.
 */
struct db	*_Nullable db_open(const char *path, const char **why);
void		 db_close(struct db *);

/*
 * How long to wait for a lock, and how long a read transaction may last: after
 * that its next statement fails with DB_BUSY. The default is five seconds; a
 * server sets three.
 */
void		 db_set_timeout(struct db *, int milliseconds);

/*
 * Charges all further work to this budget, until another one or NULL is set.
 * The budget must live that long. Once it is spent, every step fails with
 * DB_LATE.
 */
void		 db_set_budget(struct db *, struct budget *);

/*
 * Charges the budget (base/budget.h) with work on rows that were read. Returns
 * false if the connection has failed.
 */
bool		 db_spend(struct db *, size_t work);

/*
 * A statement to bind and step. Call db_done() before the same line of the
 * source runs again, and before the transaction ends.
 */
#define db_query(db, sql)	db_statement((db), "" sql "")

/* The same for a literal that a table has (calendar/stored.h). */
struct statement	*db_statement(struct db *, const char *sql);

void		 db_bind_integer(struct statement *, int, int64_t);
void		 db_bind_number(struct statement *, int, double);
void		 db_bind_null(struct statement *, int);

/* The bytes must live until db_done(); NULL binds NULL. */
void		 db_bind_text(struct statement *, int, const char *);
void		 db_bind_blob(struct statement *, int, const void *, size_t);

/*
 * Statements, some of which may be NULL, whose rows are read next, in any
 * order: a server answers all of them in one round trip. Bind their values
 * before, and change none of their rows until they are read.
 */
void		 db_together(struct statement *const *, size_t count);

/* Reads the next row. Returns false at the end, or after an error. */
bool		 db_step(struct statement *);

/*
 * Columns count from 0. Texts live until the next db_step() or db_done(): copy
 * them.
 */
int64_t		 db_integer(struct statement *, int);
double		 db_number(struct statement *, int);
bool		 db_null(struct statement *, int);
/* NULL stays NULL */
const char	*_Nullable db_text(struct statement *, int);
const void	*_Nullable db_blob(struct statement *, int, size_t *length);

const char	*db_string(struct statement *, int);	/* never NULL */

/*
 * A number that is used as an index, a length or a time. A file of unknown
 * origin may hold one outside the bounds: that fails the connection
 * (DB_BROKEN) and returns `least`. In the same way db_string() fails for NULL
 * and returns "".
 */
int64_t		 db_bounded(struct statement *, int, int64_t least,
		    int64_t most);
double		 db_bounded_number(struct statement *, int, double least,
		    double most);

void		 db_done(struct statement *);

/* db_run() steps through all rows, ignores them, and calls db_done(). */
void		 db_run(struct statement *);

/*
 * Whether there is a row; the integer of the first row and column, or 0. Both
 * call db_done().
 */
bool		 db_has_row(struct statement *);
int64_t		 db_first_integer(struct statement *);

int64_t		 db_changes(struct db *);	/* by the last statement */
int64_t		 db_changes_so_far(struct db *);	/* by all statements */

/*
 * The number of statements that the connection has run, including those that
 * begin and end transactions.
 */
int64_t		 db_statements_so_far(const struct db *);

/*
 * How often the connection has waited for an answer of its server. 0 for
 * engines in the process.
 */
int64_t		 db_round_trips_so_far(const struct db *);

/* Totals of all connections of the process to servers, in any thread. */
struct db_traffic {
	int64_t	 round_trips;
	int64_t	 connects;		/* successful ones, with reconnects */
	int64_t	 reconnects;		/* after a connection was lost */
	int64_t	 open;			/* connections open now */
};

void		 db_traffic(struct db_traffic *);

/* Replicas of the database server, such as standbys. */
struct db_replicas {
	int64_t	 count;
	int64_t	 lag;		/* bytes, of the slowest; -1: unknown */
};

void		 db_replicas(struct db *, struct db_replicas *);

bool		 db_failed(struct db *);

/*
 * db_failed_yet() does not wait for statements that are under way, so it may
 * miss their errors; db_error() waits for them.
 */
bool		 db_failed_yet(const struct db *);
enum db_error	 db_error(struct db *);
const char	*db_message(struct db *);		/* for the log */

/* Rolls back and clears the error. */
void		 db_recover(struct db *);

/*
 * A read transaction sees one snapshot. It fails with DB_PAST if it needs the
 * index (index/index.h) and another thread has taken this further. Write
 * transactions of all processes wait in one queue. A savepoint is the part of
 * a write transaction that belongs to one request: undoing it also clears a
 * failure, if the transaction is still open.
 *
 * A transaction that may take long, of one who must not delay others much,
 * enters the queue by db_begin_slow_write(). That returns false, and begins
 * nothing, while another such transaction waits or writes; try again after
 * DB_SLOW_PAUSE. Wait as long after its end, so that others get their turn.
 */
#define DB_SLOW_PAUSE	INT64_C(20000000)	/* nanoseconds */
void		 db_begin_read(struct db *);
void		 db_end_read(struct db *);
void		 db_begin_write(struct db *);
bool		 db_begin_slow_write(struct db *);
bool		 db_is_writing(struct db *);	/* begun, not ended */
bool		 db_commit(struct db *);		/* on disk, or failed */
void		 db_rollback(struct db *);
void		 db_savepoint(struct db *);
void		 db_savepoint_keep(struct db *);
void		 db_savepoint_undo(struct db *);

/*
 * Between these two calls a transaction fills an empty database. References
 * may point to rows that are inserted later; the end checks them. Event
 * counts of terms may be incomplete until the end.
 */
void		 db_begin_filling(struct db *);
void		 db_end_filling(struct db *);

/*
 * After this call db_end_read() may keep its snapshot for the next
 * db_begin_read(), which takes a new one only after a commit. This saves each
 * request the locks.
 *
 * Release the snapshot when no request follows: as long as it is kept, the
 * engine cannot discard old pages that it shows.
 */
void		 db_keep_snapshot(struct db *);
void		 db_release_snapshot(struct db *);

/*
 * Version of the database contents. Increases whenever any process commits; it
 * may also increase without a commit. Never 0.
 *
 * A cache must read the version before it begins the transaction whose results
 * it stores: then an entry may be newer than its version, never older.
 */
uint64_t	 db_version(struct db *);

/*
 * Version of the contents that the read transaction sees, or an older one.
 * Call it only between db_begin_read() and db_end_read(). A cache may store
 * results of the transaction under this version.
 */
uint64_t	 db_snapshot_version(struct db *);

/*
 * Creates memory that processes share, so that their writers queue in order of
 * arrival. Call it once, before the fork. Without it (commands, tests) the
 * engine decides the order.
 */
void		 db_share(void);

/* Jobs that only one process at a time does. */
enum db_job {
	DB_JOB_DELIVERIES,	/* of messages to endpoints and people */
	DB_JOB_SUBSCRIPTIONS
};

/*
 * Makes this the only connection of all processes that may do a job, until it
 * is closed. The connection then fails instead of reconnecting. Returns false
 * if another connection does the job, or this one has failed.
 */
bool		 db_lock_job(struct db *, enum db_job);

/* Fails the connection. If it has failed already, the first error stays. */
void		 db_fail(struct db *, enum db_error, const char *message);

/* The rest is for store/ only. */

/*
 * Like db_query(), for SQL composed of literals at run time. The statement is
 * cached by its text.
 */
struct statement	*db_compose(struct db *, const char *sql);

/* Reports a bug of this program and aborts. */
void		 db_abort(const char *what, const char *sql)
		    __attribute__((noreturn));

/*
 * Data that a module caches per connection. The module owns `data`, which
 * `release` frees when the connection closes. The counters say how often the
 * connection has begun to write and has rolled back (a savepoint or all), so
 * that the cache can drop data that was rolled back.
 */
struct db_cache {
	void		*data;			/* NULL at first */
	void		(*release)(void *data);
	uint64_t	 writes;
	uint64_t	 rollbacks;
};

struct db_cache	*db_cache(struct db *);

#endif
