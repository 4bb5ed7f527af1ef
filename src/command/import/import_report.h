/* What an import has done and what it had to leave out. */
#ifndef ALMANAC_IMPORT_REPORT_H
#define ALMANAC_IMPORT_REPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "store/imports.h"

/* The outcome for a record. */
enum import_fate {
	IMPORT_NEW,
	IMPORT_CHANGED,
	IMPORT_SAME,		/* unchanged since the last import */
	IMPORT_JOINED,		/* an equal record here is used */
	IMPORT_KEPT,		/* changed there and here: not updated */
	IMPORT_GONE,		/* removed here since: not created again */
	IMPORT_REFUSED,

	/* of an import that is taken back */
	IMPORT_TRASHED,
	IMPORT_DELETED,
	IMPORT_STAYS,		/* was here before */
	IMPORT_EDITED,		/* stays: changed here since */
	IMPORT_USED,		/* stays: something else uses it */
	IMPORT_AWAY,		/* was removed here before */
	IMPORT_FATES
};

struct report;

struct report	*report_new(void);
void		 report_free(struct report *);

void		 report_fate(struct report *, enum import_kind,
		    enum import_fate);

/* A record that was counted with another fate. */
void		 report_again(struct report *, enum import_kind,
		    enum import_fate before, enum import_fate,
		    const char *_Nullable title);

/* From now on, report_record() prints a line unless the record is as before. */
void		 report_each(struct report *, FILE *);

/* The same as report_fate(). `title` may be untrusted; NULL: it has none. */
void		 report_record(struct report *, enum import_kind,
		    enum import_fate, const char *title);
int64_t		 report_count(const struct report *, enum import_kind,
		    enum import_fate);
int64_t		 report_seen(const struct report *, enum import_kind);

/* A new user. */
void		 report_user(struct report *, bool administrator);

/*
 * Reports a field that was left out, and why. The first few addresses are kept.
 * All texts may be untrusted: they are copied, shortened, and printed without
 * control characters.
 */
void		 report_lost(struct report *, enum import_kind,
		    const char *field, const char *why, const char *address);

/* The same for a file or a part of it. */
void		 report_passed_over(struct report *, const char *what,
		    const char *why, const char *address);

void		 report_print(const struct report *, FILE *);

/* Whether a record was refused. */
bool		 report_refused(const struct report *);

/* "category" and "categories"; the kind of that name, or false. */
const char	*import_kind_name(enum import_kind);
const char	*import_kind_plural(enum import_kind);
bool		 import_kind_find(const char *name, enum import_kind *);

/*
 * Progress on standard error: a bar on a terminal, otherwise a line for each
 * finished part. `total` 0: unknown.
 */
void		 progress_show(const char *what, int64_t done, int64_t total);
void		 progress_end(const char *what, int64_t done);

/* Shows none from now on: a service has a log instead. */
void		 progress_silence(void);

/* Removes the bar from the terminal. */
void		 progress_clear(void);

/* Prints the reason for a pause. */
void		 progress_wait(const char *why, long seconds);

#endif
