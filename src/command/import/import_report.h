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

/* "category" and "categories". */
const char	*import_kind_name(enum import_kind);
const char	*import_kind_plural(enum import_kind);

#endif
