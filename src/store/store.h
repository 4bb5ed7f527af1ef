/*
 * The database as a whole: how it is created and opened, and its
 * metadata.
 */
#ifndef ALMANAC_STORE_H
#define ALMANAC_STORE_H

#include <sys/types.h>

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;

/*
 * Whether an address is that of a file; other addresses are those of a server.
 */
bool		 store_is_file(const char *address);

/*
 * Whether the address contains a password, which others could see in the list
 * of processes.
 */
bool		 store_has_password(const char *address);

/*
 * Creates the file, and its tables in one transaction, if it does not exist. A
 * new file has mode 0640 less the umask. If root creates it, it belongs to the
 * owner of its folder. Nothing stays open. Returns NULL, or an error message,
 * for example "almanac.db is of a newer version (7) than this program (1)",
 * which lives until this thread's next call.
 */
const char	*store_prepare(const char *path);

/*
 * Opens a database of the current version for reading, while others may write.
 * Changes neither the database nor its log, and leaves no files. Returns NULL
 * with `*why` set, as above.
 */
struct db	*_Nullable store_look(const char *path, const char **why);

/*
 * Creates a file with an owner as above; `flags` are additional flags of
 * open(). Returns NULL or an error message.
 */
const char	*_Nullable store_make_file(const char *path, int flags,
	    mode_t mode, int *fd);

/* Returns the version of the schema, or 0 if there is none. */
int64_t		 store_version(struct db *);

/*
 * Whether the database is ready: takes the writers' lock, compares the version
 * of the schema and, with `write`, commits a page without changing it. Returns
 * NULL, or an error message that lives until this thread's next call.
 */
const char	*store_ready(struct db *, bool write);

/* A new database in memory with the current schema, for tests. */
struct db	*store_memory(void);

/*
 * The time of the last write, for Last-Modified of lists (rule 29.1), or 0.
 * Call store_wrote() in each write transaction that may change a list.
 */
void		 store_wrote(struct db *, int64_t now);
int64_t		 store_last_write(struct db *);

/*
 * Call it instead when venues and organizers may look different although their
 * rows are the same.
 */
void		 store_changed_records(struct db *, int64_t now);

/*
 * State of the whole database that nearly every read needs. A read transaction
 * reads it once, and a server sends it with BEGIN. All zeros after a failure.
 */
struct store_state {
	int64_t	 last_write;	/* store_last_write() */

	/*
	 * Version of the venues and organizers: increases whenever one of them
	 * is updated or deleted, but not when one is created. Triggers increase
	 * it, and store_changed_records().
	 */
	int64_t	 records;
	int64_t	 next_due;	/* first scheduled event; INT64_MAX: none */

	/*
	 * The last date of a scheduled venue or organizer. If it is past, none
	 * will be published.
	 */
	int64_t	 last_place;

	/* The last row of `changes` (store/index/changes.h); 0: none. */
	int64_t	 last_change, last_mark;
};

struct store_state store_state(struct db *);

/*
 * Identifies this site: 32 random hexadecimal digits, created with the
 * database. A copy or an export keeps them.
 */
const char	*site_id(struct db *, struct arena *);

/*
 * Call it inside a write transaction. Returns false if `id` does not have this
 * form.
 */
bool		 site_id_set(struct db *, const char *id);

#endif
