/*
 * The inside of store/db.h: what only the files of store/ may see.
 */
#ifndef ALMANAC_DB_SQLITE_H
#define ALMANAC_DB_SQLITE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

#include "store/db.h"

#define DB_MESSAGE	512
#define DB_COMPOSED	256	/* composed texts kept; a power of two */
#define DB_STATE_WORDS	6	/* of the WAL-index header */

struct arena;
struct search_words;

struct statement {
	struct db	*db;
	sqlite3_stmt	*prepared;	/* NULL: the connection has failed */
	const char	*sql;		/* of a literal; its address counts */
	bool		 open;		/* queried and not done */
	bool		 over;		/* has given its last row */
};

/* Statements by the address of their text: a hash table, open addressing. */
struct statement_table {
	struct statement	**slots;
	size_t			  size;		/* a power of two */
	size_t			  count;
};

/* What db_state() compares; neither a header nor in memory: always new. */
struct db_state {
	const volatile uint64_t	*header;	/* shared with all processes */
	bool			 in_memory;
	uint64_t		 seen[DB_STATE_WORDS];
	uint64_t		 number;
};

struct db {
	sqlite3			*sqlite;
	struct arena		*arena;		/* ends with the connection */
	struct statement_table	 literals;
	struct statement	 composed[DB_COMPOSED];	/* by hash of the text */
	struct statement	 nothing;	/* stands in after a failure */
	size_t			 open_count;	/* of open statements */
	int			 patience;	/* milliseconds */
	struct budget		*budget;	/* NULL: none */
	struct db_state		 state;
	bool			 maps;		/* pages of the file */
	unsigned int		 faults;	/* db_map_faults() of then */
	bool			 locked;	/* holds the writers' lock */
	void			(*tell)(size_t); /* of checkpoint_leave() */
	bool			 holds;		/* asked for by db_hold_reads() */
	uint64_t		 held;		/* state of what is open; or 0 */
	int64_t			 read_until;	/* milliseconds; 0: not reading */
	uint64_t		 writes;	/* transactions begun to write */
	uint64_t		 undone;	/* savepoints and those, undone */
	struct search_words	*words;		/* NULL: nobody asked for them */
	enum db_error		 error;
	char			 message[DB_MESSAGE];
};

/*
 * A connection with our settings; `flags` of sqlite3_open_v2().  NULL with
 * `*why` set, as db_open().
 */
struct db	*_Nullable db_connect(const char *path, int flags,
		    const char **why);

/* Keeps the first failure; aborts for those that are our own mistake. */
void		 db_fail(struct db *, int code, const char *sql);
void		 db_fail_with(struct db *, enum db_error, const char *message);

/* Says what is wrong with the program, and ends it. */
void		 db_abort(const char *what, const char *sql)
		    __attribute__((noreturn));

/*
 * A statement that is put together at run time from literals, and so is found
 * by its content.  As db_query() otherwise.
 */
struct statement	*db_compose(struct db *, const char *sql);

/* Something that lives in this process, for a function of ours. */
void		 db_bind_pointer(struct statement *, int, void *,
		    const char *type);

/*
 * The place in the queue of db_share_lock(); failing is DB_BUSY.  To release
 * what is not held does nothing.
 */
void		 db_lock(struct db *);
void		 db_unlock(struct db *);

/* False: another process is at it.  Until its end checkpoint_waits(). */
bool		 db_begin_checkpoint(void);
void		 db_end_checkpoint(void);

/*
 * How the last checkpoint went, and how long the log is: both together tell
 * whether checkpoint_is_stuck().
 */
void		 db_judge_checkpoint(bool succeeded);
void		 db_judge_log(size_t pages);

/*
 * For SQLite's progress handler, called every DB_PROGRESS instructions: the
 * budget is spent, or a read has lasted too long.
 */
#define DB_PROGRESS	100
int		 db_is_late(void *db);

/* Fails the connection when its budget is spent; false: it has failed. */
bool		 db_go_on(struct db *);

/* There is no room for what failed with this code. */
bool		 db_is_full(sqlite3 *, int code);

/*
 * The system could not read one of the files; true from then on.  SQLite calls
 * that corrupt, though only what it did read can be.
 */
bool		 db_is_unreadable(sqlite3 *);

/*
 * The file has another name or none, or its log has none: what is written to
 * it is lost at the end.  Whoever puts it back, no copy, heals that.
 */
bool		 db_has_moved(struct db *);

/*
 * Pages that are mapped and cannot be read: the system would end the process.
 * They read as zeros instead and count as a fault; then the connection fails,
 * at the latest when its statement is done, and maps anew to recover.
 */
void		 db_map_watch(void);		/* once, before any connection */
unsigned int	 db_map_faults(void);		/* so far, of this process */
bool		 db_map_broke(struct db *);	/* fails it when it has */
void		 db_map_renew(struct db *);	/* outside of transactions */
void		 db_map_drop(void);		/* what no connection uses */

/*
 * Finds what db_state() looks at.  The connection has read something: until
 * then SQLite has no log.
 */
void		 db_state_find(struct db *);

/* Runs a literal even on a connection that has failed. */
void		 db_insist(struct db *, const char *sql);

/* Statements that nobody finished hold their transaction open. */
void		 db_reset_all(struct db *);
void		 db_finalize_all(struct db *);

/* Several statements without rows: of the schema, settings. */
void		 db_script(struct db *, const char *sql);

#endif
