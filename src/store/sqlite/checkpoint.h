/*
 * Checkpoints: they copy the write-ahead log back into the database while
 * requests are served.
 *
 * A commit only writes to the log. Once the log is long, it is copied into the
 * database while others read and write. Then, while writers wait, the pages
 * added meanwhile are copied too, so that the next commit starts the log over.
 * The file keeps its size up to a limit, since overwriting is cheaper than
 * appending.
 */
#ifndef ALMANAC_CHECKPOINT_H
#define ALMANAC_CHECKPOINT_H

#include <stdbool.h>
#include <stddef.h>

struct db;

/*
 * Commits of this connection no longer start checkpoints. Instead they call
 * `report` with the length of the log in pages, in the connection's thread.
 */
void	checkpoint_manual(struct db *, void (*report)(size_t pages));

/*
 * Copies as much as possible of a log of `pages` pages. The connection must
 * not be used for anything else. Returns the length of the log at which to
 * call it again. If db_failed(), retry later: nothing is lost, but the log
 * stays.
 */
size_t	checkpoint_run(struct db *, size_t pages);

/* The length of the log, in pages, at which to call it for the first time. */
#define CHECKPOINT_DUE	8000

/*
 * If checkpoints fail, writing stops at about this length of the log, in
 * pages.
 */
#define CHECKPOINT_MAX	32768

/*
 * Whether writing has stopped until a checkpoint succeeds; retry checkpoints as
 * long as this is true.
 */
bool	checkpoint_is_stuck(void);

/*
 * Whether a checkpoint waits for readers. A connection that keeps its snapshot
 * between requests must then release the snapshot.
 */
bool	checkpoint_is_waiting(void);

/*
 * Call it before a read that may take long. Reads that overlap would keep parts
 * of the log in use at any time. So they wait, for a second at most, while a
 * checkpoint of a long log waits for those that began before.
 */
void	checkpoint_let_pass(void);

#endif
