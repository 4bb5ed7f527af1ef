/*
 * Requests within the process of a command: they use the tables, checks and
 * handlers of the server, but no server. A server can run at the same time:
 * its readers see committed data, and its writers wait while a transaction is
 * open.
 */
#ifndef ALMANAC_COMMAND_INSIDE_H
#define ALMANAC_COMMAND_INSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct extras;
struct inside;
struct picture;
struct request;
struct site;

/*
 * Opens the database; creates it if there is none. If `user` is NULL, it is the
 * administrator with the lowest id. The site must exist until inside_close().
 * Settings of the desk are added to it. Time zones must be loaded. Returns
 * NULL, or an error that is valid until the next call.
 */
const char	*inside_open(struct inside **, const char *database,
		    const struct site *, const char *user);

/*
 * Like inside_open() with an open database, for tests. inside_close() closes
 * it.
 */
struct inside	*inside_new(struct db *, const struct site *);

/* Rolls back uncommitted changes. */
void		 inside_close(struct inside *);

const struct site	*inside_site(const struct inside *);

/* Returns the id of the user who makes the requests. */
int64_t		 inside_user(const struct inside *);

/*
 * No one else uses the database, such as a copy for a dry run: inside_pace()
 * does nothing from now on.
 */
void		 inside_alone(struct inside *);

/* The connection, for other statements in the same transaction. */
struct db	*inside_db(struct inside *);

/* Does nothing in an open transaction. */
void		 inside_begin(struct inside *);

/*
 * Does nothing without an open transaction. Returns NULL, or an error: then
 * everything since inside_begin() is rolled back.
 */
const char	*_Nullable inside_commit(struct inside *);

/*
 * Like inside_commit(), followed by a pause in which others can write. Does
 * nothing while the transaction is young. Call it between requests.
 */
const char	*_Nullable inside_pace(struct inside *);

/*
 * Serves a request in a transaction. `path` is the part after {api}
 * ("/events/21?purge=true"), `json` the body or NULL. Returns the status. A
 * failed request is rolled back. If the database fails, this and all later
 * requests return 500 or more, and the commit fails.
 */
int		 inside_ask(struct inside *, const char *method,
		    const char *path, const char *json);

/*
 * Like inside_ask(). The record gets the values of `extras`, such as its slug
 * and times, unless that is NULL.
 */
int		 inside_ask_with_extras(struct inside *, const char *method,
		    const char *path, const char *json,
		    const struct extras *);

/* Stores a picture that was fetched from `source`. Returns the status. */
int		 inside_keep_picture(struct inside *, const struct picture *,
		    const char *source, const char *alt);

/* Whether an equal record is the last answer, instead of a new one. */
bool		 inside_joined(const struct inside *);

/* The body of the last answer, valid until the next request. */
const char	*inside_body(const struct inside *, size_t *length);

/*
 * A request of an administrator, with which code reads all records without a
 * handler. It lives as long as the arena, the database and the site.
 */
struct request	*inside_reader(struct arena *, struct db *,
		    const struct site *);

#endif
