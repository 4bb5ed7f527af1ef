/*
 * What an import has done, and what it could not take over.
 */
#ifndef ALMANAC_IMPORT_REPORT_H
#define ALMANAC_IMPORT_REPORT_H

#include <stdint.h>
#include <stdio.h>

#include "store/imports.h"

/* What became of a record that came. */
enum import_fate {
	IMPORT_NEW,
	IMPORT_CHANGED,
	IMPORT_SAME,		/* as it came before */
	IMPORT_JOINED,		/* one here is equal and stands for it */
	IMPORT_KEPT,		/* has changed there and here: left alone */
	IMPORT_GONE,		/* was removed here since: stays away */
	IMPORT_REFUSED,
	IMPORT_FATES
};

struct report;

struct report	*report_new(void);
void		 report_free(struct report *);

void		 report_fate(struct report *, enum import_kind,
		    enum import_fate);
int64_t		 report_count(const struct report *, enum import_kind,
		    enum import_fate);
int64_t		 report_seen(const struct report *, enum import_kind);

/*
 * A field that was left out, and why; the first few addresses stay.  All texts
 * may be foreign: they are copied, cut, and printed without control codes.
 */
void		 report_lost(struct report *, enum import_kind,
		    const char *field, const char *why, const char *address);

/* The same of what is no record: a file or a part of it. */
void		 report_passed_over(struct report *, const char *what,
		    const char *why, const char *address);

void		 report_print(const struct report *, FILE *);

/* A foreign text on a terminal. */
void		 report_print_text(FILE *, const char *);

/* "category" and "categories". */
const char	*import_kind_name(enum import_kind);
const char	*import_kind_plural(enum import_kind);

#endif
