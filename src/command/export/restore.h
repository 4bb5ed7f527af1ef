/*
 * Restores the output of almanac export into a database without records, with
 * the same ids, in one transaction: all of it or nothing.
 */
#ifndef ALMANAC_RESTORE_H
#define ALMANAC_RESTORE_H

#include <stdbool.h>
#include <stdint.h>

#include "store/imports.h"

struct db;
struct input;
struct lines;
struct report;
struct request;
struct site;

/* Whether there are no records and no traces of any. */
bool		 restore_fits(struct db *);

/*
 * Call it in a write transaction. Users that exist here, by name, stay as they
 * are, and become the authors of their records. If there are any, other users
 * get their roles and passwords only if the input is trusted. NULL, or an error
 * after which the transaction must be rolled back.
 */
const char	*restore(struct db *, const struct site *, struct input *,
		    bool trusted, struct report *);

/*
 * For restore(): one record, which belongs to `author` here. Errors are in
 * lines->why, or the database has failed. The indexes of events must be made
 * after the last one.
 */
void		 restore_term(struct request *, struct lines *, int kind);
void		 restore_record(struct request *, struct lines *,
		    enum import_kind, int64_t author);

#endif
