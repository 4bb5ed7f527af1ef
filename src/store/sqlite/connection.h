/*
 * A connection to SQLite, for the files of store/sqlite/ alone; everything
 * else sees store/db.h and store/store.h.
 */
#ifndef ALMANAC_CONNECTION_H
#define ALMANAC_CONNECTION_H

#include <sys/types.h>

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

#include "store/db.h"

#define DB_MESSAGE	512
#define DB_COMPOSED	256	/* composed statements cached; a power of two */
#define DB_HEADER_WORDS	6	/* of the WAL-index header */

struct statement {
	struct db	*db;
	sqlite3_stmt	*prepared;	/* NULL: the connection has failed */
	const char	*sql;		/* of a literal; compared by address */
	bool		 open;		/* queried and not done */
	bool		 over;		/* has returned its last row */
};

/* Statements by the address of their SQL: a hash table, open addressing. */
struct statement_table {
	struct statement	**slots;
	size_t			  size;		/* a power of two */
	size_t			  count;
};

/* For db_version(). Without a header and not in memory: always a new one. */
struct db_version {
	const volatile uint64_t	*header;	/* shared by all processes */
	bool			 in_memory;
	uint64_t		 seen[DB_HEADER_WORDS];
	uint64_t		 number;
};

struct db {
	sqlite3			*sqlite;
	struct arena		*arena;		/* ends with the connection */
	struct statement_table	 literals;
	struct statement	 composed[DB_COMPOSED];	/* by hash of the SQL */
	struct statement	 nothing;	/* used after a failure */
	size_t			 open_count;	/* of open statements */
	int64_t			 statement_count;	/* that were begun */
	int			 timeout;	/* milliseconds */
	struct budget		*budget;	/* NULL: none */
	struct db_version	 version;
	bool			 maps;		/* pages of the file */
	unsigned int		 faults;	/* mapped_faults() then */
	bool			 locked;	/* holds the writers' lock */
	void			(*report)(size_t); /* of checkpoint_manual() */
	bool			 keeps;		/* by db_keep_snapshot() */
	uint64_t		 snapshot;	/* its version; 0: none */
	int64_t			 read_until;	/* milliseconds; 0: none */
	struct db_cache		 cache;
	enum db_error		 error;
	char			 message[DB_MESSAGE];
};

/*
 * A connection with our settings; `flags` are those of sqlite3_open_v2(). NULL
 * with `*why` set, as db_open().
 */
struct db	*_Nullable db_connect(const char *path, int flags,
		    const char **why);

/* An empty database in memory. */
struct db	*db_connect_memory(void);

/* Fails the connection when its budget is spent; false: it has failed. */
bool		 db_check_budget(struct db *);

/* Errors (errors.c) */

/* Fails with an SQLite result code; aborts for those that are our mistake. */
void		 db_fail_code(struct db *, int code, const char *sql);

/*
 * The file has been renamed or removed, or its log has: a commit would be lost
 * when the last process closes it. Moving it back, but no copy, repairs this.
 */
bool		 db_has_moved(struct db *);

/* What is wrong with a file; the text lives until this thread's next call. */
const char	*explain(const char *, ...)
		    __attribute__((format(printf, 1, 2)));
const char	*explain_open(const char *path, sqlite3 *);

/* Of a failed connection: "cannot prepare 'x.db': disk is full". */
const char	*explain_failure(const char *doing, const char *path,
		    struct db *);

/* Statements (statement.c) */

/* Runs a literal even on a connection that has failed. */
void		 db_run_always(struct db *, const char *sql);

/* Statements that were left open would keep their transaction open. */
void		 db_reset_all(struct db *);
void		 db_finalize_all(struct db *);

/* Transactions (transaction.c) */

/*
 * SQLite's progress handler, called every DB_PROGRESS instructions. True stops
 * the statement: the budget is spent, or the read transaction has timed out.
 */
#define DB_PROGRESS	100
int		 db_progress(void *db);

/*
 * Finds what db_version() compares. Call it after the first read: before that
 * SQLite has no log.
 */
void		 db_version_init(struct db *);

/* Locks of all processes (locks.c) */

/*
 * Takes the writers' lock in the queue of db_share(), or fails with
 * DB_BUSY. Unlocking without holding it does nothing.
 */
void		 db_lock(struct db *);
void		 db_unlock(struct db *);

/* False: another process is at it. While locked, checkpoint_is_waiting(). */
bool		 checkpoint_lock(void);
void		 checkpoint_unlock(void);

/*
 * Notes how the last checkpoint ended and how long the log is; from both
 * follows checkpoint_is_stuck().
 */
void		 checkpoint_note_result(bool succeeded);
void		 checkpoint_note_length(size_t pages);

/* Files (vfs.c) */

/* Follows a file of SQLite's own VFS in memory. */
struct vfs_file {
	sqlite3_io_methods		 ours;	/* which the file uses */
	const sqlite3_io_methods	*theirs;
	sqlite3_int64			 size;	/* when opened or unmapped */
};

/* Call once, before any connection; all use it from then on. */
void		 vfs_install(void);

struct vfs_file	*vfs_file(sqlite3_file *);

/* The write-ahead log (wal_file.c) */

void		 wal_replace(sqlite3_io_methods *);

/*
 * Around the COMMIT of a connection, in its thread. A connection that does not
 * sync writes the buffer at the end; if that fails, readers may already rely on
 * the commit, so the process aborts.
 */
void		 wal_buffer_begin(void);
void		 wal_buffer_end(bool committed);

/* Pages mapped into memory (mapped_pages.c) */

/*
 * A mapped page that cannot be read would end the process. Instead it reads
 * as zeros and counts as a fault. The connection then fails, at the latest
 * when its statement is done, and maps the file again to recover.
 */
void		 mapped_install(sqlite3_vfs *);	/* of SQLite itself */
void		 mapped_replace(sqlite3_io_methods *);
unsigned int	 mapped_faults(void);		/* so far, of this process */
bool		 mapped_has_failed(struct db *); /* fails the connection too */
void		 mapped_renew(struct db *);	/* outside of transactions */

/* The file (prepare.c) */

/* Whether it is a database of ours, or an empty one; NULL, or why it is not. */
const char	*store_recognize(struct db *, const char *path);

/* SQL functions (functions.c) */

/* The type of the pointer that db_bind_search() binds. */
#define SEARCH_POINTER	"search"

void		 functions_install(struct db *);

/* id_list() of id_list.c, for store/lists/query.h */
void		 id_list_install(struct db *);

#endif
