/*
 * A connection to PostgreSQL, for the files of store/postgresql/ only; all
 * other code uses store/db.h and store/store.h.
 *
 * The connection is always in libpq's pipeline mode. The server answers in the
 * order of sending; `expected` lists the answers still to come. A statement
 * without rows is only sent. Its result is read when the caller needs it, at
 * the latest by db_failed(). After an error the server skips everything up to
 * the next sync, so replies are always read up to a sync.
 */
#ifndef ALMANAC_PG_H
#define ALMANAC_PG_H

#include <libpq-fe.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/engine.h"
#include "store/engines.h"

#define PG_NAME		16	/* bytes of a statement's name */
#define PG_DIGITS	32	/* bytes of a number as text */

/* Types of values (pg_type.dat). */
enum pg_type {
	PG_UNKNOWN,		/* of a parameter: the server chooses */
	PG_BOOL = 16,
	PG_BYTEA = 17,
	PG_NAME_TYPE = 19,
	PG_INT8 = 20,
	PG_INT2 = 21,
	PG_INT4 = 23,
	PG_TEXT = 25,
	PG_FLOAT8 = 701,
	PG_UNKNOWN_TEXT = 705,
	PG_VARCHAR = 1043,
	PG_NUMERIC = 1700
};

struct pg_parameter {
	Oid		 type;		/* of the value that is bound */
	Oid		 prepared;	/* type when it was prepared */
	unsigned char	 number[8];	/* a number as sent */
	char		*memory;	/* for the value; freed */
};

/* Rows that were read, but not yet stepped to. */
struct pg_rows {
	PGresult	**list;
	size_t		  first, count, size;
	size_t		  bytes;
};

/* The target of statement.prepared. */
struct pg_statement {
	char			*text;		/* as the program wrote it */
	char			*sql;		/* as PostgreSQL reads it */
	char			 name[PG_NAME];	/* "": not prepared */
	unsigned		 connection;	/* that it is prepared on */
	int			 count;		/* of parameters */
	struct pg_parameter	*parameters;
	const char		**values;
	int			*lengths, *formats;
	bool			 writes;
	bool			 sent;		/* and not reset since */
	uint64_t		 at;		/* its number among all sent */
	bool			 ended;		/* all rows were read */
	struct pg_rows		 rows;		/* rows not yet stepped to */
	PGresult		*row;		/* the current one */
	char			(*digits)[PG_DIGITS];	/* of its numbers */
};

/* The statement to which the next result is the answer. */
enum pg_reply {
	PG_PREPARED,		/* preparing a statement */
	PG_DONE,		/* a statement without rows */
	PG_ROWS,		/* a statement whose rows are read */
	PG_VERSION,		/* the version of the contents */
	PG_OTHER,		/* anything else */
	PG_SYNC
};

struct pg_expected {
	enum pg_reply		 reply;
	struct pg_statement	*statement;	/* or NULL */
	const char		*sql;		/* for messages */
};

enum pg_mode { PG_NONE, PG_READING, PG_WRITING };

struct pg {
	struct db		 db;		/* first: what engines share */
	PGconn			*link;		/* NULL: lost */
	unsigned		 connection;	/* counts connections */
	struct pg_attempts	*attempts;	/* to connect */
	unsigned		 names;		/* names given to statements */
	char			(*dropped)[PG_NAME];	/* names to
							   deallocate */
	size_t			 dropped_count, dropped_size;
	struct pg_expected	*expected;
	size_t			 first, count, size;
	size_t			 unsynced;	/* after the last sync */
	uint64_t		 sent;		/* number of all sent so far */
	uint64_t		 answered;	/* by the last round trip */
	bool			 begun;		/* the first result was begun */
	enum pg_mode		 mode;		/* the transaction */
	bool			 fresh;		/* not one answer was read */
	uint64_t		 start;		/* number of its first */
	struct pg_statement	**lost;		/* statements to send again */
	size_t			 lost_count, lost_size;
	int64_t			 until;		/* clock_steady(); 0: no end */
	bool			 insists;	/* on an end, over budget */
	bool			 stopping;	/* canceled, not drained */
	bool			 asking;	/* a thread sends the request */
	pthread_t		 stopper;
	int64_t			 ask_again, lost_at;	/* clock_steady() */
	int64_t			 changes, changes_so_far;
	int64_t			 seen;		/* version in the database */
	uint64_t		 number;	/* db_version() */
	bool			 has_version;	/* of this read transaction */
	unsigned		 commits;
	bool			 warned;	/* by a notice of the server */
	bool			 has_job;	/* has the lock for it */
};

static inline struct pg *
pg_of(struct db *connection)
{
	return ((struct pg *)(void *)connection);
}

static inline struct pg_statement *
pg_statement_of(const struct statement *st)
{
	return (st->prepared);
}

/* Memory (pg_memory.c): these abort if there is none */

void		*pg_alloc(size_t);	/* zeros */

/* Doubles an array of `*size` members, and updates `*size`. */
void		*pg_enlarge(void *, size_t *size, size_t each);

/* pg_rows_next() returns the next row, or NULL at the end. */
void		 pg_rows_add(struct pg_rows *, PGresult *);
PGresult	*_Nullable pg_rows_next(struct pg_rows *);

/* Connections (pg_connection.c) */

bool		 pg_has_password(const char *address);

/* Connects only with the first statement. */
struct db	*_Nullable pg_open(const char *address, const char **why);
void		 pg_close(struct db *);

/* Connects again if the connection was lost. Returns false if this failed. */
bool		 pg_connect(struct pg *);

/* Closes the connection and fails with DB_AWAY. */
void		 pg_lose(struct pg *, const char *why);

/* Fails with the error of a result. Aborts for SQL that does not compile. */
void		 pg_fail(struct pg *, const PGresult *, const char *sql);

/* The time (clock_steady()) at which to stop waiting for replies. */
int64_t		 pg_patience(const struct db *);

/* Attempts to connect (pg_attempts.c) */

struct pg_attempts	*pg_attempts_new(const char *address);

/*
 * Returns a connection to one of the hosts that accepts writes, or NULL with
 * `*why` set. Waits at most until `until` (clock_steady()) for the attempts
 * that it begins. It does not wait for attempts of earlier calls; the next
 * call finds their result. After a failed attempt, the host is not tried again
 * for as long as the attempt took. Otherwise an event loop would do nothing
 * else while a host does not answer.
 */
PGconn		*_Nullable pg_attempts_connect(struct pg_attempts *,
		    int64_t until, const char **why);

/* Does not wait for attempts: their threads end by themselves. */
void		 pg_attempts_free(struct pg_attempts *);

/* The first line of an error message. That line never has a password. */
const char	*pg_first_line(const char *);

/* Waiting (pg_wait.c) */

/*
 * Waits until a result can be read. When the timeout or the budget ends, fails
 * the connection and asks the server to cancel the statement. Returns false if
 * the connection is lost.
 */
bool		 pg_wait(struct pg *);

/*
 * Call it after all results were read: waits until no request to cancel is
 * under way, since it could hit the next statement.
 */
void		 pg_wait_end(struct pg *);

/* What is sent and answered (pg_pipeline.c) */

/* Sends a statement with its values, and prepares it if necessary. */
void		 pg_send(struct pg *, struct pg_statement *, enum pg_reply);
void		 pg_send_sync(struct pg *);

/* Deallocates the statement on the server before the next one is prepared. */
void		 pg_drop_name(struct pg *, struct pg_statement *);

/* Sends a sync, unless one was sent after number `at`. */
void		 pg_sync_after(struct pg *, uint64_t at);

/* Reads one result. Returns false if none is expected. */
bool		 pg_receive(struct pg *);

/* Reads all results, up to a sync, which it sends if necessary. */
void		 pg_drain(struct pg *);

/* Reads the results that need no further round trip. */
void		 pg_drain_answered(struct pg *);
void		 pg_settle(struct db *);

/* Discards the remaining rows of a statement that is reset. */
void		 pg_drop_rows(struct pg *, struct pg_statement *);

/*
 * Call it before a statement is freed: removes references to it from
 * `expected`.
 */
void		 pg_release(struct pg *, const struct pg_statement *);

/* Runs the SQL and waits for it, even if the connection has failed. */
void		 pg_command(struct pg *, const char *sql);

/*
 * Notes a version of the contents in the database, of those that BEGIN returns,
 * too.
 */
void		 pg_set_version(struct pg *, int64_t);

/* Statements (pg_statement.c) */

void		 pg_prepare(struct statement *, const char *sql);
const char	*pg_text_of(const struct statement *);
void		 pg_reset(struct statement *);
void		 pg_forget(struct statement *);
void		 pg_send_ahead(struct statement *);
bool		 pg_step(struct statement *);
void		 pg_run(struct statement *);
void		 pg_script(struct db *, const char *sql);
int64_t		 pg_changes(struct db *);
int64_t		 pg_changes_so_far(struct db *);

/* Values (pg_bind.c, pg_values.c) */

void		 pg_bind_integer(struct statement *, int, int64_t);
void		 pg_bind_number(struct statement *, int, double);
void		 pg_bind_null(struct statement *, int);
void		 pg_bind_text(struct statement *, int, const char *);
void		 pg_bind_blob(struct statement *, int, const void *, size_t);
void		 pg_bind_nothing(struct pg_statement *);	/* all values */

int64_t		 pg_integer(struct statement *, int);
double		 pg_number(struct statement *, int);
bool		 pg_null(struct statement *, int);
const char	*_Nullable pg_text(struct statement *, int);
const void	*_Nullable pg_blob(struct statement *, int, size_t *length);
const char	*pg_name(struct statement *, int);

/* Transactions (pg_transaction.c) */

void		 pg_begin_read(struct db *);
void		 pg_end_read(struct db *);
bool		 pg_begin_write(struct db *, bool slow);
bool		 pg_is_writing(struct db *);
bool		 pg_commit(struct db *);
void		 pg_rollback(struct db *);
void		 pg_savepoint(struct db *);
void		 pg_savepoint_keep(struct db *);
void		 pg_savepoint_undo(struct db *);
void		 pg_begin_filling(struct db *);
void		 pg_end_filling(struct db *);
bool		 pg_lock_job(struct db *, enum db_job);
uint64_t	 pg_version(struct db *);
uint64_t	 pg_snapshot_version(struct db *);
void		 pg_replicas(struct db *, struct db_replicas *);

/*
 * Reads the remaining answers of the last transaction, whatever its outcome.
 * If the new one only reads, it does not wait for the end of the last one.
 */
void		 pg_begin(struct pg *, bool writes);

/*
 * Begins the transaction again on a new connection and sends the lost
 * statements, if it only reads and none of its answers was read. Returns false
 * if it has failed.
 */
bool		 pg_begin_again(struct pg *);

/*
 * Sends a statement. Outside a transaction it forms a transaction of its own,
 * with the update of the version.
 */
void		 pg_send_statement(struct pg *, struct pg_statement *,
		    enum pg_reply);
void		 pg_send_for_rows(struct pg *, struct pg_statement *);

/* The schema (pg_schema.c) */

const char	*_Nullable pg_make(const char *address);
struct db	*_Nullable pg_look(const char *address, const char **why);
int64_t		 pg_schema_version(struct db *);
const char	*_Nullable pg_ready(struct db *, bool write);
size_t		 pg_check_schema(struct db *, const struct check_report *);

#endif
