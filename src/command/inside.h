/*
 * Requests that a command makes in its own process: the same tables, checks
 * and handlers as the server's, without a server.  One beside it goes on: its
 * readers see what is committed, its writers wait while a transaction lasts.
 */
#ifndef ALMANAC_COMMAND_INSIDE_H
#define ALMANAC_COMMAND_INSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct db;
struct inside;
struct keep;
struct site;

/*
 * Makes the database or brings it up to date, and opens it; `user` NULL: the
 * administrator with the lowest number.  The site must outlive it; zones are
 * loaded.  NULL, or what is wrong, until the next call.
 */
const char	*inside_open(struct inside **, const char *database,
		    const struct site *, const char *user);

/* The same on a database that is open, which it closes; for tests. */
struct inside	*inside_new(struct db *, const struct site *);

/* What is not committed is undone. */
void		 inside_close(struct inside *);

const struct site	*inside_site(const struct inside *);

/* For statements of one's own, in the same transaction. */
struct db	*inside_db(struct inside *);

/* Unless a transaction is open already. */
void		 inside_begin(struct inside *);

/*
 * Unless none is open.  NULL, or what is wrong: then nothing since
 * inside_begin() has been done.
 */
const char	*inside_commit(struct inside *);

/*
 * The same, then lets others write for a moment; does nothing as long as the
 * transaction is young.  Call it between requests.
 */
const char	*inside_pace(struct inside *);

/*
 * Within a transaction.  `path` stands behind {api} ("/events/21?purge=true"),
 * `json` is the body or NULL.  The status; what a request has done that failed
 * is undone.  A failure of the database is a status from 500 on, and that of
 * every request behind it, and of the commit.
 */
int		 inside_ask(struct inside *, const char *method,
		    const char *path, const char *json);

/* The same; of what is made or changed something is kept, or NULL. */
int		 inside_ask_keeping(struct inside *, const char *method,
		    const char *path, const char *json,
		    const struct keep *);

/* The body of the last answer, until the next request. */
const char	*inside_body(const struct inside *, size_t *length);

#endif
