/*
 * Files of calendars that users have sent at the desk (rules, section 47),
 * until they are imported, and what became of them. A process of `almanac
 * subscribe` does the work.
 */
#ifndef ALMANAC_UPLOADS_H
#define ALMANAC_UPLOADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"

struct arena;
struct db;

/* The numbers are stored, so the order must not change. */
enum upload_state {
	UPLOAD_WAITING,		/* for its preview, which is work */
	UPLOAD_PREVIEWED,
	UPLOAD_IMPORTING,	/* work */
	UPLOAD_DONE,
	UPLOAD_UNDOING,		/* work */
	UPLOAD_UNDONE,
	UPLOAD_FAILED		/* it cannot be imported */
};

struct upload {
	int64_t			 id;
	int64_t			 user;
	const char		*login;		/* of the user */
	const char		*name;		/* of the file */
	const char		*categories;	/* one per line */
	const char		*source;	/* of its records, once it is
						   read; then import_undo()
						   undoes it */
	enum status		 status;	/* publish, pending or draft */
	enum upload_state	 state;
	int64_t			 tries;		/* of the work */
	int64_t			 created;
	int64_t			 due;		/* it is deleted then */
	const char		*report;	/* JSON, or "" */
};

/* Copies texts to the arena. Returns false if there is no such upload. */
bool	upload_get(struct db *, struct arena *, int64_t id, struct upload *);

bool	upload_exists(struct db *, int64_t id);

/*
 * The newest uploads of a user, or of all if `user` is 0, in the arena. Returns
 * their number.
 */
size_t	uploads_list(struct db *, struct arena *, int64_t user,
	    struct upload **list);

/* The file, in the arena. */
void	*_Nullable upload_bytes(struct db *, struct arena *, int64_t id,
		    size_t *length);

/* Whether there is work, now or as soon as a user agrees. */
bool	uploads_wait(struct db *);

/* The first upload with work, or 0. */
int64_t	upload_next(struct db *);

/* Whether the user has an upload that is being imported or undone. */
bool	upload_is_busy(struct db *, int64_t user);

/*
 * Call all functions below inside a write transaction. upload_add() replaces
 * the user's uploads that are not imported. Returns the id.
 */
int64_t	upload_add(struct db *, const struct upload *, const void *bytes,
	    size_t length, int64_t now);

/* Does nothing if it is imported, or is being imported or undone. */
void	upload_remove(struct db *, int64_t id);

/* Returns false if its state was another one. */
bool	upload_move(struct db *, int64_t id, enum upload_state from,
	    enum upload_state to, int64_t now);

/*
 * Counts a try, so that a file that kills the process is not read for ever, or
 * takes it back if it was stopped.
 */
void	upload_try(struct db *, int64_t id, int change);

/*
 * Stores the result of the work that had this state. The file is no longer
 * needed when it is imported.
 */
void	upload_ended(struct db *, const struct upload *, enum upload_state,
	    const char *report, int64_t now);

bool	uploads_are_old(struct db *, int64_t now);
void	uploads_drop_old(struct db *, int64_t now);

#endif
