/*
 * What an engine implements, for store/ only. The functions of db.h, store.h
 * and check.h that depend on the engine call the one of their connection or
 * address.
 */
#ifndef ALMANAC_ENGINE_H
#define ALMANAC_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/sequences.h"
#include "store/store.h"

#define DB_MESSAGE	512
#define DB_COMPOSED	256	/* composed statements cached; a power of two */

struct check_report;

struct statement {
	struct db	*db;
	void		*prepared;	/* the engine's; NULL: failed */
	const char	*sql;		/* of a literal; compared by address */
	bool		 open;		/* queried and not done */
	bool		 over;		/* has returned its last row */
};

/* Statements by the address of their SQL: a hash table with open addressing. */
struct statement_table {
	struct statement	**slots;
	size_t			  size;		/* a power of two */
	size_t			  count;
};

/* The last numbers that were taken, of a transaction that writes. */
struct db_sequences {
	struct statement	*sent;		/* with BEGIN; or NULL */
	bool			 known;
	uint64_t		 rollbacks;	/* of struct db_cache */
	int64_t			 last[SEQUENCES];
};

/* The first member of an engine's own struct. */
struct db {
	const struct engine	*engine;
	struct arena		*arena;		/* ends with the connection */
	struct statement_table	 literals;
	struct statement	 composed[DB_COMPOSED];	/* by hash of the SQL */
	struct statement	 nothing;	/* used after a failure */
	size_t			 open_count;	/* number of open statements */
	int64_t			 statement_count;	/* run so far */
	int64_t			 round_trips;
	size_t			 queued;	/* of unknown outcome */
	int			 timeout;	/* milliseconds */
	bool			 patient;	/* a read lasts as long as the
						   database goes on, and
						   answers within `timeout` */
	struct budget		*budget;	/* NULL: none */
	struct db_cache		 cache;
	struct connected	*index;		/* store/index/connected.h */
	bool			 in_transaction;
	struct statement	*sent_state;	/* with BEGIN; or NULL */
	struct store_state	 state;		/* of a read transaction */
	bool			 has_state;
	struct db_sequences	 sequences;
	enum db_error		 error;
	char			 message[DB_MESSAGE];
};

/*
 * The functions for statements are called only if the statement is prepared
 * and nothing has failed, except `reset` and `forget`. `prepare` sets
 * `prepared`, or fails the connection.
 */
struct engine {
	bool		 (*serves)(const char *address);
	bool		 (*has_password)(const char *address);
	const char	*(*make)(const char *address);	/* store_prepare() */
	struct db	*(*look)(const char *address, const char **why);
	struct db	*(*open)(const char *address, const char **why);
	void		 (*close)(struct db *);
	void		 (*share)(void);
	void		 (*recover)(struct db *);	/* after the rollback */
	void		 (*settle)(struct db *);	/* until none is
							   queued */

	void		 (*prepare)(struct statement *, const char *sql);
	const char	*(*text_of)(const struct statement *);	/* its SQL */
	void		 (*reset)(struct statement *);
	void		 (*forget)(struct statement *);
	void		 (*send)(struct statement *);	/* NULL: in process */
	bool		 (*step)(struct statement *);
	void		 (*run)(struct statement *);
	void		 (*script)(struct db *, const char *sql);
	int64_t		 (*changes)(struct db *);
	int64_t		 (*changes_so_far)(struct db *);

	void		 (*bind_integer)(struct statement *, int, int64_t);
	void		 (*bind_number)(struct statement *, int, double);
	void		 (*bind_null)(struct statement *, int);
	void		 (*bind_text)(struct statement *, int, const char *);
	void		 (*bind_blob)(struct statement *, int, const void *,
			    size_t);

	int64_t		 (*integer)(struct statement *, int);
	double		 (*number)(struct statement *, int);
	bool		 (*null)(struct statement *, int);
	const char	*(*text)(struct statement *, int);
	const void	*(*blob)(struct statement *, int, size_t *length);
	const char	*(*name)(struct statement *, int);	/* of a
								   column */

	void		 (*begin_read)(struct db *);
	void		 (*end_read)(struct db *);
	bool		 (*begin_write)(struct db *, bool slow);
	bool		 (*is_writing)(struct db *);
	bool		 (*commit)(struct db *);
	void		 (*rollback)(struct db *);
	void		 (*savepoint)(struct db *);
	void		 (*savepoint_keep)(struct db *);
	void		 (*savepoint_undo)(struct db *);
	void		 (*begin_filling)(struct db *);
	void		 (*end_filling)(struct db *);
	bool		 (*lock_job)(struct db *, enum db_job);
	void		 (*keep_snapshot)(struct db *);
	void		 (*release_snapshot)(struct db *);
	uint64_t	 (*version)(struct db *);
	uint64_t	 (*snapshot_version)(struct db *);
	void		 (*replicas)(struct db *, struct db_replicas *);
						/* NULL: none */

	int64_t		 (*schema_version)(struct db *); /* store_version() */
	const char	*(*ready)(struct db *, bool write);

	/*
	 * For check_database(): these return the number of faults that they
	 * reported. The schema must be exactly that of its version: every
	 * table, index and trigger, and nothing else. check_storage() looks at
	 * files, check_foreign_keys() at references that are not enforced.
	 */
	size_t		 (*check_schema)(struct db *,
			    const struct check_report *);
	size_t		 (*check_storage)(struct db *,
			    const struct check_report *);
	size_t		 (*check_foreign_keys)(struct db *,
			    const struct check_report *);
};

/*
 * Allocates a connection of `size` bytes. Its first member must be struct db.
 */
struct db	*db_new(const struct engine *, size_t size);

/*
 * Frees the connection and what it cached. Its statements must be forgotten
 * before.
 */
void		 db_free(struct db *);

/*
 * Fails the connection if its budget is spent. Returns false if it has failed.
 */
bool		 db_check_budget(struct db *);

/*
 * A transaction that reads, or that writes, begins: sends the statement that
 * nearly every one needs to a server. It ends.
 */
void		 store_state_begin(struct db *);
void		 store_state_end(struct db *);
void		 sequences_begin(struct db *);
void		 sequences_end(struct db *);

/* Runs several statements that return no rows: the schema, settings. */
void		 db_script(struct db *, const char *sql);

/* Runs a literal, even if the connection has failed. */
void		 db_run_always(struct db *, const char *sql);

/* The numbers of db_traffic(). */
enum db_traffic_number {
	DB_ROUND_TRIPS, DB_CONNECTS, DB_RECONNECTS, DB_CONNECTIONS_OPEN,
	DB_TRAFFIC_NUMBERS
};

void		 db_traffic_add(enum db_traffic_number, int64_t);

/*
 * Resets or forgets statements, since an open one would keep its transaction
 * open.
 */
void		 db_reset_all(struct db *);
void		 db_forget_all(struct db *);

/* Aborts if a statement is open: its transaction could not end. */
void		 db_check_all_done(const struct db *);

/* Formats an error message, which is valid until this thread's next call. */
const char	*explain(const char *, ...)
		    __attribute__((format(printf, 1, 2)));

#endif
