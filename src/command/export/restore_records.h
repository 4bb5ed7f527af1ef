/*
 * One record of a line, as it was; private to restore.c.
 */
#ifndef ALMANAC_RESTORE_RECORDS_H
#define ALMANAC_RESTORE_RECORDS_H

#include <stdint.h>

#include "store/imports.h"

struct lines;
struct request;

/*
 * In the request's write transaction; `author` is what the number of the line
 * is here. What is wrong is in lines->why, or the database has failed. What
 * is derived of events must be made anew behind the last one.
 */
void	restore_term(struct request *, struct lines *, int kind);
void	restore_record(struct request *, struct lines *, enum import_kind,
	    int64_t author);

#endif
