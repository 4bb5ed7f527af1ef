/*
 * _fields=a,b.c: selects the members of an answer (rule 3.8).
 *
 * A name applies to maps and to every element of a list. Other values are kept
 * unchanged.
 */
#ifndef ALMANAC_FIELDMASK_H
#define ALMANAC_FIELDMASK_H

#include <stdbool.h>

struct arena;
struct value;

/* Words in all names; further ones are ignored. */
#define FIELDMASK_MAX	200

/*
 * Reads a comma-separated text or a list of names, for json_select(). Returns
 * NULL if all members are kept.
 */
const struct value	*_Nullable fieldmask_read(struct arena *,
		    const struct value *);

/* Whether this member of a list's records is kept. With a NULL mask all are. */
bool			 fieldmask_wants(const struct value *mask,
			    const char *list, const char *member);

#endif
