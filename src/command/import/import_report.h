/* What an import has done, and what it has left out. */
#ifndef ALMANAC_IMPORT_REPORT_H
#define ALMANAC_IMPORT_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "store/imports.h"

/* The outcome for a record. */
enum import_fate {
	IMPORT_NEW,
	IMPORT_CHANGED,
	IMPORT_SAME,		/* unchanged in the source */
	IMPORT_JOINED,		/* an equal record here is used */
	IMPORT_KEPT,		/* changed on both sides: not updated */
	IMPORT_GONE,		/* removed here: not created again */
	IMPORT_OLDER,		/* than what is here: not updated */
	IMPORT_REFUSED,

	/* when an import is undone */
	IMPORT_TRASHED,
	IMPORT_DELETED,
	IMPORT_STAYS,		/* existed before the import */
	IMPORT_EDITED,		/* kept: changed here since */
	IMPORT_USED,		/* kept: in use */
	IMPORT_AWAY,		/* was already removed here */
	IMPORT_FATES
};

struct json;
struct report;

/* What tells a record from others. All may be untrusted, or NULL. */
struct report_row {
	const char	*title;
	const char	*start;		/* clock time, or a day */
	const char	*zone;
	const char	*venue;		/* its name in the source */
};

struct report	*report_new(void);
void		 report_free(struct report *);

void		 report_fate(struct report *, enum import_kind,
		    enum import_fate);

/* Leaves out records that are counted twice with this outcome. */
void		 report_uncount(struct report *, enum import_kind,
		    enum import_fate, size_t count);

/* Counts a record with another outcome than before. */
void		 report_again(struct report *, enum import_kind,
		    enum import_fate before, enum import_fate,
		    const struct report_row *);

/*
 * From now on, report_row() prints a line for each record, except unchanged
 * ones.
 */
void		 report_each(struct report *, FILE *);

/* From now on, report_row() keeps the first records for report_json(). */
void		 report_keep(struct report *);

/*
 * Writes members of an object: `counts`, a list of kind, fate and number;
 * `rows`, a list of kind, fate, title, start, zone and venue; `more`, how many
 * other rows there are; `lost`, a list of number, kind, what was left out, why,
 * and the first few addresses.
 */
void		 report_json(const struct report *, struct json *);

/* Like report_fate(). */
void		 report_row(struct report *, enum import_kind,
		    enum import_fate, const struct report_row *);

/* The same for a record of which only the title is known, or NULL. */
void		 report_record(struct report *, enum import_kind,
		    enum import_fate, const char *_Nullable title);
int64_t		 report_count(const struct report *, enum import_kind,
		    enum import_fate);
int64_t		 report_seen(const struct report *, enum import_kind);

/* Counts a new user. */
void		 report_user(struct report *, bool administrator);

/*
 * Reports a field that was left out, and why. The first few addresses are kept.
 * All texts may be untrusted: they are copied, shortened, and printed without
 * control characters.
 */
void		 report_lost(struct report *, enum import_kind,
		    const char *field, const char *why, const char *address);

/* Reports a file, or a part of one, that was left out. */
void		 report_passed_over(struct report *, const char *what,
		    const char *why, const char *address);

/* The same for a line of a file. */
void		 report_line(struct report *, const char *path,
		    const char *what, int64_t line, const char *why);

void		 report_print(const struct report *, FILE *);

/* Whether a record was rejected. */
bool		 report_refused(const struct report *);

/*
 * "category" and "categories". The third function finds a kind by its name, or
 * returns false.
 */
const char	*import_kind_name(enum import_kind);
const char	*import_kind_plural(enum import_kind);
bool		 import_kind_find(const char *name, enum import_kind *);

/*
 * Shows progress on standard error: a bar on a terminal, otherwise a line for
 * each finished part. `total` 0: unknown.
 */
void		 progress_show(const char *what, int64_t done, int64_t total);
void		 progress_end(const char *what, int64_t done);

/* Turns progress off, for a service with a log. */
void		 progress_silence(void);

/* Removes the bar from the terminal. */
void		 progress_clear(void);

/* Prints the reason for a pause. */
void		 progress_wait(const char *why, long seconds);

#endif
