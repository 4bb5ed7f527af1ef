/*
 * Reads the output of `almanac export`, line by line. A missing or invalid
 * member sets lines->why, unless it is set already, and the function returns a
 * harmless value.
 */
#ifndef ALMANAC_EXPORT_READ_H
#define ALMANAC_EXPORT_READ_H

#include <stdbool.h>
#include <stdint.h>

#include "store/imports.h"
#include "store/status.h"

struct arena;
struct input;
struct report;
struct request;
struct value;

struct lines {
	struct arena		*arena;		/* of the line; the caller's */
	const struct value	*line;
	const char		*why;		/* in the arena, or NULL */
	struct report		*report;	/* for texts that are cut */
	const char		*kind;
	bool			 ended;		/* it is "end" */
	int64_t			 number;	/* of the line */
};

/*
 * Calls `first` for the first line, whose version is known, and `next` for
 * each further line. The last line must be of kind "end". Both functions
 * return NULL, or an error that is not about the line. Returns NULL or the
 * first error.
 */
typedef const char	*lines_call(struct lines *, void *context);
const char	*lines_each(struct lines *, struct input *, lines_call *first,
		    lines_call *next, void *context);

bool		 lines_has(const struct lines *, const char *name);
const char	*lines_text(struct lines *, const char *name);
const char	*lines_line(struct lines *, const char *name);	/* one line */
const char	*lines_slug(struct lines *, const char *name);
const char	*lines_optional(struct lines *, const char *name, const char *);
int64_t		 lines_integer(struct lines *, const char *name);
int64_t		 lines_bounded(struct lines *, const char *name, int64_t least,
		    int64_t most);
int64_t		 lines_id(struct lines *, const char *name);	/* from 1 */
int64_t		 lines_optional_id(struct lines *, const char *name); /* or 0 */
double		 lines_number(struct lines *, const char *name, double least,
		    double most);
bool		 lines_truth(struct lines *, const char *name);
int64_t		 lines_time(struct lines *, const char *name);
enum status	 lines_status(struct lines *, const char *name);

/* Iterates over the ids of a list: pass NULL first. Returns NULL at the end. */
const struct value	*_Nullable lines_next(struct lines *, const char *name,
			    const struct value *, int64_t *id);

void		 lines_fail(struct lines *, const char *name,
		    const char *what);

/*
 * Loads one record for export_load(). `author` is the id of its author here.
 * Errors are in lines->why, or the database has failed. Rebuild the indexes of
 * events after the last record.
 */
void		 load_term(struct request *, struct lines *,
		    enum import_kind);
void		 load_record(struct request *, struct lines *,
		    enum import_kind, int64_t author);
void		 load_series(struct request *, struct lines *);

/*
 * Checks the members of an event that no request sets. The password is a hash,
 * or NULL. `detached` is a list as in calendar/series_shared.h.
 */
void		 lines_check_event(struct lines *,
		    const char *_Nullable password, const char *detached);

/* Names of the sequences, by enum sequence. */
extern const char *const	 export_sequences[];

#endif
