/*
 * A connection to SQLite, for the files of store/sqlite/ only; all other code
 * uses store/db.h and store/store.h.
 */
#ifndef ALMANAC_CONNECTION_H
#define ALMANAC_CONNECTION_H

#include <sys/types.h>

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

#include "store/engine.h"
#include "store/engines.h"

#define HEADER_WORDS	6	/* of the WAL-index header */

/* For db_version(). A file without a header gets a new version at each call. */
struct file_version {
	const volatile uint64_t	*header;	/* shared by all processes */
	bool			 in_memory;
	uint64_t		 seen[HEADER_WORDS];
	uint64_t		 number;
};

struct sqlite {
	struct db		 db;		/* first: what engines share */
	sqlite3			*handle;
	struct file_version	 version;
	bool			 maps;		/* pages of the file */
	unsigned int		 faults;	/* mapped_faults() before */
	bool			 locked;	/* holds the writers' lock */
	int			 slow;		/* file of sqlite_lock_slow(),
						   or -1 */
	bool			 locked_slow;
	int64_t			 writes_since;	/* clock_steady(); 0: reads */
	int64_t			 written;	/* time since the last gap */
	void			(*report)(size_t); /* of checkpoint_manual() */
	bool			 keeps;		/* by db_keep_snapshot() */
	uint64_t		 snapshot;	/* its version; 0: none */
	uint64_t		 begun;		/* version before the last
						   read */
	int64_t			 read_until;	/* milliseconds; 0: none */
};

static inline struct sqlite *
sqlite_of(struct db *connection)
{
	return ((struct sqlite *)(void *)connection);
}

static inline sqlite3 *
handle_of(struct db *connection)
{
	return (sqlite_of(connection)->handle);
}

/*
 * Opens a connection with our settings; `flags` are those of
 * sqlite3_open_v2(). Returns NULL with `*why` set, like db_open().
 */
struct db	*_Nullable sqlite_connect(const char *path, int flags,
		    const char **why);

/* An empty database in memory. */
struct db	*sqlite_connect_memory(void);

/* Connections (connection.c) */

struct db	*_Nullable sqlite_open(const char *path, const char **why);
void		 sqlite_close(struct db *);
void		 sqlite_recover(struct db *);

/* Errors (db_failure.c) */

/*
 * Fails with an SQLite result code. Aborts for codes that mean a bug of ours.
 */
void		 sqlite_fail(struct db *, int code, const char *sql);

/*
 * Whether the file or its log was renamed or removed: a commit would be lost
 * when the last process closes it. Moving it back repairs this; a copy does
 * not.
 */
bool		 sqlite_has_moved(struct db *);

/*
 * Why a file cannot be opened. The text is valid as long as that of explain().
 */
const char	*explain_open(const char *path, sqlite3 *);

/* Of a failed connection: "cannot prepare 'x.db': disk is full". */
const char	*explain_failure(const char *doing, const char *path,
		    struct db *);

/* Statements (statement.c) */

void		 sqlite_prepare(struct statement *, const char *sql);
const char	*sqlite_text_of(const struct statement *);
void		 sqlite_reset(struct statement *);
void		 sqlite_forget(struct statement *);
bool		 sqlite_step(struct statement *);
void		 sqlite_run(struct statement *);
void		 sqlite_script(struct db *, const char *sql);
int64_t		 sqlite_changes(struct db *);
int64_t		 sqlite_changes_so_far(struct db *);
void		 sqlite_bind_integer(struct statement *, int, int64_t);
void		 sqlite_bind_number(struct statement *, int, double);
void		 sqlite_bind_nothing(struct statement *, int);
void		 sqlite_bind_string(struct statement *, int, const char *);
void		 sqlite_bind_bytes(struct statement *, int, const void *,
		    size_t);
int64_t		 sqlite_integer(struct statement *, int);
double		 sqlite_number(struct statement *, int);
bool		 sqlite_null(struct statement *, int);
const char	*_Nullable sqlite_text(struct statement *, int);
const void	*_Nullable sqlite_blob(struct statement *, int, size_t *);
const char	*sqlite_name(struct statement *, int);

/* Transactions (transaction.c) */

void		 sqlite_begin_read(struct db *);
void		 sqlite_end_read(struct db *);
bool		 sqlite_begin_write(struct db *, bool slow);
bool		 sqlite_is_writing(struct db *);
bool		 sqlite_commit(struct db *);
void		 sqlite_rollback(struct db *);
void		 sqlite_savepoint(struct db *);
void		 sqlite_savepoint_keep(struct db *);
void		 sqlite_savepoint_undo(struct db *);
void		 sqlite_begin_filling(struct db *);
void		 sqlite_end_filling(struct db *);
void		 sqlite_keep_snapshot(struct db *);
void		 sqlite_release_snapshot(struct db *);
uint64_t	 sqlite_version(struct db *);
uint64_t	 sqlite_snapshot_version(struct db *);

/*
 * SQLite's progress handler, called every PROGRESS_STEPS instructions. Returns
 * nonzero to stop the statement: the budget is spent, or the read transaction
 * has timed out.
 */
#define PROGRESS_STEPS	100
int		 sqlite_progress(void *db);

/*
 * Finds what db_version() compares. Call it after the first read: before it,
 * SQLite has not opened the log.
 */
void		 sqlite_version_init(struct db *);

/* Locks of all processes (locks.c) */

void		 sqlite_share(void);
bool		 sqlite_lock_job(struct db *, enum db_job);

/*
 * Takes the writers' lock in the queue of db_share(), or fails with DB_BUSY.
 * Unlocking has no effect if the lock is not held. Before that it now and then
 * leaves a gap for processes that are not in the queue.
 */
void		 sqlite_lock(struct db *);
void		 sqlite_unlock(struct db *);

/*
 * Takes the lock of slow writes of all processes, until sqlite_unlock().
 * Returns false if another connection has it.
 */
bool		 sqlite_lock_slow(struct db *);

/*
 * Returns false if another process runs a checkpoint. While locked,
 * checkpoint_is_waiting() is true.
 */
bool		 checkpoint_lock(void);
void		 checkpoint_unlock(void);

/*
 * Holds reads in checkpoint_let_pass() if a log of this length needs that.
 * Returns until when, clock_steady(), or 0. checkpoint_unlock() ends it, and it
 * ends by itself if this process dies.
 */
#define CHECKPOINT_HOLD	CLOCK_SECOND
int64_t		 checkpoint_hold(size_t pages);

/*
 * Notes the outcome of the last checkpoint and the length of the log, which
 * determine checkpoint_is_stuck().
 */
void		 checkpoint_note_result(bool succeeded);
void		 checkpoint_note_length(size_t pages);

/* Pages mapped into memory (mapped_pages.c) */

/*
 * Reading a mapped page that no longer exists would kill the process. Instead
 * the page reads as zeros and counts as a fault. The connection then fails, at
 * the latest when its statement is done, and recovers by mapping the file
 * again.
 */
void		 mapped_install(void);	/* before the first connection */
unsigned int	 mapped_faults(void);		/* of this process, so far */
bool		 mapped_has_failed(struct db *); /* fails the connection too */
void		 mapped_renew(struct db *);	/* outside of transactions */

/* The file (prepare.c, schema_check.c, file_check.c) */

const char	*_Nullable sqlite_make(const char *path);
struct db	*_Nullable sqlite_look(const char *path, const char **why);
int64_t		 sqlite_schema_version(struct db *);
const char	*_Nullable sqlite_ready(struct db *, bool write);

/*
 * Foreign tables, such as those of a program that replicates the file, are no
 * fault: they cannot change ours. Everything else that is foreign is one.
 */
size_t		 sqlite_check_schema(struct db *, const struct check_report *);

/*
 * Drops foreign tables, those of sqlite_check_schema(), from a copy. Reports
 * the name of each; the report may be NULL.
 */
void		 sqlite_drop_foreign(struct db *, const struct check_report *);
size_t		 sqlite_check_file(struct db *, const struct check_report *);
size_t		 sqlite_check_foreign_keys(struct db *,
		    const struct check_report *);

/*
 * Returns NULL if the file is one of our databases or is empty, otherwise why
 * not.
 */
const char	*_Nullable sqlite_recognize(struct db *, const char *path);

/* Installs id_list() of id_list.c, for store/ids.h. */
void		 id_list_install(struct db *);

#endif
