/*
 * The database, without a word of SQLite.
 *
 * A connection belongs to one thread.  SQL is a literal, prepared once per
 * connection, with parameters $1, $2 ... in the order of their first use.
 *
 * Errors are sticky: after the first one every call on the connection does
 * nothing and db_step() answers false, until db_recover().  So a handler asks
 * db_failed() once, after db_done().  SQL that does not compile aborts.
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
	DB_FULL,		/* no room: 507 */
	DB_AWAY,		/* the disk or its file is not there: 503 */
	DB_BROKEN		/* anything else: 500 */
};

/*
 * Opens an existing database that store_prepare() has brought up to date.
 * NULL with `*why` set (static, or owned by nobody for long: copy it).
 */
struct db	*_Nullable db_open(const char *path, const char **why);
void		 db_close(struct db *);

/*
 * How long to wait for a lock, and how long a read transaction may last: then
 * its next statement is DB_BUSY.  Five seconds unless set.
 */
void		 db_set_patience(struct db *, int milliseconds);

/*
 * What is done from now on is taken from this budget, which must live until
 * it gets another one or NULL.  Once it is spent every step fails: DB_LATE.
 */
void		 db_set_budget(struct db *, struct budget *);

/*
 * For loops over what was read: so much work more (base/budget.h).  False: the
 * connection has failed.
 */
bool		 db_spend(struct db *, size_t work);

/*
 * A statement to bind and step.  It must be done before the next one of the
 * same place in the source, and before its transaction ends.
 */
#define db_query(db, sql)	db_statement((db), "" sql "")
struct statement	*db_statement(struct db *, const char *sql);

void		 db_bind_integer(struct statement *, int, int64_t);
void		 db_bind_number(struct statement *, int, double);
void		 db_bind_null(struct statement *, int);

/* The bytes must live until db_done(); NULL binds NULL. */
void		 db_bind_text(struct statement *, int, const char *);
void		 db_bind_blob(struct statement *, int, const void *, size_t);

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
 * A number that becomes an index, a length or a time: one that lies outside,
 * as a file from elsewhere may hold it, fails the connection (DB_BROKEN) and
 * reads as `least`.  db_string() fails it so for NULL, which reads as "".
 */
int64_t		 db_bounded(struct statement *, int, int64_t least,
		    int64_t most);
double		 db_bounded_number(struct statement *, int, double least,
		    double most);

void		 db_done(struct statement *);

/* For a statement without rows and parameters, or after its binding. */
void		 db_run(struct statement *);		/* step and done */
int64_t		 db_changes(struct db *);		/* rows of the last one */
int64_t		 db_changes_so_far(const struct db *);	/* of all */

bool		 db_failed(const struct db *);
enum db_error	 db_error(const struct db *);
const char	*db_message(const struct db *);		/* for the log */
void		 db_recover(struct db *);		/* rolls back and forgets */

/*
 * A read transaction sees one state throughout.  A write transaction queues
 * behind those of all processes (db_share_lock()).  A savepoint is one
 * request's part of a write transaction: to undo it also forgets a failure,
 * as long as the transaction around it still stands.
 */
void		 db_begin_read(struct db *);
void		 db_end_read(struct db *);
void		 db_begin_write(struct db *);
bool		 db_is_writing(const struct db *);	/* begun, not ended */
bool		 db_commit(struct db *);		/* on disk, or failed */
void		 db_rollback(struct db *);
void		 db_savepoint(struct db *);
void		 db_savepoint_keep(struct db *);
void		 db_savepoint_undo(struct db *);

/*
 * From now on db_end_read() leaves the transaction open for the next
 * db_begin_read(), which begins anew only where somebody has committed
 * something or a checkpoint waits.  That spares each request the locks.
 *
 * Whoever asks for it lets go when no request follows: as long as a
 * transaction reads from the log it grows instead of beginning anew.
 */
void		 db_hold_reads(struct db *);
void		 db_let_go(struct db *);

/*
 * A number that is another one, and greater, than the last time when anybody
 * has committed anything since, of any process; it may be another one without
 * that.  Never 0.  A look at shared memory, no system call.
 *
 * Whoever keeps what was read must ask before the transaction begins: then it
 * may be newer than its number, never older.
 */
uint64_t	 db_state(struct db *);

/*
 * Makes the lock that writers of all processes queue behind; call once, before
 * the fork.  Without it (commands, tests) SQLite's own lock serves.
 */
void		 db_share_lock(void);

#endif
