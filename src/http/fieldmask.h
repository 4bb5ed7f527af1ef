/*
 * _fields=a,b.c: which members of the answer stay (rule 3.8).
 *
 * A name goes into maps and into every element of a list; what is neither stays
 * as it is when a name leads into it.
 */
#ifndef ALMANAC_FIELDMASK_H
#define ALMANAC_FIELDMASK_H

#include <stdbool.h>

struct arena;
struct budget;
struct buf;
struct fieldmask;
struct value;

/* More words than clients have use for; further ones are ignored. */
#define FIELDMASK_MAX	200

/* Of a comma text or a list of names; NULL: everything stays. */
const struct fieldmask	*_Nullable fieldmask_read(struct arena *,
		    const struct value *);

/* Whether that member of a list's records stays; NULL: everything does. */
bool			 fieldmask_wants(const struct fieldmask *,
			    const char *list, const char *member);

/*
 * Appends what stays of a JSON text of ours, which has no blanks. False: the
 * budget is spent.
 */
bool			 fieldmask_apply(const struct fieldmask *,
			    const char *json, struct buf *, struct budget *);

#endif
