/*
 * The database file as a whole: made, brought up to date, opened.
 */
#ifndef ALMANAC_STORE_H
#define ALMANAC_STORE_H

#include <sys/types.h>

#include <stdint.h>

struct db;

/*
 * Makes the file if there is none (owner of its folder when made by root, mode
 * 0640 less what the umask takes) and migrates it forward in one transaction.
 * Nothing stays open.  NULL, or what is wrong: "almanac.db is of a newer
 * version (7) than this program (1)", "almanac.db is not a database"; it lives
 * until the next call of this thread.
 */
const char	*store_prepare(const char *path);

/*
 * Opens a database of the current version only to read it, beside those who
 * write: neither it nor its log changes, and no file stays behind.  NULL with
 * `*why` set, as above.
 */
struct db	*_Nullable store_look(const char *path, const char **why);

/*
 * For those who copy files.  A new one with owner as above, and more flags of
 * open(); whether a file is a database that this program knows, or
 * an empty one; the version of its schema, 0 for none.
 */
const char	*store_make_file(const char *path, int flags, mode_t mode,
		    int *fd);
const char	*store_recognize(struct db *, const char *path);
int64_t		 store_version(struct db *);

/* A new database in memory with the current schema, for tests. */
struct db	*store_memory(void);

/*
 * The time of the last write, for Last-Modified of lists (contract section
 * 4.5); 0: nothing was written yet.  Whatever changes what a list may show
 * calls store_wrote(), inside its write transaction.
 */
void		 store_wrote(struct db *, int64_t now);
int64_t		 store_last_write(struct db *);

/*
 * A number that grows with each change of a venue or an organizer that was
 * there before, whoever makes it: as long as it stays, so have they.  0 after
 * a failure.
 */
int64_t		 store_records(struct db *);

#endif
