/*
 * A connection to PostgreSQL, for the files of store/postgresql/ alone;
 * everything else sees store/db.h and store/store.h.
 *
 * The connection is always in libpq's pipeline mode. What is sent is answered in
 * the same order; `expected` has what is still to come. A statement without rows
 * is only sent: its outcome is read when one is asked for, at the latest by
 * db_failed(). After an error the server skips everything up to the next sync,
 * so replies are always read up to one.
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
#define PG_DIGITS	32	/* of a number as text */

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
	PG_TEXT_ARRAY = 1009,
	PG_VARCHAR = 1043,
	PG_NUMERIC = 1700
};

struct pg_parameter {
	Oid		 type;		/* of the value that is bound */
	Oid		 prepared;	/* with which it was prepared */
	unsigned char	 number[8];	/* a number as it is sent */
	char		*made;		/* a value that was made for it */
};

/* A row, or several, that were read and not yet stepped to. */
struct pg_rows {
	PGresult	**list;
	size_t		  first, count, size;
	size_t		  bytes;
};

/* What is behind statement.prepared. */
struct pg_statement {
	char			*text;		/* as the program wrote it */
	char			*sql;		/* as PostgreSQL reads it */
	char			 name[PG_NAME];	/* "": not prepared */
	unsigned		 connection;	/* on which it is prepared */
	int			 count;		/* of parameters */
	struct pg_parameter	*parameters;
	const char		**values;
	int			*lengths, *formats;
	bool			 writes;
	bool			 sent;		/* and not reset since */
	uint64_t		 at;		/* its place among all sent */
	bool			 ended;		/* all rows were read */
	struct pg_rows		 rows;		/* to come */
	PGresult		*row;		/* the current one */
	char			(*digits)[PG_DIGITS];	/* of its numbers */
};

/* What is answered by the next results. */
enum pg_reply {
	PG_PREPARED,		/* a statement: the server knows it */
	PG_DONE,		/* a statement without rows */
	PG_ROWS,		/* a statement whose rows are read */
	PG_VERSION,		/* that of the contents */
	PG_OTHER,		/* anything else */
	PG_SYNC
};

struct pg_expected {
	enum pg_reply		 reply;
	struct pg_statement	*statement;	/* NULL where there is none */
	const char		*sql;		/* for a message */
};

enum pg_mode { PG_NONE, PG_READING, PG_WRITING };

struct pg {
	struct db		 db;		/* first: what engines share */
	PGconn			*link;		/* NULL: lost */
	unsigned		 connection;	/* counts up */
	struct pg_attempts	*attempts;	/* to connect */
	unsigned		 names;		/* given to statements */
	char			(*dropped)[PG_NAME];	/* names to deallocate */
	size_t			 dropped_count, dropped_size;
	struct pg_expected	*expected;
	size_t			 first, count, size;
	size_t			 unsynced;	/* those after the last sync */
	uint64_t		 sent;		/* of all expected so far */
	uint64_t		 answered;	/* by the last round trip */
	bool			 begun;		/* the first one's results */
	enum pg_mode		 mode;		/* the transaction */
	bool			 fresh;		/* nothing of it was answered */
	uint64_t		 start;		/* its place among all sent */
	struct pg_statement	**lost;		/* that may be sent again */
	size_t			 lost_count, lost_size;
	int64_t			 until;		/* clock_steady(); 0: no end */
	bool			 insists;	/* on an end, whatever is spent */
	bool			 stopping;	/* until all is answered */
	bool			 asking;	/* by a thread */
	pthread_t		 stopper;
	int64_t			 ask_again, lost_at;	/* clock_steady() */
	int64_t			 changes, changes_so_far;
	int64_t			 seen;		/* version in the database */
	uint64_t		 number;	/* db_version() */
	bool			 has_version;	/* of this read transaction */
	unsigned		 commits;
	bool			 warned;	/* by the server */
	bool			 delivers;	/* has the lock of its session */
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

/* Memory; aborts if there is none. */
void	*pg_alloc(size_t);
void	*pg_enlarge(void *, size_t *size, size_t each);

/* Connections (pg_connection.c) */

bool		 pg_has_password(const char *address);

/* Connects with the first statement. */
struct db	*_Nullable pg_open(const char *address, const char **why);
void		 pg_close(struct db *);

/* Connects again if the connection was lost; false: has failed. */
bool		 pg_connect(struct pg *);

/* Gives up the connection and fails with DB_AWAY. */
void		 pg_lose(struct pg *, const char *why);

/* Fails with the error of a result; aborts for SQL that does not compile. */
void		 pg_fail(struct pg *, const PGresult *, const char *sql);

/* The first line of a message, which never has a password. */
const char	*pg_first_line(const char *);

/* Attempts to connect (pg_attempts.c) */

struct pg_attempts	*pg_attempts_new(const char *address);

/*
 * A connection to whichever of the hosts accepts writes, or NULL and why. It
 * waits for attempts that it begins, until that time of clock_steady() at most,
 * but not for earlier ones: their outcome is for the next call. None is made on
 * a host for as long as its last one took to fail: otherwise an event loop would
 * do nothing else while it does not answer.
 */
PGconn		*_Nullable pg_attempts_connect(struct pg_attempts *,
		    int64_t until, const char **why);

/* Threads end by themselves. */
void		 pg_attempts_free(struct pg_attempts *);

/* Waiting (pg_wait.c) */

/*
 * Waits until a result can be read. When the patience or the budget ends, fails
 * the connection and has the server stop what it does. False: the connection is
 * lost.
 */
bool		 pg_wait(struct pg *);

/* After all results were read: no request to stop is still under way. */
void		 pg_wait_end(struct pg *);

/* When replies are no longer waited for. */
int64_t		 pg_patience(const struct db *);

/* What is sent and answered (pg_pipeline.c) */

/* Sends a statement with its values, prepared first if need be. */
void		 pg_send(struct pg *, struct pg_statement *, enum pg_reply);
void		 pg_send_sync(struct pg *);

/* The server forgets the statement before the next one is prepared. */
void		 pg_drop_name(struct pg *, struct pg_statement *);

/* Sends a sync if there is none after the place of what is waited for. */
void		 pg_sync_after(struct pg *, uint64_t at);

/* Reads one result. False: there is none to come. */
bool		 pg_receive(struct pg *);

/* Reads all, up to a sync that is sent if need be. */
void		 pg_drain(struct pg *);

/* Reads what takes no further round trip. */
void		 pg_drain_answered(struct pg *);
void		 pg_settle(struct db *);

/* Drops the rows of a statement that is reset. */
void		 pg_drop_rows(struct pg *, struct pg_statement *);

/* Before a statement is freed: nothing that is expected points at it. */
void		 pg_release(struct pg *, const struct pg_statement *);

/*
 * Forgets what was expected of a connection that is gone; statements with rows
 * are `lost`.
 */
void		 pg_forget_expected(struct pg *);

/* Runs and waits, also on a connection that has failed. */
void		 pg_command(struct pg *, const char *sql);

/* Statements (pg_statement.c) */

void		 pg_prepare(struct statement *, const char *sql);
const char	*pg_text_of(const struct statement *);
void		 pg_reset(struct statement *);
void		 pg_forget(struct statement *);
void		 pg_send_ahead(struct statement *);
void		 pg_send_for_rows(struct pg *, struct pg_statement *);
bool		 pg_step(struct statement *);
void		 pg_run(struct statement *);
void		 pg_script(struct db *, const char *sql);
int64_t		 pg_changes(struct db *);
int64_t		 pg_changes_so_far(struct db *);

/* A row, NULL at the end. */
void		 pg_rows_add(struct pg_rows *, PGresult *);
PGresult	*_Nullable pg_rows_take(struct pg_rows *);

/* Values (pg_bind.c, pg_values.c) */

void		 pg_bind_integer(struct statement *, int, int64_t);
void		 pg_bind_number(struct statement *, int, double);
void		 pg_bind_null(struct statement *, int);
void		 pg_bind_text(struct statement *, int, const char *);
void		 pg_bind_blob(struct statement *, int, const void *, size_t);
void		 pg_bind_search(struct statement *, int,
		    const struct search *);
void		 pg_bind_nothing(struct pg_statement *);	/* any more */

int64_t		 pg_integer(struct statement *, int);
double		 pg_number(struct statement *, int);
bool		 pg_null(struct statement *, int);
const char	*_Nullable pg_text(struct statement *, int);
const void	*_Nullable pg_blob(struct statement *, int, size_t *length);
const char	*pg_name(struct statement *, int);

/* Transactions (pg_transaction.c) */

void		 pg_begin_read(struct db *);
void		 pg_end_read(struct db *);
void		 pg_begin_write(struct db *);
bool		 pg_is_writing(struct db *);
bool		 pg_commit(struct db *);
void		 pg_rollback(struct db *);
void		 pg_savepoint(struct db *);
void		 pg_savepoint_keep(struct db *);
void		 pg_savepoint_undo(struct db *);
void		 pg_begin_filling(struct db *);
void		 pg_end_filling(struct db *);
bool		 pg_lock_deliveries(struct db *);
uint64_t	 pg_version(struct db *);
uint64_t	 pg_snapshot_version(struct db *);
void		 pg_replicas(struct db *, struct db_replicas *);

/*
 * What the last transaction has left unread is over, whatever came of it. One
 * that only reads does not wait for the end of the last one.
 */
void		 pg_begin(struct pg *, bool writes);

/*
 * Once again on a new connection, if nothing of the transaction was answered and
 * it only reads: begins it and sends the lost statements. False: it has failed.
 */
bool		 pg_begin_again(struct pg *);

/* The version that BEGIN has brought along. */
void		 pg_read_version(struct pg *, const PGresult *row);

/* Counts up the version of the contents. */
void		 pg_change_version(struct db *);

/* The schema (pg_schema.c) */

const char	*_Nullable pg_make(const char *address);
struct db	*_Nullable pg_look(const char *address, const char **why);
int64_t		 pg_schema_version(struct db *);
const char	*_Nullable pg_ready(struct db *, bool write);
size_t		 pg_check_schema(struct db *, const struct check_report *);

#endif
