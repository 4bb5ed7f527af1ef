/*
 * _fields=a,b.c: which members of the answer stay (contract section 2.1).
 *
 * A name goes into maps and into every element of a list; what is neither stays
 * as it is when a name leads into it.
 */
#ifndef ALMANAC_FIELDMASK_H
#define ALMANAC_FIELDMASK_H

#include <stdbool.h>

struct arena;
struct buf;
struct fieldmask;
struct value;

/* More words than any answer has members; those behind are ignored. */
#define FIELDMASK_MAX	1024

/* Of a comma text or a list of names; NULL: everything stays. */
const struct fieldmask	*_Nullable fieldmask_read(struct arena *,
		    const struct value *);

/* Whether that member of a list's records stays; NULL: everything does. */
bool			 fieldmask_wants(const struct fieldmask *,
			    const char *list, const char *member);

/* Adds what stays of a JSON text that we wrote ourselves: without blanks. */
void			 fieldmask_apply(const struct fieldmask *,
			    const char *json, struct buf *);

#endif
